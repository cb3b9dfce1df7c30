import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTime } from '../restaurant/business-day.ts'
import { findPromoCodeRejection, type PromoCodeSettings } from './promo-codes.ts'
import { addDays, weekdays } from '../basics/days.ts'
import { cents } from '../basics/money.ts'
import { runs } from '../../test-support/property-runs.ts'

const losAngeles = 'America/Los_Angeles'
const always: PromoCodeSettings = {
  code: 'LUNCH10',
  gives: { kind: 'percent', percent: 10 },
  minimumOrder: cents(0),
  firstDay: null,
  lastDay: null,
  days: [],
  hours: null,
  maxUses: null,
  oncePerEmail: false,
  isOn: true,
}

describe('R64 a code after midnight', () => {
  const night = { from: '22:00', to: '01:00' }
  // November 20, 2026 is a Friday; Los Angeles is eight hours behind UTC.
  test.each<[string, Partial<PromoCodeSettings>, string, boolean]>([
    ['a night, before midnight', { hours: night }, '2026-11-21T07:59:00Z', true],
    ['a night, after midnight', { hours: night }, '2026-11-21T08:59:00Z', true],
    ['a night that is over', { hours: night }, '2026-11-21T09:00:00Z', false],
    ['a night that has not begun', { hours: night }, '2026-11-21T05:59:00Z', false],
    ['Fridays, at 12:30 AM', { days: ['friday'] }, '2026-11-21T08:30:00Z', true],
    ['Fridays, when Saturday begins', { days: ['friday'] }, '2026-11-21T12:00:00Z', false],
    ['Fridays, while Thursday goes on', { days: ['friday'] }, '2026-11-20T11:59:00Z', false],
    ['the night of Friday', { days: ['friday'], hours: night }, '2026-11-21T08:30:00Z', true],
    ['the night of Thursday', { days: ['friday'], hours: night }, '2026-11-20T08:30:00Z', false],
    [
      'a night until 6 AM belongs to its Friday',
      { days: ['friday'], hours: { from: '22:00', to: '06:00' } },
      '2026-11-21T13:00:00Z',
      true,
    ],
    ['the last day, at 3:59 AM', { lastDay: '2026-11-20' }, '2026-11-21T11:59:00Z', true],
    ['the first day, at 12:30 AM', { firstDay: '2026-11-21' }, '2026-11-21T08:30:00Z', false],
  ])('%s', (_name, terms, instant, isGood) => {
    const refused = findPromoCodeRejection(
      { ...always, ...terms },
      0,
      wallTime(new Date(instant), losAngeles),
    )
    expect(refused === undefined).toBe(isGood)
  })
})

const aMonday = '2026-11-16'
const aDay = 24 * 60

test('R64 a code is good in exactly the minutes that its days and hours cover', () => {
  const time = fc.integer({ min: 0, max: aDay - 1 }).map(timeOf)
  fc.assert(
    fc.property(
      fc.option(fc.record({ from: time, to: time })),
      fc.subarray([...weekdays]),
      fc.tuple(fc.option(fc.integer({ min: -7, max: 14 })), fc.option(fc.integer({ min: -7, max: 14 }))),
      fc.integer({ min: 0, max: 7 * aDay - 1 }),
      (hours, days, [first, last], minute) => {
        const dayOf = (nth: number | null) => (nth === null ? null : addDays(aMonday, nth))
        const set = { ...always, hours, days, firstDay: dayOf(first), lastDay: dayOf(last) }
        const now = { day: addDays(aMonday, Math.floor(minute / aDay)), time: timeOf(minute % aDay) }
        const isCovered = Array.from({ length: 10 }, (_, nth) => nth - 2)
          .filter((nth) => days.length === 0 || days.some((day) => day === weekdays[(nth + 7) % 7]))
          .filter((nth) => nth >= (first ?? -99) && nth <= (last ?? 99))
          .some((nth) => coveredOn(nth, hours).some(([from, to]) => minute >= from && minute < to))
        expect(findPromoCodeRejection(set, 0, now) === undefined).toBe(isCovered)
      },
    ),
    { numRuns: runs(5_000) },
  )
})

/** The spans of a day, in minutes since midnight of the Monday: a business day runs from 4 AM to 4 AM. */
function coveredOn(nth: number, hours: PromoCodeSettings['hours']): (readonly [from: number, to: number])[] {
  const [midnight, opens] = [nth * aDay, nth * aDay + 4 * 60]
  if (hours === null) return [[opens, opens + aDay]]
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  if (to <= from) return [[midnight + from, midnight + aDay + to]]
  return [midnight, midnight + aDay].map(
    (start) => [Math.max(start + from, opens), Math.min(start + to, opens + aDay)] as const,
  )
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
