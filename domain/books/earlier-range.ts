// The earlier days that the sales of a range are compared with. Uses Temporal, so for the server only.
import { businessDayOf, daysEarlier } from '../restaurant/business-day.ts'
import { addDays, countDays } from '../basics/days.ts'
import type { DayRange } from './sales-days.ts'

/** `until` is set while the current range is not over: then the earlier range counts only up to the same moment. */
export interface ComparedRange extends DayRange {
  readonly until?: string | undefined
}

/** One day is compared with the same weekday a week before, several days with as many directly before them. */
export function previousRange(range: DayRange, now: Date, timeZone: string): ComparedRange {
  const length = countDays(range.from, range.to)
  const back = length === 1 ? 7 : length
  const today = businessDayOf(now, timeZone)
  // Half a day is not compared with a whole day.
  const unfinished = range.from <= today && today <= range.to
  return {
    from: addDays(range.from, -back),
    to: addDays(range.to, -back),
    until: unfinished ? daysEarlier(now, back, timeZone).toISOString() : undefined,
  }
}
