// Days, written YYYY-MM-DD, and times of the wall clock: counts days, tells a day's weekday, and says when a business day
// starts. For browser and server.
import { day as oneDay } from './time-units.ts'

/** A business day starts at 04:00 at the restaurant, so that a late order belongs to the evening. */
export const businessDayStartHour = 4

/** A negative count returns an earlier day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * oneDay).toISOString().slice(0, 10)
}

/** Counts both the first and the last day. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay + 1
}

/** True for a day that the calendar has (2026-02-30 is not one), and whose neighbors also fit YYYY-MM-DD. */
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

/** A period of the wall clock that ends no later than it starts ends on the next day. */
export function isPastMidnight({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return to <= from
}

/** A moment on the restaurant's wall clock. The day is a calendar day, not a business day. */
export interface WallTime {
  readonly day: string
  /** To the minute: 21:30. */
  readonly time: string
}
