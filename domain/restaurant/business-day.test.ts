import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessDayOf, daysEarlier, instantAt, nextBusinessDay, restaurantClock } from './business-day.ts'
import { addDays } from '../basics/days.ts'
import { runs } from '../../test-support/property-runs.ts'

const losAngeles = 'America/Los_Angeles'

describe('a business day starts at 04:00 where the restaurant is', () => {
  test.each([
    ['2026-11-15T11:59:59.999Z', '2026-11-14'],
    ['2026-11-15T12:00:00.000Z', '2026-11-15'],
    ['2026-11-16T07:59:00.000Z', '2026-11-15'],
    // In summer time 04:00 is an hour earlier in UTC.
    ['2026-07-04T10:59:59.000Z', '2026-07-03'],
    ['2026-07-04T11:00:00.000Z', '2026-07-04'],
    ['2027-01-01T10:00:00.000Z', '2026-12-31'],
  ])('%s belongs to %s', (instant, day) => expect(businessDayOf(new Date(instant), losAngeles)).toBe(day))

  test.each([
    ['2026-11-15T07:30:00.000Z', losAngeles, '2026-11-15T12:00:00.000Z'],
    ['2026-11-15T12:00:00.000Z', losAngeles, '2026-11-16T12:00:00.000Z'],
    // The nights on which the clocks change: 1 November back, 8 March forward.
    ['2026-11-01T06:00:00.000Z', losAngeles, '2026-11-01T12:00:00.000Z'],
    ['2026-03-08T09:59:00.000Z', losAngeles, '2026-03-08T11:00:00.000Z'],
    // Nepal's clock is three quarters of an hour off.
    ['2026-11-15T12:00:00.000Z', 'Asia/Kathmandu', '2026-11-15T22:15:00.000Z'],
  ])('after %s in %s the next one starts at %s', (now, timeZone, next) =>
    expect(nextBusinessDay(new Date(now), timeZone).toISOString()).toBe(next),
  )
})

describe('the same time of day, some days ago', () => {
  test.each([
    ['2026-11-15T20:00:00.000Z', 7, losAngeles, '2026-11-08T20:00:00.000Z'],
    // The clocks changed in between.
    ['2026-11-02T20:00:00.000Z', 7, losAngeles, '2026-10-26T19:00:00.000Z'],
    ['2026-03-10T19:00:12.345Z', 7, losAngeles, '2026-03-03T20:00:12.345Z'],
    // The clock skipped 02:30 in the first night and showed 01:30 twice in the second.
    ['2026-03-15T09:30:00.000Z', 7, losAngeles, '2026-03-08T10:30:00.000Z'],
    ['2026-11-08T09:30:00.000Z', 7, losAngeles, '2026-11-01T09:30:00.000Z'],
    // Lord Howe's clocks change by half an hour.
    ['2026-04-06T01:30:00.000Z', 2, 'Australia/Lord_Howe', '2026-04-04T01:00:00.000Z'],
  ])('%s, %d days ago in %s, was %s', (now, days, timeZone, earlier) =>
    expect(daysEarlier(new Date(now), days, timeZone).toISOString()).toBe(earlier),
  )
})

describe('the instant of a time on the wall clock', () => {
  test.each([
    ['2026-07-01', '12:30', losAngeles, '2026-07-01T19:30:00.000Z'],
    ['2026-12-01', '12:30', losAngeles, '2026-12-01T20:30:00.000Z'],
    ['2026-12-01', '18:05', losAngeles, '2026-12-02T02:05:00.000Z'],
    ['2026-11-01', '11:00', losAngeles, '2026-11-01T19:00:00.000Z'],
    ['2026-03-08', '11:00', losAngeles, '2026-03-08T18:00:00.000Z'],
    // The clock skipped the first time, and showed the second one twice.
    ['2026-03-08', '02:30', losAngeles, '2026-03-08T10:30:00.000Z'],
    ['2026-11-01', '01:30', losAngeles, '2026-11-01T08:30:00.000Z'],
    ['2026-06-01', '09:00', 'Asia/Kolkata', '2026-06-01T03:30:00.000Z'],
    ['2026-06-01', '09:00', 'UTC', '2026-06-01T09:00:00.000Z'],
  ])('%s %s in %s', (day, time, timeZone, instant) =>
    expect(instantAt(day, time, timeZone).toISOString()).toBe(instant),
  )
})

