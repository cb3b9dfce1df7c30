// What happens to promises that were made (R42, R47): a delay or a new speed moves nobody else's, what cannot be kept any
// more is marked, and a busy kitchen promises later without touching what it has promised.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedPromise } from './promise-oracle.ts'
import { runs } from './property-runs.ts'
import { openRollingKitchen } from './rolling-kitchen.ts'
import { aMark, at, minute, six, someKitchen, someSpeed, someWeight } from './some-kitchen.ts'
import { willBeLate, makeQueue, type KitchenSpeed, type PromisedWork } from '../domain/kitchen/capacity.ts'
import { markInterval, promisesOf } from '../domain/kitchen/promise.ts'
import { workingTime } from '../domain/kitchen/working-time.ts'

const numRuns = runs(2_000)
const timeout = 60_000 + numRuns * 100
/** Fewer runs, because the clerk is slow. */
const patientRuns = Math.ceil(numRuns / 20)

const now = at(six)
/** Open longer than any order takes. */
const spans = [{ start: at(0), end: at(six + 60 * 60) }]
const somePromises: fc.Arbitrary<PromisedWork[]> = fc.array(
  fc.record({ readyBy: aMark(six - 30, six + 180), weight: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 1, maxLength: 12 },
)

function queueOf<Order extends PromisedWork>(speed: KitchenSpeed, promised: readonly Order[]) {
  return makeQueue(speed, workingTime(spans, now, 0), promised, now)
}

describe('a promise that was made', () => {
  test(
    'R42 is marked when it is late whatever the kitchen does, at any speed that is set',
    { timeout },
    () => {
      const found = { lost: 0, sure: 0 }
      fc.assert(
        fc.property(somePromises, someSpeed, (promised, speed) => {
          const queue = queueOf(speed, promised)
          const kitchen = openRollingKitchen(speed, spans, { ahead: 0, start: now })
          const rolled = queue.map((queued) => ({
            queued,
            ticket: kitchen.take(queued.order.readyBy, queued.order.weight),
          }))
          kitchen.workUntil(at(six + 50 * 60))
          for (const { queued, ticket } of rolled) {
            const { readyBy } = queued.order
            const isLate = (ticket.readyAt ?? Infinity) > readyBy
            const isSure = queued.doneBy + 2 * speed.minutesPerBurrito * minute <= readyBy
            if (willBeLate(queued)) expect(isLate).toBe(true)
            if (isSure) expect([isLate, willBeLate(queued)]).toEqual([false, false])
            found.lost += willBeLate(queued) ? 1 : 0
            found.sure += isSure ? 1 : 0
          }
        }),
        { numRuns },
      )
      expect(Math.min(found.lost, found.sure)).toBeGreaterThan(numRuns / 2)
    },
  )

  test('R47 is not lost because another one is delayed', { timeout }, () => {
    const someDelay = fc.constantFrom(5, 10, 15, 20).map((minutes) => minutes * minute)
    fc.assert(
      fc.property(somePromises, someSpeed, fc.nat(), someDelay, (promised, speed, pick, delay) => {
        const orders = promised.map((order, nth) => ({ ...order, nth }))
        const delayed = pick % orders.length
        const after = orders.map((order) =>
          order.nth === delayed ? { ...order, readyBy: order.readyBy + delay } : order,
        )
        const lostIn = (some: typeof orders) =>
          queueOf(speed, some)
            .filter(willBeLate)
            .map(({ order }) => order.nth)
            .filter((nth) => nth !== delayed)
        const before = new Set(lostIn(orders))
        expect(lostIn(after).filter((nth) => !before.has(nth))).toEqual([])
      }),
      { numRuns },
    )
  })
})

describe('R47 a busy kitchen', () => {
  const someBusy = fc.constantFrom(10, 20, 30).map((minutes) => minutes * minute)

  test('promises for now so much later, then at the next mark that fits', { timeout }, () => {
    let later = 0
    fc.assert(
      fc.property(someKitchen, someBusy, someWeight, (kitchen, busy, weight) => {
        const calm = promisesOf(kitchen).soonest(weight)
        const soonest = promisesOf({ ...kitchen, busy }).soonest(weight)
        if (calm === undefined) {
          expect(soonest).toBeUndefined()
          return
        }
        const period = kitchen.spans.find(({ start, end }) => start <= calm && calm <= end)
        const last = soonest ?? (period?.end ?? 0) + 1
        const earlier = Array.from(
          { length: Math.max(0, Math.ceil((last - calm - busy) / markInterval)) },
          (_, nth) => calm + busy + nth * markInterval,
        )
        expect(earlier.filter((mark) => expectedPromise(kitchen, weight, mark))).toEqual([])
        if (soonest === undefined) return
        expect(soonest).toBeGreaterThanOrEqual(calm + busy)
        expect(expectedPromise(kitchen, weight, soonest)).toBe(true)
        later += 1
      }),
      { numRuns: patientRuns },
    )
    expect(later).toBeGreaterThan(patientRuns / 10)
  })

  test('offers the slots after that, and keeps every time that it showed before', { timeout }, () => {
    const someTimes = fc.array(aMark(six, six + 240), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(someKitchen, someBusy, someWeight, someTimes, (kitchen, busy, weight, times) => {
        const [calm, hectic] = [promisesOf(kitchen), promisesOf({ ...kitchen, busy })]
        const first = kitchen.now + kitchen.shortestWait + busy
        expect(hectic.free(weight, times)).toEqual(calm.free(weight, times).filter((time) => time > first))
        for (const time of times) expect(hectic.isKept(weight, time)).toBe(calm.isKept(weight, time))
      }),
      { numRuns },
    )
  })
})
