// Paid orders for the journeys of the sales, on a day and at an hour that the journey chooses.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { addDays } from '#domain/basics/days.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { timeZone } from '../test-support/databases.ts'
import { expect, type Page } from '@playwright/test'
import type { Shop } from './shop.ts'

/** As if the order had been placed and paid some days ago, and promised for an hour of the restaurant's clock. */
export function paidAt(shop: Shop, id: OrderId, daysAgo = 0, hour = 12): void {
  const day = addDays(businessDayOf(new Date(), timeZone), -daysAgo)
  const at = daysAgo === 0 ? new Date().toISOString() : `${day}T20:00:00.000Z`
  const [order] = shop.sql<{ seq: number }>('select seq from orders where id = ?', id)
  if (!order) throw new Error('no such order')
  shop.sql(
    'update orders set business_day = ?, earned_day = ?, local_hour = ?, timestamp = ? where id = ?',
    day,
    day,
    hour,
    at,
    id,
  )
  for (const table of ['order_lines', 'order_choices'])
    shop.sql(`update ${table} set earned_day = ? where order_seq = ?`, day, order.seq)
  shop.sql(
    "update payments set state = 'captured', captured = held, captured_at = ? where order_seq = ?",
    at,
    order.seq,
  )
  shop.sql(
    `insert into ledger (at, day, kind, order_seq, gateway, card, counter, sales, discounts, refunds, tax, delivery, tips)
      select ?, ?, 'capture', seq, 'demo', total, 0, -subtotal, discount, 0, -tax, -delivery, -tip from orders where seq = ?`,
    at,
    day,
    order.seq,
  )
}

/** Starts every waiting order, which captures its money (R65). The page must be logged in. */
export async function cookAll(page: Page, shop: Shop): Promise<void> {
  for (const { id } of shop.sql<{ id: string }>("select id from orders where status = 'placed'")) {
    const reply = await page.request.post(`${shop.url}/api/orders/${id}/move`, {
      headers: { origin: shop.url },
      data: { from: 'placed', to: 'cooking' },
    })
    expect(reply.ok()).toBe(true)
  }
}
