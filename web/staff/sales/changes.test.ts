import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import type { SalesDay, SalesFigures, SalesHour, SalesReply } from '#domain/books/books-api.ts'
import { countChange, moneyChange, netSalesChange } from './changes.ts'
import { pointsOf } from './day-points.ts'
import { peakMessage, shownHours } from './hours.ts'
import { scaleTo, ticksOf } from '../../ui/chart-scale.ts'
import { leastOnAxis, roundMoney, shortMoney } from './money-axis.ts'
import { spanName } from './span-name.ts'

const today = '2026-11-15'

function figures(netSales: number): SalesFigures {
  const nothing = cents(0)
  return {
    sales: cents(netSales),
    discounts: nothing,
    refunds: nothing,
    disputes: nothing,
    netSales: cents(netSales),
    tax: nothing,
    delivery: nothing,
    tips: cents(10),
    total: cents(netSales + 10),
    orders: 1,
    burritos: 1,
    average: cents(netSales),
    canceled: 0,
  }
}

function sales(from: string, to: string, before: string, now: number, then: number): SalesReply {
  return {
    from,
    to,
    today,
    days: [],
    leadUp: [],
    hours: [],
    burritos: [],
    choices: [],
    fulfillments: [],
    codes: [],
    onTime: { orders: 0, kept: 0 },
    total: figures(now),
    testModeMoney: { orders: 0, amount: cents(0) },
    before: { from: before, to: before, soFar: to === today, total: figures(then) },
  }
}

describe('the change of the net sales', () => {
  test.each([
    [sales(today, today, '2026-11-08', 10_900, 10_000), '+9% on last Sunday by this time', true],
    [sales(today, today, '2026-11-08', 9_600, 10_000), '−4% on last Sunday by this time', false],
    [sales(today, today, '2026-11-08', 10_001, 10_000), 'Level with last Sunday by this time', false],
    [sales(today, today, '2026-11-08', 100, 0), 'Nothing sold last Sunday by this time', false],
    [sales(today, today, '2026-11-08', 100, -500), 'Nothing sold last Sunday by this time', false],
    [sales('2026-11-09', today, '2026-11-02', 100, 0), 'Nothing sold in the 7 days before', false],
    [sales('2026-11-11', '2026-11-11', '2026-11-04', 300, 200), '+50% on the Wednesday before', true],
    [sales('2026-11-09', today, '2026-11-02', 3_000_000, 200), '+1,499,900% on the 7 days before', true],
  ])('%#: %s', (reply, words, up) => expect(netSalesChange(reply)).toEqual({ words, up }))
})

test('the change of a count and of an amount', () => {
  expect([countChange(7, 1), countChange(1, 7), countChange(3, 3)].map(({ words }) => words)).toEqual([
    '+6',
    '−6',
    'No change',
  ])
  expect([moneyChange(cents(141), cents(100)), moneyChange(cents(100), cents(141))]).toEqual([
    { words: '+$0.41', up: true },
    { words: '−$0.41', up: false },
  ])
})

describe('money is short on an axis', () => {
  test.each([
    [0, '$0'],
    [50, '$0.50'],
    [12_500, '$125'],
    [99_900, '$999'],
    [100_000, '$1k'],
    [125_000, '$1.25k'],
    [1_000_000, '$10k'],
    [123_456_700, '$1.23M'],
    [9_000_000_000_000_00, '$9T'],
  ])('%d cents are %s', (amount, text) => expect(shortMoney(amount)).toBe(text))

  test.each([
    [46_312, '$463'],
    [231_549, '$2,315'],
    [1_234_567, '$12.3k'],
  ])('over a bar %d cents are %s', (amount, text) => expect(roundMoney(cents(amount))).toBe(text))

  test('the axis starts at nothing, ends above the largest, and has few marks', () => {
    for (const largest of [0, 1, 99, 46_300, 231_500, 9_855_000_000_000]) {
      const scale = scaleTo(Math.max(largest, leastOnAxis), 200, 0)
      const ticks = ticksOf(scale)
      expect(ticks[0]).toBe(0)
      expect(scale.domain()[1]).toBeGreaterThanOrEqual(largest)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(new Set(ticks.map(shortMoney)).size, `${largest}: no two marks read alike`).toBe(ticks.length)
    }
  })
})

