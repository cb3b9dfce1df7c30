// What happens at Stripe itself shows in the office (R66): a dispute, a refund made there, a hold that lapses; and where payments are set up.
import type { Page } from '@playwright/test'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import { expectAccessible } from './axe.ts'
import { emails } from './after-order.page.ts'
import { openOffice, panel } from './order-book.ts'
import { setRestaurant, tulareStreet } from './owner-settings.page.ts'
import type { Shop } from './shop.ts'
import { openBoard, order, ticketOf } from './staff.ts'
import { expect, test, watchBook } from './stripe.page.ts'

interface Sold {
  readonly placed: PlacedOrder
  readonly intent: string
}

/** An order of $11.50 that is paid by card. */
async function hold(page: Page, shop: Shop, simulator: StripeSimulator): Promise<Sold> {
  const book = await watchBook(simulator)
  const placed = await order(page.request, shop, { beef: 1 }, ['Rosa', 'Delgado'], {
    paymentToken: await simulator.makeToken(),
  })
  const [made] = await book()
  return { placed, intent: made?.id ?? '' }
}

/** Cooking has started, so the card is charged. */
async function sell(page: Page, shop: Shop, simulator: StripeSimulator): Promise<Sold> {
  const sold = await hold(page, shop, simulator)
  await openBoard(page, shop)
  await ticketOf(page, sold.placed.number)
    .getByRole('button', { name: /^Start cooking/ })
    .click()
  await expect.poll(() => shop.sql('select state from payments')).toEqual([{ state: 'captured' }])
  return sold
}

const disputes = (page: Page) => page.getByRole('region', { name: 'Disputes' })

test('R66 a dispute shows at the order, on Today, in the books and in a mail, and so does how it ends', async ({
  page,
  shop,
  simulator,
}) => {
  test.slow()
  await setRestaurant(page.context(), shop, tulareStreet)
  const { placed, intent } = await sell(page, shop, simulator)
  const { id } = await simulator.dispute(intent)
  await simulator.webhooks.idle()
  await openOffice(page, shop, `Order/${placed.id}`)
  await expect(disputes(page)).toContainText('$11.50 disputed')
  await expect(disputes(page)).toContainText('The bank holds $11.50 until it decides.')
  await expect(disputes(page)).toContainText('Answer on Stripe’s pages by')
  await expect(disputes(page).getByRole('link', { name: /^Answer it at Stripe/ })).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/test/disputes/${id}`,
  )
  await expect(panel(page, 'History')).toContainText('$11.50 disputed')
  await expect(disputes(page)).toContainText('The bank has the money, so you can’t refund this order.')
  const refund = page.getByRole('button', { name: 'Refund', exact: true })
  await expect(refund).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
  const emailCount = (subject: string) =>
    emails(shop).filter((mail) => mail.includes(subject) && mail.includes(tulareStreet.email)).length
  await expect.poll(() => emailCount(`A customer disputes order ${placed.number}`)).toBe(1)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${shop.url}/#/Manage/Books`)
  await expect(page.getByRole('columnheader', { name: 'Disputes' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 day/ })).toContainText('−11.50')
  await expectAccessible(page)
  await page.goto(`${shop.url}/#/Manage/Sales`)
  await expect(page.getByRole('term').filter({ hasText: 'Disputes' })).toBeVisible()
  await expect(page.getByText('Taken by banks, tax included; the tax stays owed')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${shop.url}/#/Staff`)
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(warnings).toContainText(/1 dispute to answer by [A-Z][a-z]{2} \d+/)
  await expectAccessible(page)
  await warnings.getByRole('link', { name: 'Show it' }).click()
  await expect(disputes(page)).toContainText('Answer on Stripe’s pages by')

  await simulator.closeDispute(id, 'won')
  await simulator.webhooks.idle()
  await page.goto(`${shop.url}/#/Manage/Order/${placed.id}`)
  await expect(disputes(page)).toContainText('The money came back.')
  await expect(refund).toBeVisible()
  await expect(panel(page, 'History')).toContainText('Dispute won')
  await expect.poll(() => emailCount(`The dispute over order ${placed.number} is over`)).toBe(1)
  const kinds = shop.sql<{ kind: string }>('select kind from ledger order by seq')
  expect(kinds.map(({ kind }) => kind)).toEqual(['capture', 'dispute', 'dispute'])
  await page.goto(`${shop.url}/#/Manage/Books`)
  const checked = page.waitForResponse('**/books/check')
  await page.getByRole('button', { name: 'Check now' }).click()
  expect(await (await checked).json()).toMatchObject({ discrepancies: [] })
})

