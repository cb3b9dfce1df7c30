// The owner's steps on the screens of settings.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { expectAccessible } from './axe.ts'
import { type Shop, test } from './shop.ts'
import { logIn } from './staff.ts'

export { test }

export async function openSettings(
  page: Page,
  shop: Shop,
  screen: 'Restaurant' | 'Waits' | 'Ways',
  title: string,
): Promise<void> {
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Manage/${screen}`)
  const patience = { timeout: 30_000 }
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(patience)
  await expect(page.getByRole('form', { name: /restaurant|Pickup|Wait times/ })).toBeVisible(patience)
}

/** Saves with the keyboard, from the bar at the top. */
export async function goToOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).first().press('Enter')
}

/** Another owner, in a browser of their own. */
export async function otherOwner(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

export async function menuOf(context: BrowserContext, shop: Shop): Promise<MenuReply> {
  return (await (await context.request.get(`${shop.url}/api/menu`)).json()) as MenuReply
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
}

/** From the smallest phone to a wide screen, nothing is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** Somebody else has saved meanwhile: the owner is told, cannot save over it, and loads what is saved. */
export async function reloadTheirs(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else just saved this page.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
}
