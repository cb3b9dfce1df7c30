// How long ago a day was on the restaurant's own calendar.
import { dayName, relativeDayNames } from '#words/basics/dates.ts'
import { day as oneDay } from '#domain/basics/time-units.ts'

/** Which of the two days that have a word of their own it is. */
export function nearness(day: string, today: string): keyof typeof relativeDayNames | undefined {
  const ago = (Date.parse(today) - Date.parse(day)) / oneDay
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  return undefined
}

/** Today, Yesterday, or the day's own name: Sunday, November 15. */
export function nearDay(day: string, today: string): string {
  const near = nearness(day, today)
  return near ? relativeDayNames[near] : dayName(day, { from: today })
}
