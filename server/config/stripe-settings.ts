// Reads the Stripe keys: all three or none, all of the same mode. A message never contains a key.
import { ConfigError, setting } from './read-setting.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Verifies that a webhook event comes from Stripe. */
  readonly webhookSecret: string
  /** Follows the account's own name on the customer's bank statement. */
  readonly statementSuffix?: string | undefined
  /** Whether the keys belong to Stripe's test mode, where no money moves. */
  readonly isTestMode: boolean
  /** The URL of the Stripe simulator on this machine, for tests; undefined for Stripe itself. */
  readonly api?: URL | undefined
}

const keyKinds = {
  STRIPE_SECRET_KEY: {
    label: 'the secret key',
    prefix: /^[sr]k_(test|live)_/,
    prefixLabel: 'sk_live_ or sk_test_',
  },
  STRIPE_PUBLISHABLE_KEY: {
    label: 'the publishable key',
    prefix: /^pk_(test|live)_/,
    prefixLabel: 'pk_live_ or pk_test_',
  },
  STRIPE_WEBHOOK_SECRET: { label: 'the webhook’s secret', prefix: /^whsec_/, prefixLabel: 'whsec_' },
}

type KeyName = keyof typeof keyKinds

/** The message does not contain the key, which is as secret as a password. */
function stripeKeyError(name: KeyName, value: string): string | undefined {
  const kind = keyKinds[name]
  const found = Object.values(keyKinds).find(({ prefix }) => prefix.test(value))
  if (!found) return `does not look like a key of its kind: it must begin with ${kind.prefixLabel}.`
  if (found !== kind) return `is ${found.label}, not ${kind.label}.`
  const rest = value.replace(kind.prefix, '')
  return /^[\w+/=-]{8,250}$/.test(rest) ? undefined : 'begins as it should, and looks cut off.'
}

export const stripeKey = (name: KeyName) =>
  setting(
    (value) => (stripeKeyError(name, value.trim()) ? undefined : value.trim()),
    (value) => `${stripeKeyError(name, value.trim())} Copy it again from your Stripe account.`,
  )

interface StripeKeySettings extends Readonly<Partial<Record<KeyName, string | undefined>>> {
  readonly STRIPE_STATEMENT_SUFFIX?: string | undefined
  readonly STRIPE_API_URL?: URL | undefined
  readonly PAYMENTS?: 'demo' | 'counter' | 'stripe' | undefined
}

export function readStripeKeys(settings: StripeKeySettings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: api, PAYMENTS: payments } = settings
  const missing = Object.keys(keyKinds).filter((name) => !settings[name as KeyName])
  if (missing.length === 3) {
    if (payments !== 'stripe') return undefined
    throw new ConfigError(
      'PAYMENTS is stripe, and the keys are missing. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, from the pages of your Stripe account.',
    )
  }
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new ConfigError(
      `For Stripe all three keys are needed; ${missing.join(' and ')} must be set too. They are in the pages of your Stripe account, under Developers.`,
    )
  }
  // Keys beside PAYMENTS=demo are a mistake: the food would be given away.
  if (payments === 'demo') {
    throw new ConfigError(
      'PAYMENTS is demo, and there are keys of Stripe: nobody would pay. Unset PAYMENTS to charge cards, or unset the three STRIPE_ settings.',
    )
  }
  const [isTestMode, isPublishableTest] = [secretKey, publishableKey].map((key) => /^.k_test_/.test(key))
  if (isTestMode !== isPublishableTest) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, one for tests and one for real money. Take both from the same mode.',
    )
  }
  if (api && !isTestMode) {
    throw new ConfigError(
      'STRIPE_API_URL is for tests on this machine, and the keys are for real money. Unset STRIPE_API_URL.',
    )
  }
  const statementSuffix = settings.STRIPE_STATEMENT_SUFFIX
  return { secretKey, publishableKey, webhookSecret, statementSuffix, isTestMode: isTestMode === true, api }
}
