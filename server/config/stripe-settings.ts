// The keys of Stripe: all three or none, of one mode, and never repeated in a message.
import { ConfigError, setting } from './read-setting.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Proves that a hint about a payment comes from Stripe. */
  readonly webhookSecret: string
  /** Stands behind the account's own name on the customer's bank statement. */
  readonly statementSuffix?: string | undefined
  /** The keys are those of Stripe's test mode, where no money moves. */
  readonly isTestMode: boolean
  /** Where the tests' own Stripe listens on this machine; undefined: Stripe itself. */
  readonly api?: URL | undefined
}

const kinds = {
  STRIPE_SECRET_KEY: {
    called: 'the secret key',
    begins: /^[sr]k_(test|live)_/,
    beginning: 'sk_live_ or sk_test_',
  },
  STRIPE_PUBLISHABLE_KEY: {
    called: 'the publishable key',
    begins: /^pk_(test|live)_/,
    beginning: 'pk_live_ or pk_test_',
  },
  STRIPE_WEBHOOK_SECRET: { called: 'the webhook’s secret', begins: /^whsec_/, beginning: 'whsec_' },
}

type KeyName = keyof typeof kinds

/** A key is a password: the message does not repeat it. */
function stripeKeyError(name: KeyName, value: string): string | undefined {
  const kind = kinds[name]
  const found = Object.values(kinds).find(({ begins }) => begins.test(value))
  if (!found) return `does not look like a key of its kind: it must begin with ${kind.beginning}.`
  if (found !== kind) return `is ${found.called}, not ${kind.called}.`
  const rest = value.replace(kind.begins, '')
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

export function readStripeKeys(given: StripeKeySettings): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: api, PAYMENTS: payments } = given
  const missing = Object.keys(kinds).filter((name) => !given[name as KeyName])
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
  // Nobody sets keys in order to give the food away.
  if (payments === 'demo') {
    throw new ConfigError(
      'PAYMENTS is demo, and there are keys of Stripe: nobody would pay. Unset PAYMENTS to charge cards, or unset the three STRIPE_ settings.',
    )
  }
  const [isTestMode, isPageTest] = [secretKey, publishableKey].map((key) => /^.k_test_/.test(key))
  if (isTestMode !== isPageTest) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, one for tests and one for real money. Take both from the same mode.',
    )
  }
  if (api && !isTestMode) {
    throw new ConfigError(
      'STRIPE_API_URL is for tests on this machine, and the keys are for real money. Unset STRIPE_API_URL.',
    )
  }
  const statementSuffix = given.STRIPE_STATEMENT_SUFFIX
  return { secretKey, publishableKey, webhookSecret, statementSuffix, isTestMode: isTestMode === true, api }
}
