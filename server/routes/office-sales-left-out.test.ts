// Orders of more money than anybody could order: they hide nothing, and are named.
import { describe, expect, test } from 'vitest'
import { largestSubtotal, makeBill, taxOf } from '#domain/bill.ts'
import { cents, formatAmount } from '#domain/money.ts'
import { orderSizes } from '#domain/order-size.ts'
import { highestPrice } from '#domain/price-form.ts'
import { largestCounted } from '#domain/sales.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { engines } from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { noon, openSales } from '../../test-support/open-sales.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { markCaptured } from '../db/earnings.ts'

describe.each(engines)('sales with orders too large to count on %s', (engine) => {
  test('orders that nobody could cook are left out and named, and hide nothing else', async () => {
    const { buy, take, db, sales, csv, get } = await openSales(engine)
    const { id } = await buy()
    await take()
    const own = await db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    // 914 of these pass 2^53.
    await storeOrders(db, 920, (at) => ({
      subtotal: largestSubtotal,
      tax: 855_000_000_000,
      total: 9_855_000_000_000,
      burritos: 9_000_000_000,
      business_day: own.business_day,
      ...(at < 230 && { status: 'cancelled', payment: { state: 'refunded' }, refundDay: own.business_day }),
    }))
    const today = await sales()
    expect(today.total).toMatchObject({ total: own.total, refunds: 0, orders: 1, average: own.subtotal })
    expect(today.total.canceled).toBe(0)
    expect(today.days).toMatchObject([{ orders: 1, leftOut: 920 }])
    expect(today.burritos.reduce((count, { burritos }) => count + burritos, 0)).toBe(own.burritos)
    const { columns, rows } = await csv()
    expect(rows[0]?.[columns.indexOf('Left out')]).toBe('920')
    expect(rows[0]?.[columns.indexOf('Total')]).toBe(formatAmount(cents(own.total)))
    for (const path of ['sales?period=7-days', 'sales?period=30-days', 'sales.csv?period=30-days']) {
      expect((await get(path)).statusCode).toBe(200)
    }
  })

  test('an order too large to count, held before the upgrade, stays left out when its money comes', async () => {
    const { db, sales } = await openSales(engine)
    const total = largestCounted + 1
    await storeOrders(db, 1, () => ({
      subtotal: total - taxOf(makeBill([{ item: 'beef', quantity: 1 }], startingMenu, taxRate)).amount,
      total,
      idempotency_key: 'a prank',
      payment: { state: 'authorised', held: total },
    }))
    await markCaptured(db, 'a prank', { at: noon.toISOString(), day: '2026-11-15' })
    const { total: figures, days, burritos } = await sales()
    expect({ orders: figures.orders, leftOut: days[0]?.leftOut }).toEqual({ orders: 0, leftOut: 1 })
    expect(burritos.every((one) => one.burritos === 0)).toBe(true)
  })

  test('whatever can be ordered is counted', () => {
    const items = startingMenu.items.map((item) => ({ ...item, price: highestPrice }))
    const menu = { ...startingMenu, items }
    const price = makeBill([{ item: 'beef', quantity: orderSizes.largest }], menu, taxRate)
    expect(price.total).toBeLessThanOrEqual(largestCounted)
  })
})
