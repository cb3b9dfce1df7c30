// A menu that grows (R55, R57): an item comes, leaves and comes back before everybody's eyes; sections, options and
// ingredients; order by keyboard and by drag.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { inCart } from './customer.ts'
import { expect, test } from './kitchen-hand.ts'
import { gripOf, itemNames, openMenuOffice, ownersPage, rowOf, sectionOf } from './menu-hand.ts'
import { expectToFit } from './settings-hand.ts'
import { openOtherBoard } from './staff.ts'

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

test('R55 a fifth burrito is on every open page at once; retired, it leaves a cart and is named; it comes back', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { name: 'Pork' })).toBeVisible()
  const cart = await page.context().newPage()
  await cart.goto('/#/Cart')
  await expect(cart.getByRole('button', { name: 'Add one Pork' })).toBeVisible()
  const office = await ownersPage(browser, shop)
  const board = await openOtherBoard(office, shop)

  await office.getByRole('link', { name: 'Add an item' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible()
  await field(office, 'Name').fill('Carnitas')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(office, 'Short name')).toHaveAccessibleDescription(/Enter a short name\./)
  await field(office, 'Short name').fill('Carnitas')
  await field(office, 'Description').fill('Slow pork, crisp at the edges.')
  await field(office, 'Price').fill('11.5')
  await field(office, 'Add an ingredient').selectOption('Flour tortilla')
  await office.getByRole('checkbox', { name: 'Salsa' }).check()
  await office.getByRole('radio', { name: 'Sky' }).check()

  // An ingredient that is not on the list yet, without leaving the form.
  await office.getByRole('button', { name: 'New ingredient' }).click()
  const dialog = office.getByRole('dialog', { name: 'Add an ingredient' })
  await dialog.getByLabel('Name').fill('Crema')
  await dialog.getByLabel('Milk').check()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(office.getByText('From the ingredients and options: milk, wheat.')).toBeVisible()
  await expectAccessible(office)
  await expectToFit(office)
  await office.setViewportSize({ width: 1280, height: 900 })

  await office.getByRole('button', { name: 'Save', exact: true }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Carnitas' })
  // Within a second, on a machine with nothing else to do.
  await expect(card).toContainText('$11.50')
  await expect(card).toContainText('Contains milk, wheat')
  await expect(cart.getByRole('button', { name: 'Add one Carnitas' })).toBeVisible()
  await expect(board.getByRole('region', { name: 'All day' })).toContainText('Carnitas')
  await expect(office.getByRole('heading', { level: 1, name: 'Carnitas' })).toBeVisible()
  await expect(office).toHaveURL(/#\/Manage\/Menu\/Item\/carnitas$/)

  // Plain + works: the salsa that comes with it costs nothing.
  await cart.getByRole('button', { name: 'Add one Carnitas' }).click()
  await expect(inCart(cart)).toHaveText('1 burrito, total $12.59')

  await office.getByRole('button', { name: 'Retire this item' }).click()
  const ask = office.getByRole('dialog', { name: 'Retire Carnitas?' })
  await expectAccessible(office)
  await ask.getByRole('button', { name: 'Retire it' }).click()
  await expect(
    cart.getByRole('status').filter({ hasText: 'The carnitas burrito is no longer on our menu' }),
  ).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(board.getByRole('region', { name: 'All day' })).not.toContainText('Carnitas')
  const retired = sectionOf(office, 'Retired 1')
  await expect(retired).toContainText(/Carnitas\s*Retired \w+ \d+\. 0 sold\./)
  await expectAccessible(office)

  await retired.getByRole('button', { name: 'Bring back Carnitas' }).click()
  await expect(office.getByText('Carnitas is back on the menu.')).toBeAttached()
  await expect(retired).toHaveCount(0)
  await expect(itemNames(office)).toHaveText(['Beef', 'Chicken', 'Bean', 'Pork', 'Carnitas'])
  await expect(card).toContainText('$11.50')
  // It was not looked at yet that it had left: it is back in the cart.
  await expect(inCart(cart)).toHaveText('1 burrito, total $12.59')

  await office.goto(`${shop.url}/#/Manage/Log`)
  const log = office.getByRole('main')
  await expect(log).toContainText('Owner added Carnitas to the menu for $11.50')
  await expect(log).toContainText('Owner added the ingredient Crema (contains milk)')
  await expect(log).toContainText('Owner retired Carnitas')
  await expect(log).toContainText('Owner brought back Carnitas')
  for (const one of [office, board]) await one.context().close()
})

test('R55 sections and their items are put in order by keyboard, by drag and by buttons', async ({
  page,
  shop,
}) => {
  test.slow()
  // All of it in sight: a mouse drags no further than the window.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openMenuOffice(page, shop)
  await page.getByRole('button', { name: 'Add a section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a section' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name\./)
  await dialog.getByLabel('Name').fill('Drinks')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const drinks = sectionOf(page, 'Drinks')
  await expect(drinks).toContainText('Nothing in here yet.')
  await expectAccessible(page)

  // With the arrows, from the end of one section into the next, and back.
  await gripOf(page, 'Pork').focus()
  await page.keyboard.press('ArrowDown')
  await expect(drinks.getByRole('heading', { name: 'Pork' })).toBeVisible()
  await expect(gripOf(page, 'Pork')).toBeFocused()
  await expect(page.getByText('Pork is now 1 of 1 in Drinks.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(itemNames(page)).toHaveText(['Beef', 'Chicken', 'Pork', 'Bean'])
  await expect(gripOf(page, 'Pork')).toBeFocused()
  await expect.poll(() => orderOf(shop)).toBe('beef chix pork bean')

  // By drag, within a section and across.
  await dragOnto(page, 'Bean', rowOf(page, 'Beef'))
  await expect(itemNames(page)).toHaveText(['Bean', 'Beef', 'Chicken', 'Pork'])
  await expect.poll(() => orderOf(shop)).toBe('bean beef chix pork')
  await dragOnto(page, 'Beef', drinks.getByText('Nothing in here yet.'))
  await expect(drinks.getByRole('heading', { level: 3 })).toHaveText(['Beef'])
  await expect
    .poll(() => shop.sql("select section from menu_items where id = 'beef'"))
    .toEqual([{ section: 'drinks' }])

  // A section as a whole, by its buttons.
  await page.getByRole('button', { name: 'Reorder Drinks' }).click()
  await expect(page.getByRole('button', { name: 'Done Drinks' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Drinks up' }).click()
  await expect(page.getByText('Drinks is now section 1 of 2.')).toBeAttached()
  await expect(itemNames(page)).toHaveText(['Beef', 'Bean', 'Chicken', 'Pork'])
  await page.getByRole('button', { name: 'Done Drinks' }).click()
  await expect(page.getByRole('button', { name: 'Reorder Drinks' })).toBeFocused()
  await page.getByRole('button', { name: 'Rename Drinks' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Sips')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sectionOf(page, 'Sips')).toBeVisible()
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  // Empty again, it can go.
  await expect(page.getByRole('button', { name: 'Remove Sips' })).toHaveCount(0)
  await gripOf(page, 'Beef').focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => shop.sql("select section from menu_items where id = 'beef'"))
    .toEqual([{ section: 'burritos' }])
  await page.getByRole('button', { name: 'Remove Sips' }).click()
  await expect(page.getByText('Removed Sips.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused()
  await expect(sectionOf(page, 'Sips')).toHaveCount(0)
  await expect(itemNames(page)).toHaveText(['Beef', 'Bean', 'Chicken', 'Pork'])
})

function orderOf(shop: { sql<Row>(statement: string): Row[] }): string {
  const rows = shop.sql<{ id: string }>('select id from menu_items order by position')
  return rows.map(({ id }) => id).join(' ')
}

/** By its grip, with the mouse, to the upper part of what it is dropped on. */
async function dragOnto(page: Page, name: string, target: Locator): Promise<void> {
  const grip = await gripOf(page, name).boundingBox()
  const to = await target.boundingBox()
  if (!grip || !to) throw new Error('both are to be seen')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 8 })
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 4 })
  await page.mouse.up()
}
