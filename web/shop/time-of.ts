// Formats a moment of an order for the customer, by the restaurant's clock.
import { clockTime, dayAndTime, longDay } from '#domain/restaurant-time.ts'

const oneDay = 24 * 60 * 60 * 1000

/** "12:40 PM" in the restaurant's time zone; with the day in front, when that moment was not today. */
export function timeOf(timestamp: string, timeZone: string, now = Date.now()): string {
  const isToday =
    longDay(timestamp, timeZone) === longDay(now, timeZone) && now - Date.parse(timestamp) < oneDay
  return isToday ? clockTime(timestamp, timeZone) : dayAndTime(timestamp, timeZone)
}
