// The owner cancels a flood of orders at once, and keeps the one honest order among them.
import { expectAccessible } from './axe.ts'
import { openOffice, rowOf } from './order-book.ts'
import { expect, test } from './shop.ts'
import { openOtherBoard, order, ticketOf } from './staff.ts'

test('orders of one name are canceled together, but for the one that was unticked', async ({
  page,
  shop,
}) => {
  test.slow()
  for (let placed = 0; placed < 4; placed += 1)
    await order(page.request, shop, { beef: 1 }, ['Flora', 'Flood'])
  await order(page.request, shop, { bean: 1 }, ['Rosa', 'Delgado'])
  const board = await openOtherBoard(page, shop)
  await expect(board.getByRole('article')).toHaveCount(5)
  await openOffice(page, shop, 'Orders')
  await page.getByLabel('Search', { exact: true }).fill('Flora')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('4 orders match', { exact: false }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel several…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel open orders' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await dialog.getByLabel('Order 2, Flora Flood, $11.50').uncheck()
  await expect(
    dialog.getByText(/^3 orders are canceled\. We’ll release \$34\.50 held on cards\. Nothing is/),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel 3 orders' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pick a reason.')
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Cancel 3 orders' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel several…' })).toBeFocused()

  await expect(rowOf(page, 2)).toContainText('New')
  for (const number of [1, 3, 4]) await expect(rowOf(page, number)).toContainText(/Canceled/)
  await expect(
    board.getByRole('alert').filter({ hasText: /^Orders [134], [134], [134] were canceled/ }),
  ).toBeVisible()
  await expect(board.getByRole('article')).toHaveCount(2)
  await expect(ticketOf(board, 5)).toBeVisible()
  const logged = shop.sql<{ count: number }>(
    `select count(*) as count from audit_log where topic = 'order' and action like '%"canceled"%'`,
  )
  expect(logged[0]?.count).toBe(3)
})

test('without a search nothing is ticked beforehand; what was handed over meanwhile is told', async ({
  page,
  shop,
}) => {
  await order(page.request, shop)
  await order(page.request, shop)
  await openOffice(page, shop, 'Orders')
  await page.getByRole('button', { name: 'Cancel several…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel open orders' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel 0 orders' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pick at least one order.')
  await dialog.getByRole('button', { name: 'Pick all' }).click()
  await dialog.getByLabel('We ran out').check()
  shop.sql("update orders set status = 'handed-over' where number = 1")
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/office/open-orders/cancel', async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Cancel 2 orders' }).click()
  // While the request is under way, the choice of orders cannot be changed.
  await expect(dialog.getByRole('button', { name: 'Pick none' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox').first().click({ force: true })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  answer()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Already handed over, so not canceled: 1. The others are canceled.',
  )
  await dialog.getByRole('button', { name: 'Keep orders' }).click()
  await expect(rowOf(page, 1)).toContainText('On its way')
  await expect(rowOf(page, 2)).toContainText(/Canceled/)
})
