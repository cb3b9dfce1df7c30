// The menu changes while a customer puts a burrito together, or has it in the cart or the checkout (R57, R58): told by name, and
// never another burrito than the one that was wanted.
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { changeChoice, linesOf, makeHot, openYours, yoursOf } from './make-it-yours.page.ts'

test('R58 prices that change and a choice that leaves while the window is open are told there', async ({
  page,
  shop,
  kitchen,
}) => {
  await page.goto('/#/Menu')
  const dialog = await openYours(page, 'Beef')
  await makeHot(dialog)
  await kitchen.changeMenu('beef', { price: 1100 })
  const told = dialog.getByRole('status').filter({ hasText: 'each' })
  await expect(told).toContainText('Beef went up to $11.00.')
  changeChoice(shop, 'extras-guacamole', { price: 100 as never })
  await expect(told).toContainText('Guacamole went down to $1.00.')
  await expect(dialog.getByRole('button', { name: 'Add 1 $12.00' })).toBeVisible()
  changeChoice(shop, 'extras-guacamole', 'gone')
  await expect(told).toContainText('We can’t add guacamole anymore.')
  await expect(told).not.toContainText('went down')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 1 $11.00' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/#/Cart')
  await expect(linesOf(page, 'Beef')).toContainText('Hot salsa, no rice')
})

test('R55 an item that leaves the menu is named in its window, also where nothing is in the cart', async ({
  page,
  shop,
}) => {
  await page.goto('/#/Menu')
  const dialog = await openYours(page, 'Pork')
  shop.takeOffMenu('pork')
  await expect(dialog.getByRole('alert')).toHaveText('Pork isn’t on our menu anymore.')
  await expectAccessible(page)
  const close = dialog.getByRole('button', { name: 'Close' }).last()
  await expect(close).toBeFocused()
  await close.click()
  await expect(yoursOf(page)).toBeHidden()
})

test('R57 a default that sells out: what comes instead stands in the cart and at the checkout', async ({
  page,
  shop,
  kitchen,
}) => {
  test.slow()
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await expect(linesOf(page, 'Beef')).toHaveCount(0)
  await kitchen.markChoiceSoldOut('salsa-medium', 'today')
  await expect(linesOf(page, 'Beef')).toContainText(['Mild salsa'])
  await expect(linesOf(page, 'Beef')).toContainText('We’re out of medium, so it comes like this.')
  await expectAccessible(page)
  await kitchen.markChoiceSoldOut('salsa-medium', 'no')
  await expect(linesOf(page, 'Beef')).toHaveCount(0)

  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await kitchen.markChoiceSoldOut('salsa-medium', 'today')
  await expect(dialog.getByRole('alert')).toContainText('We’re out of medium, so it comes with mild.')
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('2 with mild salsa')
  await kitchen.markChoiceSoldOut('salsa-mild', 'today')
  await expect(dialog.getByRole('alert')).toContainText('We’re out of medium, so it comes with hot.')
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('2 with hot salsa')
  await expect(async () => {
    await submit(dialog)
    await expectComplete(page)
  }).toPass()
  await expect(page.getByRole('main')).toContainText('Hot salsa')
  expect(shop.countOrders()).toBe(1)
})
