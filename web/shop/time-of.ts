// A moment of an order as its page tells it.
import { clockTime, dayAndTime, longDay } from '#domain/restaurant-time.ts'

const oneDay = 24 * 60 * 60 * 1000

/** 12:40 PM on the restaurant's wall; with the day, when that was not today. */
export function timeOf(timestamp: string, timeZone: string, now = Date.now()): string {
  const isToday =
    longDay(timestamp, timeZone) === longDay(now, timeZone) && now - Date.parse(timestamp) < oneDay
  return isToday ? clockTime(timestamp, timeZone) : dayAndTime(timestamp, timeZone)
}
