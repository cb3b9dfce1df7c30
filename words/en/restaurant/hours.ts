// The opening hours as people say them: "11 AM to 2:30 PM and 5 PM to 9 PM".
import { addDays, isPastMidnight, weekdays, type Weekday } from '#domain/basics/days.ts'
import type { Period, SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { monthAndDay, shortDayName, spanOfDays, weekday } from '../basics/dates.ts'
import { listNames } from '../basics/lists.ts'

const noBreakSpace = '\u00A0'
const aMonday = '2026-01-05'

/** Monday */
export function weekdayName(day: Weekday): string {
  return weekday(addDays(aMonday, weekdays.indexOf(day)))
}

/** 11:00 AM, from a wall clock's 11:00. */
export function wallTimeName(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)}${noBreakSpace}${hour < 12 ? 'AM' : 'PM'}`
}

/** 11 AM, 2:30 PM */
export function shortWallTime(time: string): string {
  return wallTimeName(time).replace(':00', '')
}

/** 11 AM to 9 PM */
export function periodName({ from, to }: Period): string {
  if (from === to) return from === '00:00' ? 'all day' : `24 hours from ${shortWallTime(from)}`
  return `${shortWallTime(from)} to ${shortWallTime(to)}`
}

/** 11 AM to 2:30 PM and 5 PM to 9 PM; closed. For the middle of a sentence. */
export function periodsName(periods: readonly Period[]): string {
  return periods.length === 0 ? 'closed' : listNames(periods.map(periodName))
}

/** Thu, Nov 26; Fri, Dec 25 to Sat, Dec 26; with the years that are not the year of `today`. */
export function specialDayName({ from, to }: Pick<SpecialDay, 'from' | 'to'>, today: string): string {
  const [first, last] = [from, to].map((day) => shortDayName(day, { from: today }))
  return from === to ? String(first) : `${first} to ${last}`
}

/** November 26, 2026; December 25 to 26, 2026: with the year, because the log is read years later. */
export function specialDayInFull({ from, to }: Pick<SpecialDay, 'from' | 'to'>): string {
  return from === to ? monthAndDay(from, { from: '' }) : spanOfDays(from, to, '')
}

/** Until Saturday morning: for a period that ends after midnight. Undefined for other periods. */
export function morningAfter(day: Weekday, period: Period): string | undefined {
  if (!isPastMidnight(period) || period.to === '00:00') return undefined
  return weekdayName(weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? 'monday')
}
