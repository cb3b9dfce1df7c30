// Burritos of one's own while the menu changes (R58, R59): a choice sells out, costs more, or is gone.
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { changeChoice, linesOf, makeHot, openYours, sellOut } from './make-it-yours.page.ts'

test('R59 a sold-out choice cannot be taken; in the cart it is told, blocks the order, and can be changed', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.goto('/#/Cart')
  const yours = await openYours(page, 'Beef')
  await makeHot(yours)
  await yours.getByRole('button', { name: 'Add 1 $12.00' }).click()
  await expect(linesOf(page, 'Beef')).toHaveCount(1)
  sellOut(shop, 'extras', 'extras-guacamole')
  const told = page.getByRole('status').filter({ hasText: 'We’re out of guacamole. Change it to check out.' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('alert')).toContainText('We’re out of guacamole.')
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Back to cart' }).click()

  await page.getByRole('button', { name: /^Change Beef/ }).click()
  await expect(yours.getByText('We’re out of guacamole. Choose something else.')).toBeVisible()
  await yours.getByRole('checkbox', { name: 'Guacamole' }).uncheck()
  await expect(yours.getByRole('checkbox', { name: 'Guacamole' })).toBeFocused()
  await yours.getByRole('checkbox', { name: 'Cheese' }).check()
  await yours.getByRole('button', { name: 'Save $11.25' }).click()
  await expect(linesOf(page, 'Beef')).toContainText('Hot salsa, cheese $0.75, no rice')
  await expect(told).toHaveCount(0)

  // Whoever opens it now cannot choose it.
  await openYours(page, 'Pork')
  await expect(yours.getByRole('checkbox', { name: 'Guacamole Sold out' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
})

test('R58 what cannot be made like that anymore leaves the cart, and is named', async ({ page, shop }) => {
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const yours = await openYours(page, 'Beef')
  await makeHot(yours)
  await yours.getByRole('button', { name: 'Add 1 $12.00' }).click()
  changeChoice(shop, 'extras-guacamole', 'gone')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'anymore' })).toContainText(
    'We can’t make your beef like that anymore, so we took it out of your cart.',
  )
  await expect(inCart(page)).toHaveText('1 burrito, total $11.50')
})
