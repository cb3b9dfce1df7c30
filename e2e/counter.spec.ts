// Paying on pickup and at the door (R65).
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { add, expectComplete, fillCart, fillForm, openCheckout, rosa, submit } from './customer.ts'
import { expect, test as base, type Shop } from './shop.ts'
import { fulfillmentOf } from './fulfillment.page.ts'

const test = base.extend<{ cardless: Shop }>({
  cardless: async ({ shop }, provide) => provide(await shop.openAnother({ PAYMENTS: 'counter' })),
})

const person = ['First name', 'Last name', 'Email'] as const
const card = ['Card number', 'CVV', 'Expiry month'] as const
const place = ['Address', 'City', 'Zipcode'] as const

test('R65 a pickup is paid at the counter, without card and address', async ({ page, shop }) => {
  shop.setPaymentMethods({ counter: { pickup: true, delivery: false } })
  await fillCart(page)
  const dialog = await openCheckout(page)
  // A delivery is paid by card alone.
  await expect(dialog.getByLabel('Card number')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Pay by card' })).toBeHidden()
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(dialog.getByRole('radio', { name: 'Pay by card' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Pay on pickup' }).check()
  await expect(dialog.getByText('$45.99 when you pick it up')).toBeVisible()
  await expect(dialog.getByLabel('Card number')).toBeHidden()
  for (const label of place) await expect(dialog.getByLabel(label, { exact: true })).toBeHidden()
  await expectAccessibleAtBothWidths(page)
  for (const label of person) await dialog.getByLabel(label).fill(rosa[label])
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByText('Pay $45.99 on pickup.')).toBeVisible()
  expect(shop.sql('select gateway, state from payments')).toEqual([
    { gateway: 'counter', state: 'to-collect' },
  ])
  await expectAccessibleAtBothWidths(page)
  shop.sql("update payments set state = 'captured'")
  await page.reload()
  await expect(page.getByText('Paid on pickup.')).toBeVisible()
})

test('R65 where no cards are taken, a delivery asks for its own address and is paid at the door', async ({
  page,
  cardless,
}) => {
  await page.goto(`${cardless.url}/#/Cart`)
  await page.getByRole('button', { name: 'Add one Pork' }).click()
  const dialog = await openCheckout(page)
  await expect(dialog.getByText('You pay $12.05 at the door.')).toBeVisible()
  await expect(dialog.getByLabel('Card number')).toBeHidden()
  await expect(dialog.getByLabel('Delivery same as above')).toBeHidden()
  await submit(dialog)
  await expect(dialog.getByLabel('First name')).toBeFocused()
  for (const label of [...person, ...place]) await dialog.getByLabel(label, { exact: true }).fill(rosa[label])
  await dialog.getByLabel('State', { exact: true }).selectOption('CA')
  await submit(dialog)
  await expect(page.getByText('Pay $12.05 at the door.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText('You haven’t paid yet, so there’s nothing to pay.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(page.getByText('You hadn’t paid yet, so there’s nothing to pay.')).toBeVisible()
})

test('R65 what needs a card is not offered at the counter, and one press leads to the card', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  const counter = { pickup: true, delivery: false }
  const setMost = (most: 5 | 20) => shop.setPaymentMethods({ counter, withoutCard: { most, share: 25 } })
  setMost(5)
  await fillCart(page)
  await add(page, 'Bean', 2)
  const dialog = await openCheckout(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  const [atCounter, byCard] = ['Pay on pickup', 'Pay by card'].map((name) =>
    dialog.getByRole('radio', { name }),
  )
  await expect(dialog.getByLabel('Card number')).toBeVisible()
  await expect(atCounter!).toBeHidden()

  setMost(20)
  await page.reload()
  await openCheckout(page)
  await atCounter!.check()
  for (const label of person) await dialog.getByLabel(label).fill(rosa[label])
  setMost(5)
  await submit(dialog)
  await expect(dialog.getByText(/please pay by card/i).first()).toBeVisible()
  expect(shop.sql('select count(*) as orders from orders')).toEqual([{ orders: 0 }])
  await expect(dialog.getByLabel('First name')).toHaveValue(rosa['First name'])
  await byCard!.check()
  await expect(dialog.getByLabel('Card number')).toBeVisible()
})

async function takesAtCounter({ url }: Shop): Promise<boolean> {
  const { paymentMethods } = (await (await fetch(`${url}/api/menu`)).json()) as MenuReply
  return paymentMethods.counter.pickup
}

test('R65 the counter is turned off while somebody is ordering: told, and nothing is stored', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  shop.setPaymentMethods({ counter: { pickup: true, delivery: false } })
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await dialog.getByRole('radio', { name: 'Pay on pickup' }).check()
  for (const label of person) await dialog.getByLabel(label).fill(rosa[label])
  // The counter is closed while the order is on its way: the page hears of it only by the answer.
  await page.route('**/api/menu', (route) => route.abort())
  await page.route('**/api/orders', async (route) => {
    shop.setPaymentMethods({})
    await expect.poll(() => takesAtCounter(shop)).toBe(false)
    await route.continue()
  })
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toHaveText(
    'You can’t pay on pickup anymore. Nothing was charged yet. Choose how to pay.',
  )
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('radio', { name: 'Pay on pickup' })).toBeHidden()
  await expect(dialog.getByRole('radio', { name: 'Pay by card' })).not.toBeChecked()
  expect(shop.countOrders()).toBe(0)
})

test('R65 a card that was typed and deselected is not held when the counter is turned off', async ({
  page,
  shop,
}) => {
  test.slow()
  shop.setPaymentMethods({ counter: { pickup: true, delivery: false } })
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await fillForm(dialog)
  await dialog.getByRole('radio', { name: 'Pay on pickup' }).check()
  shop.setPaymentMethods({})
  await expect(dialog.getByRole('alert')).toContainText('You can’t pay on pickup anymore.')
  await expect(dialog.getByLabel('Card number')).toBeHidden()
  await submit(dialog)
  const choice = dialog.getByRole('radiogroup', { name: 'How to pay' })
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await expect(choice).toHaveAccessibleDescription('Choose how to pay.')
  await expectAccessible(page)
  expect(shop.sql('select count(*) as holds from payments')).toEqual([{ holds: 0 }])
  await dialog.getByRole('radio', { name: 'Pay by card' }).check()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('Card number')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Pay by card' })).toBeFocused()
  for (const label of card) await dialog.getByLabel(label, { exact: true }).fill(rosa[label])
  await submit(dialog)
  await expectComplete(page)
})
