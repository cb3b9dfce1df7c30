// Paying by a real card (R66): Stripe's fields in the form, the hold, the decline, and a checkout without Stripe.js.
import { Stripe } from 'stripe'
import { blockStripeJs, serveStripeJs } from '../test-support/stripe/serve-stripe-js.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { expectComplete, fillCart, openCheckout, submit } from './customer.ts'
import { postsOf } from './doubt.page.ts'
import { openOffice } from './order-book.ts'
import { cardFrame, expect, fillPerson, readyToPay, test, typeCard, watchBook } from './stripe.page.ts'
import { fulfillmentOf } from './fulfillment.page.ts'

test(
  'R66 a card is held at SUBMIT, and charged when cooking starts',
  { tag: '@core' },
  async ({ page, shop, simulator }) => {
    const book = await watchBook(simulator)
    const dialog = await readyToPay(page)
    await expect(dialog.getByLabel('CVV')).toBeHidden()
    await expectAccessibleAtBothWidths(page)
    await submit(dialog)
    await expectComplete(page)
    const [payment] = shop.sql<{ intent: string; order: string }>(
      'select payments.*, orders.id as "order" from payments join orders on orders.seq = payments.order_seq',
    )
    expect(await book()).toMatchObject([
      { id: payment?.intent, status: 'requires_capture', amount: 4599, captures: 0 },
    ])
    await openOffice(page, shop, `Order/${payment?.order}`)
    const moved = await page.request.post(`${shop.url}/api/orders/${payment?.order}/move`, {
      data: { from: 'placed', to: 'cooking' },
      headers: { origin: shop.url },
    })
    expect(moved.status()).toBe(200)
    await expect.poll(book).toMatchObject([{ status: 'succeeded', received: 4599, captures: 1 }])
  },
)

test(
  'R66 a declined card is said, and another card pays for the same order',
  { tag: '@core' },
  async ({ page, shop, simulator, expectedComplaints }) => {
    expectedComplaints.push(/402/)
    const book = await watchBook(simulator)
    const dialog = await readyToPay(page, 'insufficient')
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText('declined')
    await expect(dialog.getByText('Check the number or use another card.')).toBeVisible()
    await expect(dialog.getByText('CVV')).toHaveCount(0)
    await expect(cardFrame(dialog).getByLabel('Card number')).toBeFocused()
    expect(shop.countOrders()).toBe(0)
    await typeCard(dialog, 'mastercard')
    await submit(dialog)
    await expectComplete(page)
    expect((await book()).filter(({ status }) => status === 'requires_capture')).toHaveLength(1)
  },
)

test('R66 an unfinished card is asked for, and nothing is sent', async ({ page, shop, simulator }) => {
  const book = await watchBook(simulator)
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillPerson(dialog)
  await cardFrame(dialog).getByLabel('Card number').fill('4242')
  await submit(dialog)
  await expect(dialog.getByText('Fill in the whole card.')).toBeVisible()
  await expect(cardFrame(dialog).getByLabel('Card number')).toBeFocused()
  await expectAccessible(page)
  expect(shop.countOrders()).toBe(0)
  expect(await book()).toEqual([])
  await typeCard(dialog, 'approve')
  await submit(dialog)
  await expectComplete(page)
})

test('R66 the billing address of the form goes to Stripe with the card', async ({ page, simulator }) => {
  const posts = postsOf(page)
  await submit(await readyToPay(page))
  await expectComplete(page)
  const { paymentToken } = JSON.parse(posts[0]?.body ?? '{}') as { paymentToken: string }
  const { hostname, port } = new URL(simulator.url)
  const stripe = new Stripe(simulator.env.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http' })
  const { payment_method_preview: card } = await stripe.confirmationTokens.retrieve(paymentToken)
  expect(card?.billing_details).toMatchObject({
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    address: { line1: '18 Laurel St', city: 'Fresno', state: 'CA', postal_code: '93701', country: 'US' },
  })
})

test('R66 a tip changes the amount that Stripe holds', async ({ page, shop, simulator }) => {
  const book = await watchBook(simulator)
  const dialog = await readyToPay(page)
  await dialog.getByRole('button', { name: '20%' }).click()
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 5439 }])
  expect(await book()).toMatchObject([{ amount: 5439, status: 'requires_capture' }])
})

test('R66 without Stripe.js the form says so, and tries again', async ({
  page,
  context,
  simulator,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_BLOCKED_BY_CLIENT/)
  await blockStripeJs(context)
  await fillCart(page)
  const dialog = await openCheckout(page)
  const said = dialog.getByText('The card fields didn’t load.')
  await expect(said).toBeVisible()
  await expectAccessible(page)
  await fillPerson(dialog)
  await submit(dialog)
  await expect(dialog.getByText('Wait for the card fields, or try again above.')).toBeVisible()

  await context.unrouteAll()
  await serveStripeJs(context, simulator)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(cardFrame(dialog).getByLabel('Card number')).toBeVisible()
  await expect(said).toBeHidden()
  await typeCard(dialog, 'approve')
  await submit(dialog)
  await expectComplete(page)
})

test('R66 where Stripe.js is blocked, a pickup is paid at the counter', async ({
  page,
  context,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_BLOCKED_BY_CLIENT/)
  shop.setPaymentMethods({ counter: { pickup: true, delivery: false } })
  await blockStripeJs(context)
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await dialog.getByRole('button', { name: 'Pay on pickup' }).click()
  await expect(dialog.getByText('The card fields didn’t load.')).toBeHidden()
  for (const label of ['First name', 'Last name', 'Email'])
    await dialog.getByLabel(label).fill('rosa@example.com')
  await submit(dialog)
  await expectComplete(page)
})

test('R66 Stripe is asked for nothing before the checkout opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await fillCart(page)
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible()
  expect(asked.filter((host) => host.endsWith('stripe.com'))).toEqual([])
  await page.goto('/#/Cart')
  await openCheckout(page)
  await expect.poll(() => asked).toContain('js.stripe.com')
})
