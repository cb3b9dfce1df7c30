import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessDayOf, daysEarlier, isTimeZone, nextBusinessDay } from './business-day.ts'

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

  test('the next day always comes within 26 hours, and not a moment too late', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(losAngeles, 'UTC', 'Australia/Lord_Howe', 'Pacific/Apia'),
        (now, zone) => {
          const next = nextBusinessDay(now, zone)
          expect(next.getTime() - now.getTime()).toBeGreaterThan(0)
          expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000)
          expect(businessDayOf(next, zone)).not.toBe(businessDayOf(now, zone))
          expect(businessDayOf(new Date(next.getTime() - 1), zone)).toBe(businessDayOf(now, zone))
        },
      ),
      { numRuns: 60 },
    )
  })
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

test('a made-up time zone is not one', () => {
  expect([isTimeZone(losAngeles), isTimeZone('Burrito/Land'), isTimeZone('')]).toEqual([true, false, false])
})
