// A fifth burrito with its photograph, from the office to every open page, the board, paper and the sales, until it is retired
// while it is in somebody's cart, and comes back (R55, R56, R61).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { itemNames, ownersPage, sectionOf } from './menu.page.ts'
import { aPhoto, centerOf, choose, expectDrawn, patience, picturePart } from './picture.page.ts'
import { textOfPdf } from './pdf-text.ts'
import { expectToFit } from './settings.page.ts'
import { expect, test } from './shop.ts'
import { cookAll } from './sales.page.ts'
import { openOtherBoard, openSoldOut, printOnBoard, ticketOf } from './staff.ts'

const showing = 'Carnitas on a wooden board.'
const plus = (page: Page) => page.getByRole('button', { name: 'Add one Carnitas' })

test('R55 R56 R61 a fifth burrito with a photograph is on every open page, on the board, on paper and in Sales; retired, it leaves a cart; it comes back', async ({
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
  await expect(office.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible()
  const field = (name: string) => office.getByLabel(name, { exact: true })
  await field('Name').fill('Carnitas')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field('Price')).toHaveAccessibleDescription(/Use dollars and cents/)
  await expect(field('Short name')).toHaveAccessibleDescription('Optional. Tickets say “Carnitas”.')
  await field('Description').fill('Slow pork, crisp at the edges.')
  await field('Price').fill('11.5')
  await field('Add an ingredient').selectOption('Flour tortilla')
  // Plain + goes on working: the salsa that comes with it costs nothing.
  await office.getByRole('checkbox', { name: 'Salsa' }).check()
  await office.getByRole('radio', { name: 'Sky' }).check()
  await test.step('an ingredient that is not on the list yet, without leaving the form', async () => {
    await office.getByRole('button', { name: 'New ingredient' }).click()
    const added = office.getByRole('dialog', { name: 'Add an ingredient' })
    await added.getByLabel('Name').fill('Crema')
    await added.getByLabel('Milk').check()
    await expectAccessible(office)
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(added).toHaveCount(0)
    await expect(office.getByText('From the ingredients and options: milk, wheat.')).toBeVisible()
  })
  await choose(office, picturePart(office), await aPhoto())
  await expect(centerOf(picturePart(office))).toBeVisible(patience)
  await office.getByLabel('Description for blind visitors').fill(showing)
  await expectAccessible(office)
  await expectToFit(office)
  await office.setViewportSize({ width: 1280, height: 900 })
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Carnitas' })).toBeVisible(patience)
  await expect(office).toHaveURL(/#\/Manage\/Menu\/Item\/carnitas$/)
  await expect(office.getByLabel('Description for blind visitors')).toHaveValue(showing)

  // Every page that was open, without a touch.
  const card = menu.getByRole('img', { name: showing })
  await expectDrawn(card)
  const onMenu = menu.getByRole('main').getByRole('listitem').filter({ hasText: 'Carnitas' })
  await expect(onMenu).toContainText('$11.50')
  await expect(onMenu).toContainText('Contains milk (crema), wheat (flour tortilla)')
  const tile = welcome.getByRole('link', { name: 'Carnitas' }).locator('img')
  await expect(tile).toHaveAttribute('src', /photo-.*-tile\.webp$/)
  await expect(plus(page)).toBeVisible()
  const drawer = await openSoldOut(board)
  await expect(drawer.getByRole('switch', { name: 'Carnitas sold out' })).toBeVisible()
  await board.keyboard.press('Escape')

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
  const ask = office.getByRole('dialog', { name: 'Retire Carnitas?' })
  await expectAccessible(office)
  await ask.getByRole('button', { name: 'Retire it' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The carnitas burrito is no longer on our menu' }),
  ).toBeVisible()
  await expect(plus(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await expect(tile).toHaveCount(0)
  await expect(ticketOf(board, 1).getByRole('listitem')).toContainText(/1\s+Carnitas/)
  await ticketOf(board, 1).getByRole('button', { name: 'Mark ready' }).click()
  await expect(board.getByRole('region', { name: 'All day' })).not.toContainText('Carnitas')
  const retired = sectionOf(office, 'Retired 1')
  await expect(retired).toContainText(/Carnitas\s*Retired \w+ \d+\. 1 sold\./)
  await expectAccessible(office)
  await office.goto(`${shop.url}/#/Manage/Sales`)
  await office.getByText('Show as a table: By item').click()
  await expect(sold).toContainText('$11.50')

  await test.step('it comes back', async () => {
    await office.goto(`${shop.url}/#/Manage/Menu`)
    await retired.getByRole('button', { name: 'Bring back Carnitas' }).click()
    await expect(office.getByText('Carnitas is back on the menu.')).toBeAttached()
    await expect(retired).toHaveCount(0)
    await expect(itemNames(office)).toHaveText(['Beef', 'Chicken', 'Bean', 'Pork', 'Carnitas'])
    await expectDrawn(card)
    // It was not looked at yet that it had left: it is back in the cart.
    await expect(inCart(page)).toHaveText('1 burrito, total $12.59')
    await office.goto(`${shop.url}/#/Manage/Log`)
    const log = office.getByRole('main')
    await expect(log).toContainText('Owner added Carnitas: price $11.50')
    await expect(log).toContainText('Owner added the ingredient Crema: allergens milk')
    await expect(log).toContainText('Owner changed Carnitas: retired no → yes')
    await expect(log).toContainText('Owner changed Carnitas: retired yes → no')
  })
  for (const one of [office, board]) await one.context().close()
})
