// A board with more open tickets than any kitchen has: it draws the oldest, counts the rest, and stays quick.
import type { Locator } from '@playwright/test'
import { completeCopies } from './copied-orders.ts'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, openBoard, order, ticketOf } from './staff.ts'

/** Adds copies of the first order, with the numbers that follow. */
function copyOrder(shop: Shop, copies: number): void {
  shop.sql(
    `insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, business_day,
       local_hour, status, item_count, weight, ready_by, first_ready_by, subtotal, tax, total, fulfillment_details,
       search_name, search_last_name, search_email)
     with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ?)
     select substr('0000000000000000000000' || n, -22), 'key' || n, body_hash, first_name, last_name, email, timestamp,
       business_day, local_hour, status, item_count, weight, ready_by, first_ready_by, subtotal, tax, total, fulfillment_details,
       search_name, search_last_name, search_email from orders, counted`,
    copies,
  )
  completeCopies(shop)
}

test('of a thousand open tickets the oldest 300 are drawn, the rest is counted, and a tap works', async ({
  page,
  shop,
}) => {
  test.slow()
  await order(page.request, shop, { beef: 2 })
  copyOrder(shop, 999)
  await openBoard(page, shop)
  const tickets = page.getByRole('article')
  await expect(tickets).toHaveCount(300)
  const waiting = columnOf(page, 'New')
  await expect(waiting.getByText('700 more', { exact: false })).toBeVisible()
  // The totals count the tickets that are not drawn, too.
  await expect(page.getByRole('listitem').filter({ hasText: 'Beef still to make' })).toContainText('2000')

  await ticketOf(waiting, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(ticketOf(columnOf(page, 'Cooking'), 1)).toBeVisible()
  await expect(tickets).toHaveCount(300)
  await ticketOf(page, 1).getByRole('button', { name: 'Mark ready' }).click()
  await ticketOf(page, 1).getByRole('button', { name: 'On its way' }).click()
  // A ticket has left the board, so the next one is drawn.
  await expect(ticketOf(waiting, 301)).toBeAttached()
  await expect(waiting.getByText('699 more', { exact: false })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Beef still to make' })).toContainText('1998')
  await expect(tickets).toHaveCount(300)
})

test('a count of any size leaves what stands beside it free, from 390 to 1280 pixels', async ({
  page,
  shop,
}) => {
  await order(page.request, shop, { bean: 1 })
  // The server refuses such an order today, but an old order book may contain one.
  shop.sql('update order_lines set quantity = 98555555555555')
  await openBoard(page, shop)
  const item = page.getByRole('listitem').filter({ hasText: 'Bean still to make' })
  await expect(item).toContainText('9999+')
  for (const width of [1280, 1024, 390])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const [count, name] = [
        await inkOf(item.locator('b')),
        await inkOf(item.getByText('Bean', { exact: true })),
      ]
      const isApart = count.right <= name.left || count.bottom <= name.top || name.bottom <= count.top
      expect(isApart, `${width} pixels: ${JSON.stringify({ count, name })}`).toBe(true)
    })
})

/** The box around the element's text, which may be larger than the element itself. */
function inkOf(element: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  return element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    return { left, top, right, bottom }
  })
}
