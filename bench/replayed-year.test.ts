// The replayed year is the same for the same seed, and a kitchen that is slower than promised is seen in it.
import { expect, test } from 'vitest'
import { createRandom } from '../server/demo/random.ts'
import { openNoisyKitchen } from '../server/demo/noisy-kitchen.ts'
import { replayYear } from './replayed-year.ts'

test('R42 the same seed replays the same year, most promises kept', () => {
  const year = replayYear(7)
  expect(replayYear(7)).toEqual(year)
  expect(year.orders).toBeGreaterThan(30_000)
  expect(year.keptPercent).toBeGreaterThan(90)
  expect(year.keptPercent).toBeLessThan(100)
}, 120_000)

test('the noisy kitchen rolls by earliest promise, and nothing before its time', () => {
  const minute = 60_000
  const random = createRandom(1)
  const kitchen = openNoisyKitchen({ random, hands: 1, each: minute, breaks: [] }, 0)
  const take = (readyBy: number, startsAt = 0) =>
    kitchen.take({ placedAt: 0, readyBy, startsAt, burritos: 3, isScheduled: startsAt > 0 })
  const [late, early, scheduled] = [take(40 * minute), take(20 * minute), take(10 * minute, 30 * minute)]
  kitchen.workUntil(60 * minute)
  expect(early.doneAt).toBeLessThan(late.doneAt)
  expect(scheduled.cookingAt).toBeGreaterThanOrEqual(30 * minute)
  expect(early.doneAt).toBeGreaterThanOrEqual(3 * 0.7 * minute)
  expect(kitchen.openAt(60 * minute)).toEqual([])
})
