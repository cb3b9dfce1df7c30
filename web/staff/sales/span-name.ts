// Spans of days as people write them.
import { dayName, spanOfDays } from '#words/basics/dates.ts'

/** Sunday, November 15; November 2 to 15; October 27 to November 9; with the years where one is not this year. */
export function spanName(from: string, to: string, today: string): string {
  return from === to ? dayName(from, { from: today }) : spanOfDays(from, to, today)
}
