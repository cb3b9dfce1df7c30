// The room on the board: how many tickets show whole, what is cut off, and columns that are rails while they are empty.
import type { Page } from '@playwright/test'
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
    [one('bean', { without: ['cheese'] })],
    [one('chix', { quantity: 2, salsa: 'Hot' }), one('beef', { extras: ['Cheese'] })],
    [one('pork', { quantity: 2 }), one('bean', { quantity: 2, without: ['rice'] }), one('chix')],
    [one('pork', { extras: ['Cheese'], without: ['onion'] })],
    [one('beef', { quantity: 3 }), one('chix')],
    [one('chix')],
  ],
  cooking: [
    [one('beef', { quantity: 2, salsa: 'Hot' }), one('beef', { extras: ['Cheese', 'Sour cream'] })],
    [one('chix', { salsa: 'Hot', without: ['corn'], note: 'Onion allergy. Clean knife please.' })],
    [one('pork', { extras: ['Cheese'] }), one('bean')],
    [one('bean', { quantity: 6, salsa: 'Mild' })],
    [one('chix', { quantity: 2 }), one('pork', { without: ['pinto-beans', 'rice'] })],
    [one('pork', { salsa: 'Hot' }), one('beef')],
    [one('chix', { quantity: 2, extras: ['Cheese'] })],
  ],
  ready: [
    [one('beef'), one('pork')],
    [one('bean', { quantity: 2 })],
    [one('chix', { extras: ['Cheese'] }), one('bean', { quantity: 2 })],
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

/** The head of every column says how many of its tickets are not in sight as a whole; answers how many are. */
async function expectCutOffCounted(page: Page): Promise<number> {
  const whole = await countWhole(page)
  for (const name of ['New', 'Cooking', 'Ready'] as const) {
    const cutOff = (await columnOf(page, name).getByRole('article').count()) - (whole[name] ?? 0)
    const said = columnOf(page, name).getByText(new RegExp(`^${cutOff > 0 ? cutOff : '[0-9]+'} more$`))
    await expect(said, `${name}: ${cutOff} cut off`).toHaveCount(cutOff > 0 ? 1 : 0, { timeout: 2_000 })
  }
  return Object.values(whole).reduce((sum, count) => sum + count, 0)
}

test('R46 an evening’s tickets show whole, nine on a tablet and ten on a laptop, down, then right', async ({
  page,
  shop,
}) => {
  test.slow()
  await openEvening(page, shop)
  for (const [width, height, most] of [
    [1024, 768, 9],
    [1920, 1080, 15],
    [1280, 800, 10],
  ] as const)
    await test.step(`${width} by ${height}: at least ${most} whole, and the rest is counted`, async () => {
      await page.setViewportSize({ width, height })
      // Until its fonts are there and its tickets have come to rest, a board has other room.
      await expect(async () => {
        expect(await expectCutOffCounted(page)).toBeGreaterThanOrEqual(most)
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

const widthOf = async (page: Page, name: 'New' | 'Cooking' | 'Ready') =>
  (await columnOf(page, name).boundingBox())?.width ?? 0
const rail = 52

test('R46 an empty column is a rail at once, and a column again when a ticket comes', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openBoard(page, shop)
  for (const name of ['New', 'Cooking', 'Ready'] as const) {
    await expect(columnOf(page, name).getByText('All clear.')).toBeVisible()
    expect(await widthOf(page, name)).toBeGreaterThan(3 * rail)
  }

  await order(page.request, shop)
  await order(page.request, shop)
  await expectColumn(page, 'New', [1, 2])
  expect([await widthOf(page, 'Cooking'), await widthOf(page, 'Ready')]).toEqual([rail, rail])
  await expect(columnOf(page, 'Ready').getByRole('heading', { name: 'Ready' })).toBeVisible()
  await expect(page.getByText('All clear.').filter({ visible: true })).toHaveCount(0)

  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expectColumn(page, 'Cooking', [1])
  expect(await widthOf(page, 'Cooking')).toBeGreaterThan(3 * rail)
  await ticketOf(page, 1).getByRole('button', { name: 'Mark ready' }).click()
  await expectColumn(page, 'Ready', [1])
  expect(await widthOf(page, 'Cooking')).toBe(rail)
  expect(await widthOf(page, 'Ready')).toBeGreaterThan(3 * rail)

  await test.step('on a phone, the one that is picked has the whole width', async () => {
    await ticketOf(page, 2).getByRole('button', { name: 'Start cooking' }).click()
    await expectColumn(page, 'New', [])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^New/ }).click()
    await expect(columnOf(page, 'New').getByText('All clear.')).toBeVisible()
    expect(await widthOf(page, 'New')).toBeGreaterThan(360)
  })
})

const longName = 'Maximiliana Guadalupe Esperanza Carmen M'

test('one, nine and sixty tickets fit, with names of 40 characters, and the column says what it cuts off', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.context().grantPermissions(['screen-wake-lock'])
  let placed = 0
  for (const tickets of [1, 9, 60])
    await test.step(`${tickets} of them`, async () => {
      for (; placed < tickets; placed += 1) promise(shop, await order(page.request, shop), 10 + placed)
      shop.sql('update orders set seen_at = timestamp, first_name = ?', longName)
      await openBoard(page, shop)
      await page.reload()
      await expect(columnOf(page, 'New').getByRole('article')).toHaveCount(tickets)
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(async () => {
          const whole = await expectCutOffCounted(page)
          expect(whole).toBeGreaterThanOrEqual(Math.min(tickets, 9))
        }).toPass({ timeout: 30_000 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(
          await ticketOf(page, 1).evaluate((ticket) => ticket.scrollWidth - ticket.clientWidth),
        ).toBeLessThanOrEqual(0)
      }
    })

  await test.step('after a jump to the end the number is that of the other tickets', async () => {
    await columnOf(page, 'New')
      .locator(':scope > div')
      .last()
      .evaluate((list) =>
        list.scrollTo({ left: list.scrollWidth, top: list.scrollHeight, behavior: 'instant' }),
      )
    await expect(ticketOf(page, 60)).toBeInViewport({ ratio: 1 })
    await expect(async () => void (await expectCutOffCounted(page))).toPass({ timeout: 30_000 })
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
