// How long a page waits before it connects again: exponential back-off with jitter.

const shortest = 500
const longest = 5_000
/** A connection that lived this long was a good one: the wait starts from the shortest again. */
const steadyAfter = 10_000

export interface Retry {
  /** Milliseconds until the next try. */
  readonly wait: number
  /** What the wait after that is made of, should the next try fail too. */
  readonly next: number
}

export const firstBackOff = shortest

/** `livedFor` is how long the lost connection was open; `random` is from 0 to 1. */
export function retryAfter(backOff: number, livedFor: number, random: number): Retry {
  const base = livedFor >= steadyAfter ? shortest : backOff
  // Jitter: every browser lost the same server in the same moment, and they must not all come back at once.
  return { wait: base * (0.5 + random), next: Math.min(base * 2, longest) }
}
