// The checkout and the order: R18–R25, R27, R29.
import {
  add,
  checkoutOf,
  expectComplete,
  fillCart,
  fillForm,
  openCheckout,
  placeOrder,
  submit,
} from './customer.ts'
import { expect, test } from './shop.ts'

const labels = [
  'First name',
  'Last name',
  'Card number',
  'CVV',
  'Expiry month',
  'Address',
  'City',
  'State',
  'Zipcode',
  'Delivery same as above',
  'Email',
]

test(
  'R18 R19 R20 R22 R23 CHECKOUT opens the bill and the form, with SUBMIT off for an empty cart; CANCEL and Escape keep what was typed',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Cart')
    const dialog = await openCheckout(page)
    await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
    await expect(dialog.getByText('Your cart is empty.')).toBeVisible()
    await dialog.getByRole('button', { name: 'CANCEL' }).click()
    await fillCart(page)
    await openCheckout(page)
    const bill = dialog.getByRole('region', { name: 'Your order' })
    await expect(bill.getByRole('listitem')).toHaveText([
      'Beef2$21.00',
      'Chix1$10.00',
      'Bean0',
      'Pork1$11.00',
    ])
    for (const amount of ['$42.00', '$3.99', '$45.99']) await expect(bill).toContainText(amount)
    await expect(dialog.getByRole('img', { name: 'Credit and debit cards accepted' })).toBeVisible()
    for (const label of labels) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Expiry month')).toHaveAttribute('autocomplete', 'cc-exp')
    await expect(dialog.getByLabel('Delivery same as above')).toBeChecked()
    await expect(dialog.getByText('no card is charged')).toBeVisible()
    for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 0119']) {
      await expect(dialog.getByText(number)).toBeVisible()
    }
    const states = dialog.getByLabel('State', { exact: true }).locator('option')
    await expect(states).toHaveCount(58)
    const values = await states.evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value),
    )
    expect([values[0], values[1], values[50], values[51], values[57]]).toEqual(['', 'AL', 'WY', 'DC', 'UM'])

    await fillForm(dialog)
    await dialog.getByRole('button', { name: 'CANCEL' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeFocused()
    await openCheckout(page)
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    await expect(dialog.getByLabel('Email')).toHaveValue('rosa@example.com')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openCheckout(page)
    await expect(dialog.getByLabel('Zipcode')).toHaveValue('93701')
  },
)

test(
  'R20 unchecking the box asks for a second, delivery address',
  { tag: '@core' },
  async ({ page, shop }) => {
    await fillCart(page)
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    await dialog.getByLabel('Delivery same as above').uncheck()
    await submit(dialog)
    for (const label of ['Delivery address', 'Delivery city', 'Delivery state', 'Delivery zipcode']) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(dialog.getByLabel('Delivery address')).toBeFocused()
    await dialog.getByLabel('Delivery address').fill('1 Elm Ave')
    await dialog.getByLabel('Delivery city').fill('Clovis')
    await dialog.getByLabel('Delivery state').selectOption('NV')
    await dialog.getByLabel('Delivery zipcode').fill('93611-0042')
    await submit(dialog)
    await expectComplete(page)
    const [order] = shop.sql<{ delivery: string }>(
      "select fulfillment_details ->> '$.address' as delivery from orders",
    )
    expect(JSON.parse(order?.delivery ?? '')).toEqual({
      address: '1 Elm Ave',
      city: 'Clovis',
      state: 'NV',
      zipcode: '93611-0042',
    })
  },
)

test(
  'R21 hidden fields carry what was shown; the request carries whole cents',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Cart')
    await add(page, 'Beef', 5)
    await add(page, 'Bean', 2)
    const dialog = await openCheckout(page)
    const fields = dialog.locator('input[type=hidden]')
    await expect(fields).toHaveCount(6)
    const hidden = await fields.evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    )
    expect(Object.fromEntries(hidden)).toEqual({
      beef: '5',
      chix: '0',
      bean: '2',
      pork: '0',
      tax: '6.79',
      total_sale: '78.29',
    })
    await fillForm(dialog)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await submit(dialog)
    expect((await sent).postDataJSON()).toMatchObject({ expectedTotal: 7829 })
    await expectComplete(page)
  },
)

