// The steps of the journeys that follow an order: the restaurant's address, the customer's page, the emails.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { PlaceOrderBody } from '#domain/orders/order-api.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { expect, type Shop } from './shop.ts'
import { logIn, order } from './staff.ts'

const place = {
  address: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93721' },
  phone: '(559) 555-0142',
}

export const currentStep = (page: Page): Locator => page.locator('[aria-current="step"]')
export const cancelButton = (page: Page): Locator => page.getByRole('button', { name: 'Cancel this order' })
export const cancelDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Cancel order \d+\?$/ })
export const steps = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').first().getByRole('heading')

export async function setPlace(page: Page, shop: Shop): Promise<void> {
  await logIn(page.context(), shop)
  const url = `${shop.url}/api/office/restaurant`
  const restaurant = (await (await page.request.get(url)).json()) as Saved<'restaurant'>
  const reply = await page.request.post(url, {
    data: { ...restaurant, ...place },
    headers: { origin: shop.url },
  })
  expect(reply.status()).toBe(200)
}

export function orderBy(page: Page, shop: Shop, more: Partial<PlaceOrderBody>): Promise<PlacedOrder> {
  return order(page.request, shop, { beef: 2 }, ['Rosa', 'Delgado'], more)
}

/** A page on a device without a staff login. */
export async function otherVisitorsPage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('the page has no browser')
  return context.newPage()
}

export async function follow(page: Page, shop: Shop, { id }: PlacedOrder): Promise<Page> {
  const customer = await otherVisitorsPage(page)
  await customer.goto(`${shop.url}/#/Order/${id}`)
  // A new browser has to load everything first.
  await expect(customer.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  return customer
}

export function emails(shop: Shop): string[] {
  const outbox = path.join(shop.dataDir, 'outbox')
  // The folder is made for the first email.
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(outbox, file), 'utf8').replaceAll(/=\r?\n/g, ''))
}
