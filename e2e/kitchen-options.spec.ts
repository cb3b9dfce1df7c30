// Burritos as people want them, in the kitchen (R60): on the board, on paper, and ticked off one by one.
import type { Page } from '@playwright/test'
import { createRandom } from '../server/demo/random.ts'
import { cookReads, orderConfigured, randomConfigurations, type ConfiguredLine } from './options.page.ts'
import { textOfPdf } from './pdf-text.ts'
import { expect, test } from './shop.ts'
import {
  columnOf,
  expectColumn,
  openBoard,
  openMenuOf,
  openOtherBoard,
  printOnBoard,
  ticketOf,
  undoMove,
} from './staff.ts'

const linesOf = (page: Page, number: number) => ticketOf(page, number).getByRole('listitem')
const rolling = (page: Page, number: number, name: string | RegExp) =>
  ticketOf(page, number).getByRole('button', { name })

function onScreen(wish: ConfiguredLine): string {
  const { line, note } = cookReads(wish)
  return note === undefined ? line : `${line} Note: ${note}`
}

async function paperText(page: Page, number: number): Promise<string> {
  await printOnBoard(page, number)
  await expect(page.locator('[data-paper=ticket] [data-number]')).toHaveText(String(number))
  await page.emulateMedia({ media: 'print' })
  const text = textOfPdf(await page.pdf({ preferCSSPageSize: true }))
  await page.emulateMedia({ media: 'screen' })
  // The printer is done with it.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-paper=ticket]')).toHaveCount(0)
  return text
}

test(
  'R60 a ticket lists each different burrito with its changes, and its note whole',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.addInitScript(() => void (window.print = () => {}))
    const note = 'Onion allergy. Clean knife please, and wrap it twice: it has a long way to go in the rain.'
    await orderConfigured(page.request, shop, [
      { item: 'beef', quantity: 2, salsa: 'Hot' },
      { item: 'beef', quantity: 1, extras: ['Guacamole', 'Cheese'], without: ['tomato'] },
      { item: 'chix', quantity: 1, salsa: 'Mild', note },
      { item: 'pork', quantity: 1 },
    ])
    await openBoard(page, shop)
    await expect(linesOf(page, 1)).toHaveText([
      '2 Beef HOT',
      '1 Beef ADD guacamole ADD cheese NO tomato',
      `1 Chix MILD Note: ${note}`,
      '1 Pork',
    ])
    const slip = ticketOf(page, 1).getByText(note)
    await expect(slip).toBeVisible()
    expect(await slip.evaluate((paper) => paper.scrollHeight - paper.clientHeight)).toBeLessThanOrEqual(0)

    const text = await paperText(page, 1)
    for (const words of ['2BeefHOT', '1BeefADDguacamoleADDcheeseNOtomato', '1ChixMILD', '1Pork', '5items'])
      expect(text).toContain(words)
    expect(text).toContain(note.replaceAll(' ', ''))
  },
)

test('R60 every option of every burrito stands on the ticket, on screen and on paper, whatever is ordered', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.addInitScript(() => void (window.print = () => {}))
  const random = createRandom(60)
  const orders = Array.from({ length: 8 }, () => randomConfigurations(random))
  for (const [at, wishes] of orders.entries())
    await orderConfigured(page.request, shop, wishes, `guest${at}@example.com`)
  await openBoard(page, shop)
  for (const [at, wishes] of orders.entries()) {
    await expect(linesOf(page, at + 1)).toHaveText(wishes.map(onScreen))
    const text = await paperText(page, at + 1)
    const printed = wishes.map((wish) => {
      const { line, note = '' } = cookReads(wish)
      return (line + note).replaceAll(/\s/g, '')
    })
    expect(text).toContain(printed.join(''))
  }
})

