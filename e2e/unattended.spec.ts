// No eyes, no orders: the guard closes and opens the shop (R48); and how often orders were ready on time (R49).
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, openCheckout, readyToSubmit, submit } from './customer.ts'
import { setRestaurant, tulareStreet } from './owner-settings.page.ts'
import { expectToFit } from './settings.page.ts'
import { expect, type Shop, test } from './shop.ts'
import { openOtherBoard, order, ticketOf } from './staff.ts'
import { setWaitTimes, submitOf } from './times.page.ts'
import { storePromises } from './wait-times.page.ts'

/** An order came six minutes ago, and nobody has touched it; the owner gives the kitchen five. */
function lookAway(shop: Shop): void {
  shop.sql('update orders set timestamp = ?', new Date(Date.now() - 6 * 60_000).toISOString())
  setWaitTimes(shop, { stopAfter: 5 })
}

test(
  'R48 the guard closes the shop, kindly and with whom to call, and a tap on the board opens it',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await setRestaurant(page.context(), shop, tulareStreet)
    await order(page.request, shop)
    await page.goto('/#/Cart')
    await add(page, 'Beef')
    lookAway(shop)
    const main = page.getByRole('main')
    const strip = main.getByRole('status').filter({ hasText: 'We can’t reach the kitchen.' })
    await expect(strip).toContainText('Ordering is off until the kitchen answers. Your cart is safe.')
    await expect(main.getByRole('link', { name: 'Call (559) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15595550142',
    )
    await expectAccessible(page)
    await expectToFit(page)
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    await expect(submitOf(dialog)).toBeDisabled()
    await expect(submitOf(dialog)).toHaveAccessibleDescription(
      'We can’t reach the kitchen. Ordering is off until the kitchen answers.',
    )

    const board = await openOtherBoard(page, shop)
    await ticketOf(board, 1).getByRole('button', { name: 'Stop the bell' }).click()
    await expect(submitOf(dialog)).toBeEnabled()
    await expect(strip).toHaveCount(0)
    await submit(dialog)
    await expectComplete(page)
    expect(shop.countOrders()).toBe(2)
  },
)

test('R48 an order that comes when the guard has just closed is refused, and told so until somebody looks', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409/)
  await order(page.request, shop)
  const dialog = await readyToSubmit(page)
  await page.route(
    '**/api/orders',
    async (route) => {
      lookAway(shop)
      const isUnattended = async () =>
        ((await (await page.request.get(`${shop.url}/api/menu`)).json()) as MenuReply).isUnattended
      await expect.poll(isUnattended).toBe(true)
      await route.continue()
    },
    { times: 1 },
  )
  await submit(dialog)
  const news = dialog.getByRole('alert')
  await expect(news).toContainText('The kitchen can’t look at new orders right now.')
  await expect(news).toBeFocused()
  await expect(submitOf(dialog)).toBeDisabled()

  const board = await openOtherBoard(page, shop)
  await ticketOf(board, 1).getByRole('button', { name: 'Stop the bell' }).click()
  await expect(submitOf(dialog)).toBeEnabled()
  await expect(news).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(2)
})

test('R49 the owner shows how often orders were ready on time: on Welcome and in the checkout', async ({
  page,
  shop,
}) => {
  await storePromises(page, shop)
  setWaitTimes(shop, { showsOnTimeRecord: true })
  await page.goto('/')
  const line = 'Ready on time 96% of the time.'
  await expect(page.getByRole('region', { name: 'Visit us' }).getByText(line)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const dialog = await openCheckout(page)
  await expect(dialog.getByText(line)).toBeVisible()
})

test('R49 a fresh install shows no record', async ({ page }) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('radio', { name: /^As soon as possible, about/ })).toBeVisible()
  await expect(dialog.getByText('of the time')).toHaveCount(0)
})
