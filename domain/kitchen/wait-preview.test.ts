// The preview of the next order (R42): the promise itself, and a sum that leads to it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promisesOf, type KitchenNow } from './promise.ts'
import { previewWait } from './wait-preview.ts'
import { minute } from '../basics/time-units.ts'

const noon = Date.parse('2026-11-16T20:00:00Z')
const after = (minutes: number) => noon + minutes * minute
const shown = (minutes: number) => new Date(after(minutes)).toISOString()

function kitchenWith(change: Partial<KitchenNow> = {}): KitchenNow {
  return {
    now: noon,
    spans: [{ start: after(-60), end: after(600) }],
    speed: { minutesPerBurrito: 2, hands: 2 },
    shortestWait: 10 * minute,
    busy: 0,
    promised: [],
    ...change,
  }
}

describe('R42 what the next customer is told', () => {
  test('25 burritos ahead, these 3, and to be sure: rounded up to five minutes', () => {
    const promised = [
      { readyBy: after(15), weight: 10 },
      { readyBy: after(30), weight: 15 },
    ]
    expect(previewWait(3, kitchenWith({ promised }))).toEqual({
      burritos: 3,
      readyBy: shown(35),
      sum: { ahead: 25, rollingAhead: 25, rollingThese: 3, toBeSure: 4 },
      because: 'kitchen',
    })
  })

  test('the shortest wait decides while there is little to do, and without a speed', () => {
    expect(previewWait(1, kitchenWith())).toMatchObject({ readyBy: shown(10), because: 'shortest-wait' })
    expect(previewWait(100, kitchenWith({ speed: null }))).toEqual({
      burritos: 100,
      readyBy: shown(10),
      sum: null,
      because: 'shortest-wait',
    })
  })

  test('busy is added, and then the next mark that fits', () => {
    expect(previewWait(1, kitchenWith({ busy: 20 * minute }))).toMatchObject({
      readyBy: shown(30),
      because: 'busy',
    })
  })

  test('where a sooner time would break a promise, that order is ahead', () => {
    const promised = [{ readyBy: after(25), weight: 20 }]
    expect(previewWait(3, kitchenWith({ promised }))).toMatchObject({
      readyBy: shown(30),
      sum: { ahead: 20, rollingAhead: 20, rollingThese: 3 },
      because: 'kitchen',
    })
  })

  test('nobody can order for now while it is closed', () => {
    const spans = [{ start: after(120), end: after(240) }]
    expect(previewWait(3, kitchenWith({ spans }))).toMatchObject({ readyBy: null, sum: null })
  })

  test('always the promise itself; where the kitchen decides, the sum rounded up to five minutes', () => {
    const someWork = fc.record({
      readyBy: fc.integer({ min: 0, max: 30 }).map((marks) => after(marks * 5)),
      weight: fc.integer({ min: 0, max: 20 }),
    })
    const someKitchen = fc.record({
      promised: fc.array(someWork, { maxLength: 8 }),
      minutesPerBurrito: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
      hands: fc.integer({ min: 1, max: 4 }),
      busy: fc.constantFrom(0, 20),
    })
    fc.assert(
      fc.property(someKitchen, fc.constantFrom(1, 3, 6, 12), (drawn, burritos) => {
        const { promised, minutesPerBurrito, hands, busy } = drawn
        const speed = { minutesPerBurrito, hands }
        const kitchen = kitchenWith({ promised, speed, busy: busy * minute })
        const { readyBy, sum, because } = previewWait(burritos, kitchen)
        const soonest = promisesOf(kitchen).soonest(burritos)
        expect(readyBy).toBe(soonest === undefined ? null : new Date(soonest).toISOString())
        if (!sum || soonest === undefined) return
        const added = sum.rollingAhead + sum.rollingThese + sum.toBeSure
        const wait = (soonest - noon) / minute
        // Each part was rounded to a tenth.
        expect(wait).toBeGreaterThanOrEqual(added - 0.2)
        if (because === 'kitchen') expect(wait).toBeLessThanOrEqual(Math.ceil((added + 0.2) / 5) * 5)
      }),
    )
  })
})
