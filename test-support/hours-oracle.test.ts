// The opening hours (domain/restaurant/open-spans.ts) against an oracle that walks minute by minute (shopkeeper.ts).
import { env } from 'node:process'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { runs } from './property-runs.ts'
import { expectedOpening, calendarPage, wallClock } from './hours-oracle.ts'
import { addDays, weekdays } from '../domain/basics/days.ts'
import { openingAt, type OpeningNow } from '../domain/restaurant/open-spans.ts'
import type { Hours, Period, SpecialDay, Week } from '../domain/restaurant/opening-hours.ts'

const numRuns = runs(3_000)
const timeout = 60_000 + numRuns * 40
const minute = 60_000
const [firstDay, days] = ['2026-01-01', 731]

/** North and south; by an hour and by half an hour; at two, at one and at midnight; and a clock that never changes. */
const zones = [
  'America/Los_Angeles',
  'Europe/Lisbon',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Phoenix',
]
const clocks = new Map(zones.map((zone) => [zone, wallClock(zone)]))
const clockOf = (zone: string) => clocks.get(zone) ?? wallClock(zone)

/** The instants at which the zone's clock does not go on by a minute, found by looking. */
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]))

function changesOf(zone: string): number[] {
  const clock = clockOf(zone)
  const start = Date.parse(`${firstDay}T00:00Z`) / minute
  const found: number[] = []
  for (let at = start; at < start + days * 24 * 60; at += 30) {
    if (clock.shows(at + 30) - clock.shows(at) === 30) continue
    let change = at
    while (clock.shows(change + 1) - clock.shows(change) === 1) change += 1
    found.push((change + 1) * minute)
  }
  return found
}

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Any five minutes of the day, and the hours around midnight, where clocks change, more often than others. */
const anyTime = fc
  .oneof(
    fc.integer({ min: 0, max: 287 }),
    fc.integer({ min: 0, max: 48 }),
    fc.integer({ min: 270, max: 287 }),
  )
  .map((fives) => time(fives * 5))
/** They may overlap, which the office refuses, and which special days beside the week can bring about all the same. */
const anyPeriods: fc.Arbitrary<Period[]> = fc.array(fc.record({ from: anyTime, to: anyTime }), {
  maxLength: 3,
})
const anyWeek = fc
  .tuple(...weekdays.map(() => anyPeriods))
  .map((lists) => Object.fromEntries(weekdays.map((day, at) => [day, lists[at]])) as unknown as Week)

const words = { en: 'Closed for Thanksgiving' }
/** Near a day, one after the other, some of them a week long. */
const specialDaysNear = (day: string): fc.Arbitrary<SpecialDay[]> =>
  fc
    .array(
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 6 }), anyPeriods, fc.boolean()),
      {
        maxLength: 4,
      },
    )
    .map((list) => {
      let last = addDays(day, -6)
      return list.map(([gap, length, periods, says]) => {
        const from = addDays(last, gap)
        last = addDays(from, length)
        return { from, to: last, periods, words: says ? words : null }
      })
    })

const anyDay = fc.integer({ min: 0, max: days - 1 }).map((nth) => addDays(firstDay, nth))
/** Any day of two years; half of the days are those around a change of the clocks. */
const anyPlace = fc.constantFrom(...zones).chain((zone) => {
  const near = (changes.get(zone) ?? []).map((at) => calendarPage(clockOf(zone), at))
  const day = near.length > 0 ? fc.oneof(anyDay, fc.constantFrom(...near)) : anyDay
  return fc.record({ zone: fc.constant(zone), day })
})

const anyCase = anyPlace.chain(({ zone, day }) =>
  fc.record({
    zone: fc.constant(zone),
    hours: fc.record({
      week: fc.option(anyWeek, { freq: 12 }),
      specialDays: specialDaysNear(day),
    }) satisfies fc.Arbitrary<Hours>,
    /** An instant of that day by the world's clock, or up to a day beside it. */
    at: fc
      .tuple(fc.integer({ min: -12 * 60, max: 36 * 60 }), fc.constantFrom(0, 0, -1, 1, 30_000))
      .map(([minutes, off]) => Date.parse(`${day}T00:00Z`) + minutes * minute + off),
    /** What the process itself takes for its time zone. */
    serverZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago'),
  }),
)

const ownZone = env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete env['TZ']
  else env['TZ'] = ownZone
})

function open(zone: string, hours: Hours, at: number): OpeningNow {
  return openingAt(hours, zone, new Date(at))
}

describe('R41 open or closed, as a shopkeeper says who only looks at the clock on the wall', () => {
  test('the zones change their clocks as often as they should', () => {
    expect(zones.map((zone) => changes.get(zone)?.length)).toEqual([4, 4, 4, 4, 4, 0])
  })

  test('the process takes the zone that it is given, so that the next test means something', () => {
    const offsets = ['UTC', 'Pacific/Kiritimati'].map((zone) => {
      env['TZ'] = zone
      return new Date(0).getTimezoneOffset()
    })
    expect(new Set(offsets).size).toBe(2)
  })

  test(
    'at any instant of two years: open until when, or closed until when, and with whose words',
    () => {
      fc.assert(
        fc.property(anyCase, ({ zone, hours, at, serverZone }) => {
          env['TZ'] = serverZone
          const clock = clockOf(zone)
          const today = calendarPage(clock, at)
          const { opening } = open(zone, hours, at)
          const told = expectedOpening(hours, clock, at, opening.open ? 16 : 403)
          expect(opening.open).toBe(told.isOpen)
          if (opening.open) {
            const { closesAt } = told
            const isInSight = closesAt !== undefined && calendarPage(clock, closesAt) < addDays(today, 14)
            expect(opening.until).toBe(isInSight ? new Date(closesAt).toISOString() : null)
          } else {
            const { opensAt } = told
            const isKnown = opensAt !== undefined && calendarPage(clock, opensAt) <= addDays(today, 400)
            expect(opening.opensAt).toBe(isKnown ? new Date(opensAt).toISOString() : null)
            const special = hours.specialDays.find(({ from, to }) => from <= today && today <= to)
            expect(opening.words).toBe(special?.words ?? null)
          }
        }),
        { numRuns },
      )
    },
    timeout,
  )

  test(
    'R45 the last order is taken at the closing instant, and none a millisecond later',
    () => {
      fc.assert(
        fc.property(anyCase, ({ zone, hours, at }) => {
          const { opening } = open(zone, hours, at)
          if (!opening.open || opening.until === null) return
          const closing = Date.parse(opening.until)
          expect(open(zone, hours, closing).opening).toEqual(opening)
          expect(open(zone, hours, closing + 1).opening.open).toBe(false)
          expect(expectedOpening(hours, clockOf(zone), closing, 1).isOpen).toBe(true)
          expect(expectedOpening(hours, clockOf(zone), closing + 1, 1).isOpen).toBe(false)
        }),
        { numRuns: numRuns / 3 },
      )
    },
    timeout,
  )

  test(
    'an answer is true until the moment at which it says that it changes, and no longer',
    () => {
      fc.assert(
        fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ zone, hours, at }, share) => {
          const { opening, changesAt } = open(zone, hours, at)
          expect(changesAt).toBeGreaterThan(at)
          const between = at + Math.floor((changesAt - 1 - at) * share)
          expect(open(zone, hours, between).opening).toEqual(opening)
          expect(open(zone, hours, changesAt - 1).opening).toEqual(opening)
        }),
        { numRuns: numRuns / 3 },
      )
    },
    timeout,
  )
})
