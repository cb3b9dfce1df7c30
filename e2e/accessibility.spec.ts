// Accessibility of the shop: axe on every screen and dialog, keyboard only, window sizes, reduced motion.
import { expectAccessible } from './axe.ts'
import {
  add,
  declinedCard,
  expectComplete,
  fillCart,
  fillForm,
  openCheckout,
  placeOrder,
  rosa,
  submit,
} from './customer.ts'
import { expect, ownerPassword, test } from './shop.ts'

/** Each with its heading, by which a journey knows that it has left the screen before. */
const screens = [
  ['/#/', 'Worth every napkin.'],
  ['/#/Menu', 'Menu'],
  ['/#/Cart', 'Cart'],
  ['/#/Complete', 'Order Complete!'],
  ['/#/Tacos', 'Someone ate this page.'],
] as const

test('axe finds nothing on any screen', async ({ page }) => {
  for (const [route, name] of screens) {
    await test.step(route, async () => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test(
  'axe finds nothing on cart, checkout, its errors, a declined card and the order',
  { tag: '@core' },
  async ({ page, expectedComplaints }) => {
    test.slow()
    expectedComplaints.push(/402/)
    await fillCart(page)
    await expectAccessible(page)
    const dialog = await openCheckout(page)
    await expectAccessible(page)
    await dialog.getByLabel('Delivery same as above').uncheck()
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Delivery same as above').check()
    await fillForm(dialog, { 'Card number': declinedCard })
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText('declined')
    await expectAccessible(page)
    await fillForm(dialog)
    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText('Rosa D.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('axe finds nothing on a sold-out menu and cart', async ({ page, shop }) => {
  await page.goto('/#/Cart')
  await add(page, 'Bean', 2)
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'bean'")
  await page.reload()
  await expect(page.getByText('Bean sold out after you added it.')).toBeVisible()
  await expectAccessible(page)
  await openCheckout(page)
  await expectAccessible(page)
  await page.goto('/#/Menu')
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on login, its error, and the staff screen', async ({ page }) => {
  await page.goto('/?login=failed#/')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Username').fill('owner')
  await dialog.getByLabel('Password').fill(ownerPassword)
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expectAccessible(page)
})

test('an order with the keyboard alone', { tag: '@core' }, async ({ page, shop }) => {
  await page.goto('/#/Cart')
  await expect(page.getByRole('button', { name: 'Add one Beef' })).toBeVisible()
  await tabTo('Add one Beef')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await tabTo('CHECKOUT')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
  for (const [label, value] of [
    ...Object.entries(rosa).slice(0, 7),
    ['State', 'California'],
    ...Object.entries(rosa).slice(7),
  ]) {
    await tabTo(String(label))
    await page.keyboard.type(String(value))
  }
  await page.keyboard.press('Enter')
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)

  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null
        return (
          element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent
        )
      })
      if (focused?.trim() === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
})

test('nothing sticks out at 320 to 1920 pixels', async ({ page }) => {
  test.slow()
  await placeOrder(page)
  for (const width of [320, 390, 760, 761, 1280, 1920]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const [route, name] of screens) {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(needed, `${route} at ${width} pixels`).toBeLessThanOrEqual(width)
      }
      await page.goto('/#/Cart')
      const dialog = await openCheckout(page)
      const beyond = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(beyond, `the checkout at ${width} pixels`).toBeLessThanOrEqual(0)
      await dialog.getByRole('button', { name: 'CANCEL' }).click()
    })
  }
})

test('in a window of 640 × 400 pixels an order still goes through', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await placeOrder(page)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const slowest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          return [style.transitionDuration, style.animationDuration].flatMap((list) =>
            list.split(',').map(parseFloat),
          )
        }),
      ),
    ),
  )
  expect(slowest).toBeLessThanOrEqual(0.001)
})