test(
  'R24 R25 R27 SUBMIT stores the order, clears the form, empties the cart and shows Complete',
  { tag: '@core' },
  async ({ page, shop }) => {
    const before = Date.now()
    await placeOrder(page)
    await expect(page.getByText('Have a Burritoful Day!')).toBeVisible()
    await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
    await expect(page.getByText('Rosa D.')).toBeVisible()
    await expect(page.getByText('$45.99')).toBeVisible()
    await expect(page.locator('[aria-current="step"]')).toContainText('Received')

    const [order] = shop.sql<Record<string, unknown>>('select * from orders')
    expect(order).toMatchObject({
      first_name: 'Rosa',
      last_name: 'Delgado',
      email: 'rosa@example.com',
      subtotal: 4200,
      total: 4599,
      status: 'placed',
    })
    expect(shop.sql('select kind, amount, rate from order_charges')).toEqual([
      { kind: 'tax', amount: 399, rate: 9_500 },
    ])
    expect(Date.parse(String(order?.['timestamp']))).toBeGreaterThanOrEqual(before)
    // R65: the card is held until cooking starts.
    expect(shop.sql('select state from payments')).toEqual([{ state: 'authorized' }])

    await page.goto('/#/Cart')
    await expect(page.getByRole('status').filter({ hasText: 'burrito' })).toHaveText(
      '0 burritos, total $0.00',
    )
    const dialog = await openCheckout(page)
    for (const label of ['First name', 'Last name', 'Card number', 'CVV', 'Address', 'Email']) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('')
    }
  },
)

test('R27 Complete without an order leads to the Menu; with one it shows it after a reload and in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/#/Complete')
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(page.getByText('Have a Burritoful Day!')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await placeOrder(page)
  await page.reload()
  await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/#/Complete')
  await expect(tab.getByText('Order 1', { exact: true })).toBeVisible()
})

test(
  'R29 every field is required, its message stands at it, the first gets the focus',
  { tag: '@core' },
  async ({ page, shop }) => {
    await fillCart(page)
    const dialog = await openCheckout(page)
    await submit(dialog)
    for (const label of labels.filter((name) => name !== 'Delivery same as above')) {
      const field = dialog.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/\w+\./)
    }
    await expect(dialog.getByLabel('First name')).toBeFocused()
    expect(shop.countOrders()).toBe(0)
  },
)

test('R29 formats are checked, and a message goes as soon as the field is right', async ({ page, shop }) => {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog, {
    'Card number': '4242 4242 4242 4241',
    CVV: '12',
    'Expiry month': '01/20',
    Zipcode: '937',
    Email: 'rosa',
    City: '4242 4242 4242 4242',
  })
  await submit(dialog)
  for (const [label, words] of [
    ['Card number', 'That card number isn’t valid. Check the digits.'],
    ['CVV', 'Use 3 or 4 digits.'],
    ['Expiry month', 'This card has expired.'],
    ['City', 'That looks like a card number.'],
    ['Zipcode', 'Use 5 digits.'],
    ['Email', 'That email doesn’t look right.'],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(words))
  }
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Zipcode').fill('93701')
  await expect(dialog.getByText('Use 5 digits.')).toHaveCount(0)
  expect(shop.countOrders()).toBe(0)
})

test('an expiry typed without its slash gets one', async ({ page }) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  await dialog.getByLabel('Expiry month').fill('0849')
  await dialog.getByLabel('CVV').focus()
  await expect(checkoutOf(page).getByLabel('Expiry month')).toHaveValue('08/49')
})
