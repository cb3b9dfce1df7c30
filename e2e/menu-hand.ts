// The owner's steps on the Menu screen of the office.
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Shop } from './shop.ts'
import { logIn } from './staff.ts'

export async function openMenuOffice(page: Page, shop: Shop): Promise<void> {
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Manage/Menu`)
  await expect(page.getByRole('heading', { name: 'Pork' })).toBeVisible()
}

/** The owner's page, in a browser of its own. */
export async function ownersPage(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openMenuOffice(page, shop)
  return page
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true })
}
