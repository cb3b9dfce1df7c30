// Reads the keys of Stripe: all three or none, of one mode, and never repeated in a message.
import { ConfigError } from './config-error.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Proves that a hint about a payment comes from Stripe. */
  readonly webhookSecret: string
  /** Stands behind the account's own name on the customer's bank statement. */
  readonly statementSuffix?: string | undefined
  /** The keys are those of Stripe's test mode, where no money moves. */
  readonly isTest: boolean
  /** Where the tests' own Stripe listens on this machine; undefined: Stripe itself. */
  readonly api?: URL | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

export function readStripeSettings(env: Environment): StripeSettings | undefined {
  const secretKey = readKey(env, 'STRIPE_SECRET_KEY')
  const publishableKey = readKey(env, 'STRIPE_PUBLISHABLE_KEY')
  const webhookSecret = readKey(env, 'STRIPE_WEBHOOK_SECRET')
  const statementSuffix = readSuffix(env['STRIPE_STATEMENT_SUFFIX'])
  const api = readApiUrl(env['STRIPE_API_URL'])
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  const missing = Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }).flatMap(([name, value]) => (value ? [] : [name]))
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new ConfigError(
      `For Stripe all three keys are needed; ${missing.join(' and ')} must be set too. They are in the pages of your Stripe account, under Developers.`,
    )
  }
  const [isTest, isPageTest] = [secretKey, publishableKey].map((key) => /^.k_test_/.test(key))
  if (isTest !== isPageTest) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, one for tests and one for real money. Take both from the same mode.',
    )
  }
  if (api && !isTest) {
    throw new ConfigError(
      'STRIPE_API_URL is for tests on this machine, and the keys are for real money. Unset STRIPE_API_URL.',
    )
  }
  return { secretKey, publishableKey, webhookSecret, statementSuffix, isTest: isTest === true, api }
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

function readKey(env: Environment, name: keyof typeof kinds): string | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  const fault = faultOf(value, kinds[name])
  if (fault !== undefined) throw new ConfigError(`${name} ${fault} Copy it again from your Stripe account.`)
  return value
}

/** A key is a password: the message does not repeat it. */
function faultOf(value: string, kind: (typeof kinds)[keyof typeof kinds]): string | undefined {
  const found = Object.values(kinds).find(({ begins }) => begins.test(value))
  if (!found) return `does not look like a key of its kind: it must begin with ${kind.beginning}.`
  if (found !== kind) return `is ${found.called}, not ${kind.called}.`
  const rest = value.replace(kind.begins, '')
  return /^[\w+/=-]{8,250}$/.test(rest) ? undefined : 'begins as it should, and looks cut off.'
}

/** As banks print it: with a letter, and short enough for the 22 signs that it shares with the account's own prefix. */
function readSuffix(given: string | undefined): string | undefined {
  const value = given?.trim()
  if (!value) return undefined
  if (!/^[A-Za-z0-9 .&-]{2,10}$/.test(value) || !/[A-Za-z]/.test(value)) {
    throw new ConfigError(
      `STRIPE_STATEMENT_SUFFIX is "${value}". It must be 2 to 10 plain letters, digits or spaces, with a letter among them, like TACOS.`,
    )
  }
  return value
}

/** Only on this machine: whoever answers here sees the secret key. */
function readApiUrl(value: string | undefined): URL | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isHere = url && ['127.0.0.1', 'localhost'].includes(url.hostname)
  if (!isHere || url.protocol !== 'http:' || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(
      'STRIPE_API_URL is for tests alone, and must be an address of this machine, like http://127.0.0.1:12111. Unset it for real payments.',
    )
  }
  return url
}
