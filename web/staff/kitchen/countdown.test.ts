import { expect, test } from 'vitest'
import { countdownTo } from './countdown.ts'

const noon = Date.parse('2026-11-15T12:00:00.000Z')

test('a countdown shows 0:01 until the last second is over', () => {
  const end = new Date(noon).toISOString()
  expect(countdownTo(end, noon - 900_000)).toBe('15:00')
  expect(countdownTo(end, noon - 1)).toBe('0:01')
  expect(countdownTo(end, noon)).toBe('0:00')
  expect(countdownTo(end, noon + 5_000)).toBe('0:00')
  expect(countdownTo(end, noon - 125 * 60_000)).toBe('2 h 05')
})
