// The room on the board: how many tickets show whole, what is cut off, and columns that fold while they are empty.
import type { Page } from '@playwright/test'
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { orderConfigured, type ConfiguredLine } from './options.page.ts'
import { expect, test, type Shop } from './shop.ts'
import { cancelOnBoard, columnOf, expectColumn, openBoard, order, promise, ticketOf } from './staff.ts'

const one = (item: string, wish: Partial<ConfiguredLine> = {}): ConfiguredLine => ({
  item,
  quantity: 1,
  ...wish,
})

/** Seventeen orders as an evening has them, with 1.7 lines each, about every second with a change, by column. */
const evening: Readonly<Record<string, readonly (readonly ConfiguredLine[])[]>> = {
  placed: [
    [one('bean', { without: ['corn'] })],
    [one('chix', { quantity: 2, salsa: 'Hot' }), one('beef', { extras: ['Guacamole'] })],
    [one('bean', { quantity: 2 }), one('pork', { quantity: 2, without: ['onion'] })],
    [one('pork')],
    [one('beef', { quantity: 3 }), one('chix', { extras: ['Cheese'] })],
    [one('chix')],
  ],
  cooking: [
    [one('beef', { quantity: 2, salsa: 'Hot' }), one('pork')],
    [one('chix', { extras: ['Guacamole'] }), one('bean')],
    [one('beef', { quantity: 2 }), one('pork', { without: ['onion'] })],
    [one('bean', { quantity: 6, salsa: 'Mild' })],
    [one('beef'), one('chix', { quantity: 2 })],
    [one('beef', { salsa: 'Hot' }), one('pork')],
    [one('chix', { quantity: 2 })],
  ],
  ready: [
    [one('beef'), one('pork')],
    [one('bean', { quantity: 2 })],
    [one('beef', { quantity: 2 }), one('chix', { extras: ['Cheese'] })],
    [one('pork')],
  ],
}
const guests = Object.entries(evening).flatMap(([status, orders]) =>
  orders.map((wishes) => ({ status, wishes })),
)

async function openEvening(page: Page, shop: Shop): Promise<void> {
  for (const [at, { status, wishes }] of guests.entries()) {
    const placed = await orderConfigured(page.request, shop, wishes, `guest${at}@example.com`)
    promise(shop, placed, 10 + at)
    const moves = status === 'placed' ? [] : [{ to: status, at: new Date().toISOString(), by: 'Olga' }]
    shop.sql(
      'update orders set status = ?, moves = ?, seen_at = timestamp where id = ?',
      status,
      JSON.stringify(moves),
      placed.id,
    )
  }
  // Without banners: the screen stays on, and a tap has allowed the sound.
  await page.context().grantPermissions(['screen-wake-lock'])
  await openBoard(page, shop)
  await page.getByRole('heading', { name: 'Cooking' }).click()
  await expect(page.locator('[data-sound]')).toHaveAttribute('data-sound', 'on')
  await expect(ticketOf(page, 1)).toBeVisible()
}

/** The tickets of each column that neither its window nor the screen cuts off. */
function countWhole(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const isWhole = (ticket: Element) => {
      const [box, frame] = [ticket, ticket.parentElement].map((element) => element?.getBoundingClientRect())
      if (!box || !frame) return false
      const bottom = Math.min(frame.bottom, innerHeight)
      const right = Math.min(frame.right, innerWidth)
      return (
        box.top >= frame.top - 1 &&
        box.left >= frame.left - 1 &&
        box.bottom <= bottom + 1 &&
        box.right <= right + 1
      )
    }
    return Object.fromEntries(
      [...document.querySelectorAll('[data-column]')].map((column) => [
        column.querySelector('h2')?.textContent ?? '',
        [...column.querySelectorAll('article')].filter(isWhole).length,
      ]),
    )
  })
}

test('R46 an evening’s tickets show whole, nine on a tablet and fifteen on a wide screen, down, then right', async ({
  page,
  shop,
}) => {
  test.slow()
  await openEvening(page, shop)
  for (const [width, height, most] of [
    [1024, 768, 9],
    [1920, 1080, 15],
    [1280, 800, 9],
  ] as const)
    await test.step(`${width} by ${height}: at least ${most} whole, and the rest is counted`, async () => {
      await page.setViewportSize({ width, height })
      // Until its fonts are there and its tickets have come to rest, a board has other room.
      await expect(async () => {
        const whole = await countWhole(page)
        expect(
          Object.values(whole).reduce((sum, count) => sum + count, 0),
          `whole at ${width} by ${height}`,
        ).toBeGreaterThanOrEqual(most)
        for (const [name, status] of [
          ['New', 'placed'],
          ['Cooking', 'cooking'],
          ['Ready', 'ready'],
        ] as const) {
          const cutOff = (evening[status]?.length ?? 0) - (whole[name] ?? 0)
          const said = columnOf(page, name).getByText(new RegExp(`^${cutOff} (below|to the right)$`))
          await expect(said, `${name} at ${width} by ${height}: ${cutOff} cut off`).toHaveCount(
            cutOff > 0 ? 1 : 0,
            { timeout: 2_000 },
          )
        }
      }).toPass({ timeout: 30_000 })
    })

  await test.step('in the order of their promises, down, then right', async () => {
    const boxes = await columnOf(page, 'Cooking')
      .getByRole('article')
      .evaluateAll((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect()))
    const below = (at: number) => (boxes[at + 1]?.top ?? 0) > (boxes[at]?.top ?? 0)
    const aside = (at: number) => (boxes[at + 1]?.left ?? 0) > (boxes[at]?.right ?? 0)
    for (let at = 0; at < boxes.length - 1; at += 1) expect(below(at) || aside(at), `ticket ${at}`).toBe(true)
    expect(boxes.some((_, at) => aside(at))).toBe(true)
    expect(boxes.some((_, at) => below(at))).toBe(true)
  })
})

