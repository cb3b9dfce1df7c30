// When the restaurant last closed, by the opening hours and the business day.
import { expect, test } from 'vitest'
import { weekdays } from '../basics/days.ts'
import { lastClosing } from './closing-time.ts'
import type { Hours, Period, Week } from './opening-hours.ts'

const losAngeles = 'America/Los_Angeles'
const always: Hours = { week: null, specialDays: [] }

function daily(...periods: Period[]): Hours {
  return {
    week: Object.fromEntries(weekdays.map((day) => [day, periods])) as unknown as Week,
    specialDays: [],
  }
}

const lunchAndDinner = daily({ from: '11:00', to: '14:00' }, { from: '17:00', to: '22:00' })

test.each<[string, Hours, string]>([
  ['in the evening', daily({ from: '11:00', to: '22:00' }), '2026-11-19T06:00:00.000Z'],
  ['in the evening, after a break', lunchAndDinner, '2026-11-19T06:00:00.000Z'],
  ['after midnight', daily({ from: '18:00', to: '02:00' }), '2026-11-19T10:00:00.000Z'],
  [
    'with the business day where that is open at four',
    daily({ from: '18:00', to: '05:00' }),
    '2026-11-19T12:00:00.000Z',
  ],
  ['with the business day where it never closes', always, '2026-11-19T12:00:00.000Z'],
])('R72 closes %s', (_when, hours, iso) => {
  const at = Date.parse(iso)
  expect(lastClosing(hours, losAngeles, new Date(at))).toEqual({ day: '2026-11-18', at })
  expect(lastClosing(hours, losAngeles, new Date(at - 1))?.day).toBe('2026-11-17')
})

test('R72 a day without hours ends without a closing', () => {
  const closed = { from: '2026-11-18', to: '2026-11-18', periods: [], words: { en: 'Closed.' } }
  const hours: Hours = { ...daily({ from: '11:00', to: '22:00' }), specialDays: [closed] }
  expect(lastClosing(hours, losAngeles, new Date('2026-11-19T08:00:00Z'))?.day).toBe('2026-11-17')
  expect(lastClosing(hours, losAngeles, new Date('2026-11-19T18:00:00Z'))).toBeUndefined()
})

test.each([
  ['2026-03-08', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-02T06:00:00.000Z'],
])('R72 closes by the wall clock on the day on which the clocks change: %s', (day, iso) => {
  const hours = daily({ from: '11:00', to: '22:00' })
  expect(lastClosing(hours, losAngeles, new Date(iso))).toEqual({ day, at: Date.parse(iso) })
})
