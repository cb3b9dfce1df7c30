// Reads the settings of the mail server and of the sender's address.
import { isIP } from 'node:net'
import { isOneAddress } from '#domain/mail.ts'
import { ConfigError } from './config-error.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly tls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
}

/** Parsed here, since nodemailer would read more from the URL: a query could turn its certificate check off. */
export function readSmtpUrl(value: string | undefined): SmtpServer | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const tls = url?.protocol === 'smtps:'
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  const [user, password] = [url?.username, url?.password].map((part) => unescapePart(part ?? ''))
  const isHost = isIP(host) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)
  const isBare = /^\/?$/.test(url?.pathname ?? '') && !url?.search && !url?.hash
  if (!url || !(tls || url.protocol === 'smtp:') || !isHost || !isBare || !user !== !password) {
    // The value may hold a password, so the message does not repeat it.
    throw new ConfigError(
      'SMTP_URL must look like smtps://user:password@mail.example:465, or smtp:// for STARTTLS; signs like @ in the password as %40.',
    )
  }
  return {
    host: host.toLowerCase(),
    port: Number(url.port) || (tls ? 465 : 587),
    tls,
    user: user || undefined,
    password: password || undefined,
  }
}

function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function readMailFrom(value: string | undefined, publicUrl: URL | undefined): string {
  if (!value) {
    const host = publicUrl?.hostname ?? 'localhost'
    return `orders@${/^[a-z0-9.-]*[a-z]$/.test(host) ? host : 'localhost'}`
  }
  if (!isOneAddress(value)) {
    throw new ConfigError(
      `MAIL_FROM is "${value}". It must be one address alone, like orders@burritoful.example.`,
    )
  }
  return value
}
