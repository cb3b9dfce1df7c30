// Formats a moment of an order for the customer, by the restaurant's clock.
import { calendarDay, clockTime, dayAndTime } from '#words/dates.ts'

/** "12:40 PM" in the restaurant's time zone; with the day in front, when that moment was not today. */
export function timeOf(timestamp: string, timeZone: string, now = Date.now()): string {
  const isToday = calendarDay(timestamp, timeZone) === calendarDay(now, timeZone)
  return isToday ? clockTime(timestamp, timeZone) : dayAndTime(timestamp, timeZone)
}
