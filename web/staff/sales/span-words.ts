// Spans of days as people write them.
import { dayName } from '#domain/restaurant-time.ts'
import { salesWords } from './words.ts'

/** Sunday, November 15; November 2 to 15; October 27 to November 9; with the years where one is not this year. */
export function spanName(from: string, to: string, today: string): string {
  if (from === to) return dayName(from, { from: today })
  const years = yearOf(from) !== yearOf(to) || yearOf(to) !== yearOf(today)
  const last = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : monthAndDay(to)
  return salesWords.spanOf(
    monthAndDay(from) + (years && last.includes(' ') ? `, ${yearOf(from)}` : ''),
    last + (years ? `, ${yearOf(to)}` : ''),
  )
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}

/** November 2 */
export function monthAndDay(day: string): string {
  return dayName(day).split(', ')[1] ?? day
}
