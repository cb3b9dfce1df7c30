// A promise in a line, by the restaurant's clock: "Ready about 12:25 PM", "Arrives about 12:45 PM"; of a time that the
// customer chose, "Ready today, 6:15 PM" (R43).
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { timeOf } from '../time-of.ts'
import { clockTime, withZone } from '#words/basics/dates.ts'
import { promiseOf } from '#words/kitchen/promise.ts'

interface Promised {
  readonly at: string
  readonly isScheduled: boolean
}

export function promiseLine(promised: Promised, fulfillment: Fulfillment, timeZone: string): string {
  const { at, isScheduled } = promised
  const time = isScheduled ? withZone(clockTime(at, timeZone), at, timeZone) : timeOf(at, timeZone)
  return promiseOf(promised, fulfillment, timeZone, { now: restaurantTime(), time })
}
