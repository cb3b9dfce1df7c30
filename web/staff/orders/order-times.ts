// When something happened to an order, by the restaurant's clock, with as much of the date as the reader needs.
import { calendarDay, clockTime, dayAndTime, dayName } from '#words/basics/dates.ts'

/** 12:04 PM on the day itself; Nov 16, 12:10 AM on another one; Jan 2, 2027, 12:04 PM in another year. */
export function timeSeenFrom(day: string, moment: string, timeZone: string): string {
  if (calendarDay(moment, timeZone) === day) return clockTime(moment, timeZone)
  return dayWithTime(moment, day, timeZone)
}

/** Nov 15, 12:04 PM; with the year, when that is not the year of `day`. */
export function dayWithTime(moment: string, day: string, timeZone: string): string {
  return dayAndTime(moment, timeZone, { from: day })
}

/** Sunday, November 15; with the year, when that is over. */
export function placedDay(moment: string, now: number, timeZone: string): string {
  return dayName(calendarDay(moment, timeZone), { from: calendarDay(now, timeZone) })
}
