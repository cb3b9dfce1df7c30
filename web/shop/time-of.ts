// Formats a moment of an order for the customer, by the restaurant's clock.
import { restaurantTime } from './menu/restaurant-clock.ts'
import { calendarDay, clockTime, dayAndTime, withZone } from '#words/basics/dates.ts'

/**
 * "12:40 PM" in the restaurant's time zone; with the day in front, when that moment was not today, and with the zone for
 * a customer elsewhere.
 */
export function timeOf(timestamp: string, timeZone: string, now = restaurantTime()): string {
  const isToday = calendarDay(timestamp, timeZone) === calendarDay(now, timeZone)
  const time = isToday ? clockTime(timestamp, timeZone) : dayAndTime(timestamp, timeZone)
  return withZone(time, timestamp, timeZone)
}
