// A menu that grows (R61): sections with jump pills, small cards, and a cart of what was chosen.
import { expectAccessible } from './axe.ts'
import { expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { growMenu, grownSections, placeOf } from './make-it-yours.page.ts'

test('R61 the Menu has its sections as pills that jump, at 320, 390 and 1280 px', async ({ page, shop }) => {
  growMenu(shop, 3)
  const pills = page.getByRole('navigation', { name: 'Sections of the menu' }).getByRole('button')
  const heading = page.getByRole('heading', { level: 2, name: 'Drinks' })
  for (const width of [320, 390, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/#/')
      await page.goto('/#/Menu')
      await expect(page.getByText('Everything is rolled when you order it.')).toBeVisible()
      await expect(pills).toHaveText([...grownSections])
      await pills.filter({ hasText: 'Drinks' }).click()
      await expect(heading).toBeInViewport()
      await expect(heading).toBeFocused()
      await expect(page).toHaveURL(/#\/Menu$/)
      // On a phone the pills stay in sight.
      if (width < 760) await expect(pills.first()).toBeInViewport()
      await expect(placeOf(page, 'Drink 1')).toContainText('8')
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
      await expectAccessible(page)
    })
  }
})

test('R61 a side and a drink are ordered from the Menu, and nothing calls them burritos', async ({
  page,
  shop,
}) => {
  growMenu(shop, 3)
  await page.goto('/#/Menu')
  for (const name of ['Side 2', 'Drink 1']) {
    await placeOf(page, name).getByRole('link', { name: 'Order Now' }).click()
    await page.getByRole('button', { name: `Add one ${name}` }).click()
    await page.getByRole('list', { name: 'In your cart' }).getByRole('link', { name: 'Menu' }).click()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click()
  const rows = page.getByRole('list', { name: 'In your cart' })
  await expect(rows.getByRole('heading')).toHaveText(['Side 2', 'Drink 1'])
  await expect(page.getByRole('status').filter({ hasText: '2 items, total $6.60' })).toHaveCount(1)
  // A row that is emptied stays while the screen is open.
  await page.getByRole('button', { name: 'Remove one Drink 1' }).click()
  await expect(rows.getByRole('heading')).toHaveText(['Side 2', 'Drink 1'])
  await page.getByRole('button', { name: 'Add one Drink 1' }).click()
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveCount(2)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByRole('main').getByText('1 Drink 1')).toBeVisible()
})

test('R12 R61 of a long menu, Order Now leads to the Menu, then to a row to tap, and never to an empty bill', async ({
  page,
  shop,
}) => {
  growMenu(shop, 3)
  const orderNow = page.getByRole('main').getByRole('link', { name: 'Order Now' })
  await expect(async () => {
    await page.goto('/')
    await page.reload()
    // As the server wrote it, and as React has taken it over: the browser would complain about a difference.
    await expect(orderNow).toHaveAttribute('href', '#/Menu', { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Order Now' })).toHaveAttribute(
    'href',
    '#/cart',
  )

  await page.goto('/#/Cart')
  const rows = page.getByRole('list', { name: 'In your cart' })
  await expect(rows).toContainText('Your cart is empty. Pick something from the menu.')
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toHaveCount(0)
  await expect(page.getByText('Tap + to start.')).toHaveCount(0)
  await expectAccessible(page)
  await rows.getByRole('link', { name: 'Menu' }).click()

  await placeOf(page, 'Side 2').getByRole('link', { name: 'Order Now' }).click()
  await expect(placeOf(page, 'Side 2')).toContainText('Tap + to add it.')
  await expect(rows).not.toContainText('empty')
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add one Side 2' }).click()
  await expect(rows).not.toContainText('Tap +')
  await expect(rows).toContainText('Forgot something?')
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toHaveCount(1)

  // With something in the cart, Order Now leads there.
  await page.goto('/')
  await expect(orderNow).toHaveAttribute('href', '#/cart')
})

test('R61 a menu of sixty items stays usable', async ({ page, shop }) => {
  test.slow()
  growMenu(shop, 28)
  await page.goto('/#/Menu')
  await expect(placeOf(page, 'Drink 28')).toContainText('60')
  await placeOf(page, 'Drink 28').getByRole('link', { name: 'Order Now' }).click()
  await page.getByRole('button', { name: 'Add one Drink 28' }).click()
  await expect(page.getByRole('list', { name: 'In your cart' }).getByRole('heading')).toHaveText(['Drink 28'])
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText('$3.28')
  await expectAccessible(page)
})
