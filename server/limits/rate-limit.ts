// The throttle: so many tries in so much time for one key, counted in windows that start with the first try.

export interface RateLimit {
  /** Counts a try; answers how many seconds to wait when it is one too many. */
  count(key: string, nowMs: number): number | undefined
  /** Takes back what was counted for a request that came to nothing. */
  uncount(key: string): void
  /** After a success the count starts anew. */
  reset(key: string): void
}

/** Bounded, so that a flood of made-up keys cannot fill the memory; the longest unheard are forgotten first. */
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
