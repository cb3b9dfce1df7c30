// What is no burrito, on the board: a drink with its sizes, beside burritos with their changes.
import type { Locator, Page } from '@playwright/test'
import { makeBill } from '#domain/orders/bill.ts'
import type { RequestedLine } from '#domain/menu/requested-item.ts'
import type { ItemId, Menu, OptionGroup } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { lineOf } from './options.page.ts'
import { expect, test, type Shop } from './shop.ts'
import { openBoard, order, ticketOf } from './staff.ts'

const [pork] = startingMenu.items.slice(-1)
if (!pork) throw new Error('the starting menu has items')
const words = (en: string) => ({ en })
const regular = { id: 'size-regular', name: words('Regular'), price: cents(0), allergens: [], soldOut: false }
const size: OptionGroup = {
  id: 'size',
  name: words('Size'),
  kind: 'one',
  smallest: 1,
  largest: 1,
  onTicket: 'word',
  choices: [
    { ...regular, isDefault: true, backAt: null },
    { ...regular, id: 'size-large', name: words('Large'), price: cents(100), isDefault: false, backAt: null },
  ],
}
const horchata = {
  ...pork,
  id: 'horchata' as ItemId,
  name: words('Horchata'),
  shortName: words('Horchata'),
  inside: [],
  groups: [size.id],
  weight: 0,
}
const menu: Menu = {
  ...startingMenu,
  items: [...startingMenu.items, horchata],
  groups: [...startingMenu.groups, size],
}
const large: RequestedLine = { item: 'horchata', quantity: 1, choices: [{ id: 'size-large', count: 1 }] }

function pourDrinks(shop: Shop): void {
  shop.sql(
    `insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
      values (?, 5, ?, 'one', 1, 1, 'word', ?)`,
    size.id,
    JSON.stringify(size.name),
    JSON.stringify(size.choices),
  )
  shop.putOnMenu({ ...horchata, color: 'arena', picture: null })
}

async function orderLines(page: Page, shop: Shop, lines: readonly RequestedLine[]): Promise<void> {
  const expectedTotal = makeBill(lines, menu, taxRate).total
  await order(page.request, shop, {}, ['Rosa', 'Delgado'], { lines: [...lines], expectedTotal })
}

test('R60 what is different is as large as the name of the item, and a size looks like no warning', async ({
  page,
  shop,
}) => {
  pourDrinks(shop)
  const burrito = {
    item: 'pork',
    quantity: 1,
    salsa: 'Hot',
    extras: ['Guacamole'],
    without: ['onion'],
  } as const
  await orderLines(page, shop, [lineOf(burrito), large])
  await openBoard(page, shop)
  const looks = (text: string) =>
    ticketOf(page, 1)
      .getByText(text, { exact: true })
      .evaluate((element) => {
        const { fontSize, backgroundColor } = getComputedStyle(element.closest('span') ?? element)
        return { fontSize, backgroundColor }
      })
  for (const width of [768, 1024, 1280, 1920])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { fontSize, backgroundColor } = await looks('Pork')
      for (const change of ['HOT', 'ADD', 'NO']) expect((await looks(change)).fontSize, change).toBe(fontSize)
      expect((await looks('HOT')).backgroundColor).not.toBe(backgroundColor)
      expect(await looks('LARGE')).toEqual({ fontSize, backgroundColor })
    })
})

test('R60 what nobody rolls is not ticked off, and holds no ticket back', async ({ page, shop }) => {
  pourDrinks(shop)
  // The first ticket is the next to be made ready, and its button is filled for that.
  await orderLines(page, shop, [lineOf({ item: 'beef', quantity: 1 })])
  await orderLines(page, shop, [lineOf({ item: 'pork', quantity: 1 }), large])
  await openBoard(page, shop)
  for (const number of [1, 2])
    await ticketOf(page, number).getByRole('button', { name: 'Start cooking' }).click()
  const made = ticketOf(page, 2).getByRole('button', { name: / made$/ })
  await expect(made).toHaveText('1 Pork 0 of 1 made')
  await expect(ticketOf(page, 2).getByRole('listitem').nth(1)).toHaveText('1 Horchata LARGE')
  const readyButton = (number: number) => ticketOf(page, number).getByRole('button', { name: 'Mark ready' })
  const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const filled = await colorOf(readyButton(1))
  expect(await colorOf(readyButton(2))).not.toBe(filled)
  await made.click()
  await expect.poll(() => colorOf(readyButton(2))).toBe(filled)
  const allDay = page.getByRole('region', { name: 'All day' })
  await expect(allDay.getByRole('listitem')).toHaveText([/^1\s*Beef/, /^1\s*Horchata/])
})
