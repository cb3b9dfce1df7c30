import { findRangeError, rangeOf } from './sales-days.ts'
import { makeBill } from '../orders/bill.ts'
import type { ItemId } from '../menu/menu.ts'
import { describe, expect, test } from 'vitest'
import { cents, milliPercent } from '../basics/money.ts'
import { figuresByItem, figuresByPromoCode, figuresByFulfillment } from './sales-breakdown.ts'
import { orderSizes, maxOrderAmount } from '../orders/order-size.ts'
import { maxPrice } from '../menu/menu-limits.ts'
import { addFigures, averageOf, figuresByDay, joinFigures } from './sales.ts'
import { startingMenu } from '../menu/starting-menu.ts'

test('the largest order can be counted', () => {
  const items = startingMenu.items.map((item) => ({ ...item, price: maxPrice }))
  const lines = [{ item: 'beef', quantity: orderSizes.largest }]
  const { total } = makeBill(lines, { ...startingMenu, items }, milliPercent(9_500))
  expect(total).toBeLessThanOrEqual(maxOrderAmount)
})

describe('the average is rounded half a cent up, in integers', () => {
  test.each([
    [0, 0, null],
    [4599, 1, 4599],
    [101, 2, 51],
    [100, 3, 33],
    [200, 3, 67],
    [-101, 2, -50],
    [-200, 3, -67],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%d by %d is %s', (netSales, orders, average) =>
    expect(averageOf(cents(netSales), orders)).toBe(average),
  )
})

test('a period ends today', () => {
  expect(rangeOf({ period: 'today' }, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(rangeOf({ period: 'yesterday' }, '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(rangeOf({ period: '7-days' }, '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(rangeOf({ period: '30-days' }, '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
})

test('a range has a fault, or none', () => {
  expect(findRangeError({ from: '2026-11-01', to: '2026-11-15' })).toBeUndefined()
  expect(findRangeError({ from: '', to: '2026-11-15' })).toMatchObject({ field: 'from' })
  expect(findRangeError({ from: '2026-11-15', to: '2026-11-01' })).toMatchObject({ field: 'to' })
})

test('a burrito that left the menu keeps the name it was sold under', () => {
  const fish = { item: 'fish' as ItemId, name: { en: 'Fish', es: 'Pescado' }, burritos: 2, sold: 2000 }
  expect(figuresByItem([{ day: '2026-11-15', discounts: 100, ...fish }], [])).toEqual([fish])
})

describe('R63 figures hold what their names say', () => {
  const day = '2026-11-15'
  const pickup = { orders: 1, sold: 900, tips: 150 }
  const charged = [
    {
      day,
      orders: 3,
      burritos: 5,
      sales: 5000,
      discounts: 400,
      tax: 437,
      delivery: 600,
      tips: 850,
      pickup,
    },
  ]
  const refundedMoney = [
    { day, goods: 1000, disputed: 100, tax: 95, delivery: 300, tips: 250, pickupTips: 50 },
  ]
  const moved = { charged, refundedMoney, canceled: [{ day, orders: 2 }] }
  const figures = {
    sales: 5000,
    discounts: 400,
    refunds: 1000,
    disputes: 100,
    netSales: 3500,
    tax: 342,
    delivery: 300,
    tips: 600,
    total: 4742,
    orders: 3,
    burritos: 5,
    average: 1167,
    canceled: 2,
  }

  test('net sales are less discounts, refunds and disputes; tax, delivery and tips less what went back of them', () => {
    expect(addFigures(moved)).toEqual(figures)
  })

  test('days join to the same figures, and have their tips by way', () => {
    const days = figuresByDay({ from: '2026-11-14', to: day }, moved)
    expect(days.map(({ tipsByFulfillment }) => tipsByFulfillment)).toEqual([
      { delivery: 0, pickup: 0 },
      { delivery: 500, pickup: 100 },
    ])
    expect(joinFigures(days)).toEqual(figures)
  })

  test('a way has what was sold before refunds, and its tips less what went back', () => {
    expect(figuresByFulfillment(charged, refundedMoney)).toEqual([
      { fulfillment: 'delivery', orders: 2, sold: 3700, tips: 500 },
      { fulfillment: 'pickup', orders: 1, sold: 900, tips: 100 },
    ])
  })

  test('R64 the code that took off most comes first', () => {
    const used = (code: string, orders: number, discounts: number) => ({
      code,
      orders,
      discounts: cents(discounts),
    })
    expect(
      figuresByPromoCode([used('LUNCH', 1, 100), used('WELCOME', 1, 150), used('LUNCH', 2, 100)]),
    ).toEqual([used('LUNCH', 3, 200), used('WELCOME', 1, 150)])
  })
})
