// A fifth burrito with its photograph, from the office to every open page, the board, paper and the sales, until it is retired
// while it is in somebody's cart (R55, R56, R61).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { ownersPage } from './menu-hand.ts'
import { aPhoto, centreOf, choose, expectDrawn, patience, picturePart } from './picture-hand.ts'
import { textOfPdf } from './pdf-text.ts'
import { expect, test } from './shop.ts'
import { cookAll } from './sales-hand.ts'
import { openOtherBoard, printOnBoard, ticketOf } from './staff.ts'

const showing = 'Carnitas on a wooden board.'
const plus = (page: Page) => page.getByRole('button', { name: 'Add one Carnitas' })

test('R55 R56 R61 a fifth burrito with a photograph is on every open page, on the board, on paper and in Sales; retired, it leaves a cart', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  const open = async (screen: string) => {
    const one = await page.context().newPage()
    await one.goto(`/#/${screen}`)
    return one
  }
  const [welcome, menu] = [await open(''), await open('Menu')]
  await page.goto('/#/Cart')
  await expect(page.getByRole('button', { name: 'Add one Pork' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: 'Pork' })).toBeVisible()
  const office = await ownersPage(browser, shop)
  const board = await openOtherBoard(office, shop)

  await office.getByRole('link', { name: 'Add an item' }).click()
  for (const [label, text] of Object.entries({
    Name: 'Carnitas',
    'Short name': 'Carnitas',
    Description: 'Slow pork, crisp at the edges.',
    Price: '11.5',
  }))
    await office.getByLabel(label, { exact: true }).fill(text)
  await choose(office, picturePart(office), await aPhoto())
  await expect(centreOf(picturePart(office))).toBeVisible(patience)
  await office.getByLabel('What it shows').fill(showing)
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Carnitas' })).toBeVisible(patience)
  await expect(office.getByLabel('What it shows')).toHaveValue(showing)

  // Every page that was open, without a touch.
  const card = menu.getByRole('img', { name: showing })
  await expectDrawn(card)
  const tile = welcome.getByRole('link', { name: 'Carnitas' }).locator('img')
  await expect(tile).toHaveAttribute('src', /photo-.*-tile\.webp$/)
  await expect(plus(page)).toBeVisible()
  await expect(board.getByRole('region', { name: 'All day' })).toContainText('Carnitas')

  await plus(page).click()
  await expect(inCart(page)).toHaveText('1 burrito, total $12.59')
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)

  await expect(ticketOf(board, 1).getByRole('listitem')).toHaveText('1 Carnitas')
  await board.evaluate(() => void (window.print = () => {}))
  await printOnBoard(board, 1)
  await expect(board.getByText('1 item', { exact: true })).toBeAttached()
  await board.emulateMedia({ media: 'print' })
  expect(textOfPdf(await board.pdf({ preferCSSPageSize: true }))).toContain('1Carnitas')
  await board.emulateMedia({ media: 'screen' })

  await cookAll(office, shop)
  await office.goto(`${shop.url}/#/Manage/Sales`)
  await office.getByText('Show as a table: By item').click()
  const sold = office.getByRole('table', { name: 'By item, as a table' }).getByRole('row', {
    name: /^Carnitas/,
  })
  await expect(sold).toContainText('$11.50')

  // Somebody has it in the cart while it leaves.
  await page.goto('/#/Cart')
  await plus(page).click()
  await expect(inCart(page)).toHaveText('1 burrito, total $12.59')
  await office.goto(`${shop.url}/#/Manage/Menu/Item/carnitas`)
  await office.getByRole('button', { name: 'Retire this item' }).click()
  await office
    .getByRole('dialog', { name: 'Retire Carnitas?' })
    .getByRole('button', { name: 'Retire it' })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'is no longer on our menu' })).toBeVisible()
  await expect(plus(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await expect(tile).toHaveCount(0)
  await expect(ticketOf(board, 1).getByRole('listitem')).toContainText(/1\s+Carnitas/)
  await office.goto(`${shop.url}/#/Manage/Sales`)
  await office.getByText('Show as a table: By item').click()
  await expect(sold).toContainText('$11.50')
  for (const one of [office, board]) await one.context().close()
})
