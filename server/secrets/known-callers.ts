// Who has logged in lately, by device and by network address: they go first in the queue for password hashes (trust rule 12).
// It is in this server's memory, like the login throttle: a network address is never written down.
import { randomBytes } from 'node:crypto'
import type { Caller } from './hash-queue.ts'

/** The browser keeps its mark as long as it counts here. */
export const deviceCookieMaxAge = 30 * 24 * 60 * 60
/** Far more devices and addresses than a restaurant's staff has; the longest unheard are forgotten first. */
const maxKnownKeys = 1_000

export interface LoginOrigin {
  /** The network address, as a limit counts it. */
  readonly address: string
  /** The mark that the browser sent. Strangers may send anything. */
  readonly device: string | undefined
}

export interface KnownCallers {
  /** A known device counts by itself, so that nobody beside it in the same network takes its place. */
  callerOf(origin: LoginOrigin, nowMs: number): Caller
  /** After a login. Answers the mark that the browser is to keep. */
  welcome(origin: LoginOrigin, nowMs: number): string
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
      const knownDevice = device === undefined ? undefined : deviceKey(device)
      if (knownDevice !== undefined && isKnown(knownDevice, nowMs)) return { key: knownDevice, isKnown: true }
      const key = addressKey(address)
      return { key, isKnown: isKnown(key, nowMs) }
    },
    welcome({ address, device }, nowMs) {
      // A mark that we did not give may have been planted by somebody who has it too.
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