describe('around every change of the clocks', () => {
  /** North and south; by an hour, by half an hour and by two; at midnight, and backwards for a month. */
  const zones = [
    losAngeles,
    'America/New_York',
    'America/Havana',
    'America/St_Johns',
    'America/Santiago',
    'Europe/London',
    'Africa/Casablanca',
    'Africa/Cairo',
    'Asia/Kathmandu',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Antarctica/Troll',
    'UTC',
  ]
  const minute = 60_000
  const hour = 60 * minute
  const oneDay = 24 * hour

  /** A moment of twenty years; most lie within a day and a half of a change of the clocks. */
  const moments = fc
    .record({
      zone: fc.constantFrom(...zones),
      at: fc.integer({ min: Date.UTC(2020), max: Date.UTC(2040) }),
      after: fc.integer({ min: -36 * 60, max: 36 * 60 }),
      seconds: fc.constantFrom(0, 1, 59_999),
    })
    .map(({ zone, at, after, seconds }) => {
      const change = Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(zone)
        .getTimeZoneTransition('next')
      return { zone, moment: (change?.epochMilliseconds ?? at) + after * minute + seconds }
    })

  test('day and hour are those that Intl shows', () => {
    fc.assert(
      fc.property(moments, ({ zone, moment }) => {
        const wall = new Date(wallAt(moment, zone))
        const calendarDay = wall.toISOString().slice(0, 10)
        expect(restaurantClock(new Date(moment), zone)).toEqual({
          day: wall.getUTCHours() < 4 ? addDays(calendarDay, -1) : calendarDay,
          hour: wall.getUTCHours(),
        })
      }),
      { numRuns: runs(500) },
    )
  })

  test('the next business day comes within 26 hours, and not a moment too late', () => {
    fc.assert(
      fc.property(moments, ({ zone, moment }) => {
        const today = businessDayOf(new Date(moment), zone)
        const next = nextBusinessDay(new Date(moment), zone).getTime()
        expect(next - moment).toBeGreaterThan(0)
        expect(next - moment).toBeLessThanOrEqual(26 * hour)
        expect(businessDayOf(new Date(next), zone)).toBe(addDays(today, 1))
        expect(businessDayOf(new Date(next - 1), zone)).toBe(today)
      }),
      { numRuns: runs(500) },
    )
  })

  test('some days earlier the clock showed the same, at the offset of today where it did so twice', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 400 }), ({ zone, moment }, days) => {
        // Counted from the other side, so that the earlier moment is the one that is near a change.
        const now = moment + days * oneDay
        const wall = wallAt(now, zone) - days * oneDay
        const showing = instantsShowing(wall, zone)
        const asToday = showing.find((instant) => wall - instant === wallAt(now, zone) - now)
        expect(daysEarlier(new Date(now), days, zone).getTime()).toBe(
          asToday ?? showing[0] ?? afterTheGap(wall, zone),
        )
      }),
      { numRuns: runs(500) },
    )
  })

  test('a time on the wall is the first instant that shows it', () => {
    fc.assert(
      fc.property(moments, ({ zone, moment }) => {
        // Yesterday's clocks carried on, so that times which the clocks skip are among them.
        const wall = Math.floor((wallAt(moment - oneDay, zone) + oneDay) / minute) * minute
        const [day = '', time = ''] = new Date(wall).toISOString().slice(0, 16).split('T')
        expect(instantAt(day, time, zone).getTime()).toBe(
          instantsShowing(wall, zone)[0] ?? afterTheGap(wall, zone),
        )
      }),
      { numRuns: runs(500) },
    )
  })

  const formats = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        hourCycle: 'h23',
      }),
    ]),
  )

  /** What the clocks of a zone show, as if it were UTC: by Intl, which has its own code and time zones. */
  function wallAt(instant: number, zone: string): number {
    const parts = formats.get(zone)?.formatToParts(instant) ?? []
    const shown = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour: hours = 0, minute: minutes = 0, second = 0 } = shown
    return Date.UTC(year, month - 1, day, hours, minutes, second) + (instant % 1_000)
  }

  function instantsShowing(wall: number, zone: string): number[] {
    const offsets = new Set([wall - oneDay, wall + oneDay].map((near) => wallAt(near, zone) - near))
    return [...offsets]
      .map((offset) => wall - offset)
      .filter((instant) => wallAt(instant, zone) === wall)
      .toSorted((one, other) => one - other)
  }

  /** The offset from before the gap, as if the clocks had not been changed. */
  function afterTheGap(wall: number, zone: string): number {
    return wall - (wallAt(wall - oneDay, zone) - (wall - oneDay))
  }
})
