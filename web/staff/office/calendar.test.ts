import { expect, test } from 'vitest'
import { calendarDay, nearDay } from './calendar.ts'

test.each([
  // Summer and winter time, both sides of midnight in Los Angeles.
  ['2026-11-15T07:59:59Z', '2026-11-14'],
  ['2026-11-15T08:00:00Z', '2026-11-15'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
])('%s is %s there', (moment, day) => {
  expect(calendarDay(moment, 'America/Los_Angeles')).toBe(day)
})

test.each([
  ['2026-11-15', 'Today'],
  ['2026-11-14', 'Yesterday'],
  ['2026-11-13', 'Friday, November 13'],
  ['2025-11-15', 'Saturday, November 15, 2025'],
])('seen from November 15, %s is %s', (day, words) => {
  expect(nearDay(day, '2026-11-15')).toBe(words)
})
