// The cart: R14–R18, R26, R33, R34.
import type { Page } from '@playwright/test'
import { add, fillCart } from './customer.ts'
import { expect, test } from './shop.ts'

const announcement = (page: Page) => page.getByRole('status').filter({ hasText: 'burrito' })

/** More than anybody would press +. */
async function keepBeef(page: Page, quantity: number): Promise<void> {
  const cart = JSON.stringify([{ item: 'beef', quantity, name: { en: 'Beef' } }])
  await page.evaluate((text) => localStorage.setItem('burritoful.cart', text), cart)
  await page.reload()
}

test(
  'R14 R15 R17 R18 R33 four rows with plus, minus and a counter, and tiles that add up: one pork is 12.05',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Cart')
    const rows = page.getByRole('list', { name: 'Burritos' }).getByRole('listitem')
    const cost = page.getByRole('region', { name: 'Cost' })
    await expect(rows.getByRole('heading')).toHaveText(['Beef', 'Chix', 'Bean', 'Pork'])
    for (const [at, name] of ['Beef', 'Chix', 'Bean', 'Pork'].entries()) {
      const row = rows.nth(at)
      await expect(row.getByRole('button', { name: `Remove one ${name}` })).toBeDisabled()
      await expect(row.getByRole('button', { name: `Add one ${name}` })).toBeVisible()
      await expect(row.locator('output')).toHaveText('0')
      await expect(row).toContainText('$0.00')
    }
    await add(page, 'Pork')
    for (const amount of ['Tax 9.5%', '$11.00', '$1.05', '$12.05']) await expect(cost).toContainText(amount)

    const minus = page.getByRole('button', { name: 'Remove one Chix' })
    await add(page, 'Chix', 3)
    await expect(rows.nth(1).locator('output')).toHaveText('3')
    await expect(rows.nth(1)).toContainText('$30.00')
    await minus.click()
    await minus.click()
    await expect(minus).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Remove one Bean' })).toBeDisabled()

    await add(page, 'Beef', 2)
    await expect(page.getByRole('region', { name: 'Cart' })).toContainText('4')
    for (const amount of ['$42.00', '$3.99', '$45.99']) await expect(cost).toContainText(amount)
    await expect(announcement(page)).toHaveText('4 burritos, total $45.99')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 4 burritos' })).toBeVisible()
    await minus.click()
    await expect(minus).toBeDisabled()
  },
)

test('R16 no maximum: past what can be added up, a clear message', async ({ page }) => {
  await page.goto('/#/Cart')
  await keepBeef(page, 857142857)
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText('$8,999,999,998.50')

  await keepBeef(page, 9007199254740990)
  await expect(page.getByRole('alert')).toContainText('more than we can ring up online')
  await page.getByRole('button', { name: /^Remove \d|^Remove all/ }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove one Beef' })).toBeDisabled()
})

test(
  'R26 the cart outlives screens, reloads and a closed tab',
  { tag: '@core' },
  async ({ page, context }) => {
    await fillCart(page)
    await page.goto('/#/Menu')
    await page.reload()
    await page.close()
    const later = await context.newPage()
    await later.goto('/#/Cart')
    await expect(announcement(later)).toHaveText('4 burritos, total $45.99')
  },
)

test('R26 two tabs share one cart', async ({ page, context }) => {
  await page.goto('/#/Cart')
  const other = await context.newPage()
  await other.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await expect(announcement(other)).toHaveText('2 burritos, total $23.00')
  await add(other, 'Bean')
  await expect(announcement(page)).toHaveText('3 burritos, total $33.40')
})

test('a burrito that sold out can be removed, and no more of it added', async ({ page, shop }) => {
  await page.goto('/#/Cart')
  await add(page, 'Bean', 2)
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'bean'")
  await page.reload()
  await expect(page.getByText('Bean sold out after you added it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add one Bean' })).toBeDisabled()
  await expect(page.getByText('Remove the bean burritos to check out.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove 2' }).click()
  await expect(announcement(page)).toHaveText('0 burritos, total $0.00')

  await page.goto('/#/Menu')
  const card = page.getByRole('main').getByRole('listitem').nth(2)
  await expect(card).toContainText('Sold out')
  await expect(card.getByRole('link', { name: 'Order Now' })).toHaveCount(0)
})

test('a menu that does not come says so, and comes when asked again', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|Failed to fetch|Unable to preload/)
  await page.goto('/')
  await shop.close()
  await page.evaluate(() => (location.hash = '#/Menu'))
  await expect(page.getByRole('alert')).toBeVisible()
  await shop.open()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})
