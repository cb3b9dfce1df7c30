// The quiet hour of each night, when the server makes its backup (R73). For the server only, because not every browser has
// Temporal (docs/decisions/0001).
import { addDays, businessDayStartHour } from '../basics/days.ts'
import { hour, minute } from '../basics/time-units.ts'
import { businessDayOf, instantAt } from './business-day.ts'
import type { Hours } from './opening-hours.ts'
import { spansFrom, type OpenSpan } from './open-spans.ts'

/** After closing there is still work to do, with orders to hand over and a day to close. */
const restAfterClosing = 2 * hour
const step = 30 * minute

/** The quiet hour that passed last, and the business day that it belongs to. */
export interface QuietHour {
  readonly day: string
  readonly at: number
}

export function lastQuietHour(hours: Hours, timeZone: string, now: Date): QuietHour {
  const today = quietHourOf(hours, timeZone, businessDayOf(now, timeZone))
  return today.at <= now.getTime() ? today : quietHourOf(hours, timeZone, addDays(today.day, -1))
}

export function nextQuietHour(hours: Hours, timeZone: string, now: Date): QuietHour {
  const today = quietHourOf(hours, timeZone, businessDayOf(now, timeZone))
  return today.at > now.getTime() ? today : quietHourOf(hours, timeZone, addDays(today.day, 1))
}

/**
 * Four in the morning, when a business day begins; where the restaurant is open then, or was until shortly before, the first
 * half hour of that day at which it has been closed for two hours, else the first at which it is closed. Four in the morning
 * where it never closes.
 */
function quietHourOf(hours: Hours, timeZone: string, day: string): QuietHour {
  const start = instantAt(day, { hour: businessDayStartHour }, timeZone).getTime()
  const end = instantAt(addDays(day, 1), { hour: businessDayStartHour }, timeZone).getTime()
  const spans = [...spansFrom(hours, timeZone, { from: addDays(day, -1), days: 2 })]
  const moments = Array.from({ length: Math.ceil((end - start) / step) }, (_, at) => start + at * step)
  const at =
    // The restaurant is still open at the instant at which it closes.
    moments.find((moment) => isClosed(spans, moment - restAfterClosing + 1, moment)) ??
    moments.find((moment) => isClosed(spans, moment, moment)) ??
    start
  return { day, at }
}

function isClosed(spans: readonly OpenSpan[], from: number, to: number): boolean {
  return spans.every(({ start, end }) => end < from || start > to)
}
