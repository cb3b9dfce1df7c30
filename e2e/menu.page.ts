// The owner's steps on the menu's screens of the office.
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
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** The names of all items, in their order. */
export function itemNames(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 3 })
}

export function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** From the list. */
export async function openItem(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function saveMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Saving a picture may take a while.
  await expect(page.getByText('Everything’s saved.')).toBeVisible({ timeout: 30_000 })
}

export const gripOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Move ${name}\\.`) })
