// Reads the settings from environment variables. An invalid setting stops the start with a message that says what to fix.
import { isIP } from 'node:net'
import path from 'node:path'
import { compile } from '@fastify/proxy-addr'
import * as z from 'zod/mini'
import { isSingleAddress } from '#domain/orders/order-emails.ts'
import { orderSizes } from '#domain/orders/order-size.ts'
import { isTimeZone } from '#domain/basics/time-zone.ts'
import { readSmtpUrl } from './config/mail-settings.ts'
import {
  ConfigError,
  enumSetting,
  secretSetting,
  setting,
  visibleSetting,
  textMatching,
  integerSetting,
} from './config/read-setting.ts'
import { readStripeKeys, stripeKey } from './config/stripe-settings.ts'
import { logLevels } from './observe/log.ts'

const { smallest, usual, largest } = orderSizes

/** All settings, each with the text that follows its name in the error message. */
const settings = z.object({
  PORT: z.prefault(integerSetting('a number from 0 to 65535, like 3000', 0, 65_535), '3000'),
  HOST: z.prefault(z.string(), '127.0.0.1'),
  DATA_DIR: z.prefault(z.string(), './data'),
  /** The folder of the nightly backups, by default in the data folder; better on another disk. */
  BACKUP_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    secretSetting(
      'look like postgres://user:password@host:5432/name',
      textMatching((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
    ),
  ),
  OWNER_PASSWORD: z.optional(
    secretSetting(
      'have 12 to 200 characters',
      textMatching(({ length }) => length >= 12 && length <= 200),
    ),
  ),
  /** The site's URL as customers type it; without this setting, the Host header decides. */
  PUBLIC_URL: z.optional(
    visibleSetting("the site's address alone, like https://burritoful.example", readSiteUrl),
  ),
  /** The proxies whose X-Forwarded headers are trusted. */
  TRUST_PROXY: z.prefault(
    visibleSetting("off, loopback, or the proxy's address or range, like 10.0.0.0/24", readProxies),
    'off',
  ),
  /** The mail server; without this setting, emails are written to files in the data folder. */
  SMTP_URL: z.optional(
    secretSetting(
      'look like smtps://user:password@mail.example:465, or smtp:// for STARTTLS; signs like @ in the password as %40',
      readSmtpUrl,
    ),
  ),
  /** The sender's address of all emails. */
  MAIL_FROM: z.optional(
    visibleSetting('one address alone, like orders@burritoful.example', textMatching(isSingleAddress)),
  ),
  /** The bearer token for /metrics; without this setting, /metrics is closed. */
  METRICS_TOKEN: z.optional(
    secretSetting(
      'have 16 to 200 characters, without spaces',
      textMatching((token) => /^[\x21-\x7e]{16,200}$/.test(token)),
    ),
  ),
  RATE_LIMITS: z.prefault(enumSetting(['on', 'off'], 'on or off'), 'on'),
  /** The most burritos in one order (R16). */
  LARGEST_ORDER: z.prefault(
    integerSetting(`a number of burritos from ${smallest} to ${largest}, like ${usual}`, smallest, largest),
    String(usual),
  ),
  /** The time zone at the first start; from then on the time zone is in the restaurant's settings. */
  TIME_ZONE: z.optional(
    visibleSetting('the name of a time zone, like America/Los_Angeles', textMatching(isTimeZone)),
  ),
  /** After this many days the customer's data is purged from an order. */
  KEEP_DAYS: z.prefault(integerSetting('a number of days from 1 to 3650, like 365', 1, 3_650), '365'),
  /** Whether cards are accepted, or customers pay only on pickup and at the door. */
  PAYMENTS: z.optional(
    enumSetting(
      ['demo', 'counter', 'stripe'],
      'stripe (cards are charged), demo (cards are asked for, and no money moves) or counter (customers pay on pickup or at the door)',
    ),
  ),
  STRIPE_SECRET_KEY: z.optional(stripeKey('STRIPE_SECRET_KEY')),
  STRIPE_PUBLISHABLE_KEY: z.optional(stripeKey('STRIPE_PUBLISHABLE_KEY')),
  /** Verifies that a webhook event comes from Stripe. */
  STRIPE_WEBHOOK_SECRET: z.optional(stripeKey('STRIPE_WEBHOOK_SECRET')),
  /** Follows the account's own name on the customer's bank statement, in characters that banks print. */
  STRIPE_STATEMENT_SUFFIX: z.optional(
    visibleSetting(
      '2 to 10 plain letters, digits or spaces, with a letter among them, like TACOS',
      readSuffix,
    ),
  ),
  /** The URL of the Stripe simulator, for tests. */
  STRIPE_API_URL: z.optional(
    setting(
      readLocalUrl,
      () =>
        'is for tests alone, and must be an address of this machine, like http://127.0.0.1:12111. Unset it for real payments.',
    ),
  ),
  /** Confirms that a site on https really wants the demo gateway, which charges nobody. */
  DEMO_PAYMENTS: z.optional(enumSetting(['yes'], 'yes, or not set at all')),
  /** The key of the secrets that the office keeps, for several servers; without this setting, a file in the data folder. */
  SECRET_KEY_FILE: z.optional(z.string()),
  /** Lines below this level are not logged. */
  LOG_LEVEL: z.prefault(enumSetting(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  /** Marks every screen and email as a demo; set only by npm run demo. */
  DEMO: z.prefault(enumSetting(['on', 'off'], 'on or off'), 'off'),
})

export const settingNames: readonly string[] = Object.keys(settings.shape)

export type Config = Readonly<ReturnType<typeof readConfig>>

/** The folder that emails are written to when there is no mail server. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'outbox')

export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  // An empty setting counts as not set.
  const checked = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)))
  if (!checked.success) {
    const messages = checked.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
    throw new ConfigError(messages.join('\n'))
  }
  const values = checked.data
  const stripe = readStripeKeys(values)
  if (values.DEMO === 'on' && (values.DATABASE_URL || values.SMTP_URL || stripe)) {
    throw new ConfigError(
      'DEMO is on, which is for "npm run demo" alone: it has a database of its own, mails nobody and charges nobody. Unset DEMO.',
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    backupDir: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
    databaseUrl: values.DATABASE_URL,
    ownerPassword: values.OWNER_PASSWORD,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    smtp: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? senderAt(values.PUBLIC_URL),
    isMailFromFixed: values.MAIL_FROM !== undefined,
    secretKeyFile: values.SECRET_KEY_FILE && path.resolve(values.SECRET_KEY_FILE),
    metricsToken: values.METRICS_TOKEN,
    rateLimits: values.RATE_LIMITS === 'on',
    largestOrder: values.LARGEST_ORDER,
    timeZone: values.TIME_ZONE,
    keepDays: values.KEEP_DAYS,
    payments: values.PAYMENTS ?? (stripe ? 'stripe' : 'demo'),
    /** The office cannot choose how customers pay. */
    isPaymentsFixed: values.PAYMENTS !== undefined || stripe !== undefined || values.DEMO === 'on',
    stripe,
    stripeApi: values.STRIPE_API_URL,
    statementSuffix: values.STRIPE_STATEMENT_SUFFIX,
    demoPayments: values.DEMO_PAYMENTS === 'yes',
    logLevel: values.LOG_LEVEL,
    demo: values.DEMO === 'on',
  }
}

function readSiteUrl(value: string): URL | undefined {
  const url = URL.parse(value)
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username
  return url && isBare && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Allows only this machine, since the server behind this URL receives the secret key. */
function readLocalUrl(value: string): URL | undefined {
  const url = readSiteUrl(value)
  return url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname) ? url : undefined
}

function readProxies(value: string): false | string[] | undefined {
  if (value === 'off') return false
  const entries = value.split(',').map((entry) => entry.trim())
  // The library reads a bare number as an IP address, but somebody who writes one means a number of proxies.
  if (!entries.every((entry) => entry === 'loopback' || isIP(entry.replace(/\/\d+$/, '')))) return undefined
  try {
    compile(entries)
    return entries
  } catch {
    return undefined
  }
}

/** Banks print 22 characters, which the suffix shares with the account's own prefix. */
function readSuffix(value: string): string | undefined {
  const suffix = value.trim()
  return /^[A-Za-z0-9 .&-]{2,10}$/.test(suffix) && /[A-Za-z]/.test(suffix) ? suffix : undefined
}

function senderAt(site: URL | undefined): string {
  const host = site?.hostname ?? 'localhost'
  return `orders@${/^[a-z0-9.-]*[a-z]$/.test(host) ? host : 'localhost'}`
}
