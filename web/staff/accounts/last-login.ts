// When somebody last logged in, as the restaurant's clock and calendar have it.
import { calendarDay, clockTime, monthAndDay } from '#words/basics/dates.ts'
import { nearness } from '../office/calendar.ts'
import { accountMessages } from '#words/people/staff/accounts.ts'

/** Today 11:02 AM, Yesterday 5:30 PM, then the day alone: October 3. Weeks later nobody asks for the day of the week. */
export function lastLogin(at: string, now: number, timeZone: string): string {
  const day = calendarDay(at, timeZone)
  const today = calendarDay(now, timeZone)
  const near = nearness(day, today)
  return near ? accountMessages.at[near](clockTime(at, timeZone)) : monthAndDay(day, { from: today })
}
