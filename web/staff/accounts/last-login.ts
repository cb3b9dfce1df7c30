// When somebody last logged in, as the restaurant's clock and calendar have it.
import { clockTime, dayName } from '#domain/restaurant-time.ts'
import { calendarDay, calendarWords, nearDay } from '../office/calendar.ts'

/** Today 11:02 AM, Yesterday 5:30 PM, then the day alone: October 3. */
export function lastLogin(at: string, now: number, timeZone: string): string {
  const day = calendarDay(at, timeZone)
  const today = calendarDay(now, timeZone)
  const near = nearDay(day, today)
  const isNear = near === calendarWords.today || near === calendarWords.yesterday
  // Weeks later nobody asks for the day of the week.
  return isNear ? `${near} ${clockTime(at, timeZone)}` : dayName(day, { from: today }).replace(/^\w+, /, '')
}
