// Who has logged in lately, by device and by network address: they go first in the queue for password hashes (trust rule 12).
// It is in this server's memory, like the login throttle: a network address is never written down.
import { randomBytes } from 'node:crypto'
import type { Caller } from './hash-queue.ts'

/** The browser keeps its mark as long as it counts here. */
export const deviceCookieMaxAge = 30 * 24 * 60 * 60
/** Far more devices and addresses than a restaurant's staff has; the longest unheard are forgotten first. */
const mostRemembered = 1_000

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
  const seen = new Map<string, number>()
  const isKnown = (key: string, nowMs: number) =>
    nowMs - (seen.get(key) ?? -Infinity) < deviceCookieMaxAge * 1_000
  const markSeen = (key: string, nowMs: number) => {
    seen.delete(key)
    seen.set(key, nowMs)
    const [oldest] = seen.keys()
    if (seen.size > mostRemembered && oldest !== undefined) seen.delete(oldest)
  }
  return {
    callerOf({ address, device }, nowMs) {
      const ofDevice = device === undefined ? undefined : deviceKey(device)
      if (ofDevice !== undefined && isKnown(ofDevice, nowMs)) return { key: ofDevice, isKnown: true }
      const key = addressKey(address)
      return { key, isKnown: isKnown(key, nowMs) }
    },
    welcome({ address, device }, nowMs) {
      // A mark that we did not give may have been planted by somebody who has it too.
      const mark =
        device !== undefined && isKnown(deviceKey(device), nowMs)
          ? device
          : randomBytes(16).toString('base64url')
      markSeen(deviceKey(mark), nowMs)
      markSeen(addressKey(address), nowMs)
      return mark
    },
  }
}

const deviceKey = (mark: string) => `device ${mark}`
const addressKey = (address: string) => `address ${address}`