test('R66 the refund of a canceled order that comes back is told to owner and customer, until it is sent at Stripe', async ({
  page,
  shop,
  simulator,
}) => {
  const { placed, intent } = await sell(page, shop, simulator)
  const canceled = await page.request.post(`${shop.url}/api/orders/${placed.id}/cancel`, {
    headers: { origin: shop.url },
    data: { reason: 'ran-out', note: '' },
  })
  expect(canceled.status(), await canceled.text()).toBe(200)
  const state = () => shop.sql('select state from payments')
  await expect.poll(state).toEqual([{ state: 'refunded' }])
  const sent = (await simulator.book()).find(({ id }) => id === intent)?.refunds[0]
  await simulator.failRefund(sent?.id ?? '')
  await simulator.webhooks.idle()
  await openOffice(page, shop, `Order/${placed.id}`)
  await expect(page.getByRole('alert')).toContainText('The $11.50 didn’t go back to the card.')
  await expect(panel(page, 'Refunds')).toContainText('we won’t try again. Pay it back another way.')
  await expectAccessible(page)
  const told = () => emails(shop).filter((mail) => mail.includes('We still owe you $11.50.')).length
  await expect.poll(told).toBe(1)
  // Stripe's own pages are another way.
  await simulator.refund(intent)
  await simulator.webhooks.idle()
  await expect.poll(state).toEqual([{ state: 'refunded' }])
  await page.reload()
  await expect(panel(page, 'Refunds')).toContainText('$11.50 of $11.50')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('R66 a hold that lapses before cooking is shown as not paid', async ({ page, shop, simulator }) => {
  const { placed, intent } = await hold(page, shop, simulator)
  await simulator.lapse(intent)
  await simulator.webhooks.idle()
  await openOffice(page, shop, `Order/${placed.id}`)
  await expect(page.getByRole('alert')).toContainText('The card wasn’t charged. $11.50 is missing.')
  await expectAccessible(page)
})

test('R66 a refund and a dispute made at Stripe show, though webhooks come twice and in the wrong order; forged ones tell nothing', async ({
  page,
  shop,
  simulator,
}) => {
  const { placed, intent } = await sell(page, shop, simulator)
  await simulator.webhooks.hold()
  await simulator.refund(intent, 300)
  const { id } = await simulator.dispute(intent)
  await simulator.closeDispute(id, 'lost')
  await simulator.webhooks.release({ order: 'reversed', twice: true })
  expect(Object.values(await simulator.webhooks.forge())).toEqual([400, 400, 400, 400])
  await openOffice(page, shop, `Order/${placed.id}`)
  await expect(disputes(page)).toContainText('The bank kept $8.50.')
  await expect(panel(page, 'Refunds')).toContainText('$3.00 of $11.50')
  await expect(panel(page, 'Refunds')).toContainText('Made at Stripe.')
  await expectAccessible(page)
  expect(shop.sql('select count(*) as count from disputes')).toEqual([{ count: 1 }])
  expect(shop.sql('select count(*) as count from refunds')).toEqual([{ count: 1 }])
  await page.goto(`${shop.url}/#/Manage/Books`)
  const checked = page.waitForResponse('**/books/check')
  await page.getByRole('button', { name: 'Check now' }).click()
  expect(await (await checked).json()).toMatchObject({ discrepancies: [] })
})

test('R66 the place for payments says that the keys are for tests, and tries Stripe', async ({
  page,
  shop,
  simulator,
}) => {
  const book = await watchBook(simulator)
  await openOffice(page, shop, 'SetUp')
  await expect(page.getByRole('main')).toContainText(
    'Stripe has test keys: only test cards work, and none is charged.',
  )
  await expect(page.getByRole('main')).toContainText(
    'set this in its environment, so it can’t be changed here.',
  )
  // Trust rule 19: whoever hands out food knows that nobody has paid for it.
  const banner = page.getByRole('complementary', { name: 'Payments' })
  for (const screen of ['Kitchen', 'Manage/Orders', 'Manage/Sales', 'Manage/SetUp']) {
    await page.goto(`${shop.url}/#/${screen}`)
    await expect(banner).toContainText('Test payments')
  }
  const form = page.getByRole('form', { name: 'Test a card' })
  await form.getByRole('button', { name: 'Try this card' }).click()
  await expect(form.getByRole('status')).toHaveText('It works. We held $1.00 and released it.')
  expect(await book()).toMatchObject([{ amount: 100, status: 'canceled' }])
  for (const [card, said] of [
    [/declined$/, 'The card was declined.'],
    [/the bank asks$/, 'The bank wants the customer to confirm.'],
  ] as const) {
    const option = form.getByLabel('Test card').locator('option', { hasText: card })
    await form.getByLabel('Test card').selectOption(await option.textContent())
    await form.getByRole('button', { name: 'Try this card' }).click()
    await expect(form).toContainText(said)
  }
  await expectAccessible(page)
  await expect
    .poll(async () => (await book()).filter(({ status }) => status === 'requires_capture'))
    .toEqual([])
  expect(shop.countOrders()).toBe(0)
  // Nothing secret is shown.
  expect(await page.content()).not.toMatch(/sk_test_standin|whsec_standin/)
})
