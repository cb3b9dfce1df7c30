// Failures between SUBMIT and the answer, with a server that is really stopped or slowed, and with lost answers (R31).
import { expectComplete, openCheckout, readyToSubmit, submit } from './customer.ts'
import { doubtOf, dropResponses, postsOf } from './doubt.page.ts'
import { expect, test } from './shop.ts'

const lostConnection = /Failed to load resource|net::ERR/

test(
  'R31 the server is down: the words say so, all is kept, and the same order goes through later',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(lostConnection)
    const posts = postsOf(page)
    const dialog = await readyToSubmit(page)
    await shop.close()
    await submit(dialog)
    await expect(doubtOf(dialog)).toContainText('We can’t reach the restaurant right now.')
    await expect(doubtOf(dialog)).toBeFocused()
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('$45.99')
    await shop.open()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expectComplete(page)
    expect(shop.countOrders()).toBe(1)
    expect(posts).toHaveLength(2)
    expect(posts[1]).toEqual(posts[0])
  },
)

test(
  'R31 the server stores the order but its answer is lost: the page asks, and shows it',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(lostConnection)
    const posts = postsOf(page)
    const dialog = await readyToSubmit(page)
    await dropResponses(page)
    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
    expect(shop.countOrders()).toBe(1)
    expect(posts).toHaveLength(1)
  },
)

test('R31 a slow server: the button says so, then a message, and the order is placed once', async ({
  page,
  shop,
}) => {
  const dialog = await readyToSubmit(page)
  shop.freeze()
  await submit(dialog)
  await expect(dialog.getByText('Sending…')).toBeVisible()
  await expect(dialog.getByText('Still sending…')).toBeVisible()
  await expect(dialog.getByText('This is taking longer than usual.')).toBeVisible()
  shop.thaw()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a double click places one order', { tag: '@core' }, async ({ page, shop }) => {
  const dialog = await readyToSubmit(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByRole('button', { name: 'SUBMIT' }).dblclick()
  await expectComplete(page)
  expect(sent).toHaveLength(1)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a reload in mid-submit: the page asks, and shows the order that arrived', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(lostConnection)
  const posts = postsOf(page)
  const dialog = await readyToSubmit(page)
  let stored: () => void = () => {}
  const isStored = new Promise<void>((resolve) => (stored = resolve))
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    stored()
    // This route never answers.
  })
  await submit(dialog)
  await isStored
  await page.reload()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
  expect(posts).toHaveLength(1)
  await page.goto('/#/Cart')
  await expect(page.getByRole('status').filter({ hasText: 'burrito' })).toHaveText('0 burritos, total $0.00')
})

test('R31 a tab closed before the answer came: the next one finds the order placed', async ({
  page,
  context,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(lostConnection)
  const dialog = await readyToSubmit(page)
  await dropResponses(page)
  await page.route('**/api/order-by-key', (route) => route.abort('connectionreset'))
  await submit(dialog)
  await expect(doubtOf(dialog)).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto('/#/Cart')
  await expectComplete(later)
  await expect(later.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    'Cart, 0 burritos',
  )
  expect(shop.countOrders()).toBe(1)
})

test('R31 after a reload the form is still there, but not the card', async ({ page }) => {
  await readyToSubmit(page)
  await page.reload()
  const dialog = await openCheckout(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  await expect(dialog.getByLabel('State', { exact: true })).toHaveValue('CA')
  for (const label of ['Card number', 'CVV', 'Expiry month'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
})

test('R31 the back button keeps cart and form', async ({ page }) => {
  await page.goto('/#/Menu')
  await readyToSubmit(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await page.goForward()
  await expect(page.getByRole('status').filter({ hasText: 'burrito' })).toHaveText('4 burritos, total $45.99')
  const dialog = await openCheckout(page)
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('18 Laurel St')
})

test('R26 R31 where the browser forbids storage, an order still goes through', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  const dialog = await readyToSubmit(page)
  // What cannot be kept is not offered (R76).
  await expect(dialog.getByRole('switch')).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
  expect(shop.countOrders()).toBe(1)
})
