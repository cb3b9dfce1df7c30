// Parses SMTP_URL, the address of the mail server.
import { isIP } from 'node:net'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** Whether TLS starts with the connection; otherwise STARTTLS is used. */
  readonly tls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
}

/** nodemailer does not get the URL itself, since a query in the URL could turn off its certificate check. */
export function readSmtpUrl(value: string): SmtpServer | undefined {
  const url = URL.parse(value)
  const tls = url?.protocol === 'smtps:'
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  const [user, password] = [url?.username, url?.password].map((part) => unescapePart(part ?? ''))
  const isHost = isIP(host) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)
  const isBare = /^\/?$/.test(url?.pathname ?? '') && !url?.search && !url?.hash
  if (!url || !(tls || url.protocol === 'smtp:') || !isHost || !isBare || !user !== !password)
    return undefined
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
