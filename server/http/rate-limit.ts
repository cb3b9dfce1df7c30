// So many requests in so much time from one neighbour, counted in windows that start with the first request.
import { neighbourOf } from './addresses.ts'

export interface RateLimit {
  /** Counts a request; answers how many seconds to wait when it is one too many. */
  count(address: string, nowMs: number): number | undefined
  /** Takes back what was counted for a request that came to nothing. */
  giveBack(address: string): void
}

/** Bounded, so that a flood from many addresses cannot fill the memory; the longest unheard are forgotten first. */
const mostRemembered = 5_000

export function createRateLimit(most: number, windowMs: number): RateLimit {
  const windows = new Map<string, { since: number; count: number }>()
  return {
    count(address, nowMs) {
      const neighbour = neighbourOf(address)
      const known = windows.get(neighbour)
      const window = known && nowMs - known.since < windowMs ? known : { since: nowMs, count: 0 }
      window.count += 1
      windows.delete(neighbour)
      windows.set(neighbour, window)
      const [oldest] = windows.keys()
      if (windows.size > mostRemembered && oldest !== undefined) windows.delete(oldest)
      return window.count > most ? Math.ceil((window.since + windowMs - nowMs) / 1000) : undefined
    },
    giveBack(address) {
      const window = windows.get(neighbourOf(address))
      if (window && window.count > 0) window.count -= 1
    },
  }
}
