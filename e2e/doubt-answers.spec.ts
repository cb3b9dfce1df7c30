// Orders in doubt: answers that say nothing about the order, no connection at all, and several tabs (R31).
import type { Route } from '@playwright/test'
import {
  add,
  expectComplete,
  fillForm,
  inCart,
  openCheckout,
  readyToSubmit,
  submit,
  toCart,
} from './customer.ts'
import { checkingOn, doubtOf, inDoubt, dropResponses, nothingArrived, postsOf } from './doubt.page.ts'
import { expect, test } from './shop.ts'

test.beforeEach(({ expectedComplaints }) => {
  // The page waits half a minute before it concludes that an order did not arrive.
  test.slow()
  expectedComplaints.push(/Failed to load resource|net::ERR/)
})

const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code, title: 'Something went wrong on our side.' }),
})

const strangeAnswers: readonly (readonly [what: string, answer: Parameters<Route['fulfill']>[0]])[] = [
  ['503 after the COMMIT', problem(503, 'unconfirmed')],
  ['a 500 that this order provokes', problem(500, 'internal')],
  ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['somebody else’s success', { status: 200, json: {} }],
  ['an order without its lines', { status: 201, json: { id: 'a'.repeat(22), number: 1 } }],
]

test('R31 an answer that says nothing about the order is a doubt with a way out', async ({ page, shop }) => {
  await page.clock.install()
  for (const [nth, [what, answer]] of strangeAnswers.entries())
    await test.step(what, async () => {
      const dialog = await readyToSubmit(page)
      await page.route('**/api/orders', (route) => route.fulfill(answer), { times: 1 })
      await submit(dialog)
      await expect(doubtOf(dialog)).toContainText('You won’t be charged twice.')
      await dialog.getByRole('button', { name: 'Try again' }).focus()
      await page.clock.fastForward(40_000)
      await expect(nothingArrived(dialog)).toBeFocused()
      expect(shop.countOrders()).toBe(nth)
      await dialog.getByLabel('City').fill('Clovis')
      await submit(dialog)
      await expectComplete(page)
      expect(shop.countOrders()).toBe(nth + 1)
    })
})

test(
  'R31 offline nothing is sent, and the page says so',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    const posts = postsOf(page)
    const dialog = await readyToSubmit(page)
    await context.setOffline(true)
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText('You’re offline. Nothing was sent.')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(doubtOf(page)).toHaveCount(0)
    expect(posts).toHaveLength(0)
    await dialog.getByLabel('City').fill('Clovis')
    await context.setOffline(false)
    await expect(
      dialog.getByText('You’re back online. Nothing was sent. Submit again to order.'),
    ).toBeVisible()
    await expect(dialog.getByText('You’re offline.')).toHaveCount(0)
    expect(posts).toHaveLength(0)
    await submit(dialog)
    await expectComplete(page)
    expect(shop.countOrders()).toBe(1)
  },
)

test('R31 a closed tab whose order never arrived: the next one says so and sends nothing', async ({
  page,
  context,
  shop,
}) => {
  await inDoubt(page, shop)
  await page.close()
  await shop.open()
  const later = await context.newPage()
  await later.clock.install()
  const posts = postsOf(later)
  await later.goto('/#/Cart')
  await expect(checkingOn(later)).toBeVisible()
  await later.clock.fastForward(40_000)
  await expect(nothingArrived(later)).toBeVisible({
    timeout: 20_000,
  })
  await expect(inCart(later)).toHaveText('4 burritos, total $45.99')
  expect(posts).toHaveLength(0)
  expect(shop.countOrders()).toBe(0)
})

test('R31 a second tab that orders does not lose the first one’s order', async ({ page, context, shop }) => {
  const dialog = await readyToSubmit(page)
  const other = await context.newPage()
  await other.goto('/#/Cart')
  const otherDialog = await openCheckout(other)
  await fillForm(otherDialog, { 'First name': 'Inez' })
  await dropResponses(page)
  await page.route('**/api/order-by-key', (route) => route.abort('connectionreset'))
  await other.route('**/api/order-by-key', (route) => route.abort('connectionreset'))
  await submit(dialog)
  await expect(doubtOf(dialog)).toBeVisible()
  await page.close()
  await submit(otherDialog)
  await expectComplete(other)
  expect(shop.countOrders()).toBe(2)
  await expect(other.getByText('Inez D.')).toBeVisible()
  // The first order has arrived as well, and the page shows it.
  await other.unroute('**/api/order-by-key')
  await toCart(other)
  await expect(other.getByText('Rosa D.')).toBeVisible()
  await toCart(other)
  await expect(inCart(other)).toHaveText('0 burritos, total $0.00')
})

test('R31 two tabs that learn of one order take its burritos out of the cart once', async ({
  page,
  context,
  shop,
}) => {
  const dialog = await readyToSubmit(page)
  await dropResponses(page)
  await page.route('**/api/order-by-key', (route) => route.abort('connectionreset'))
  await submit(dialog)
  await expect(doubtOf(dialog)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/Cart')
  await expect(other.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await toCart(other)
  await add(other, 'Beef', 2)
  await page.unroute('**/api/order-by-key')
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(inCart(other)).toHaveText('2 burritos, total $23.00')
  expect(shop.countOrders()).toBe(1)
})

test('a tab whose cart was ordered in another one says so', async ({ page, context }) => {
  const dialog = await readyToSubmit(page)
  const other = await context.newPage()
  await other.goto('/#/Cart')
  const otherDialog = await openCheckout(other)
  // Without this block, the page on a slow machine would ask for the order and show it.
  await other.route('**/api/order-by-key', (route) => route.abort())
  await submit(dialog)
  await expectComplete(page)
  await expect(otherDialog.getByText('Your order went through in another tab.')).toBeVisible()
})

test('the focus stays in the form while the order is sent', async ({ page, shop }) => {
  const dialog = await readyToSubmit(page)
  shop.freeze()
  await dialog.getByLabel('Email').press('Enter')
  await expect(dialog.getByText('Sending…')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('x')
  await dialog.getByLabel('Delivery same as above').evaluate((box: HTMLInputElement) => box.click())
  await expect(dialog.getByLabel('Email')).toHaveValue('rosa@example.com')
  await expect(dialog.getByLabel('Delivery address')).toHaveCount(0)
  shop.thaw()
  await expectComplete(page)
})
