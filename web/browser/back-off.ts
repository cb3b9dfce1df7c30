// Exponential back-off with jitter: how long a page waits before it connects to the server again.

const shortest = 500
const longest = 5_000
/** A connection that stayed open this long was a good one: the back-off starts from the shortest wait again. */
const steadyAfter = 10_000

export interface Retry {
  /** Milliseconds until the next try. */
  readonly wait: number
  /** The back-off to pass in next time, should the next try fail too. */
  readonly next: number
}

export const firstBackOff = shortest

/** `livedFor` is how long the lost connection was open; `random` is from 0 to 1. */
export function retryAfter(backOff: number, livedFor: number, random: number): Retry {
  const base = livedFor >= steadyAfter ? shortest : backOff
  // The jitter spreads the retries: every browser lost the same server in the same moment, and all of them must not
  // come back at once.
  return { wait: base * (0.5 + random), next: Math.min(base * 2, longest) }
}
