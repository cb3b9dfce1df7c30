import type { ItemId } from './menu.ts'
import { describe, expect, test } from 'vitest'
import { cents } from './money.ts'
import { averageOf, faultOfRange, figuresByBurrito, rangeOf } from './sales.ts'

describe('the average is rounded half a cent up, in integers', () => {
  test.each([
    [0, 0, null],
    [4599, 1, 4599],
    [101, 2, 51],
    [100, 3, 33],
    [200, 3, 67],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%d by %d is %s', (revenue, orders, average) => expect(averageOf(cents(revenue), orders)).toBe(average))
})

test('a period ends today', () => {
  expect(rangeOf({ period: 'today' }, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(rangeOf({ period: '7-days' }, '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(rangeOf({ period: '30-days' }, '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

test('a range has a fault, or none', () => {
  expect(faultOfRange({ from: '2026-11-01', to: '2026-11-15' })).toBeUndefined()
  expect(faultOfRange({ from: '', to: '2026-11-15' })).toMatchObject({ field: 'from' })
  expect(faultOfRange({ from: '2026-11-15', to: '2026-11-01' })).toMatchObject({ field: 'to' })
})

test('a burrito that left the menu keeps the name it was sold under', () => {
  const fish = { item: 'fish' as ItemId, name: { en: 'Fish', es: 'Pescado' }, burritos: 2, beforeTax: 2000 }
  expect(figuresByBurrito([{ day: '2026-11-15', ...fish }], [])).toEqual([fish])
})
