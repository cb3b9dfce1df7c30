// No eyes, no orders (R48): the board and the office say that the shop takes no orders, and one tap opens it.
import type { Page } from '@playwright/test'
import { paths, type MenuReply } from '#domain/api.ts'
import type { PlacedOrder } from '#domain/order.ts'
import { expectAccessible } from './axe.ts'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, expectColumn, logIn, openBoard, order } from './staff.ts'

/** An order that nobody has touched for six minutes, and a later one; five are allowed. */
async function leaveUntouched(page: Page, shop: Shop): Promise<PlacedOrder> {
  const first = await order(page.request, shop)
  await order(page.request, shop)
  const before = new Date(Date.now() - 6.05 * 60_000).toISOString()
  shop.sql('update orders set timestamp = ? where id = ?', before, first.id)
  shop.setWaitTimes({ stopAfter: 5 })
  expect(await isUnwatched(page, shop)).toBe(true)
  return first
}

async function isUnwatched(page: Page, shop: Shop): Promise<boolean> {
  return ((await (await page.request.get(shop.url + paths.menu)).json()) as MenuReply).isUnwatched
}

test('R48 the board says that nobody touched an order; a tap there opens the shop', async ({
  page,
  shop,
}) => {
  await leaveUntouched(page, shop)
  await openBoard(page, shop)
  const banner = page.getByRole('alert').filter({
    hasText:
      'Nobody has touched order 1 for 6 minutes. The shop takes no new orders until someone taps here.',
  })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'We’re here' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isUnwatched(page, shop)).toBe(false)
  // The other one still rings.
  await expectColumn(page, 'New', [1, 2])
  await expect(columnOf(page, 'New').getByRole('button', { name: 'Stop the bell' })).toHaveCount(1)
})

test('R48 the office says it on Today and in the bar, until somebody taps on a board', async ({
  page,
  shop,
}) => {
  const untouched = await leaveUntouched(page, shop)
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Staff`)
  const warning = page.getByRole('alert').filter({ hasText: 'The shop takes no new orders.' })
  await expect(warning.getByRole('link', { name: 'Go to the board' })).toHaveAttribute('href', '#/Kitchen')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Nobody at the board' })).toHaveAttribute('href', '#/Kitchen')
  await expectAccessible(page)

  await page.request.post(shop.url + paths.seen(untouched.id), { headers: { origin: shop.url }, data: {} })
  await expect(warning).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Open at all hours' })).toBeVisible()
})
