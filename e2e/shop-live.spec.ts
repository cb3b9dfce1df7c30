// The kitchen's changes reach every open screen: sold out, pause, prices (R21, R23, R31, trust rules 1 and 15).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, checkoutOf, expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './kitchen.page.ts'

const beanCard = (page: Page) => page.getByRole('main').getByRole('listitem').nth(2)
const submitButton = (page: Page) => checkoutOf(page).getByRole('button', { name: 'SUBMIT' })

test(
  'sold out reaches an open menu, an open cart and an open checkout, and so does its end',
  { tag: '@core' },
  async ({ page, context, kitchen }) => {
    test.slow()
    await fillCart(page)
    await add(page, 'Bean', 2)
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    const [menu, cart] = [await context.newPage(), await context.newPage()]
    await menu.goto('/#/Menu')
    await cart.goto('/#/Cart')
    await expect(beanCard(menu).getByRole('link', { name: 'Order Now' })).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Add one Bean' })).toBeEnabled()

    await kitchen.markSoldOut('bean', 'today')
    await expect(beanCard(menu)).toContainText('Sold out for today.')
    await expect(cart.getByText('Bean sold out after you added it.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveText(/^Bean is sold out. Remove it to check out./)
    await expect(submitButton(page)).toBeDisabled()
    await expect(submitButton(page)).toHaveAccessibleDescription(/Bean is sold out/)
    await expect(dialog.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await expect(menu.getByRole('status').filter({ hasText: 'Sold out: Bean.' })).toBeAttached()
    await expect(beanCard(menu).getByRole('link', { name: 'Order Now' })).toHaveCount(0)
    for (const screen of [menu, cart, page]) await expectAccessible(screen)

    await kitchen.markSoldOut('bean', 'later')
    await expect(beanCard(menu)).toContainText('Sold out for now.')

    await kitchen.markSoldOut('bean', 'no')
    await expect(beanCard(menu).getByRole('link', { name: 'Order Now' })).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Add one Bean' })).toBeEnabled()
    await expect(submitButton(page)).toBeEnabled()
    await submit(dialog)
    await expectComplete(page)
  },
)

test('two burritos that sell out are named together and taken out one by one', async ({ page, kitchen }) => {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await kitchen.markSoldOut('chix', 'today')
  await kitchen.markSoldOut('pork', 'today')
  await expect(dialog.getByText('Chicken and Pork are sold out. Remove them to check out.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove 1 chicken burrito' }).click()
  await dialog.getByRole('button', { name: 'Remove 1 pork burrito' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(submitButton(page)).toBeEnabled()
})

test('a pause and its end reach an open menu, an open cart and an open checkout', async ({
  page,
  context,
  kitchen,
}) => {
  test.slow()
  await fillCart(page)
  const menu = await context.newPage()
  await menu.goto('/#/Menu')
  await expect(menu.getByRole('main').getByRole('listitem')).toHaveCount(4)

  await kitchen.pause(15)
  const strip = page.getByRole('status').filter({ hasText: 'The kitchen is catching up.' })
  await expect(strip).toHaveText(/You can order again at \d{1,2}:\d\d\s[AP]M\. Your cart is safe\./)
  await expect(menu.getByText('The kitchen is catching up.')).toBeVisible()
  // Two lines, and nothing that counts down.
  await expect(strip).toHaveText(/^The kitchen is catching up\.You can order again at .*Your cart is safe\.$/)
  await expect(
    page.getByText(/^You can fill out the form now\. You can order again at \d{1,2}:\d\d\s[AP]M\.$/),
  ).toBeVisible()
  for (const screen of [menu, page]) await expectAccessible(screen)

  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await expect(submitButton(page)).toBeDisabled()
  await expect(submitButton(page)).toHaveAccessibleDescription(
    /catching up\. You can order again at \d{1,2}:\d\d\s[AP]M\./,
  )
  await expectAccessible(page)

  await kitchen.resume()
  await expect(submitButton(page)).toBeEnabled()
  await expect(menu.getByText('The kitchen is catching up.')).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
})

test('a pause until it is resumed names no time', async ({ page, kitchen }) => {
  await page.goto('/#/Cart')
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible()
  await kitchen.pause(null)
  await expect(
    page.getByText('We’ll start taking orders again as soon as we catch up. Your cart is safe.'),
  ).toBeVisible()
})

test('a pause that runs out ends by itself on every screen', async ({ page, kitchen, shop }) => {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await kitchen.pause(15)
  await expect(submitButton(page)).toBeDisabled()
  await shop.moveClock(13.5 * 60_000)
  await expect(submitButton(page)).toBeDisabled()
  await shop.moveClock(2 * 60_000)
  await expect(submitButton(page)).toBeEnabled()
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByText('The kitchen is catching up.')).toHaveCount(0)
})

test('R31 a submit that the pause overtook is refused kindly, and all is kept', async ({
  page,
  kitchen,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409|Failed to load resource/)
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  const until = new Date(Date.now() + 20 * 60_000).toISOString()
  // The pause begins between the press and the server, so no live event can disable the button before.
  await page.route(
    '**/api/orders',
    (route) => {
      shop.sql('update shop_state set paused_at = ?, paused_until = ?', new Date().toISOString(), until)
      return route.continue()
    },
    { times: 1 },
  )
  // Only the refusal tells the page of the pause.
  await page.route('**/api/menu', (route) => route.abort())
  await submit(dialog)
  const strip = dialog.getByRole('alert')
  await expect(strip).toContainText('The kitchen is catching up. Nothing was charged.')
  await expect(strip).toContainText(/You can order again at \d{1,2}:\d\d\s[AP]M\./)
  await expect(strip).toBeFocused()
  await expect(submitButton(page)).toBeDisabled()
  await expect(dialog.getByLabel('CVV')).toHaveValue('737')
  await expectAccessible(page)
  expect(shop.countOrders()).toBe(0)
  await kitchen.resume()
  await expect(strip).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('the Welcome page opens its live stream only when the first view is there', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // The last picture of the first view is late, and so is the load event.
  await page.route(/hero-820-[\w-]+\.avif|hero-[\w-]+\.avif/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const login = page.getByRole('dialog', { name: 'Login' })
  // A tap before the script is there does nothing, and what waits for the load event would not tell when it is.
  await expect(async () => {
    if (!(await login.isVisible()))
      await page.getByRole('button', { name: 'Login' }).click({ timeout: 2_000 })
    await expect(login).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const asked = () => addresses.filter((address) => /\/api\/(live|menu)/.test(address))
  expect(asked()).toEqual([])
  release()
  await expect
    .poll(() =>
      asked()
        .map((address) => new URL(address).pathname)
        .toSorted(),
    )
    .toEqual(['/api/live', '/api/menu'])
})
