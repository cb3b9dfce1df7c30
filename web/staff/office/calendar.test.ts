import { expect, test } from 'vitest'
import { nearDay } from './calendar.ts'

test.each([
  ['2026-11-15', 'Today'],
  ['2026-11-14', 'Yesterday'],
  ['2026-11-13', 'Friday, November 13'],
  ['2025-11-15', 'Saturday, November 15, 2025'],
])('seen from November 15, %s is %s', (day, words) => {
  expect(nearDay(day, '2026-11-15')).toBe(words)
})
