// Orders in doubt: an order was sent and got no answer. Every way out does what the customer chose, the page says what
// is true at each moment, and nothing is sent without a press (R31, trust rule 3).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  add,
  checkoutOf,
  expectComplete,
  inCart,
  openCheckout,
  readyToSubmit,
  submit,
  toCart,
} from './customer.ts'
import {
  checkingOn,
  doubtOf,
  inDoubt,
  dropResponses,
  nothingArrived,
  postsOf,
  timeOutsByClock,
} from './doubt.page.ts'
import { expect, test, type Shop } from './shop.ts'

test.beforeEach(({ expectedComplaints }) => {
  // The page waits half a minute before it concludes that an order did not arrive.
  test.slow()
  expectedComplaints.push(/Failed to load resource|net::ERR/)
})

const cancel = (page: Page) => checkoutOf(page).getByRole('button', { name: 'CANCEL' }).click()
const forget = (page: Page) => page.getByRole('button', { name: 'Don’t send it' }).click()
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
async function emptyCart(page: Page): Promise<void> {
  for (const [name, times] of [['Beef', 2] as const, ['Chix', 1] as const, ['Pork', 1] as const])
    for (let pressed = 0; pressed < times; pressed += 1)
      await page.getByRole('button', { name: `Remove one ${name}` }).click()
}

const waysBack: readonly (readonly [way: string, go: (page: Page, shop: Shop) => Promise<void>])[] = [
  [
    'CANCEL, an emptied cart and a reload',
    async (page, shop) => {
      await cancel(page)
      await emptyCart(page)
      await shop.open()
      await page.reload()
    },
  ],
  [
    'CANCEL and a reload',
    async (page, shop) => {
      await cancel(page)
      await shop.open()
      await page.reload()
    },
  ],
  [
    'a reload ten minutes later',
    async (page, shop) => {
      await shop.open()
      await page.clock.fastForward(10 * 60_000)
      await page.reload()
    },
  ],
  [
    'a reload on the Menu and the cart icon',
    async (page, shop) => {
      await cancel(page)
      await shop.open()
      await page.goto('/#/Menu')
      await page.reload()
      await toCart(page)
    },
  ],
  [
    'a look at the Menu and the cart icon',
    async (page, shop) => {
      await cancel(page)
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      await shop.open()
      await toCart(page)
    },
  ],
  [
    'the back button and forward again',
    async (page, shop) => {
      await page.goBack()
      await expect(checkoutOf(page)).toBeHidden()
      await page.goBack()
      await shop.open()
      await page.goForward()
    },
  ],
]

test('R31 after a doubt nothing is ordered by any way back to the cart', async ({ page, shop }) => {
  await page.clock.install()
  const posts = postsOf(page)
  for (const [nth, [way, go]] of waysBack.entries())
    await test.step(way, async () => {
      await page.goto('/#/Menu')
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.reload()
      // The Menu is there before the shop closes: some of the ways back lead over it.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
      await inDoubt(page, shop)
      // The page gets no answer before the test has looked at it, however slow the machine is.
      await page.route('**/api/order-by-key', (route) => route.abort())
      await go(page, shop)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
      const told = page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /last order|sure your order went through/ })
      await expect(told.first()).toBeVisible()
      await page.unroute('**/api/order-by-key')
      // After this time the page has asked, and knows that the order did not arrive.
      await page.clock.fastForward(40_000)
      await expect(nothingArrived(page)).toBeVisible()
      await expect(page).toHaveURL(/#\/Cart$/)
      expect(posts).toHaveLength(nth + 1)
      expect(shop.countOrders()).toBe(0)
    })
})

test(
  'R31 Try again sends the same order once, also after a reload',
  { tag: '@core' },
  async ({ page, shop }) => {
    const posts = postsOf(page)
    await inDoubt(page, shop)
    await shop.open()
    await page.reload()
    await expect(doubtOf(page.getByRole('main'))).toContainText('4 burritos, $45.99.')
    await sendAgain(page)
    await expectComplete(page)
    expect(shop.countOrders()).toBe(1)
    expect(posts).toHaveLength(2)
    expect(posts[1]).toEqual(posts[0])
    await toCart(page)
    await expect(inCart(page)).toHaveText('0 burritos, total $0.00')
  },
)

test('R31 Don’t send it frees the form: another cart goes to another address', async ({ page, shop }) => {
  await inDoubt(page, shop)
  const dialog = checkoutOf(page)
  const button = dialog.getByRole('button', { name: 'SUBMIT' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('First, try that order again or drop it.')
  await expectAccessible(page)
  // The fields can be edited all the time.
  await dialog.getByLabel('Address', { exact: true }).fill('1 Elm Ave')
  await forget(page)
  await expect(button).toBeFocused()
  await cancel(page)
  await emptyCart(page)
  await add(page, 'Pork', 2)
  await openCheckout(page)
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('$24.09')
  await shop.open()
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('1 Elm Ave')
  await submit(dialog)
  await expectComplete(page)
  const orders = shop.sql<{ total: number; fulfillment_details: string }>(
    'select total, fulfillment_details from orders',
  )
  expect(orders.map(({ total }) => total)).toEqual([2409])
  expect(orders[0]?.fulfillment_details).toContain('1 Elm Ave')
})

test('R31 a cart that changed after a doubt: Try again sends what was sent, and the rest stays', async ({
  page,
  shop,
}) => {
  await inDoubt(page, shop)
  await shop.open()
  await page.reload()
  await expect(doubtOf(page.getByRole('main'))).toBeVisible()
  await add(page, 'Bean')
  await sendAgain(page)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 4599 }])
  await toCart(page)
  await expect(inCart(page)).toHaveText('1 burrito, total $10.40')
})

test('R31 CANCEL after a lost answer: the order that arrived all the same is shown', async ({
  page,
  shop,
}) => {
  const posts = postsOf(page)
  const dialog = await readyToSubmit(page)
  await dropResponses(page)
  await page.route('**/api/order-by-key', (route) => route.abort('connectionreset'))
  await submit(dialog)
  await expect(doubtOf(dialog)).toBeVisible()
  expect(shop.countOrders()).toBe(1)
  await cancel(page)
  await expect(dialog).toBeHidden()
  await expect(checkingOn(page)).toBeVisible()
  await page.unroute('**/api/order-by-key')
  await expectComplete(page)
  await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('R31 a time-out: what the page says in the end is what the order book says', async ({ page, shop }) => {
  await timeOutsByClock(page)
  const posts = postsOf(page)
  const dialog = await readyToSubmit(page)
  shop.freeze()
  await submit(dialog)
  await expect(dialog.getByText('Sending…')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(doubtOf(dialog)).toBeVisible()
  await forget(page)
  shop.thaw()
  const complete = page.getByRole('heading', { name: 'Order Complete!' })
  const nothing = nothingArrived(page)
  await expect
    .poll(async () => {
      // The page asks every four seconds, and is sure after half a minute.
      await page.clock.fastForward(4_000)
      return complete.or(nothing).isVisible()
    })
    .toBe(true)
  expect(shop.countOrders()).toBe((await complete.isVisible()) ? 1 : 0)
  expect(posts).toHaveLength(1)
})
