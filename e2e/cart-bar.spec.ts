// The cart's bar on the Menu (R58): it stays for as long as there is something in the cart.
import { expectAccessible } from './axe.ts'
import { add } from './customer.ts'
import { expect, test } from './shop.ts'
import { openYours, placeOf } from './make-it-yours.page.ts'

test('R58 the Menu has the cart’s bar while the cart holds something, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/Menu')
  const toCart = page.getByRole('link', { name: 'Go to cart' })
  await expect(placeOf(page, 'Bean')).toBeVisible()
  await expect(toCart).toHaveCount(0)
  const dialog = await openYours(page, 'Bean')
  await dialog.getByRole('button', { name: 'Add 1 $9.50' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 bean burrito added' })).toBeAttached()
  await expect(page.getByText('1 burrito $10.40')).toBeInViewport({ ratio: 1 })
  // Wherever the reader is, and after the page has come anew.
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(toCart).toBeInViewport({ ratio: 1 })
    await placeOf(page, 'Pork').scrollIntoViewIfNeeded()
    await expect(toCart).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
  // The bar ends where the footer begins, and covers none of its buttons.
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Login' }).scrollIntoViewIfNeeded()
  const [bar, below] = [await toCart.boundingBox(), await footer.boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await toCart.click()
  await expect(page).toHaveURL(/#\/cart$/i)
  await page.getByRole('button', { name: 'Remove one Bean' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(placeOf(page, 'Bean')).toBeVisible()
  await expect(toCart).toHaveCount(0)
})

test('the bar on the Menu says what the Cart says, also of what another tab has added', async ({
  page,
  context,
}) => {
  await page.goto('/#/Menu')
  const other = await context.newPage()
  await other.goto('/#/Cart')
  await add(other, 'Beef', 2)
  await expect(page.getByText('2 burritos $23.00')).toBeVisible()
})
