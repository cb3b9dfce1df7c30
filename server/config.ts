// The environment, read once and checked: a wrong setting stops the start with a sentence that says what to fix.
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { isTimeZone } from '#domain/business-day.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly ownerPassword: string | undefined
  /** The site's own address as customers type it; undefined: whatever the Host header says. */
  readonly publicUrl: URL | undefined
  /** Whose forwarded headers are believed: nobody's, or those of these addresses. */
  readonly trustProxy: false | string[]
  readonly rateLimits: boolean
  /** The mail server; undefined: mails are written to files in dataDir. */
  readonly smtpUrl: string | undefined
  /** Who the mails are from; undefined: an address made from the site's own. */
  readonly mailFrom: string | undefined
  /** Where the restaurant is: it decides when a business day starts. */
  readonly timeZone: string
}

export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const publicUrl = readPublicUrl(env['PUBLIC_URL'])
  return {
    port: readPort(env['PORT'] || '3000'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: path.resolve(env['DATA_DIR'] || './data'),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    ownerPassword: readOwnerPassword(env['OWNER_PASSWORD']),
    publicUrl,
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    mailFrom: readMailFrom(env['MAIL_FROM']),
    rateLimits: readSwitch('RATE_LIMITS', env['RATE_LIMITS'] || 'on'),
    timeZone: readTimeZone(env['TIME_ZONE'] || 'America/Los_Angeles'),
  }
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
    // The value itself may hold a password: it is not repeated.
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
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^smtps?:\/\/[^/]/.test(value) || !URL.canParse(value)) {
    // The value itself may hold a password: it is not repeated.
    throw new ConfigError('SMTP_URL must look like smtps://user:password@mail.example:465.')
  }
  return value
}

function readMailFrom(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/.test(value)) {
    throw new ConfigError(
      `MAIL_FROM is "${value}". It must be one address alone, like orders@burritoful.example.`,
    )
  }
  return value
}

function readTimeZone(value: string): string {
  if (!isTimeZone(value)) {
    throw new ConfigError(
      `TIME_ZONE is "${value}". It must be the name of a time zone, like America/Los_Angeles.`,
    )
  }
  return value
}

function readSwitch(name: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new ConfigError(`${name} is "${value}". It must be on or off.`)
  return value === 'on'
}
