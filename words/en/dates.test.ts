// Times and dates as Americans write them, by the restaurant's clock, in one spelling for screens, paper and mails.
import { expect, test } from 'vitest'
import {
  calendarDay,
  clockTime,
  dayAndTime,
  dayName,
  fullDate,
  hourName,
  monthAndDay,
  shortDay,
  weekday,
} from './dates.ts'

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

test.each([
  ['2026-11-15', 'Nov 15', 'November 15', 'Sunday, November 15'],
  ['2025-11-15', 'Nov 15, 2025', 'November 15, 2025', 'Saturday, November 15, 2025'],
])('%s, seen from 2026, has its year only where that is another one', (day, short, long, name) => {
  const from = '2026-01-02'
  expect([shortDay(day, { from }), monthAndDay(day, { from }), dayName(day, { from })]).toEqual([
    short,
    long,
    name,
  ])
  expect(dayAndTime(`${day}T20:04:00Z`, losAngeles, { from })).toBe(`${short}, 12:04\u00A0PM`)
})

test('a day of the week is a value of its own', () => {
  expect([weekday('2026-11-15'), monthAndDay('2026-11-15')]).toEqual(['Sunday', 'November 15'])
})

test.each([
  // Summer and winter time, both sides of midnight in Los Angeles.
  ['2026-11-15T07:59:59Z', '2026-11-14'],
  ['2026-11-15T08:00:00Z', '2026-11-15'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
])('%s is %s there', (moment, day) => {
  expect(calendarDay(moment, losAngeles)).toBe(day)
})
