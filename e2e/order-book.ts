// The owner's order book for the journeys: the list, and the panels of one order.
import type { Locator, Page } from '@playwright/test'
import type { Shop } from './shop.ts'
import { logIn } from './staff.ts'

export async function openOffice(page: Page, shop: Shop, address: string): Promise<void> {
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Manage/${address}`)
}

/** A page in another browser. */
export async function otherBrowser(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('the page has no browser')
  return context.newPage()
}

export function rowsOf(page: Page): Locator {
  return page.getByRole('table', { name: 'Orders, newest first' }).getByRole('row')
}

export function rowOf(page: Page, number: number): Locator {
  return rowsOf(page).filter({ has: orderLink(page, number) })
}

export function orderLink(page: Page, number: number): Locator {
  return page.getByRole('link', { name: `Order ${number}`, exact: true })
}

export function panel(page: Page, name: 'Items' | 'Refunds' | 'Customer' | 'History'): Locator {
  return page.getByRole('region', { name, exact: true })
}
