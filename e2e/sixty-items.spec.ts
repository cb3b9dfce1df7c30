// The staff with a menu of sixty items (R61): the board, its drawer, the menu's office and an item's form.
import type { Locator, Page } from '@playwright/test'
import { makeBill } from '#domain/orders/bill.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { cents } from '#domain/basics/money.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './kitchen.page.ts'
import { itemNames, openItem, openMenuOffice, rowOf, saveMenu, sectionOf } from './menu.page.ts'
import { openBoard, openSoldOut, order, ticketOf } from './staff.ts'
import { growMenu } from './make-it-yours.page.ts'

const last = 'drinks-28' as ItemId
const lines = [{ item: last, quantity: 2 }]
const drinks = startingMenu.items
  .slice(0, 1)
  .map((item) => ({ ...item, id: last, price: cents(328), groups: [] }))
const expectedTotal = makeBill(lines, { ...startingMenu, items: drinks }, taxRate).total
const twoDrinks = { lines, expectedTotal }

const widths = [390, 1280] as const

async function expectToFit(page: Page, drawer?: Locator): Promise<void> {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await (drawer ?? page.locator('html')).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      )
      expect(beyond, `at ${width} px`).toBe(0)
      await expectAccessible(page)
    })
}

test('R61 the board stays usable with sixty items, at 390 and 1280 px', async ({ page, shop }) => {
  test.slow()
  growMenu(shop, 28)
  const { number } = await order(page.request, shop, {}, undefined, twoDrinks)
  await openBoard(page, shop)
  await expect(ticketOf(page, number)).toContainText('Drink 28')
  await expectToFit(page)
  for (const [width, soldOut, counted] of [
    [390, 'Drink 28', 'Drink 27'],
    [1280, 'Drink 26', 'Drink 25'],
  ] as const)
    await test.step(`the drawer at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const drawer = await openSoldOut(page)
      const sold = drawer.getByRole('switch', { name: `${soldOut} sold out` })
      await sold.click()
      await expect(sold).toHaveAttribute('aria-checked', 'true')
      await drawer.getByRole('button', { name: `Count ${counted}` }).click()
      await expect(drawer.getByRole('group', { name: `How many ${counted} are left` })).toContainText(
        '1 left',
      )
      await expectToFit(page, drawer)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })
})

test('R61 the office stays usable with sixty items, at 390 and 1280 px', async ({ page, shop }) => {
  test.slow()
  growMenu(shop, 28)
  await openMenuOffice(page, shop)
  await expect(itemNames(page)).toHaveCount(60)
  await expect(sectionOf(page, 'Drinks').getByRole('listitem')).toHaveCount(28)
  await expectToFit(page)
  for (const [width, price] of [
    [390, '4.05'],
    [1280, '4.15'],
  ] as const)
    await test.step(`a price at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await openItem(page, 'Drink 28')
      await page.getByLabel('Price', { exact: true }).fill(price)
      await saveMenu(page)
      await page.goBack()
      await expect(rowOf(page, 'Drink 28')).toContainText(`$${price}`)
    })
})
