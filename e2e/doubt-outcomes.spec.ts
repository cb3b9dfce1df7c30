// A customer who wants out while an order is under way, or sends an old order again, is told the outcome (R31).
import { expectAccessible } from './axe.ts'
import { checkoutOf, expectComplete, readyToSubmit, submit } from './customer.ts'
import { doubtOf, inDoubt } from './doubt.page.ts'
import { expect, test } from './shop.ts'

test.beforeEach(({ expectedComplaints }) => {
  test.slow()
  expectedComplaints.push(/Failed to load resource|net::ERR/)
})

test('R31 CANCEL while sending is off and says why', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await readyToSubmit(page)
  const button = dialog.getByRole('button', { name: 'CANCEL' })
  const place = await button.boundingBox()
  shop.freeze()
  await submit(dialog)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/on its way/)
  // The sentence is there for screen readers only, and the button has not moved under the finger.
  const why = dialog.getByText('Your order is on its way and can’t be canceled now.')
  expect((await why.boundingBox())?.width).toBe(1)
  expect(await button.boundingBox()).toEqual(place)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await why.boundingBox())?.width).toBeGreaterThan(100)
  await button.click({ force: true })
  // The browser itself closes a dialog at the second Escape.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  shop.thaw()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 another screen while sending: the cart then says that the order is on its way, and that it was refused', async ({
  page,
}) => {
  await page.goto('/#/Menu')
  const dialog = await readyToSubmit(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/orders', async (route) => {
    await held
    await route.fulfill({
      status: 402,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 402, code: 'card-declined', title: 'The card was declined.' }),
    })
  })
  await submit(dialog)
  await expect(dialog.getByText('Sending…')).toBeVisible()
  // Back would not close the window now.
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await page.goBack()
  const told = page.getByRole('main')
  await expect(told.getByRole('status').filter({ hasText: /on its way|taking longer/ })).toBeVisible()
  answer()
  await expect(told.getByRole('alert')).toContainText('The card was declined.')
  await expect(told.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Back to checkout' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('The card was declined.')
})

test('R31 Try again that is refused for a burrito no longer in the cart says so', async ({ page, shop }) => {
  await inDoubt(page, shop)
  await shop.open()
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'pork'")
  await page.reload()
  await expect(doubtOf(page.getByRole('main'))).toBeVisible()
  await page.getByRole('button', { name: /^Remove 1/ }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const told = checkoutOf(page).getByRole('alert').filter({ hasText: 'Your order didn’t go through.' })
  await expect(told).toContainText('A burrito sold out while you were ordering.')
  await expect(told).toBeFocused()
  expect(shop.countOrders()).toBe(0)
})
