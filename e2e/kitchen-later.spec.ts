// Later on the board: preorders wait there until it is time to start them.
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { expect, type Shop, test } from './shop.ts'
import { columnOf, expectColumn, openBoard, openMenuOf, order, ticketOf } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

test.use({ startsAt: shortlyAfterNoon })

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** As if its customer had chosen a time: it is to be started after a span, and ready twenty minutes later. */
async function schedule(shop: Shop, { id }: PlacedOrder, startsIn: number): Promise<void> {
  const { now } = (await (await fetch(shop.url + restaurantPaths.menu)).json()) as MenuReply
  const after = (span: number) => new Date(Date.parse(now) + span).toISOString()
  shop.sql(
    `update orders set scheduled = 1, starts_at = ?, ready_by = ?, first_ready_by = ready_by, version = version + 1
      where id = ?`,
    after(startsIn),
    after(startsIn + 20 * minute),
    id,
  )
}

test(
  'R46 a preorder waits in Later, and comes to New, ringing, when it is time to start it',
  { tag: '@core' },
  async ({ page, shop }) => {
    const first = await order(page.request, shop, { beef: 3 })
    await schedule(shop, first, hour)
    await schedule(shop, await order(page.request, shop), 24 * hour)
    await openBoard(page, shop)
    await page.getByRole('button', { name: 'Later 2' }).click()
    const later = page.getByRole('dialog', { name: 'Later' })
    await expect(ticketOf(later, 1)).toContainText(/^1:2\d\sPM1 Rosa D\. .*Start 1:0\d, 3 items$/)
    await expect(later.getByText('Tomorrow, Wed, Nov 25', { exact: true })).toBeVisible()
    await expectColumn(page, 'New', [])
    const alarm = page.locator('[data-alarm]')
    await expect(alarm).toHaveAttribute('data-alarm', 'quiet')
    // What is not started yet is not to be made yet.
    const beef = page.getByRole('listitem').filter({ hasText: 'Beef still to make' })
    await expect(beef).toHaveCount(0)

    await schedule(shop, first, 5 * second)
    await page.reload()
    await expect(ticketOf(columnOf(page, 'New'), 1)).toBeVisible()
    await expect(alarm).toHaveAttribute('data-alarm', 'ringing')
    await expect(page).toHaveTitle('(1) Kitchen | Burritoful')
    await expect(page.getByRole('button', { name: 'Later 1' })).toBeVisible()
    await expect(beef).toContainText(/^3/)
  },
)

test('R46 Later goes by the clock of the server, and is a lane on a wide screen and a tab on a phone', async ({
  page,
  shop,
}) => {
  await schedule(shop, await order(page.request, shop), hour)
  await page.clock.install({ time: Date.parse(shortlyAfterNoon) + 3 * hour })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openBoard(page, shop)
  await page.clock.runFor(4 * second)
  await expectColumn(page, 'Later', [1])
  await expectColumn(page, 'New', [])
  await expect(page.getByRole('button', { name: /^Later/ })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(columnOf(page, 'Later')).toBeHidden()
  await page.getByRole('button', { name: 'Later 1' }).click()
  await expect(ticketOf(columnOf(page, 'Later'), 1)).toBeVisible()
  const menu = await openMenuOf(page, 1)
  await expect(menu.getByRole('button')).toHaveText(['Delay', 'Print ticket', 'Cancel order'])
})
