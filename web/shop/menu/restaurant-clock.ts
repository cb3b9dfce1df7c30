// The restaurant's clock, as far as a page knows it that is told the time again and again.

/** News later than this on their way are none: then it was a clock that was set. */
const longestDelay = 30_000

/**
 * How far the server's clock is ahead of ours, in milliseconds. What was delayed on its way says too little, so the most
 * that was heard counts: a countdown never goes up because a connection is slow.
 */
export function clockAhead(known: number | undefined, told: number, at: number): number {
  const heard = told - at
  return known !== undefined && heard < known && known - heard < longestDelay ? known : heard
}
