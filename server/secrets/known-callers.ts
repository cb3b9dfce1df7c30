// Remembers the devices and client addresses of recent logins, which get priority in the queue for password hashes (trust rule
// 12). They stay in this server's memory, like the login throttle, since client addresses are never stored.
import { randomBytes } from 'node:crypto'
import type { Caller } from './hash-queue.ts'

/** In seconds; a login counts as recent for as long as the browser keeps the device cookie. */
export const deviceCookieMaxAge = 30 * 24 * 60 * 60
/** Far more than the staff's devices and addresses; the least recently used are dropped first. */
const maxKnownKeys = 1_000

export interface LoginOrigin {
  /** The client address, as limits count it. */
  readonly address: string
  /** The device token from the browser's cookie, which may be made up. */
  readonly device: string | undefined
}

export interface KnownCallers {
  /** A known device is a caller of its own, so that others on the same network cannot use up its place in the queue. */
  callerOf(origin: LoginOrigin, nowMs: number): Caller
  /** Remembers a successful login, and returns the device token for the browser's cookie. */
  remember(origin: LoginOrigin, nowMs: number): string
}

export function createKnownCallers(): KnownCallers {
  const lastLogins = new Map<string, number>()
  const isKnown = (key: string, nowMs: number) =>
    nowMs - (lastLogins.get(key) ?? -Infinity) < deviceCookieMaxAge * 1_000
  const recordLogin = (key: string, nowMs: number) => {
    lastLogins.delete(key)
    lastLogins.set(key, nowMs)
    const [oldest] = lastLogins.keys()
    if (lastLogins.size > maxKnownKeys && oldest !== undefined) lastLogins.delete(oldest)
  }
  return {
    callerOf({ address, device }, nowMs) {
      const tokenKey = device === undefined ? undefined : deviceKey(device)
      if (tokenKey !== undefined && isKnown(tokenKey, nowMs)) return { key: tokenKey, isKnown: true }
      const key = addressKey(address)
      return { key, isKnown: isKnown(key, nowMs) }
    },
    remember({ address, device }, nowMs) {
      // An unknown token may have been planted by an attacker who knows it, so the device gets a new one.
      const token =
        device !== undefined && isKnown(deviceKey(device), nowMs)
          ? device
          : randomBytes(16).toString('base64url')
      recordLogin(deviceKey(token), nowMs)
      recordLogin(addressKey(address), nowMs)
      return token
    },
  }
}

const deviceKey = (token: string) => `device ${token}`
const addressKey = (address: string) => `address ${address}`