test('R60 single burritos are ticked off on every board at once; Back to New empties the ticks, Ready keeps them', async ({
  page,
  shop,
}) => {
  await orderConfigured(page.request, shop, [
    { item: 'beef', quantity: 2, salsa: 'Hot' },
    { item: 'bean', quantity: 6 },
  ])
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  // What nobody cooks is not ticked off.
  await expect(rolling(page, 1, /Beef/)).toHaveCount(0)
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expectColumn(other, 'Cooking', [1])

  await rolling(page, 1, '2 Beef HOT 0 of 2 made').click()
  for (const board of [page, other]) await expect(rolling(board, 1, '2 Beef HOT 1 of 2 made')).toBeVisible()
  await rolling(other, 1, '2 Beef HOT 1 of 2 made').click()
  for (const board of [page, other]) await expect(rolling(board, 1, '2 Beef HOT 2 of 2 made')).toBeVisible()
  await expect(rolling(page, 1, /Bean 0 of 6 made/)).toContainText('0/6')
  const allDay = page.getByRole('region', { name: 'All day' }).getByRole('listitem')
  await expect(allDay).toHaveText([/^6\s*Bean/])

  // Quick taps all count.
  for (let taps = 0; taps < 4; taps += 1) await rolling(page, 1, /Bean/).click()
  for (const board of [page, other]) await expect(rolling(board, 1, /Bean 4 of 6 made/)).toContainText('4/6')
  await expect(allDay).toHaveText([/^2\s*Bean/])

  // A full line is emptied by one more tap.
  await rolling(other, 1, /Beef HOT 2 of 2/).click()
  for (const board of [page, other]) await expect(rolling(board, 1, /Beef HOT 0 of 2 made/)).toBeVisible()

  const menu = await openMenuOf(page, 1)
  await menu.getByRole('button', { name: 'Back to New' }).click()
  await expectColumn(page, 'New', [1])
  await expect(allDay).toHaveText([/^2\s*Beef/, /^6\s*Bean/])
  await ticketOf(other, 1).getByRole('button', { name: 'Start cooking' }).click()
  for (const board of [page, other]) await expect(rolling(board, 1, /Bean 0 of 6 made/)).toBeVisible()
  await other.context().close()

  await test.step('by keyboard, and back from Ready', async () => {
    await rolling(page, 1, /Beef HOT 0 of 2 made/).focus()
    await page.keyboard.press('Enter')
    await expect(rolling(page, 1, /Beef HOT 1 of 2 made/)).toBeFocused()
    await ticketOf(page, 1).getByRole('button', { name: 'Mark ready' }).click()
    await expectColumn(page, 'Ready', [1])
    await expect(columnOf(page, 'Ready').getByRole('button', { name: /Beef/ })).toHaveCount(0)
    await undoMove(page, 1)
    await expect(rolling(page, 1, /Beef HOT 1 of 2 made/)).toBeVisible()
  })
})

test('R60 two cooks tap the same burrito at the same moment: it is ticked off once', async ({
  page,
  shop,
}) => {
  await orderConfigured(page.request, shop, [{ item: 'pork', quantity: 3 }])
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  const [here, there] = [rolling(page, 1, /Pork/), rolling(other, 1, /Pork/)]
  await expect(there).toBeVisible()
  // Both have seen none: the server hears the second tap when the first is done.
  const held = Promise.withResolvers<void>()
  await other.route('**/roll', async (route) => {
    await held.promise
    await route.continue()
  })
  await there.click()
  await here.click()
  await expect(here).toHaveAccessibleName(/1 of 3 made/)
  const answered = other.waitForResponse('**/roll')
  held.resolve()
  await answered
  await expect(there).toHaveAccessibleName(/1 of 3 made/)
  expect(shop.sql('select rolled from order_lines')).toEqual([{ rolled: 1 }])
  await other.context().close()
})

test('R60 what was chosen for the burritos still to make unfolds below All day', async ({ page, shop }) => {
  await orderConfigured(page.request, shop, [
    { item: 'beef', quantity: 3, salsa: 'Hot', extras: ['Guacamole'] },
    { item: 'bean', quantity: 2, salsa: 'Mild', extras: ['Guacamole', 'Sour cream'] },
  ])
  await openBoard(page, shop)
  const allDay = page.getByRole('region', { name: 'All day' })
  const unfold = allDay.getByRole('button', { name: /^Extras/ })
  await expect(unfold).toHaveAccessibleName('Extras 12')
  await expect(allDay.getByRole('group', { name: 'Extras to make' })).toHaveCount(0)
  await unfold.click()
  const extras = allDay.getByRole('group', { name: 'Extras to make' })
  await expect(extras).toHaveText('Salsa: 2 mild 3 hot Extras: 5 guacamole 2 sour cream')
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await rolling(page, 1, /Beef/).click()
  await expect(extras).toHaveText('Salsa: 2 mild 2 hot Extras: 4 guacamole 2 sour cream')
  await expect(unfold).toHaveAccessibleName('Extras 10')
})
