// The promise (R42) against a clerk with a stopwatch, and against a kitchen that rolls whole burritos.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedPromise } from './promise-oracle.ts'
import { runs } from './property-runs.ts'
import { openRollingKitchen, type RolledTicket } from './rolling-kitchen.ts'
import {
  aMark,
  at,
  midnight,
  minute,
  six,
  someKitchen,
  someSpans,
  someSpeed,
  someWeight,
} from './some-kitchen.ts'
import { markInterval, promisesOf, type KitchenNow } from '../domain/kitchen/promise.ts'

const numRuns = runs(2_000)
const timeout = 60_000 + numRuns * 100
/** Fewer runs, because the clerk is slow. */
const patientRuns = Math.ceil(numRuns / 10)

describe('R42 the promise', () => {
  test('agrees with a clerk who counts step by step', { timeout }, () => {
    const answers = { yes: 0, no: 0 }
    const someTimes = fc.array(aMark(six, six + 240), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(someKitchen, someWeight, someTimes, (kitchen, weight, times) => {
        const later = times.filter((time) => time > kitchen.now + kitchen.shortestWait)
        const free = later.filter((time) => expectedPromise(kitchen, weight, time))
        expect(promisesOf(kitchen).free(weight, later)).toEqual(free)
        answers.yes += free.length
        answers.no += later.length - free.length
      }),
      { numRuns: patientRuns },
    )
    // A clerk who always gives the same answer would prove nothing.
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(patientRuns / 2)
  })

  test('a larger order never gets an earlier one, and the largest that fits is told', { timeout }, () => {
    fc.assert(
      fc.property(someKitchen, someWeight, someWeight, (kitchen, one, other) => {
        const promises = promisesOf(kitchen)
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        expect(promises.soonest(large) ?? Infinity).toBeGreaterThanOrEqual(
          promises.soonest(small) ?? Infinity,
        )
        const first = kitchen.now + kitchen.shortestWait + 1
        const times = Array.from({ length: 100 }, (_, nth) => first + nth * markInterval)
        const most = promises.most(times)
        const hasRoom = (weight: number) =>
          promises.soonest(weight) !== undefined || promises.free(weight, times).length > 0
        if (most > 0) expect(hasRoom(most)).toBe(true)
        expect(hasRoom(most + 1)).toBe(false)
      }),
      { numRuns },
    )
  })

  test('a kitchen at the set speed keeps every one, whatever is ordered and canceled', { timeout }, () => {
    let promises = 0
    const someWait = fc.constantFrom(5, 10, 20).map((minutes) => minutes * minute)
    fc.assert(
      fc.property(someSpeed, someSpans, someRush, someWait, (speed, spans, rush, shortestWait) => {
        const start = (spans[0]?.start ?? midnight) - 60 * minute
        const kitchen = openRollingKitchen(speed, spans, { ahead: shortestWait, start })
        const tickets: RolledTicket[] = []
        let now = start
        for (const step of rush) {
          now += step.after * 1_000
          kitchen.workUntil(now)
          const ticket = tickets[step.pick % Math.max(1, tickets.length)]
          if (step.cancels && ticket) {
            kitchen.cancel(ticket)
            continue
          }
          const promised = tickets
            .filter(({ toFinish }) => toFinish > 0)
            .map(({ readyBy, toFinish }) => ({ readyBy, weight: toFinish }))
          const readyBy = chooseTime({ now, spans, speed, shortestWait, busy: 0, promised }, step)
          if (readyBy !== undefined) tickets.push(kitchen.take(readyBy, step.burritos))
        }
        kitchen.workUntil(at(4 * 24 * 60))
        const isLate = ({ readyAt, readyBy, toFinish }: RolledTicket) =>
          toFinish > 0 || (readyAt ?? 0) > readyBy
        expect(tickets.filter(isLate)).toEqual([])
        promises += tickets.length
      }),
      { numRuns },
    )
    expect(promises).toBeGreaterThan(5 * numRuns)
  })

  test('until a speed is set everything fits', () => {
    const spans = [{ start: at(0), end: at(24 * 60) }]
    const promised = [{ readyBy: at(15), weight: 10_000 }]
    const kitchen = { now: at(1), spans, speed: null, shortestWait: 10 * minute, busy: 0, promised }
    expect(promisesOf(kitchen).soonest(1_000_000)).toBe(at(15))
    expect(promisesOf(kitchen).most([at(20)])).toBe(Infinity)
  })
})

interface Step {
  /** Seconds since the step before. */
  readonly after: number
  readonly cancels: boolean
  readonly pick: number
  readonly burritos: number
  /** The index of a free slot; undefined for as soon as possible. */
  readonly slot: number | undefined
}

const someRush: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    after: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 3_600 })),
    cancels: fc.nat({ max: 9 }).map((nth) => nth === 0),
    pick: fc.nat(),
    burritos: fc.integer({ min: 1, max: 12 }),
    slot: fc.option(fc.nat(), { nil: undefined }),
  }),
  { minLength: 10, maxLength: 60 },
)

function chooseTime(kitchen: KitchenNow, { burritos, slot }: Step): number | undefined {
  const promises = promisesOf(kitchen)
  if (slot === undefined) return promises.soonest(burritos)
  const marks = kitchen.spans.flatMap(({ start, end }) =>
    Array.from({ length: (end - start) / markInterval + 1 }, (_, nth) => start + nth * markInterval),
  )
  const free = promises.free(burritos, marks)
  // Most customers choose an early slot.
  return free[slot % Math.max(1, Math.min(6, free.length))]
}
