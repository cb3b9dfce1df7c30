// Board and shop in one browser share one stream: whatever becomes of one tab, the others go on.
import type { Page } from '@playwright/test'
import { placeOrder } from './customer.ts'
import { expect, test } from './shop.ts'
import { columnOf, openBoard, order, ticketOf } from './staff.ts'

test('a board that logs out leaves the customer’s page live', async ({
  page,
  shop,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401|Failed to load resource/)
  await placeOrder(page)
  const board = await context.newPage()
  await openBoard(board, shop)
  await ticketOf(columnOf(board, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('Cooking')
  await board.getByRole('button', { name: 'Log out' }).click()
  await expect(board.getByRole('heading', { level: 1 })).toHaveText(/napkin/)

  const elsewhere = await context.browser()?.newPage()
  if (!elsewhere) throw new Error('no second browser')
  await openBoard(elsewhere, shop)
  await ticketOf(columnOf(elsewhere, 'Cooking'), 1).getByRole('button', { name: 'Mark ready' }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('Ready')
})

test('the tab that holds the stream crashes: the board says so or goes on, and misses nothing', async ({
  page,
  shop,
  context,
}) => {
  await page.goto('/#/Menu')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  const board = await context.newPage()
  await openBoard(board, shop)
  await crash(page)
  await order(board.request, shop, { bean: 2 })
  await expect(ticketOf(columnOf(board, 'New'), 1)).toBeVisible({ timeout: 15_000 })
})

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A crashed page never answers.
  void devtools.send('Page.crash').catch(() => {})
  await crashed
}
