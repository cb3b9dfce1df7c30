// The browser's Back, or a phone's gesture: closes what lies over the page, and keeps what was chosen and typed in it.
import type { Page } from '@playwright/test'
import { checkoutOf, fillCart, fillForm, openCheckout, submit, toCart } from './customer.ts'
import { openOffice } from './order-book.ts'
import { expect, test } from './shop.ts'
import { openYours, placeOf, yoursOf } from './make-it-yours.page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'Back closes Make it yours and the checkout, and keeps what was chosen and typed',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap()
      const yours = await openYours(page, 'Beef')
      await yours.getByRole('radio', { name: 'Hot' }).tap()
      await yours.getByLabel('Note to the kitchen').fill('Cut in half, please')
      await page.goBack()
      await expect(yours).toBeHidden()
      await expect(title(page)).toHaveText('Menu')
      await openYours(page, 'Beef')
      await expect(yours.getByRole('radio', { name: 'Hot' })).toBeChecked()
      await expect(yours.getByLabel('Note to the kitchen')).toHaveValue('Cut in half, please')
      await yours.getByRole('button', { name: /^Add 1/ }).tap()
      await expect(yours).toBeHidden()
      await toCart(page)
      await expect(title(page)).toHaveText('Cart')

      const checkout = await openCheckout(page)
      await fillForm(checkout)
      await page.goBack()
      await expect(checkout).toBeHidden()
      await expect(title(page)).toHaveText('Cart')
      await openCheckout(page)
      await expect(checkout.getByLabel('First name')).toHaveValue('Rosa')
      await expect(checkout.getByLabel('Card number')).not.toHaveValue('')
      await expect(checkout.getByLabel('CVV')).not.toHaveValue('')
      await checkout.getByRole('button', { name: 'CANCEL' }).tap()

      // Every closed window took its entry along: the next Back leads from screen to screen.
      await page.goBack()
      await expect(title(page)).toHaveText('Menu')
      await page.goBack()
      await expect(title(page)).toHaveText(/napkin/)
    },
  )
})

test('staff, on a phone: Back closes the sheet of places and a pop-up, and a place chosen in the sheet has one entry', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, shop, 'Orders')
  const sheet = page.getByRole('dialog', { name: 'More' })
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(title(page)).toHaveText('Orders')
  await more.click()
  await sheet.getByRole('link', { name: 'Hours' }).click()
  await expect(page).toHaveURL(/#\/Manage\/Hours$/)
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Set the hours' }).click()
  await page.getByRole('button', { name: 'Copy Monday' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy Monday to' })
  await expect(copy).toBeVisible()
  await page.goBack()
  await expect(copy).toBeHidden()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/#\/Manage\/Orders$/)
})

test('an order on its way stays in sight, and Back from Order Complete leads to the cart', async ({
  page,
}) => {
  await page.goto('/#/Menu')
  await fillCart(page)
  const checkout = await openCheckout(page)
  await fillForm(checkout)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/orders', async (route) => {
    await held
    await route.continue()
  })
  await submit(checkout)
  await expect(checkout.getByText('Sending…')).toBeVisible()
  for (let presses = 0; presses < 2; presses += 1) {
    await page.goBack()
    await expect(checkout.getByText(/^Your order is on its way/)).toBeVisible()
  }
  answer()
  await expect(title(page)).toHaveText('Order Complete!')
  await page.goBack()
  await expect(title(page)).toHaveText('Cart')
  await expect(checkoutOf(page)).toBeHidden()
  await page.goForward()
  await expect(title(page)).toHaveText('Order Complete!')
})

test('Forward and a reload find no window, and leave no entry in which Back does nothing', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const yours = await openYours(page, 'Bean')
  await page.goBack()
  await expect(yours).toBeHidden()
  await page.goForward()
  await expect(yours).toBeHidden()
  await openYours(page, 'Bean')
  await page.reload()
  await expect(placeOf(page, 'Bean')).toBeVisible()
  await expect(yoursOf(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
  await page.goBack()
  await expect(title(page)).toHaveText(/napkin/)
})
