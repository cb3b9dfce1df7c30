// Reads the settings from environment variables: a wrong setting stops the start with a sentence that says what to fix.
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { orderSizes } from '#domain/order-size.ts'
import { isTimeZone } from '#domain/time-zone.ts'
import { ConfigError } from './config-error.ts'
import { readMailFrom, readSmtpUrl, type SmtpServer } from './mail-settings.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'
import { logLevels, type LogLevel } from './observe/log.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly ownerPassword: string | undefined
  /** The site's own URL as customers type it; undefined: the Host header decides. */
  readonly publicUrl: URL | undefined
  /** The proxies whose forwarded headers are believed. */
  readonly trustProxy: false | string[]
  readonly rateLimits: boolean
  /** The most burritos in one order (R16). */
  readonly largestOrder: number
  /** The bearer token for /metrics; undefined: /metrics is closed. */
  readonly metricsToken: string | undefined
  /** The mail server; undefined: mails are written to files in dataDir. */
  readonly smtp: SmtpServer | undefined
  /** The sender's address of all mails. */
  readonly mailFrom: string
  /** The time zone of a restaurant that opens for the first time; from then on it is in its settings. */
  readonly timeZone: string | undefined
  /** After this many days an order no longer names its customer. */
  readonly keepDays: number
  /** Whether cards are taken, or customers pay on pickup and at the door alone. */
  readonly payments: 'demo' | 'counter' | 'stripe'
  /** Undefined without its keys. */
  readonly stripe: StripeSettings | undefined
  /** The restaurant knows that the demo gateway moves no money, and wants it on its https address all the same. */
  readonly demoPayments: boolean
  /** Lines below this level are not logged. */
  readonly logLevel: LogLevel
  /** Every screen and mail says that this is a demo; set only by npm run demo. */
  readonly demo: boolean
}

/** Where mails are written when there is no mail server. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'outbox')

export { ConfigError } from './config-error.ts'
export type { SmtpServer } from './mail-settings.ts'
export type { StripeSettings } from './stripe-settings.ts'

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const publicUrl = readPublicUrl(env['PUBLIC_URL'])
  const stripe = readStripeSettings(env)
  const config: Config = {
    port: readPort(env['PORT'] || '3000'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: path.resolve(env['DATA_DIR'] || './data'),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    ownerPassword: readOwnerPassword(env['OWNER_PASSWORD']),
    publicUrl,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    smtp: readSmtpUrl(env['SMTP_URL']),
    mailFrom: readMailFrom(env['MAIL_FROM'], publicUrl),
    metricsToken: readMetricsToken(env['METRICS_TOKEN']),
    rateLimits: readSwitch('RATE_LIMITS', env['RATE_LIMITS'] || 'on'),
    largestOrder: readLargestOrder(env['LARGEST_ORDER'] || String(orderSizes.usual)),
    timeZone: readTimeZone(env['TIME_ZONE']),
    keepDays: readKeepDays(env['KEEP_DAYS'] || '365'),
    payments: readPayments(env['PAYMENTS'] || (stripe ? 'stripe' : 'demo'), stripe),
    stripe,
    demoPayments: readDemoPayments(env['DEMO_PAYMENTS']),
    logLevel: readLogLevel(env['LOG_LEVEL'] || 'info'),
    demo: readSwitch('DEMO', env['DEMO'] || 'off'),
  }
  if (config.demo && (config.databaseUrl || config.smtp || config.stripe)) {
    throw new ConfigError(
      'DEMO is on, which is for "npm run demo" alone: it has a database of its own, mails nobody and charges nobody. Unset DEMO.',
    )
  }
  return config
}

function readPayments(value: string, stripe: StripeSettings | undefined): Config['payments'] {
  if (value !== 'demo' && value !== 'counter' && value !== 'stripe') {
    throw new ConfigError(
      `PAYMENTS is "${value}". It must be stripe (cards are charged), demo (cards are asked for, and no money moves) or counter (customers pay on pickup or at the door).`,
    )
  }
  if (value === 'stripe' && !stripe) {
    throw new ConfigError(
      'PAYMENTS is stripe, and the keys are missing. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, from the pages of your Stripe account.',
    )
  }
  // Nobody sets keys in order to give the food away.
  if (value === 'demo' && stripe) {
    throw new ConfigError(
      'PAYMENTS is demo, and there are keys of Stripe: nobody would pay. Unset PAYMENTS to charge cards, or unset the three STRIPE_ settings.',
    )
  }
  return value
}

function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new ConfigError(`PORT is "${value}". It must be a number from 0 to 65535, like 3000.`)
  }
  return port
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    // The value may hold a password, so the message does not repeat it.
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.')
  }
  return value
}

function readOwnerPassword(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (value.length < 12 || value.length > 200) {
    throw new ConfigError('OWNER_PASSWORD must have 12 to 200 characters.')
  }
  return value
}

function readPublicUrl(value: string | undefined): URL | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw new ConfigError(
      `PUBLIC_URL is "${value}". It must be the site's address alone, like https://burritoful.example.`,
    )
  }
  return url
}

function readTrustProxy(value: string | undefined): false | string[] {
  if (!value || value === 'off') return false
  const entries = value.split(',').map((entry) => entry.trim())
  for (const entry of entries) {
    if (entry !== 'loopback' && !isAddressRange(entry)) {
      throw new ConfigError(
        `TRUST_PROXY is "${value}". It must be off, loopback, or the proxy's address or range, like 10.0.0.0/24.`,
      )
    }
  }
  return entries
}

function isAddressRange(entry: string): boolean {
  const [address = '', prefix] = entry.split('/')
  const version = isIP(address)
  if (version === 0) return false
  if (prefix === undefined) return true
  // A prefix of 0 would trust everybody, and believe whatever address a stranger claims.
  if (!/^[1-9]\d{0,2}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

function readMetricsToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^[\x21-\x7e]{16,200}$/.test(value)) {
    throw new ConfigError('METRICS_TOKEN must have 16 to 200 characters, without spaces.')
  }
  return value
}

function readTimeZone(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!isTimeZone(value)) {
    throw new ConfigError(
      `TIME_ZONE is "${value}". It must be the name of a time zone, like America/Los_Angeles.`,
    )
  }
  return value
}

function readKeepDays(value: string): number {
  const days = Number(value)
  if (!/^\d{1,4}$/.test(value) || days < 1 || days > 3_650) {
    throw new ConfigError(`KEEP_DAYS is "${value}". It must be a number of days from 1 to 3650, like 365.`)
  }
  return days
}

function readLargestOrder(value: string): number {
  const items = Number(value)
  const { smallest, usual, largest } = orderSizes
  if (!/^\d{1,5}$/.test(value) || items < smallest || items > largest) {
    throw new ConfigError(
      `LARGEST_ORDER is "${value}". It must be a number of burritos from ${smallest} to ${largest}, like ${usual}.`,
    )
  }
  return items
}

function readDemoPayments(value: string | undefined): boolean {
  if (value && value !== 'yes') {
    throw new ConfigError(`DEMO_PAYMENTS is "${value}". It must be yes, or not set at all.`)
  }
  return value === 'yes'
}

function readLogLevel(value: string): LogLevel {
  const level = logLevels.find((known) => known === value)
  if (!level) throw new ConfigError(`LOG_LEVEL is "${value}". It must be one of ${logLevels.join(', ')}.`)
  return level
}

function readSwitch(name: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new ConfigError(`${name} is "${value}". It must be on or off.`)
  return value === 'on'
}
