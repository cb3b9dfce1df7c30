// Reads one cookie and writes one: the session's is the only one we have.

export interface CookieOptions {
  readonly expires: Date
  readonly secure: boolean
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** Out of reach for scripts, and not sent along when another site posts to us. The value needs no escaping. */
export function writeCookie(name: string, value: string, { expires, secure }: CookieOptions): string {
  const marks = ['Path=/', `Expires=${expires.toUTCString()}`, 'HttpOnly', ...(secure ? ['Secure'] : [])]
  return [`${name}=${value}`, ...marks, 'SameSite=Lax'].join('; ')
}

/** A cookie that ended long ago is thrown away. */
export function dropCookie(name: string, secure: boolean): string {
  return writeCookie(name, '', { expires: new Date(0), secure })
}
