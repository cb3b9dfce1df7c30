import type { ItemId } from './menu.ts'
import { describe, expect, test } from 'vitest'
import { cents } from './money.ts'
import { averageOf, faultOfRange, figuresByBurrito, rangeBefore, rangeOf } from './sales.ts'

const losAngeles = 'America/Los_Angeles'

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

describe('what a period is compared with', () => {
  test.each([
    // Sunday at noon.
    [
      '2026-11-15',
      '2026-11-15',
      '2026-11-15T20:00:00Z',
      '2026-11-08',
      '2026-11-08',
      '2026-11-08T20:00:00.000Z',
    ],
    // After midnight the business day is still Saturday.
    [
      '2026-11-14',
      '2026-11-14',
      '2026-11-15T09:30:00Z',
      '2026-11-07',
      '2026-11-07',
      '2026-11-08T09:30:00.000Z',
    ],
    [
      '2026-11-09',
      '2026-11-15',
      '2026-11-15T20:00:00Z',
      '2026-11-02',
      '2026-11-08',
      '2026-11-08T20:00:00.000Z',
    ],
    // The clocks went back in between: the comparison still ends at noon.
    [
      '2026-11-07',
      '2026-11-07',
      '2026-11-07T20:00:00Z',
      '2026-10-31',
      '2026-10-31',
      '2026-10-31T19:00:00.000Z',
    ],
    // A day that is over and a day in the future are compared as whole days.
    ['2026-11-14', '2026-11-14', '2026-11-15T20:00:00Z', '2026-11-07', '2026-11-07', undefined],
    ['2026-11-16', '2026-11-17', '2026-11-15T20:00:00Z', '2026-11-14', '2026-11-15', undefined],
    // Today lies inside the range.
    [
      '2026-11-14',
      '2026-11-17',
      '2026-11-15T20:00:00Z',
      '2026-11-10',
      '2026-11-13',
      '2026-11-11T20:00:00.000Z',
    ],
  ])('%s to %s at %s', (from, to, now, earlierFrom, earlierTo, until) =>
    expect(rangeBefore({ from, to }, new Date(now), losAngeles)).toEqual({
      from: earlierFrom,
      to: earlierTo,
      until,
    }),
  )
})

test('a range has a fault, or none', () => {
  expect(faultOfRange({ from: '2026-11-01', to: '2026-11-15' })).toBeUndefined()
  expect(faultOfRange({ from: '', to: '2026-11-15' })).toMatchObject({ field: 'from' })
  expect(faultOfRange({ from: '2026-11-15', to: '2026-11-01' })).toMatchObject({ field: 'to' })
})

test('a burrito that left the menu keeps the name it was sold under', () => {
  const sold = [{ day: '2026-11-15', item: 'fish' as ItemId, name: 'Fish', burritos: 2, beforeTax: 2000 }]
  expect(figuresByBurrito(sold, [])).toEqual([{ item: 'fish', name: 'Fish', burritos: 2, beforeTax: 2000 }])
})
