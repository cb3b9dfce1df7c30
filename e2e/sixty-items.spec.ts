// The staff with a menu of sixty items (R61): the board, its drawer, the menu's office and an item's form.
import { makeBill } from '#domain/bill.ts'
import type { ItemId } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './kitchen-hand.ts'
import { itemNames, openItem, openMenuOffice, rowOf, saveMenu, sectionOf } from './menu-hand.ts'
import { openBoard, openSoldOut, order, ticketOf } from './staff.ts'
import { growMenu } from './yours-hand.ts'

const last = 'drinks-28' as ItemId
const lines = [{ item: last, quantity: 2 }]
const drinks = startingMenu.items
  .slice(0, 1)
  .map((item) => ({ ...item, id: last, price: cents(328), groups: [] }))
const expectedTotal = makeBill(lines, { ...startingMenu, items: drinks }, taxRate).total
const twoDrinks = { lines, expectedTotal }

for (const width of [390, 1280]) {
  test(`R61 the board stays usable with sixty items, at ${width} px`, async ({ page, shop }) => {
    test.slow()
    growMenu(shop, 28)
    await page.setViewportSize({ width, height: 800 })
    const { number } = await order(page.request, shop, {}, undefined, twoDrinks)
    await openBoard(page, shop)
    await expect(ticketOf(page, number)).toContainText('Drink 28')
    const drawer = await openSoldOut(page)
    await drawer.getByRole('switch', { name: 'Drink 28 sold out' }).click()
    await expect(drawer.getByRole('switch', { name: 'Drink 28 sold out' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await drawer.getByRole('button', { name: 'Count Drink 27' }).click()
    await expect(drawer.getByRole('group', { name: 'How many Drink 27 are left' })).toContainText('1 left')
    expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test(`R61 the office stays usable with sixty items, at ${width} px`, async ({ page, shop }) => {
    test.slow()
    growMenu(shop, 28)
    await page.setViewportSize({ width, height: 800 })
    await openMenuOffice(page, shop)
    await expect(itemNames(page)).toHaveCount(60)
    await expect(sectionOf(page, 'Drinks').getByRole('listitem')).toHaveCount(28)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await openItem(page, 'Drink 28')
    await page.getByLabel('Price', { exact: true }).fill('4.05')
    await saveMenu(page)
    await page.goBack()
    await expect(rowOf(page, 'Drink 28')).toContainText('$4.05')
  })
}
