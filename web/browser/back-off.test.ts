import { expect, test } from 'vitest'
import { firstBackOff, retryAfter } from './back-off.ts'

const middle = 0.5

test('each try that fails doubles the wait, up to five seconds', () => {
  const waits: number[] = []
  let backOff = firstBackOff
  for (let tries = 0; tries < 6; tries += 1) {
    const { wait, next } = retryAfter(backOff, 0, middle)
    waits.push(wait)
    backOff = next
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000])
})

test.each([
  ['a connection that was steady', 10_000, 500, 1_000],
  ['a connection that was steady for a day', 86_400_000, 500, 1_000],
  ['a connection that hardly stood', 9_999, 5_000, 5_000],
  ['a connection that never stood', 0, 5_000, 5_000],
])('after a long outage and %s the next try waits as it should', (_case, livedFor, wait, next) => {
  expect(retryAfter(5_000, livedFor, middle)).toEqual({ wait, next })
})

test.each([
  [0, 250],
  [0.999, 749.5],
])('the wait is spread around its middle: %d gives %d ms', (random, wait) => {
  expect(retryAfter(firstBackOff, 0, random).wait).toBeCloseTo(wait)
})
