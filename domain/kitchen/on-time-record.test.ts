// The on-time record (R49), compared with a reference that counts minute by minute.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  minOrdersToMeasure,
  onTimeBars,
  keptOf,
  measureSpeed,
  percentKept,
  makeOnTimeRecord,
  findWorst,
  type FinishedOrder,
} from './on-time-record.ts'
import { minute } from '../basics/time-units.ts'

const noon = Date.parse('2026-11-16T20:00:00Z')

function made(change: Partial<FinishedOrder> & { late?: number } = {}): FinishedOrder {
  const { late = 0, ...order } = change
  const promisedFor = order.promisedFor ?? noon
  return {
    seq: 1,
    promisedFor,
    readyAt: promisedFor + late * minute,
    cookingAt: null,
    weight: 1,
    isDelayed: false,
    day: '2026-11-16',
    hour: 12,
    ...order,
  }
}

/** Cooked from one minute of the day to another. */
function cooked(from: number, to: number, change: Partial<FinishedOrder> = {}): FinishedOrder {
  return made({ cookingAt: noon + from * minute, readyAt: noon + to * minute, ...change })
}

describe('R49 the promise record', () => {
  test('a promise is kept with a minute’s grace, to the millisecond', () => {
    const orders = [
      made({ readyAt: noon + minute }),
      made({ readyAt: noon + minute + 1 }),
      made({ late: -30 }),
    ]
    expect(keptOf(orders)).toEqual({ orders: 3, kept: 2 })
    expect(makeOnTimeRecord(orders, []).spread).toEqual([1, 0, 0, 0, 0, 1, 1, 0, 0, 0])
  })

  test('nobody claims more than was kept', () => {
    expect(percentKept({ orders: 1_000, kept: 999 })).toBe(99)
    expect(percentKept({ orders: 3, kept: 3 })).toBe(100)
  })

  test('the middle order, the worst one, and those that staff moved', () => {
    const orders = [
      made({ late: -12 }),
      made({ late: 11.2, seq: 88 }),
      made({ late: -3.04, isDelayed: true }),
      made({ late: 2 }),
      made({ late: -4 }),
    ]
    expect(makeOnTimeRecord(orders, [])).toMatchObject({ median: -3, delayed: 1 })
    expect(findWorst(orders)).toMatchObject({ order: { seq: 88 }, minutes: 11.2 })
    expect(findWorst([made({ late: 1 })])).toBeUndefined()
    expect(findWorst([])).toBeUndefined()
  })

  test('by the hour and the day that were promised; without orders there is nothing', () => {
    const orders = [
      made({ hour: 19, day: '2026-11-15', late: 5 }),
      made({ hour: 19, day: '2026-11-16' }),
      made({ hour: 0 }),
    ]
    const { hours, days } = makeOnTimeRecord(orders, ['2026-11-15', '2026-11-16', '2026-11-17'])
    expect(hours.map(({ hour }) => hour).slice(0, 2)).toEqual([4, 5])
    expect(hours.filter((one) => one.orders > 0)).toEqual([
      { hour: 19, orders: 2, kept: 1 },
      { hour: 0, orders: 1, kept: 1 },
    ])
    expect(days).toEqual([
      { day: '2026-11-15', orders: 1, kept: 0 },
      { day: '2026-11-16', orders: 2, kept: 2 },
      { day: '2026-11-17', orders: 0, kept: 0 },
    ])
    expect(makeOnTimeRecord([], [])).toMatchObject({ orders: 0, kept: 0, median: null })
  })

  test('every order is in one bar, and those of kept promises are the first', () => {
    const lateness = fc.array(fc.integer({ min: -40 * 60, max: 40 * 60 }), { maxLength: 40 })
    fc.assert(
      fc.property(lateness, (seconds) => {
        const orders = seconds.map((second) => made({ late: second / 60 }))
        const { spread, kept, median } = makeOnTimeRecord(orders, [])
        const count = (bars: readonly number[]) => bars.reduce((sum, bar) => sum + bar, 0)
        expect(count(spread)).toBe(orders.length)
        expect(count(spread.slice(0, onTimeBars))).toBe(kept)
        expect(kept).toBe(seconds.filter((second) => second <= 60).length)
        if (median === null) return
        // To the next tenth of a minute: in whole seconds, so that the test itself rounds nothing.
        const middle = Math.round(median * 60)
        const earlier = seconds.filter((second) => second < middle - 3).length
        const later = seconds.filter((second) => second > middle + 3).length
        expect(Math.max(earlier, later)).toBeLessThanOrEqual(seconds.length / 2)
      }),
    )
  })
})

