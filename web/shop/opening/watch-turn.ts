// Waits for the moment at which the restaurant opens or closes, by the restaurant's clock.
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'

/** The live stream tells it first; without a stream, pages ask within a second, and not all in the same moment. */
const earliest = 300
const spread = 700
/** A timer that ran while the computer slept is late, so no timer runs for long. */
const longestTimer = 30_000
const askAgainAfter = 10_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Replaces what was waited for before. */
export function watchTurn(opening: Opening, onTurn: () => void): void {
  clearTimeout(timer)
  const turnsAt = opening.open ? opening.until : opening.opensAt
  if (turnsAt !== null) waitUntil(Date.parse(turnsAt) + earliest + Math.random() * spread, onTurn)
}

export function askAgainLater(ask: () => void): void {
  clearTimeout(timer)
  timer = setTimeout(ask, askAgainAfter)
}

function waitUntil(moment: number, onTurn: () => void): void {
  const remaining = moment - restaurantTime()
  if (remaining < 0) askAgainLater(onTurn)
  else if (remaining <= longestTimer) timer = setTimeout(onTurn, remaining)
  else timer = setTimeout(() => waitUntil(moment, onTurn), longestTimer)
}
