import { expect, test } from 'vitest'
import { createRateLimit, maxKeys } from './rate-limit.ts'

test('two in ten seconds: the third waits for the rest of the window, and then a new window starts', () => {
  const limit = createRateLimit(2, 10_000)
  const at = (now: number, address = '1.2.3.4') => limit.count(address, now)
  expect([at(0), at(1_000), at(2_500), at(9_999)]).toEqual([undefined, undefined, 8, 1])
  expect([at(10_000), at(10_001), at(10_002)]).toEqual([undefined, undefined, 10])
  expect(at(10_003, '1.2.3.5')).toBeUndefined()
})

test('an attempt without effect is uncounted, and a success resets the count', () => {
  const limit = createRateLimit(1, 10_000)
  limit.count('a', 0)
  limit.uncount('a')
  expect([limit.count('a', 0), limit.count('a', 0)]).toEqual([undefined, 10])
  limit.reset('a')
  expect(limit.count('a', 0)).toBeUndefined()
})

test('of a flood from many addresses the oldest are forgotten first, and an address that keeps asking is not', () => {
  const limit = createRateLimit(1, 60_000)
  const faithful = '1.1.1.1'
  limit.count(faithful, 0)
  limit.count('2.2.2.2', 0)
  for (let count = 0; count < maxKeys - 2; count += 1) limit.count(`10.0.${count >> 8}.${count & 255}`, 0)
  expect(limit.count(faithful, 0)).toBe(60)
  limit.count('3.3.3.3', 0)
  expect(limit.count(faithful, 0)).toBe(60)
  expect(limit.count('2.2.2.2', 0)).toBeUndefined()
})