describe('R49 the measured speed', () => {
  test('by hand: two orders side by side, a pause, and the hands', () => {
    // On each of ten days 20 minutes in which something cooks, for 10 burritos.
    const days = Array.from({ length: 10 }, (_, nth) => `2026-11-${10 + nth}`)
    const orders = days.flatMap((day) => [
      cooked(0, 10, { day, weight: 4 }),
      cooked(5, 15, { day, weight: 5 }),
      cooked(30, 35, { day, weight: 1 }),
    ])
    expect(measureSpeed(orders, 1)).toEqual({ minutesPerBurrito: 2, hands: 1, orders: 30 })
    expect(measureSpeed(orders, 2)).toEqual({ minutesPerBurrito: 4, hands: 2, orders: 30 })
  })

  test('the slower end of the days, rounded up; a forgotten ticket is one day of many', () => {
    const ofDay = (nth: number, minutes: number) =>
      Array.from({ length: 4 }, () => cooked(0, minutes, { day: `2026-11-${10 + nth}`, weight: 2.5 }))
    const orders = [12, 13, 14, 15, 500].flatMap((minutes, nth) => ofDay(nth, minutes))
    // Ten burritos a day: 1.2, 1.3, 1.4, 1.5 and 50 minutes each; four in five took 1.5 at most.
    expect(measureSpeed(orders, 1)?.minutesPerBurrito).toBe(1.5)
    const slower = [12.3, 12.3, 12.3, 12.3].flatMap((minutes, nth) => ofDay(nth, minutes))
    expect(measureSpeed([...slower, ...ofDay(5, 12.3)], 1)?.minutesPerBurrito).toBe(1.3)
  })

  test('drinks and orders that nobody started say nothing, and few orders are none', () => {
    const few = Array.from({ length: minOrdersToMeasure - 1 }, () => cooked(0, 10))
    expect(measureSpeed(few, 1)).toBeUndefined()
    expect(measureSpeed([...few, made(), cooked(0, 300, { weight: 0 })], 1)).toBeUndefined()
    expect(measureSpeed([...few, cooked(0, 10)], 1)).toMatchObject({ orders: minOrdersToMeasure })
    const forgotten = Array.from({ length: minOrdersToMeasure }, () => cooked(0, 1_400, { weight: 0.1 }))
    expect(measureSpeed(forgotten, 1)?.minutesPerBurrito).toBe(30)
  })

  test('agrees with a clerk who looks at the stove every minute', () => {
    const someOrder = fc.record({
      from: fc.integer({ min: 0, max: 300 }),
      lasts: fc.integer({ min: 0, max: 40 }),
      tenths: fc.integer({ min: 0, max: 90 }),
      day: fc.integer({ min: 10, max: 16 }),
    })
    const someDay = fc.array(someOrder, { minLength: minOrdersToMeasure, maxLength: 60 })
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 4 }), (drawn, hands) => {
        const orders = drawn.map(({ from, lasts, tenths, day }) =>
          cooked(from, from + lasts, { day: `2026-11-${day}`, weight: tenths / 10 }),
        )
        expect(measureSpeed(orders, hands)?.minutesPerBurrito).toBe(expectedPromise(drawn, hands))
      }),
    )
  })
})

interface Drawn {
  readonly from: number
  readonly lasts: number
  readonly tenths: number
  readonly day: number
}

/** In whole minutes and tenths of burritos, so that nothing is rounded before the end. */
function expectedPromise(drawn: readonly Drawn[], hands: number): number | undefined {
  const heavy = drawn.filter(({ tenths }) => tenths > 0)
  if (heavy.length < minOrdersToMeasure) return undefined
  const days = [...new Set(heavy.map(({ day }) => day))]
  const speeds = days.map((day) => {
    const ofDay = heavy.filter((order) => order.day === day)
    const cooking = new Set<number>()
    for (const { from, lasts } of ofDay) for (let at = from; at < from + lasts; at += 1) cooking.add(at)
    return (hands * cooking.size * 10) / ofDay.reduce((sum, { tenths }) => sum + tenths, 0)
  })
  const slower = speeds.filter(
    (speed) => speeds.filter((other) => other <= speed).length >= days.length * 0.8,
  )
  const speed = Math.min(...slower)
  // Rounded up to a tenth, with half a thousandth of tolerance, which is less than any such fraction can be off by.
  for (let tenth = 1; tenth < 300; tenth += 1) if (tenth / 10 > speed - 0.0005) return tenth / 10
  return 30
}