test('R46 a column that stays empty folds to a rail, and opens with its next ticket', async ({
  page,
  shop,
}) => {
  const foldsAfter = 20_000
  const placed = await order(page.request, shop)
  await order(page.request, shop)
  await openBoard(page, shop)
  await expect(columnOf(page, 'Ready')).toContainText('All clear.')
  await shop.moveClock(foldsAfter)
  await expect(page.getByRole('button', { name: 'Show Ready' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Cooking' })).toBeVisible()

  // Somebody looks at it, and it folds again.
  await page.getByRole('button', { name: 'Show Ready' }).click()
  await expect(columnOf(page, 'Ready')).toContainText('All clear.')
  await expect(columnOf(page, 'Ready').getByRole('heading')).toBeFocused()
  await shop.moveClock(foldsAfter)
  await expect(page.getByRole('button', { name: 'Show Ready' })).toBeVisible()

  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expectColumn(page, 'Cooking', [1])
  await page.request.post(shop.url + kitchenPaths.move(placed.id), {
    headers: { origin: shop.url },
    data: { from: 'cooking', to: 'ready' },
  })
  await expectColumn(page, 'Ready', [1])
  await expect(page.getByRole('button', { name: 'Show Ready' })).toHaveCount(0)
})

test('what is out of sight is counted on each side, also after a jump to the end', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (let placed = 0; placed < 14; placed += 1) promise(shop, await order(page.request, shop), 10 + placed)
  shop.sql('update orders set seen_at = timestamp')
  await page.context().grantPermissions(['screen-wake-lock'])
  await openBoard(page, shop)
  await expect(columnOf(page, 'New').getByRole('article')).toHaveCount(14)
  const jump = (to: 'start' | 'end') =>
    columnOf(page, 'New')
      .locator(':scope > div')
      .last()
      .evaluate((list, end) => {
        list.scrollTo({
          left: end ? list.scrollWidth : 0,
          top: end ? list.scrollHeight : 0,
          behavior: 'instant',
        })
      }, to === 'end')
  const said = (words: RegExp) => columnOf(page, 'New').getByText(words)

  await test.step('one track: above and below', async () => {
    await expect(said(/^\d+ below$/)).toBeVisible()
    await expect(said(/^\d+ above$/)).toHaveCount(0)
    await jump('end')
    await expect(said(/^\d+ above$/)).toBeVisible()
    await expect(said(/^\d+ below$/)).toHaveCount(0)
    await jump('start')
  })

  await test.step('several tracks: to the left and to the right', async () => {
    await shop.moveClock(20_000)
    await expect(page.getByRole('button', { name: 'Show Ready' })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 620 })
    await expect(said(/^\d+ to the right$/)).toBeVisible()
    await expect(said(/^\d+ to the left$/)).toHaveCount(0)
    await jump('end')
    await expect(said(/^\d+ to the left$/)).toBeVisible()
    await expect(said(/^\d+ to the right$/)).toHaveCount(0)
  })
})

test('the window that cancels an order shows all that it says on a tablet, whoever ordered', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await order(page.request, shop, { beef: 2 }, ['Maria Guadalupe Esperanza del Carmen', 'Villanueva'])
  await openBoard(page, shop)
  const dialog = await cancelOnBoard(page, 1)
  const [told, cancel] = [
    await dialog.getByText(/^We’ll (refund|release|let|give)/).boundingBox(),
    await dialog.getByRole('button', { name: 'Cancel order' }).boundingBox(),
  ]
  if (!told || !cancel) throw new Error('the window shows neither its words nor its button')
  expect(told.y + told.height).toBeLessThanOrEqual(cancel.y)
})

test('forced colors: what is late, due soon and due next is told by more than our colors', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const minutes of [-5, 3, 30, 40]) promise(shop, await order(page.request, shop), minutes)
  shop.sql('update orders set seen_at = timestamp')
  await openBoard(page, shop)
  const lines = (number: number) =>
    ticketOf(page, number).evaluate((ticket) =>
      [...ticket.querySelectorAll('*')].map((part) => getComputedStyle(part).borderWidth).join(),
    )
  await expect(ticketOf(page, 4)).toBeVisible()
  const [late, soon, plain, same] = [await lines(1), await lines(2), await lines(3), await lines(4)]
  expect(new Set([late, soon, plain]).size).toBe(3)
  expect(same).toBe(plain)
})
