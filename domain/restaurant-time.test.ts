// Times and dates as Americans write them, by the restaurant's clock, in one spelling for screens, paper and mails.
import { expect, test } from 'vitest'
import { clockTime, dayAndTime, fullDate, hourName } from './restaurant-time.ts'

const losAngeles = 'America/Los_Angeles'

test.each([
  ['midnight', '2026-11-15T08:00:00Z', '12:00 AM'],
  ['early', '2026-11-15T17:05:00Z', '9:05 AM'],
  ['noon', '2026-11-15T20:00:00Z', '12:00 PM'],
  ['in the evening', '2026-11-16T02:05:00Z', '6:05 PM'],
])('a clock time has twelve hours and AM or PM: %s', (_when, moment, words) => {
  expect(clockTime(moment, losAngeles)).toBe(words.replace(' ', '\u00A0'))
})

test('with a day, the time is the same', () => {
  const evening = '2026-11-16T02:05:00Z'
  expect(dayAndTime(evening, losAngeles)).toBe('Nov 15, 6:05\u00A0PM')
  expect(fullDate(evening, losAngeles)).toBe('November 15, 2026 at 6:05\u00A0PM')
})

test('hours of the day have the same names', () => {
  expect([0, 4, 12, 17].map(hourName)).toEqual(['12\u00A0AM', '4\u00A0AM', '12\u00A0PM', '5\u00A0PM'])
})
