// Orders whose answer is lost on the way, and what the page says and sends then.
import { expect, type Locator, type Page } from '@playwright/test'
import { readyToSubmit, submit } from './customer.ts'
import type { Shop } from './shop.ts'

/** What the page says about an order that got no answer. */
export function doubtOf(place: Page | Locator): Locator {
  return place.getByRole('alert').filter({ hasText: 'Your last order may not have arrived.' })
}

/** Every order that the page sends from now on: its key and its body. */
export function postsOf(page: Page): { key: string | undefined; body: string | null }[] {
  const posts: { key: string | undefined; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      posts.push({ key: request.headers()['idempotency-key'], body: request.postData() })
  })
  return posts
}

/** The order was sent into the void, and the customer was told. */
export async function inDoubt(page: Page, shop: Shop): Promise<void> {
  const dialog = await readyToSubmit(page)
  await shop.close()
  await submit(dialog)
  await expect(doubtOf(dialog)).toContainText('Your last order may not have arrived. 4 burritos, $45.99.')
}

/** Orders reach the real server; the connection is cut before the answer. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** What the page says once it knows that the order is not there. */
export function nothingArrived(place: Page | Locator): Locator {
  return place.getByRole('status').filter({ hasText: 'Your last order didn’t arrive.' })
}

/** What the page says about an order that this tab cannot send. */
export function checkingOn(place: Page | Locator): Locator {
  return place.getByRole('status').filter({ hasText: 'We’re checking whether your last order arrived.' })
}
