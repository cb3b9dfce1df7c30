// No eyes, no orders (R48): the board and the office say that the shop takes no orders, and one tap opens it.
import type { Page } from '@playwright/test'
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, expectColumn, logIn, openBoard, order } from './staff.ts'

/** An order that nobody has touched for six minutes, and a later one; five are allowed. */
async function leaveUntouched(page: Page, shop: Shop): Promise<void> {
  const first = await order(page.request, shop)
  await order(page.request, shop)
  const before = new Date(Date.now() - 6.05 * 60_000).toISOString()
  shop.sql('update orders set timestamp = ? where id = ?', before, first.id)
  shop.setWaitTimes({ stopAfter: 5 })
  expect(await isUnattended(page, shop)).toBe(true)
}

async function isUnattended(page: Page, shop: Shop): Promise<boolean> {
  return ((await (await page.request.get(shop.url + restaurantPaths.menu)).json()) as MenuReply).isUnattended
}

test('R48 the board, Today and the bar say that nobody touched an order; a tap on the board opens the shop', async ({
  page,
  shop,
}) => {
  await leaveUntouched(page, shop)
  await logIn(page.context(), shop)
  await page.goto(`${shop.url}/#/Staff`)
  const warning = page.getByRole('alert').filter({ hasText: 'The shop takes no new orders.' })
  await expect(warning.getByRole('link', { name: 'Go to the board' })).toHaveAttribute('href', '#/Kitchen')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Nobody at the board' })).toHaveAttribute('href', '#/Kitchen')
  await expectAccessible(page)

  const board = await page.context().newPage()
  await openBoard(board, shop)
  const banner = board.getByRole('alert').filter({
    hasText:
      'Nobody has touched order 1 for 6 minutes. The shop takes no new orders until someone taps here.',
  })
  await expect(banner).toBeVisible()
  await expectAccessible(board)
  await banner.getByRole('button', { name: 'We’re here' }).click()
  await expect(board.getByRole('alert')).toHaveCount(0)
  await expect(board.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isUnattended(page, shop)).toBe(false)
  // The other one still rings.
  await expectColumn(board, 'New', [1, 2])
  await expect(columnOf(board, 'New').getByRole('button', { name: 'Stop the bell' })).toHaveCount(1)

  await expect(warning).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Open 24 hours' })).toBeVisible()
})
