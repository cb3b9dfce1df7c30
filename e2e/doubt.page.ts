// Steps for journeys with orders in doubt: lose the answer, and find what the page says and sends.
import { expect, type Locator, type Page } from '@playwright/test'
import { readyToSubmit, submit } from './customer.ts'
import type { Shop } from './shop.ts'

/** The notice about an order without an answer. */
export function doubtOf(place: Page | Locator): Locator {
  return place.getByRole('alert').filter({ hasText: 'We’re not sure your order went through.' })
}

/** Collects the idempotency key and the body of every order that the page sends from now on. */
export function postsOf(page: Page): { key: string | undefined; body: string | null }[] {
  const posts: { key: string | undefined; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      posts.push({ key: request.headers()['idempotency-key'], body: request.postData() })
  })
  return posts
}

/** Sends an order to a stopped server, until the page says that the order is in doubt. */
export async function inDoubt(page: Page, shop: Shop): Promise<void> {
  const dialog = await readyToSubmit(page)
  await shop.close()
  await submit(dialog)
  await expect(doubtOf(dialog)).toContainText('We’re not sure your order went through. 4 burritos, $45.99.')
}

/** From the next page on, its requests time out by the clock that the journey moves, as everything else in the page. */
export async function timeOutsByClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const ending = new AbortController()
      setTimeout(() => ending.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
      return ending.signal
    }
  })
}

/** Lets orders reach the real server, and cuts the connection before the answer. */
export async function dropResponses(page: Page): Promise<void> {
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The notice that the order did not arrive. */
export function nothingArrived(place: Page | Locator): Locator {
  return place.getByRole('status').filter({ hasText: 'Your last order didn’t arrive.' })
}

/** The notice about an order that this tab cannot send. */
export function checkingOn(place: Page | Locator): Locator {
  return place.getByRole('status').filter({ hasText: 'We’re checking whether your last order arrived.' })
}
