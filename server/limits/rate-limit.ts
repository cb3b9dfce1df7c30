// A rate limit (throttle): so many attempts per key in a window of time that starts with the first attempt.

export interface RateLimit {
  /** Counts an attempt; above the limit, returns the seconds until the window ends. */
  count(key: string, nowMs: number): number | undefined
  /** Takes back one counted attempt, for a request that had no effect. */
  uncount(key: string): void
  /** Forgets the attempts of a key, for instance after a successful login. */
  reset(key: string): void
}

/** The limit keeps a flood of made-up keys from filling the memory; the least recently used keys are dropped first. */
export const maxKeys = 10_000

export function createRateLimit(max: number, windowMs: number): RateLimit {
  const windows = new Map<string, { since: number; count: number }>()
  return {
    count(key, nowMs) {
      const previous = windows.get(key)
      const window = previous && nowMs - previous.since < windowMs ? previous : { since: nowMs, count: 0 }
      window.count += 1
      windows.delete(key)
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
      return window.count > max ? Math.ceil((window.since + windowMs - nowMs) / 1000) : undefined
    },
    uncount(key) {
      const window = windows.get(key)
      if (window && window.count > 0) window.count -= 1
    },
    reset: (key) => void windows.delete(key),
  }
}
