// Days, written YYYY-MM-DD: how to count them, which weekday one is, and when one starts; and times of the wall
// clock. Browser and server both use this.
import { day as oneDay } from './time-units.ts'

/** A business day starts at 04:00 at the restaurant, so that a late order belongs to the evening. */
export const businessDayStartHour = 4

/** A negative count goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * oneDay).toISOString().slice(0, 10)
}

/** Both days are counted. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay + 1
}

/** True for a day of the calendar, as 2026-02-30 is not, whose neighbors can be written the same way. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return shape.test(text) && !Number.isNaN(moment) && addDays(text, 0) === text && text > first && text < last
}

const shape = /^\d{4}-\d\d-\d\d$/
const [first, last] = ['0000-01-01', '9999-12-31']

/** The week starts on Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdays[(fromSunday + 6) % 7] ?? 'monday'
}

/** Of two times of the wall clock: what ends no later than it starts ends on the next day. */
export function isPastMidnight({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return to <= from
}

/** A moment on the restaurant's wall clock; the day is the calendar's. */
export interface WallTime {
  readonly day: string
  /** To the minute: 21:30. */
  readonly time: string
}
