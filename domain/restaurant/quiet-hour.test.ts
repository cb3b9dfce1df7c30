// When the nightly backup is made, by the opening hours and the business day.
import { describe, expect, test } from 'vitest'
import { weekdays } from '../basics/days.ts'
import type { Hours, Period, Week } from './opening-hours.ts'
import { lastQuietHour, nextQuietHour } from './quiet-hour.ts'

const losAngeles = 'America/Los_Angeles'

function daily(...periods: Period[]): Hours {
  return {
    week: Object.fromEntries(weekdays.map((day) => [day, periods])) as unknown as Week,
    specialDays: [],
  }
}

const atNoon = new Date('2026-11-18T20:00:00Z')

describe('R73 the quiet hour', () => {
  test.each<[string, Hours, string]>([
    ['open at all hours', { week: null, specialDays: [] }, '2026-11-18T12:00:00.000Z'],
    ['closed in the evening', daily({ from: '11:00', to: '22:00' }), '2026-11-18T12:00:00.000Z'],
    ['closed at two', daily({ from: '18:00', to: '02:00' }), '2026-11-18T12:00:00.000Z'],
    ['closed at three', daily({ from: '18:00', to: '03:00' }), '2026-11-18T13:00:00.000Z'],
    ['closed at five', daily({ from: '18:00', to: '05:00' }), '2026-11-18T15:00:00.000Z'],
    ['a bakery', daily({ from: '03:30', to: '14:00' }), '2026-11-19T00:00:00.000Z'],
    [
      'closed for an hour each day',
      daily({ from: '06:00', to: '05:00' }),
      // A moment past the instant at which it is still open.
      '2026-11-18T13:30:00.000Z',
    ],
    ['open around the clock, as a week', daily({ from: '00:00', to: '00:00' }), '2026-11-18T12:00:00.000Z'],
  ])('%s', (_who, hours, at) => {
    const day = '2026-11-18'
    const quiet = { day, at: Date.parse(at) }
    expect(lastQuietHour(hours, losAngeles, new Date(at))).toEqual(quiet)
    expect(nextQuietHour(hours, losAngeles, new Date(Date.parse(at) - 1))).toEqual(quiet)
    expect(lastQuietHour(hours, losAngeles, new Date(Date.parse(at) - 1)).day).toBe('2026-11-17')
    expect(nextQuietHour(hours, losAngeles, new Date(at)).day).toBe('2026-11-19')
  })

  test('on the nights on which the clocks change there is one', () => {
    const hours: Hours = { week: null, specialDays: [] }
    for (const [day, at] of [
      ['2026-03-08', '2026-03-08T11:00:00.000Z'],
      ['2026-11-01', '2026-11-01T12:00:00.000Z'],
    ] as const)
      expect(lastQuietHour(hours, losAngeles, new Date(`${day}T23:00:00Z`))).toEqual({
        day,
        at: Date.parse(at),
      })
  })

  test('comes later after a party', () => {
    const party = { from: '2026-11-17', to: '2026-11-17', periods: [{ from: '18:00', to: '04:00' }] }
    const hours: Hours = {
      ...daily({ from: '11:00', to: '22:00' }),
      specialDays: [{ ...party, words: { en: 'Party.' } }],
    }
    expect(lastQuietHour(hours, losAngeles, atNoon).at).toBe(Date.parse('2026-11-18T14:00:00.000Z'))
  })
})
