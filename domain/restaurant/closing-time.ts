// When the restaurant last closed, and which business day that ended. For the server only, because not every browser has Temporal
// (docs/decisions/0001).
import { addDays, businessDayStartHour } from '../basics/days.ts'
import { businessDayOf, instantAt } from './business-day.ts'
import type { Hours } from './opening-hours.ts'
import { spansFrom } from './open-spans.ts'

export interface Closing {
  readonly day: string
  readonly at: number
}

/** Undefined where neither this business day nor the one before had hours that are over. */
export function lastClosing(hours: Hours, timeZone: string, now: Date): Closing | undefined {
  const today = businessDayOf(now, timeZone)
  for (const day of [today, addDays(today, -1)]) {
    const at = closingOf(hours, timeZone, day)
    if (at !== undefined && at <= now.getTime()) return { day, at }
  }
  return undefined
}

/** The last moment of the business day at which the restaurant is open; undefined on a day on which it stays closed. */
function closingOf(hours: Hours, timeZone: string, day: string): number | undefined {
  const from = instantAt(day, { hour: businessDayStartHour }, timeZone).getTime()
  const to = instantAt(addDays(day, 1), { hour: businessDayStartHour }, timeZone).getTime()
  const ends = [...spansFrom(hours, timeZone, { from: addDays(day, -1), days: 2 })]
    .filter(({ start, end }) => start < to && end > from)
    .map(({ end }) => Math.min(end, to))
  return ends.length === 0 ? undefined : Math.max(...ends)
}