function hoursWith(amounts: Readonly<Record<number, number>>): SalesHour[] {
  return Array.from({ length: 24 }, (_, after) => {
    const hour = (after + 4) % 24
    const sold = cents(amounts[hour] ?? 0)
    return { hour, sold, orders: sold > 0 ? 1 : 0, burritos: 0 }
  })
}

describe('the sentence about the hours', () => {
  test.each([
    [{ 13: 500, 18: 300 }, true, 'So far the lunch line peaks at 1.'],
    [{ 12: 500 }, false, 'The lunch line peaks at 12.'],
    [{ 18: 500 }, false, 'The dinner line peaks at 6.'],
    [{ 16: 500 }, true, 'So far busiest at 4\u00A0PM.'],
    [{ 0: 500 }, false, 'Busiest at 12\u00A0AM.'],
    [{ 12: 500, 13: 500 }, false, 'Busiest at 12\u00A0PM and 1\u00A0PM alike.'],
    [{ 12: 500, 13: 500, 14: 500 }, false, 'No hour stands out.'],
    [{}, true, 'Nothing sold.'],
  ])('%j', (revenues, soFar, sentence) => expect(peakMessage(hoursWith(revenues), soFar)).toBe(sentence))

  test('the usual hours are shown, and whatever else was sold in', () => {
    const shown = (revenues: Readonly<Record<number, number>>) => {
      const hours = shownHours(hoursWith(revenues))
      return [hours[0]?.hour, hours.at(-1)?.hour]
    }
    expect(shown({})).toEqual([11, 20])
    expect(shown({ 9: 1, 14: 1 })).toEqual([9, 20])
    expect(shown({ 1: 1 })).toEqual([11, 1])
    expect(shown({ 4: 1, 3: 1 })).toEqual([4, 3])
  })
})

describe('a long range is shown by week', () => {
  const days = (count: number): SalesDay[] =>
    Array.from({ length: count }, (_, after) => ({
      day: new Date(Date.UTC(2026, 0, 1 + after)).toISOString().slice(0, 10),
      ...figures(100 + after),
      tipsByFulfillment: { delivery: cents(7), pickup: cents(3) },
    }))

  test('up to two months every day is a point', () => expect(pointsOf(days(62))).toHaveLength(62))

  test.each([63, 64, 69, 1_100])(
    '%d days are whole weeks, but for the first, and nothing is lost',
    (count) => {
      const points = pointsOf(days(count))
      expect(points).toHaveLength(Math.ceil(count / 7))
      expect(points[0]?.from).toBe('2026-01-01')
      expect(points.at(-1)?.to).toBe(days(count).at(-1)?.day)
      expect(points.reduce((sum, { orders }) => sum + orders, 0)).toBe(count)
      expect(points.slice(1).every(({ orders }) => orders === 7)).toBe(true)
      expect(points.reduce((sum, { tipsByFulfillment }) => sum + tipsByFulfillment.delivery, 0)).toBe(
        7 * count,
      )
      expect(points.reduce((sum, { total }) => sum + total, 0)).toBe(
        days(count).reduce((sum, { total }) => sum + total, 0),
      )
    },
  )
})

test('spans of days', () => {
  expect([
    spanName(today, today, today),
    spanName('2025-11-15', '2025-11-15', today),
    spanName('2026-11-02', '2026-11-15', today),
    spanName('2026-10-27', '2026-11-09', today),
    spanName('2025-12-27', '2026-01-02', today),
    spanName('2025-11-02', '2025-11-15', today),
  ]).toEqual([
    'Sunday, November 15',
    'Saturday, November 15, 2025',
    'November 2 to 15',
    'October 27 to November 9',
    'December 27, 2025 to January 2, 2026',
    'November 2 to 15, 2025',
  ])
})
