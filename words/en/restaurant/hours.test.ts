import { expect, test } from 'vitest'
import { weekdays } from '#domain/basics/days.ts'
import {
  morningAfter,
  periodsName,
  shortWallTime,
  specialDayInFull,
  specialDayName,
  wallTimeName,
  weekdayName,
} from './hours.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('every day of the week has its name', () =>
  expect(weekdays.map(weekdayName)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]))

test.each([
  ['00:00', '12:00 AM', '12 AM'],
  ['09:05', '9:05 AM', '9:05 AM'],
  ['12:00', '12:00 PM', '12 PM'],
  ['21:30', '9:30 PM', '9:30 PM'],
])('%s is %s, in short %s', (time, whole, short) =>
  expect([wallTimeName(time), shortWallTime(time)].map(plain)).toEqual([whole, short]),
)

test.each([
  [[], 'closed'],
  [[['11:00', '14:30']], '11 AM to 2:30 PM'],
  [
    [
      ['11:00', '14:30'],
      ['17:00', '01:00'],
    ],
    '11 AM to 2:30 PM and 5 PM to 1 AM',
  ],
  [[['00:00', '00:00']], 'all day'],
  [[['06:00', '06:00']], '24 hours from 6 AM'],
] as const)('%j are said as %s', (pairs, said) =>
  expect(plain(periodsName(pairs.map(([from, to]) => ({ from, to }))))).toBe(said),
)

test('special days are named by their days, with a year that is not this one', () => {
  const day = { from: '2026-11-26', to: '2026-11-26' }
  const range = { from: '2026-12-25', to: '2027-01-02' }
  expect(specialDayName(day, '2026-11-16')).toBe('Thu, Nov 26')
  expect(specialDayName(range, '2026-11-16')).toBe('Fri, Dec 25 to Sat, Jan 2, 2027')
  expect(specialDayInFull(day)).toBe('November 26, 2026')
  expect(specialDayInFull(range)).toBe('December 25, 2026 to January 2, 2027')
})

test('the morning after is named where a period reaches into it', () => {
  expect(morningAfter('sunday', { from: '11:00', to: '01:00' })).toBe('Monday')
  expect(morningAfter('friday', { from: '11:00', to: '00:00' })).toBeUndefined()
  expect(morningAfter('friday', { from: '11:00', to: '21:00' })).toBeUndefined()
})
