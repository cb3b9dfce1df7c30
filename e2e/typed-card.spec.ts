// The card number in its groups while it is typed, and the keyboards that the fields bring (R29).
import { openCheckout } from './customer.ts'
import { expect, test } from './shop.ts'
import { zipOf } from './fulfillment.page.ts'

test('R29 a card number is grouped while it is typed, and the caret stays at its digit', async ({ page }) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  const number = dialog.getByLabel('Card number')
  await number.pressSequentially('4242424242424242')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await number.press('Home')
  for (let step = 0; step < 6; step += 1) await number.press('ArrowRight')
  await number.pressSequentially('15')
  await expect(number).toHaveValue('4242 4152 4242 4242 42')
  await number.press('Backspace')
  await number.press('Backspace')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  // Over the gap to the digits before it.
  for (let step = 0; step < 3; step += 1) await number.press('Backspace')
  await expect(number).toHaveValue('4224 2424 2424 2')
})

test('R29 the ZIP code brings digits, and takes a ZIP+4 code without a dash', async ({ page }) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  await expect(zipOf(dialog)).toHaveAttribute('inputmode', 'numeric')
  await zipOf(dialog).pressSequentially('937011234')
  await expect(zipOf(dialog)).toHaveValue('93701-1234')
})
