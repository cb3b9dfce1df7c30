// Layout stability of the board: nothing that comes and goes around the tickets moves a ticket under the finger.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { columnOf, openBoard, order, promise, ticketOf } from './staff.ts'

const sizes = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const

const topOf = async (page: Page, number: number) => (await ticketOf(page, number).boundingBox())?.y

/** The positions of the first two tickets at every size of screen. */
async function placesOf(page: Page): Promise<Record<string, unknown>> {
  const places: Record<string, unknown> = {}
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    places[`${width} by ${height}`] = [await topOf(page, 1), await topOf(page, 2)]
  }
  return places
}

test('sold out, paused, moved, quiet and offline: no ticket moves, whatever the screen', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|net::ERR/)
  for (const minutes of [20, 25, 30, 35, 40]) promise(shop, await order(page.request, shop), minutes)
  // No column is empty: a rail that opens takes its room from the others.
  shop.sql("update orders set status = 'cooking' where number = 4")
  shop.sql("update orders set status = 'ready' where number = 5")
  await openBoard(page, shop)
  await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toBeVisible()
  const before = await placesOf(page)

  await page.getByRole('button', { name: 'Sold out', exact: true }).click()
  await page.getByRole('switch', { name: 'Bean sold out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Until further notice' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await placesOf(page), 'sold out').toEqual(before)

  const soon = new Date(Date.now() + 1_800_000).toISOString()
  shop.sql('update shop_state set busy_minutes = 20, busy_until = ?', soon)
  await expect(page.getByRole('button', { name: 'Busy +20' })).toBeVisible()
  expect(await placesOf(page), 'busy').toEqual(before)

  await page.getByRole('button', { name: 'Pause orders' }).click()
  await page.getByRole('button', { name: '15 minutes' }).click()
  await expect(page.getByText(/^Paused 1/)).toBeVisible()
  expect(await placesOf(page), 'paused').toEqual(before)

  await ticketOf(page, 3).getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  expect(await placesOf(page), 'moved').toEqual(before)

  for (const number of [1, 2])
    await ticketOf(page, number).getByRole('button', { name: 'Stop the bell' }).click()
  await expect(page.getByRole('button', { name: 'Stop the bell' })).toHaveCount(0)
  expect(await placesOf(page), 'quiet').toEqual(before)

  await shop.close()
  await expect(page.getByText(/^Connection lost at/)).toBeVisible()
  expect(await placesOf(page), 'offline').toEqual(before)
})

test('a long column scrolls by itself: header, all-day strip and the other columns stay', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (let placed = 0; placed < 7; placed += 1) await order(page.request, shop)
  await openBoard(page, shop)
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(ticketOf(columnOf(page, 'Cooking'), 1)).toBeVisible()
  const still = await topOf(page, 1)
  const last = ticketOf(page, 7).getByRole('button', { name: 'Start cooking' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await topOf(page, 1)).toBe(still)
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([
    0, 0,
  ])
})
