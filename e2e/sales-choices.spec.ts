// What customers have chosen, in the owner's order book, in the sales and as CSV (R61).
import { readFile } from 'node:fs/promises'
import { makeBill } from '#domain/orders/bill.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { openInSpreadsheet } from '../test-support/spreadsheet.ts'
import { expectAccessible } from './axe.ts'
import { openOffice, panel, rowOf } from './order-book.ts'
import { paidAt } from './sales.page.ts'
import { expect, test } from './shop.ts'
import { order } from './staff.ts'

const once = (id: string) => ({ id, count: 1 })
const lines = [
  {
    item: 'beef',
    quantity: 2,
    choices: [once('salsa-hot'), once('extras-guacamole'), once('extras-cheese')],
    without: ['rice'],
    note: 'Cut in half, please.',
  },
  { item: 'beef', quantity: 1 },
  { item: 'pork', quantity: 3, choices: [once('salsa-medium'), once('extras-guacamole')] },
]
const rosasChoice = ['Rosa', 'Delgado'] as const
const more = { lines, expectedTotal: makeBill(lines, startingMenu, taxRate).total }

test('R61 what was chosen: line by line in the office, by choice in the sales and as CSV', async ({
  page,
  shop,
}) => {
  const { id: rosas } = await order(page.request, shop, {}, rosasChoice, more)
  await test.step('an order names every change and the note', async () => {
    await openOffice(page, shop, 'Orders')
    await expect(rowOf(page, 1)).toContainText('3 Beef, 3 Pork')
    await page.goto(`${shop.url}/#/Manage/Order/${rosas}`)
    const burritos = panel(page, 'Items').getByRole('list').first().locator('> li')
    await expect(burritos).toHaveCount(3)
    await expect(burritos.nth(0)).toHaveText(/^1Beef\$10\.50 each\$10\.50$/)
    await expect(burritos.nth(1)).toContainText(
      /2Beef\s*HOT\s*ADD Guacamole \$1\.50\s*ADD Cheese \$0\.75\s*NO Rice\s*\$12\.75 each\s*“Cut in half, please\.”\s*\$25\.50/,
    )
    await expect(burritos.nth(2)).toContainText(/3Pork\s*ADD Guacamole \$1\.50\s*\$12\.50 each\s*\$37\.50/)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width)
    }
    await expectAccessible(page)
  })
  const { id: anas } = await order(page.request, shop, { chix: 1 }, ['Ana', 'Ruiz'], {
    fulfillment: 'pickup',
  })
  for (const id of [rosas, anas]) paidAt(shop, id)
  await openOffice(page, shop, 'Sales')
  const choices = page.getByRole('region', { name: 'By choice' })
  const rows = (group: string) =>
    choices.getByRole('table', { name: group }).locator('tbody').getByRole('row')
  await expect(rows('Salsa')).toHaveText(['Mild0$0.00', 'Hot2free', 'No salsa0$0.00'])
  await expect(rows('Extras')).toHaveText([
    'Guacamole5$7.50',
    'Cheese2$1.50',
    'Sour cream0$0.00',
    'Double filling0$0.00',
  ])
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choices.getByRole('link', { name: 'Choices by day, as CSV' }).click(),
  ])
  const { columns, rows: written, formulas } = openInSpreadsheet(await readFile(await download.path()))
  expect(download.suggestedFilename()).toMatch(/^burritoful-choices-\d{4}-\d\d-\d\d\.csv$/)
  expect(formulas).toEqual([])
  expect(columns).toEqual(['Day', 'Group', 'Choice', 'Id', 'Count', 'Added before discounts and tax'])
  expect(written.map((row) => row.slice(1))).toEqual([
    ['Salsa', 'Hot', 'salsa-hot', '2', '0.00'],
    ['Extras', 'Guacamole', 'extras-guacamole', '5', '7.50'],
    ['Extras', 'Cheese', 'extras-cheese', '2', '1.50'],
  ])
})

test('R61 without options there is nothing about choices', async ({ page, shop }) => {
  paidAt(shop, (await order(page.request, shop)).id)
  const groups = shop.sql<{ id: string; name: string }>('select * from option_groups')
  shop.sql('delete from option_groups')
  try {
    await openOffice(page, shop, 'Sales')
    await expect(page.getByRole('heading', { name: 'By item' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sales', exact: true })).toContainText(/Orders\s*1/)
    await expect(page.getByRole('heading', { name: 'By choice' })).toHaveCount(0)
  } finally {
    for (const group of groups) {
      const columns = Object.keys(group)
      shop.sql(
        `insert into option_groups (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        ...Object.values(group),
      )
    }
  }
})
