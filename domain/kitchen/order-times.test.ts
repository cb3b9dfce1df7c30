// The times of one order at the edges of the hours (R43, R44): what as soon as possible may be, and when it is refused.
import { describe, expect, test } from 'vitest'
import { findOrderTime, availableTimes, type Calendar } from './order-times.ts'
import type { KitchenNow } from './promise.ts'
import { hour, minute } from '../basics/time-units.ts'

/** 12:00 AM in Los Angeles, on a Tuesday. */
const midnight = Date.parse('2026-11-17T08:00:00.000Z')
const at = (hours: number, minutes = 0) => midnight + hours * hour + minutes * minute
const instant = (moment: number) => new Date(moment).toISOString()

const calendar: Calendar = { timeZone: 'America/Los_Angeles', slotInterval: 15, daysAhead: 2 }
const one = { weight: 1, travelMinutes: 0 }

function kitchenAt(now: number, change: Partial<KitchenNow> = {}): KitchenNow {
  return {
    now,
    spans: [{ start: at(11), end: at(21) }],
    speed: null,
    shortestWait: 10 * minute,
    busy: 0,
    promised: [],
    ...change,
  }
}

describe('R43 as soon as possible', () => {
  test('does not end at midnight where nobody can order ahead', () => {
    const always = [{ start: at(-24), end: at(7 * 24) }]
    const today = [{ start: at(-24), end: at(0) }]
    const kitchen = kitchenAt(at(0, -8), { spans: always, ahead: today })
    const times = availableTimes(one, kitchen, { ...calendar, daysAhead: 0 })
    expect(times).toMatchObject({ soonest: instant(at(0, 5)), slots: [] })
    const far = kitchenAt(at(0, -8), { spans: always, ahead: today, shortestWait: 30 * hour })
    expect(availableTimes(one, far, { ...calendar, daysAhead: 0 }).soonest, 'but within a day').toBeNull()
  })

  test('is in the next hours where they begin within the wait, also while the hours of now go on', () => {
    const spans = [
      { start: at(11), end: at(14, 30) },
      { start: at(15), end: at(21) },
    ]
    const soonestAt = (now: number) =>
      availableTimes(one, kitchenAt(now, { spans, shortestWait: hour }), calendar).soonest
    expect(soonestAt(at(13, 25))).toBe(instant(at(14, 25)))
    expect(soonestAt(at(14, 5))).toBe(instant(at(15, 5)))
    expect(soonestAt(at(14, 31))).toBe(instant(at(15, 35)))
  })

  test('is kept only on a mark, and in the hours of now', () => {
    const spans = [
      { start: at(11), end: at(21) },
      { start: at(35), end: at(45) },
    ]
    const speed = { minutesPerBurrito: 2, hands: 1 }
    const kept = (now: number, shown: number) =>
      findOrderTime(
        one,
        { at: instant(shown), isScheduled: false },
        kitchenAt(now, { spans, speed }),
        calendar,
      )?.promise.readyBy
    expect(kept(at(12), at(12, 15))).toBe(instant(at(12, 15)))
    expect(kept(at(12), at(12, 15) + 17_000), 'no mark').toBeUndefined()
    expect(kept(at(12), at(36)), 'tomorrow').toBeUndefined()
    expect(kept(at(3), at(12)), 'closed').toBeUndefined()
  })
})
