// Open or closed, as the shop's footer and the office's bar say it (R37).
import { expect, test } from 'vitest'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { openingLine, openingTime, shortTime } from './opening.ts'

// A Monday, 2 PM in Los Angeles.
const clock = { timeZone: 'America/Los_Angeles', now: '2026-11-16T22:00:00Z' }

const openUntil = (until: string | null): Opening => ({ open: true, until })
const closedUntil = (opensAt: string | null): Opening => ({ open: false, opensAt, words: null })

test.each<[Opening, string]>([
  [openUntil('2026-11-17T05:00:00Z'), 'Open until 9_PM'],
  [openUntil('2026-11-17T05:30:00Z'), 'Open until 9:30_PM'],
  // After midnight it is still the same night to customers.
  [openUntil('2026-11-17T08:00:00Z'), 'Open until 12_AM'],
  [openUntil('2026-11-17T10:30:00Z'), 'Open until 2:30_AM'],
  [openUntil('2026-11-17T19:00:00Z'), 'Open until tomorrow at 11_AM'],
  [openUntil('2026-11-19T10:00:00Z'), 'Open 24 hours'],
  [openUntil(null), 'Open 24 hours'],
  [closedUntil('2026-11-17T01:00:00Z'), 'Closed. Opens at 5_PM'],
  [closedUntil('2026-11-17T19:00:00Z'), 'Closed. Opens tomorrow at 11_AM'],
  [closedUntil('2026-11-17T09:00:00Z'), 'Closed. Opens tomorrow at 1_AM'],
  [closedUntil('2026-11-18T19:30:00Z'), 'Closed. Opens Wednesday at 11:30_AM'],
  [closedUntil('2026-11-22T19:00:00Z'), 'Closed. Opens Sunday at 11_AM'],
  // Next Monday is not this Monday.
  [closedUntil('2026-11-23T19:00:00Z'), 'Closed. Opens November 23 at 11_AM'],
  [closedUntil('2027-01-04T19:00:00Z'), 'Closed. Opens January 4, 2027 at 11_AM'],
  [closedUntil(null), 'Closed'],
])('%j: %s', (opening, line) => {
  expect(openingLine(opening, clock)).toBe(line.replace('_', '\u00A0'))
})

test('the day is the one of the restaurant, not of the reader or of UTC', () => {
  // 11 PM on Monday in Los Angeles, Tuesday everywhere east of it.
  const late = { ...clock, now: '2026-11-17T07:00:00Z' }
  expect(openingTime('2026-11-17T19:00:00Z', late)).toBe('tomorrow at 11\u00A0AM')
})

test.each([
  ['America/Los_Angeles', 'Closed. Opens tomorrow at 11_AM Pacific'],
  ['America/Phoenix', 'Closed. Opens tomorrow at 12_PM Arizona time'],
])('a reader elsewhere is told the zone of %s', (timeZone, line) => {
  const told = openingLine(closedUntil('2026-11-17T19:00:00Z'), { ...clock, timeZone, namesZone: true })
  expect(told).toBe(line.replace('_', '\u00A0'))
})

test('full hours have no minutes', () => {
  const times = ['2026-11-17T05:00:00Z', '2026-11-16T19:30:00Z', '2026-11-16T20:00:00Z']
  expect(times.map((moment) => shortTime(moment, clock.timeZone))).toEqual([
    '9\u00A0PM',
    '11:30\u00A0AM',
    '12\u00A0PM',
  ])
})
