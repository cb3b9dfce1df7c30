// The office on a phone: four places at its foot, and More with the rest, by key and by touch.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, logIn, order } from './staff.ts'

const places = (page: Page) => page.getByRole('navigation', { name: 'Staff', exact: true })

async function openToday(page: Page, shop: Shop): Promise<void> {
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Staff`)
}

test('on a phone the places stand at its foot, and More opens the rest by key', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await order(page.request, shop)
  await openToday(page, shop)
  await expect(places(page).getByRole('link')).toHaveText(['Today', /^Kitchen1, 1 new$/, 'Orders', 'Menu'])
  const more = places(page).getByRole('button', { name: 'More' })
  const sheet = page.getByRole('dialog', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('link', { name: 'Sales' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('link', { name: 'Sales' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  await expect(sheet).toBeHidden()
  await expect(more).toHaveAttribute('aria-current', 'page')
})

test('on a phone More is tapped, the second row shows the place, and one logs out there', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await openToday(page, shop)
  const more = places(page).getByRole('button', { name: 'More' })
  const sheet = page.getByRole('dialog', { name: 'More' })
  await more.tap()
  await sheet.getByRole('link', { name: 'Change log' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log')
  await expect(sheet).toBeHidden()
  const current = page
    .getByRole('navigation', { name: 'Restaurant' })
    .getByRole('link', { name: 'Change log' })
  await expect(current).toBeInViewport({ ratio: 0.9 })
  // The bar covers nothing: the last thing on the page ends above it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await bottomOf(page.getByRole('main'))).toBeLessThanOrEqual(await topOf(places(page)))

  await places(page).getByRole('link', { name: 'Kitchen' }).tap()
  await expect(columnOf(page, 'New')).toBeVisible()
  await more.tap()
  await expect(sheet.getByRole('link', { name: 'Change your password' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Log out' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
  await context.close()
})

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : NaN
}
