import { describe, expect, test } from 'vitest'
import { errorsByField } from '../basics/form-schema.ts'
import { savedHours } from './opening-hours-schema.ts'
import type { SpecialDay } from './opening-hours.ts'
import { weekdays } from '../basics/days.ts'

const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []]))
const period = (from: string, to: string) => ({ from, to })
const special = (from: string, to = from, rest: object = {}): SpecialDay => ({
  from,
  to,
  periods: [],
  words: null,
  ...rest,
})

function faultsOf({ week = null, specialDays = [] }: { week?: unknown; specialDays?: unknown }) {
  const checked = savedHours.safeParse({ version: 1, week, specialDays })
  if (checked.success) return {}
  const errors = Object.entries(errorsByField(checked.error))
  return Object.fromEntries(errors.map(([path, { code }]) => [path, code]))
}

const ofWeek = (days: object) => faultsOf({ week: { ...closedWeek, ...days } })

describe('R41 the week', () => {
  test.each([
    ['no day', {}],
    ['a day around the clock', { monday: [period('00:00', '00:00')] }],
    [
      'three periods, two of which touch',
      { monday: [period('06:00', '09:00'), period('11:00', '14:30'), period('14:30', '21:00')] },
    ],
    [
      'an evening past midnight, and breakfast',
      { friday: [period('18:00', '02:00')], saturday: [period('02:00', '11:00')] },
    ],
    [
      'all days around the clock',
      Object.fromEntries(weekdays.map((day) => [day, [period('06:00', '06:00')]])),
    ],
  ])('can have %s', (_name, days) => expect(ofWeek(days)).toEqual({}))

  test.each([
    [{ saturday: [period('09:00', '14:00'), period('13:30', '23:00')] }, 'week.saturday.1.from', 'overlaps'],
    [{ saturday: [period('17:00', '21:00'), period('11:00', '14:00')] }, 'week.saturday.1.from', 'overlaps'],
    [{ friday: [period('11:00', '01:00'), period('23:00', '23:30')] }, 'week.friday.1.from', 'overlaps'],
    [
      { friday: [period('18:00', '02:00')], saturday: [period('01:55', '11:00')] },
      'week.saturday.0.from',
      'overlaps',
    ],
    // From Sunday to Monday as well.
    [
      { sunday: [period('18:00', '10:00')], monday: [period('09:00', '11:00')] },
      'week.monday.0.from',
      'overlaps',
    ],
    [
      { monday: Array.from({ length: 4 }, (_, at) => period(`1${at}:00`, `1${at}:30`)) },
      'week.monday',
      'too-many',
    ],
    [{ monday: [period('11:02', '12:00')] }, 'week.monday.0.from', 'invalid-time'],
    [{ monday: [period('11:00', '24:00')] }, 'week.monday.0.to', 'invalid-time'],
    [{ monday: [period('11:00', 'late')] }, 'week.monday.0.to', 'invalid-time'],
    [{ monday: null }, 'week.monday', 'unreadable'],
    [{ funday: [] }, 'week.funday', 'unknown-field'],
  ])('%j is wrong at %s: %s', (days, path, code) => expect(ofWeek(days)).toEqual({ [path]: code }))
})

describe('R41 special days', () => {
  test('stand in order, each a day or a range, closed or with hours, with or without words', () => {
    const specialDays = [
      special('2026-11-26', '2026-11-26', { words: { en: 'Closed for Thanksgiving', es: 'Cerrado' } }),
      special('2026-12-24', '2026-12-24', { periods: [period('11:00', '03:00')] }),
      special('2026-12-25', '2027-12-25'),
    ]
    expect(faultsOf({ specialDays })).toEqual({})
  })

  test.each([
    [[special('2026-11-26', '2026-11-25')], 'specialDays.0.to', 'reversed'],
    [[special('2026-11-26', '2027-11-27')], 'specialDays.0.to', 'too-many'],
    [[special('2026-11-26'), special('2026-11-26')], 'specialDays.1.from', 'overlaps'],
    [[special('2026-11-20', '2026-11-26'), special('2026-11-26')], 'specialDays.1.from', 'overlaps'],
    [[special('2026-11-26'), special('2026-11-20')], 'specialDays.1.from', 'overlaps'],
    [[special('2026-02-30', '2026-03-01')], 'specialDays.0.from', 'invalid-date'],
    [[special('1999-12-31', '2000-01-01')], 'specialDays.0.from', 'too-late'],
    [
      [
        special('2026-11-26', '2026-11-26', {
          periods: [period('11:00', '14:00'), period('13:00', '15:00')],
        }),
      ],
      'specialDays.0.periods.1.from',
      'overlaps',
    ],
    // Every day of a range has these hours.
    [
      [
        special('2026-11-26', '2026-11-27', {
          periods: [period('01:00', '02:00'), period('18:00', '01:30')],
        }),
      ],
      'specialDays.0.periods.0.from',
      'overlaps',
    ],
    [[special('2026-11-26', '2026-11-26', { words: { en: ' ' } })], 'specialDays.0.words.en', 'missing'],
    [
      [special('2026-11-26', '2026-11-26', { words: { en: 'x'.repeat(121) } })],
      'specialDays.0.words.en',
      'too-long',
    ],
    [Array.from({ length: 61 }, (_, nth) => special(`20${20 + nth}-11-26`)), 'specialDays', 'too-many'],
  ])('%j are wrong at %s: %s', (specialDays, path, code) =>
    expect(faultsOf({ specialDays })).toEqual({ [path]: code }),
  )

  test('one day may overlap itself at night, for there is no day before with the same hours', () => {
    const periods = [period('01:00', '02:00'), period('18:00', '01:30')]
    expect(faultsOf({ specialDays: [special('2026-11-26', '2026-11-26', { periods })] })).toEqual({})
  })
})
