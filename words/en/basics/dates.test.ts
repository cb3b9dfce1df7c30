// Times and dates as Americans write them, by the restaurant's clock, in one spelling for screens, paper and mails.
import { afterEach, expect, test, vi } from 'vitest'
import {
  calendarDay,
  clockTime,
  dayAndTime,
  dayName,
  fullDate,
  hourName,
  isElsewhere,
  monthAndDay,
  shortDay,
  wallClock,
  weekday,
  withZone,
  zoneName,
  zoneTime,
} from './dates.ts'

const losAngeles = 'America/Los_Angeles'

afterEach(() => void vi.unstubAllEnvs())

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

test.each([
  ['00:00', '12 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12 PM'],
  ['21:30', '9:30 PM'],
])('R45 a time that the owner has set, %s, has twelve hours, too', (time, words) => {
  expect(wallClock(time)).toBe(words.replace(' ', '\u00A0'))
})

const evening = '2026-11-16T05:00:00Z'

test.each([
  ['America/Los_Angeles', false],
  // Another name for the same time.
  ['America/Tijuana', false],
  ['America/New_York', true],
  ['Asia/Tokyo', true],
])('R45 whether a reader in %s needs the name of the zone: %s', (reader, elsewhere) => {
  vi.stubEnv('TZ', reader)
  expect(isElsewhere(evening, losAngeles)).toBe(elsewhere)
  expect(withZone('9 PM', evening, losAngeles)).toBe(elsewhere ? '9 PM Pacific' : '9 PM')
})

test('R45 two zones that agree in winter differ in summer', () => {
  vi.stubEnv('TZ', 'America/Phoenix')
  const [winter, summer] = ['2026-01-15T20:00:00Z', '2026-07-15T20:00:00Z']
  expect([winter, summer].map((moment) => isElsewhere(moment, 'America/Denver'))).toEqual([false, true])
})

test.each([
  ['America/Los_Angeles', 'Pacific time'],
  ['America/New_York', 'Eastern time'],
  ['America/Detroit', 'Eastern time'],
  ['America/Indiana/Tell_City', 'Central time'],
  // Without summer time, and with a name that Americans use.
  ['America/Phoenix', 'Arizona time'],
  ['Pacific/Honolulu', 'Hawaii time'],
  ['America/Puerto_Rico', 'Atlantic Standard Time'],
  ['Europe/Madrid', 'Central European time'],
  ['Asia/Tokyo', 'Japan Standard Time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT-05:00'],
])('R36 R45 the clock of %s is on %s, summer and winter', (zone, name) => {
  expect([evening, '2026-07-15T20:00:00Z'].map((moment) => zoneTime(moment, zone))).toEqual([name, name])
})

test('R45 after a time the zone is named as people there call it', () => {
  const zones = [losAngeles, 'America/New_York', 'America/Phoenix', 'America/Puerto_Rico']
  expect(zones.map((zone) => zoneName(evening, zone))).toEqual([
    'Pacific',
    'Eastern',
    'Arizona time',
    'Atlantic Standard',
  ])
})
