// The owner's steps on the screen Wait times, and a month of kept and broken promises.
import type { Locator, Page } from '@playwright/test'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { completeCopies } from './copied-orders.ts'
import { openSettings } from './settings.page.ts'
import { expect, type Shop } from './shop.ts'
import { order } from './staff.ts'

export async function open(page: Page, shop: Shop): Promise<void> {
  await openSettings(page, shop, 'Waits', 'Wait times')
}

/** The group of a value with its − and + buttons. */
export function setting(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true })
}

export async function press(page: Page, name: string, sign: 'More' | 'Less', times = 1): Promise<void> {
  const button = setting(page, name).getByRole('button', { name: sign })
  for (let time = 0; time < times; time += 1) await button.click()
}

export function answers(page: Page): Locator {
  return page.getByRole('region', { name: 'Ordering now' })
}

export async function pick(page: Page, burritos: number): Promise<void> {
  await answers(page)
    .getByRole('radiogroup', { name: 'How many burritos' })
    .getByRole('radio', { name: String(burritos), exact: true })
    .check()
}

export async function timesOf(page: Page, shop: Shop, weight: number): Promise<TimesReply> {
  const reply = await page.request.get(`${shop.url}/api/times?weight=${weight}&fulfillment=pickup`)
  return (await reply.json()) as TimesReply
}

/**
 * Fifty-six orders in four weeks, two a day, of five burritos each. They cooked for five minutes and were ready three minutes
 * early; the twentieth and the fortieth were eleven minutes late.
 */
export async function storePromises(page: Page, shop: Shop): Promise<void> {
  const model = await order(page.request, shop)
  const now = new Date(Math.floor(Date.now() / 300_000) * 300_000).toISOString()
  const instant = (minutes: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', '${now}', (${minutes} - n * 720) || ' minutes')`
  const late = 'n % 20 = 0'
  const fields = `body_hash, first_name, last_name, email, timestamp, business_day, local_hour, item_count, subtotal, tax,
    total, fulfillment_details, search_name, search_last_name, search_email`
  shop.sql(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < 56)
    insert into orders (id, idempotency_key, status, weight, first_ready_by, ready_by, cooking_at, ready_at, ${fields})
    select printf('kept%018d', n), 'kept ' || n, 'handed-over', 50, ${instant('0')}, ${instant('0')},
      case when ${late} then ${instant('6')} else ${instant('-8')} end,
      case when ${late} then ${instant('11')} else ${instant('-3')} end, ${fields}
    from copies, (select * from orders order by seq desc limit 1)`,
  )
  completeCopies(shop)
  shop.sql("update orders set status = 'canceled' where id = ?", model.id)
  expect(shop.countOrders()).toBe(57)
}
