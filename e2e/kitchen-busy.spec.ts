// Busy on the board (R47): set and ended by a cook, or ended by the clock.
import type { Locator, Page } from '@playwright/test'
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { setHours, usualHours } from './owner-settings.page.ts'
import { expect, type Shop, test } from './shop.ts'
import { openBoard, openOtherBoard } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

test.use({ startsAt: shortlyAfterNoon })

const off = (board: Page) => board.getByRole('button', { name: 'Busy', exact: true })

async function openBusy(page: Page): Promise<Locator> {
  await off(page).click()
  const choose = page.getByRole('dialog', { name: 'Busy' })
  await expect(choose).toBeVisible()
  return choose
}

/** Straight into the database; then somebody takes a pause back that is none, and every board is told how the shop is. */
async function setBusy(page: Page, shop: Shop, ms: number): Promise<void> {
  const { now } = (await (await page.request.get(shop.url + restaurantPaths.menu)).json()) as MenuReply
  const until = new Date(Date.parse(now) + ms).toISOString()
  shop.sql('update shop_state set busy_minutes = 20, busy_until = ?', until)
  const headers = { origin: shop.url }
  expect((await page.request.post(shop.url + kitchenPaths.resume, { headers, data: {} })).status()).toBe(200)
}

test('R47 Busy is set on one board and shows on every board, is ended, or ends by itself or at close', async ({
  page,
  shop,
}) => {
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  const choose = await openBusy(page)
  await expect(choose.getByRole('button', { name: '+20', pressed: true })).toBeVisible()
  // Ready at 12:15 PM without it.
  await expect(choose.getByText('A new order of 3 would be told 12:35\u00A0PM.')).toBeVisible()
  await choose.getByRole('button', { name: '+30' }).click()
  await expect(choose.getByText('A new order of 3 would be told 12:45\u00A0PM.')).toBeVisible()
  await choose.getByRole('button', { name: '1 hour' }).click()
  await expect(choose.getByText(/^Ends by itself at 1:0\d\sPM\.$/)).toBeVisible()
  await choose.getByRole('button', { name: 'Start Busy' }).click()
  for (const board of [page, other])
    await expect(board.getByRole('button', { name: 'Busy +30' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Busy +30' })).toBeFocused()

  await other.getByRole('button', { name: 'Busy +30' }).click()
  const change = other.getByRole('dialog', { name: /^Busy \+30 until 1:0\d\sPM$/ })
  await change.getByRole('button', { name: 'End now' }).click()
  for (const board of [page, other]) await expect(off(board)).toBeVisible()
  await other.context().close()

  await test.step('it ends by itself', async () => {
    const halfAnHour = 30 * 60_000
    await setBusy(page, shop, halfAnHour)
    await expect(page.getByRole('button', { name: 'Busy +20' })).toBeVisible()
    await shop.moveClock(halfAnHour)
    await expect(off(page)).toBeVisible()
  })
  await test.step('it lasts to close only where the shop closes', async () => {
    const terms = (await openBusy(page)).getByRole('group', { name: 'For how long?' }).getByRole('button')
    await expect(terms).toHaveText(['30 min', '1 hour'])

    setHours(shop, usualHours)
    await page.reload()
    const again = await openBusy(page)
    await expect(terms).toHaveText(['30 min', '1 hour', 'To close'])
    await terms.last().click()
    await expect(again.getByText('Ends by itself at 9:00\u00A0PM.')).toBeVisible()
  })
})
