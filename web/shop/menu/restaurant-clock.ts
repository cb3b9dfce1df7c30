// Estimates the restaurant's clock from the times that the server sends with every reply and every heartbeat.

/** No message is delayed longer than this: a larger difference means that somebody set a clock. */
const longestDelay = 30_000

let ahead: number | undefined

/** The present time by the restaurant's clock, whatever the customer's clock says. */
export function restaurantTime(): number {
  return Date.now() + (ahead ?? 0)
}

/** Called with the server's present time. */
export function setRestaurantClock(now: string): void {
  ahead = clockAhead(ahead, Date.parse(now), Date.now())
}

/**
 * How far the server's clock is ahead of the browser's, in milliseconds. A delayed message makes the figure too small,
 * so the largest figure counts: the time that is left never grows because a connection is slow.
 */
export function clockAhead(known: number | undefined, serverTime: number, at: number): number {
  const difference = serverTime - at
  return known !== undefined && difference < known && known - difference < longestDelay ? known : difference
}
