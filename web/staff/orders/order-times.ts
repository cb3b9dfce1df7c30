// When something happened to an order, by the restaurant's clock, with as much of the date as the reader needs.
import { clockTime, dayAndTime, dayName } from '#domain/restaurant-time.ts'
import { calendarDay } from '../office/calendar.ts'

/** 12:04 PM on the day itself; Nov 16, 12:10 AM on another one; Jan 2, 2027, 12:04 PM in another year. */
export function timeSeenFrom(day: string, moment: string, timeZone: string): string {
  const own = calendarDay(moment, timeZone)
  if (own === day) return clockTime(moment, timeZone)
  return dayWithTime(moment, day, timeZone)
}

/** Nov 15, 12:04 PM; with the year, when that is not the year of `day`. */
export function dayWithTime(moment: string, day: string, timeZone: string): string {
  const own = calendarDay(moment, timeZone)
  if (own.slice(0, 4) === day.slice(0, 4)) return dayAndTime(moment, timeZone)
  return dayAndTime(moment, timeZone).replace(', ', `, ${own.slice(0, 4)}, `)
}

/** Sunday, November 15; with the year, when that is over. */
export function placedDay(moment: string, now: number, timeZone: string): string {
  return dayName(calendarDay(moment, timeZone), { from: calendarDay(now, timeZone) })
}
