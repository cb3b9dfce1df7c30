// The steps of the journeys about a second order: an order that was placed before, its link, the strip in the cart, the card of
// the same again, and how far a screen has jumped.
import { expect, type Locator, type Page } from '@playwright/test'
import { makeBill } from '../domain/orders/bill.ts'
import type { RequestedLine } from '../domain/menu/requested-item.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { orderAgainAddress } from '../domain/orders/order-addresses.ts'
import type { PlacedOrder } from '../domain/orders/order.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { emails } from './after-order.page.ts'
import { fillForm, openCheckout, submit, expectComplete, rosa } from './customer.ts'
import { order } from './staff.ts'
import type { Shop } from './shop.ts'

export const hotLine: RequestedLine = {
  item: 'beef',
  quantity: 2,
  choices: [
    { id: 'salsa-hot', count: 1 },
    { id: 'extras-guacamole', count: 1 },
  ],
  without: ['rice'],
  note: 'Cut in half',
}

/** Rosa's, on a device of her own. */
export function orderBefore(
  page: Page,
  shop: Shop,
  lines: RequestedLine[] = [hotLine, { item: 'pork', quantity: 1 }],
): Promise<PlacedOrder> {
  const expectedTotal = makeBill(lines, startingMenu, taxRate).total
  return order(page.request, shop, {}, ['Rosa', 'Delgado'], { lines, expectedTotal })
}

export async function openAgain(page: Page, shop: Shop, { id }: PlacedOrder): Promise<void> {
  await page.goto(`${shop.url}/${orderAgainAddress(id)}`)
  await expect(page).toHaveURL(/#\/Cart$/)
}

/** Where "Order this again" of the letter leads. */
export async function linkOfLetter(shop: Shop, { id }: PlacedOrder): Promise<string> {
  const find = () => emails(shop).flatMap((letter) => letter.match(/http:\S+\/Again/g) ?? [])
  const isOfOrder = (link: string) => link.includes(id)
  await expect.poll(() => find().some(isOfOrder)).toBe(true)
  return find().find(isOfOrder) ?? ''
}

/** Opens the order's link while its page cannot get the order. */
export async function openAgainWithout(
  page: Page,
  { id }: PlacedOrder,
  without: 'answer' | 'line',
): Promise<void> {
  // Ends what still waits: a browser asks for no more than a few things at a time.
  await page.goto('about:blank')
  // A route that does nothing keeps its request waiting.
  await page.route('**/api/orders/*', (route) => (without === 'line' ? route.abort() : undefined))
  await page.goto(`/#/Order/${id}/Again`)
  await expect(
    without === 'line' ? page.getByRole('alert') : page.getByText('Putting your order together.'),
  ).toBeVisible()
}

/** The strip above the cart's rows. */
export function stripOf(page: Page): Locator {
  return page.getByRole('status').filter({ has: page.getByRole('heading', { name: /order \d+/i }) })
}

export function cardOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Same as last time/ })
}

export function switchOf(dialog: Locator): Locator {
  return dialog.getByRole('switch', { name: /^Remember me on this device/ })
}

/** Rosa orders two beef burritos on this device, and wants to be remembered if asked to. */
export async function orderHere(page: Page, { remember }: { remember: boolean }): Promise<void> {
  await page.goto('/#/Cart')
  await page.getByRole('button', { name: 'Add one Beef' }).click()
  await page.getByRole('button', { name: 'Add one Beef' }).click()
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  if (remember) await switchOf(dialog).click()
  await submit(dialog)
  await expectComplete(page)
}

export async function fillCard(dialog: Locator): Promise<void> {
  for (const label of ['Card number', 'CVV', 'Expiry month'] as const)
    await dialog.getByLabel(label, { exact: true }).fill(rosa[label])
}

interface Seen {
  readonly shifted: number[]
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** From the next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: number[] = []
    Object.assign(globalThis, { shifted } satisfies Seen)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifted.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Seen).shifted.reduce((sum, value) => sum + value, 0))
}
