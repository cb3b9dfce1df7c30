// Slots in the nights on which the clocks change (R45): none that does not exist, none twice, none outside the hours.
import { describe, expect, test } from 'vitest'
import type { Hours, Week } from '../restaurant/opening-hours.ts'
import { weekdays } from '../basics/days.ts'
import { openSpans, slotsIn } from './slots.ts'

const losAngeles = 'America/Los_Angeles'

function slotsOf(sunday: { from: string; to: string }, night: string): string[] {
  const closed = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week
  const hours: Hours = { week: { ...closed, sunday: [sunday] }, specialDays: [] }
  const spans = openSpans(hours, losAngeles, new Date(`${night}T08:30:00Z`), 0)
  return slotsIn(spans, losAngeles, 30).map((slot) => new Date(slot).toISOString().slice(11, 16))
}

describe('R45 slots by the restaurant’s clock', () => {
  test('in spring nobody can choose half past two, which is skipped', () => {
    // 1:00, 1:30, then 3:00, 3:30 and 4:00.
    expect(slotsOf({ from: '01:00', to: '04:00' }, '2026-03-08')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ])
  })

  test('in autumn one and half past one come twice, and can be chosen once', () => {
    // 12:30, 1:00, 1:30, and an hour later 2:00, 2:30 and 3:00.
    expect(slotsOf({ from: '00:30', to: '03:00' }, '2026-11-01')).toEqual([
      '07:30',
      '08:00',
      '08:30',
      '10:00',
      '10:30',
      '11:00',
    ])
  })
})
