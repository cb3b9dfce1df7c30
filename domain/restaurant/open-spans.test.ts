// The opening hours at chosen instants; test-support/hours-oracle.test.ts compares them with an oracle.
import { describe, expect, test } from 'vitest'
import { openingAt } from './open-spans.ts'
import type { Hours, Opening, Week } from './opening-hours.ts'
import { weekdays } from '../basics/days.ts'

const losAngeles = 'America/Los_Angeles'
const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week
const evenings: Week = { ...closedWeek, friday: [{ from: '11:00', to: '01:00' }] }

const words = { en: 'Closed for Thanksgiving' }

function open(zone: string, hours: Hours, at: number): Opening {
  return openingAt(hours, zone, new Date(at)).opening
}

describe('R41 by hand', () => {
  test('a fresh install is open at all hours, without an end', () => {
    const hours = { week: null, specialDays: [] }
    for (const zone of [losAngeles, 'Australia/Lord_Howe', 'America/Phoenix'])
      expect(open(zone, hours, Date.parse('2026-03-08T10:00Z'))).toEqual({ open: true, until: null })
  })

  test('who is never open says that nobody knows when', () => {
    const opening = open(losAngeles, { week: closedWeek, specialDays: [] }, Date.parse('2026-11-16T20:00Z'))
    expect(opening).toEqual({ open: false, opensAt: null, words: null })
  })

  test.each([
    // Open from 1 to 4 and from 2:30 to 2:50, while the clocks skip 2 to 3.
    ['2026-03-08T08:59:59.999Z', { open: false, opensAt: '2026-03-08T09:00:00.000Z', words: null }],
    ['2026-03-08T09:00:00.000Z', { open: true, until: '2026-03-08T11:00:00.000Z' }],
    // In autumn they show 1 to 2 twice: open from the first of them, for four hours.
    ['2026-11-01T08:00:00.000Z', { open: true, until: '2026-11-01T12:00:00.000Z' }],
    ['2026-11-01T09:30:00.000Z', { open: true, until: '2026-11-01T12:00:00.000Z' }],
  ])('the nights on which the clocks change: at %s', (at, opening) => {
    const sunday = [
      { from: '01:00', to: '04:00' },
      { from: '02:30', to: '02:50' },
    ]
    const hours = { week: { ...closedWeek, sunday }, specialDays: [] }
    expect(open(losAngeles, hours, Date.parse(at))).toEqual(opening)
  })

  test.each([
    // A period that starts at the first skipped time starts at the jump.
    ['02:00', '2026-03-08T10:00:00.000Z'],
    ['02:30', '2026-03-08T10:00:00.000Z'],
    ['03:00', '2026-03-08T10:00:00.000Z'],
    ['03:05', '2026-03-08T10:05:00.000Z'],
  ])('who opens at %s in the night of spring opens at %s', (from, opensAt) => {
    const hours = { week: { ...closedWeek, sunday: [{ from, to: '05:00' }] }, specialDays: [] }
    expect(open(losAngeles, hours, Date.parse('2026-03-08T06:00Z'))).toMatchObject({ opensAt })
  })

  test('a period that the clocks skip is none', () => {
    const sunday = [{ from: '02:05', to: '02:55' }]
    const hours = { week: { ...closedWeek, sunday }, specialDays: [] }
    const opening = open(losAngeles, hours, Date.parse('2026-03-08T06:00Z'))
    expect(opening).toMatchObject({ opensAt: '2026-03-15T09:05:00.000Z' })
  })

  test('the tail of yesterday’s evening belongs to yesterday: a special day neither cuts it off nor takes it over', () => {
    const closed = { from: '2026-11-21', to: '2026-11-21', periods: [], words }
    // 12:30 AM on a Saturday that is closed: Friday’s evening goes on until 1 AM.
    const night = Date.parse('2026-11-21T08:30Z')
    const until = '2026-11-21T09:00:00.000Z'
    expect(open(losAngeles, { week: evenings, specialDays: [closed] }, night)).toEqual({
      open: true,
      until,
    })
    expect(open(losAngeles, { week: evenings, specialDays: [closed] }, Date.parse(until) + 1)).toEqual({
      open: false,
      opensAt: '2026-11-27T19:00:00.000Z',
      words,
    })
    // A Friday that is closed has no evening, and so no tail, though the week has one.
    const friday = { from: '2026-11-20', to: '2026-11-20', periods: [], words }
    expect(open(losAngeles, { week: evenings, specialDays: [friday] }, night)).toEqual({
      open: false,
      opensAt: '2026-11-27T19:00:00.000Z',
      words: null,
    })
    // A special night lasts into the plain day after it.
    const party = { ...friday, periods: [{ from: '20:00', to: '03:00' }] }
    expect(open(losAngeles, { week: closedWeek, specialDays: [party] }, night)).toEqual({
      open: true,
      until: '2026-11-21T11:00:00.000Z',
    })
  })
})
