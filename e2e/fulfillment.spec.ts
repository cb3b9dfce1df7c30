// Delivery and pickup at the checkout: the ways, the zones and their fees (R50, R51).
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillCart, fillForm, openCheckout, readyToSubmit, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { shortlyAfterNoon } from './times.page.ts'
import { billOf, submitOf, fulfillmentOf, zipOf, zones } from './fulfillment.page.ts'

// Before midnight a promise would be shown with its day.
test.use({ startsAt: shortlyAfterNoon })

/** Whatever is of a delivery. */
async function expectNothingOfDelivery(dialog: Locator): Promise<void> {
  for (const label of [
    'Delivery same as above',
    'Note for the driver',
    'Delivery address',
    'Delivery zipcode',
  ])
    await expect(dialog.getByLabel(label)).toHaveCount(0)
  await expect(dialog.getByRole('group', { name: 'Billing address' })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Delivery and billing address' })).toHaveCount(0)
}

async function fromTheMenu(page: Page): Promise<Locator> {
  await page.goto('/#/Menu')
  await page.getByRole('main').getByRole('link', { name: 'Order Now' }).first().click()
  await add(page, 'Beef', 2)
  return openCheckout(page)
}

test(
  'R50 R53 a delivery on a fresh install, from the Menu to Order Complete',
  { tag: '@core' },
  async ({ page, shop }) => {
    const dialog = await fromTheMenu(page)
    await expect(fulfillmentOf(dialog, 'Delivery')).toBeChecked()
    await expect(dialog.getByRole('radiogroup', { name: 'Delivery or pickup' })).toContainText(
      /Delivery.*Pickup/,
    )
    await fillForm(dialog)
    await dialog.getByLabel('Phone (optional)').fill('(559) 555-0199')
    await dialog.getByLabel('Apt, suite (optional)').fill('Apt 4')
    await dialog.getByLabel('Note for the driver (optional)').fill('Blue door')
    await submit(dialog)
    await expectComplete(page)
    const [order] = shop.sql<{ phone: string; fulfillment_details: string }>(
      'select phone, fulfillment_details from orders',
    )
    expect(order?.phone).toBe('(559) 555-0199')
    expect(JSON.parse(order?.fulfillment_details ?? '')).toEqual({
      fulfillment: 'delivery',
      address: {
        address: '18 Laurel St',
        apartment: 'Apt 4',
        city: 'Fresno',
        state: 'CA',
        zipcode: '93701',
      },
      note: 'Blue door',
      travelMinutes: 20,
    })
  },
)

test(
  'R50 a pickup on a fresh install, from the Menu to Order Complete',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    const dialog = await fromTheMenu(page)
    await fulfillmentOf(dialog, 'Pickup').check()
    await expectNothingOfDelivery(dialog)
    await fillForm(dialog)
    await expectAccessible(page)
    await submit(dialog)
    await expectComplete(page)
    expect(shop.sql('select fulfillment_details, phone, total from orders')).toEqual([
      { fulfillment_details: '{"fulfillment":"pickup"}', phone: null, total: 2300 },
    ])
  },
)

test('R51 a ZIP code outside all zones: said at the field, and the switch to pickup keeps what was typed', async ({
  page,
  shop,
}) => {
  test.slow()
  shop.setFulfillment({ zones })
  const dialog = await readyToSubmit(page)
  await dialog.getByLabel('Note for the driver').fill('Blue door')
  await zipOf(dialog).fill('93612')
  await expect(zipOf(dialog)).toHaveAttribute('aria-invalid', 'true')
  await expect(zipOf(dialog)).toHaveAccessibleDescription(
    /We don’t deliver to 93612\. You can pick it up instead, about \d{1,2}:\d\d\s[AP]M\./,
  )
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Change the Zipcode or switch to pickup.')
  await expect(billOf(dialog)).toContainText('Outside our delivery areaZipcode 93612')
  await expect(billOf(dialog)).toContainText('Delivery–')
  await expect(billOf(dialog)).toContainText('Total so far$45.99')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Switch to pickup' }).click()
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeChecked()
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeFocused()
  await expectNothingOfDelivery(dialog)
  await expect(zipOf(dialog)).toHaveValue('93612')
  await expect(zipOf(dialog)).not.toHaveAttribute('aria-invalid')
  await fulfillmentOf(dialog, 'Delivery').check()
  await expect(dialog.getByLabel('Note for the driver')).toHaveValue('Blue door')
  await fulfillmentOf(dialog, 'Pickup').check()
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select fulfillment_details, total from orders')).toEqual([
    { fulfillment_details: '{"fulfillment":"pickup"}', total: 4599 },
  ])
})

test(
  'R51 the fee is in the bill once five digits are typed, in the order, and on the receipt',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    shop.setFulfillment({ zones })
    await fillCart(page)
    const dialog = await openCheckout(page)
    await expect(billOf(dialog)).toContainText('DeliveryEnter zipcode')
    await expect(billOf(dialog)).toContainText('Total so far$45.99')
    await fillForm(dialog, { Zipcode: '9370' })
    await expect(billOf(dialog)).toContainText('Total so far$45.99')
    await zipOf(dialog).fill('93701-0042')
    await expect(dialog.getByText('We deliver to 93701 for $3.00.')).toBeVisible()
    await expect(billOf(dialog)).toContainText('Tax 9.5%$3.99Delivery$3.00Total$48.99')
    const hidden = dialog.locator('input[type=hidden]')
    await expect(hidden.and(page.locator('[name=delivery_fee]'))).toHaveValue('3.00')
    await expect(hidden.and(page.locator('[name=total_sale]'))).toHaveValue('48.99')
    await expectAccessible(page)
    await submit(dialog)
    await expectComplete(page)
    expect(shop.sql('select kind, amount from order_charges order by position')).toEqual([
      { kind: 'tax', amount: 399 },
      { kind: 'delivery', amount: 300 },
    ])
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    await page.getByRole('button', { name: 'Print receipt' }).click()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const receipt = page.getByRole('article')
    await expect(receipt).toContainText('Delivery$3.00')
    await expect(receipt).toContainText('$48.99')
  },
)

test('R51 the smallest order of a zone, of the address that the order goes to', async ({ page, shop }) => {
  test.slow()
  shop.setFulfillment({ zones })
  const dialog = await readyToSubmit(page)
  await dialog.getByLabel('Delivery same as above').uncheck()
  const zip = dialog.getByLabel('Delivery zipcode')
  await zip.fill('93702')
  await expect(zip).toHaveAccessibleDescription(/Orders to 93702 start at \$60\.00\./)
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Add $18.00 to your order or switch to pickup.')
  await expect(billOf(dialog)).toContainText('Delivery$5.00')
  await expectAccessible(page)
  await dialog.getByLabel('Delivery address').fill('1 Elm Ave')
  await dialog.getByLabel('Delivery apt, suite').fill('Suite 2')
  await dialog.getByLabel('Delivery city').fill('Fresno')
  await dialog.getByLabel('Delivery state').selectOption('CA')
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await add(page, 'Chix', 2)
  await openCheckout(page)
  await fillForm(dialog)
  await expect(dialog.getByText('We deliver to 93702 for $5.00.')).toBeVisible()
  await submit(dialog)
  await expectComplete(page)
  expect(
    shop.sql("select total, fulfillment_details ->> '$.address.apartment' as apartment from orders"),
  ).toEqual([{ total: 7289, apartment: 'Suite 2' }])
})

test('R50 where only pickup is offered there is nothing to choose', async ({ page, shop }) => {
  shop.setFulfillment({ delivery: false })
  const dialog = await readyToSubmit(page)
  await expect(dialog.getByRole('radiogroup', { name: 'Delivery or pickup' })).toHaveCount(0)
  await expectNothingOfDelivery(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select fulfillment_details from orders')).toEqual([
    { fulfillment_details: '{"fulfillment":"pickup"}' },
  ])
})

test('R51 where pickup is not offered, a ZIP code outside offers none', async ({ page, shop }) => {
  shop.setFulfillment({ zones, pickup: false })
  const dialog = await readyToSubmit(page)
  await zipOf(dialog).fill('93612')
  await expect(dialog.getByRole('alert')).toHaveText('We don’t deliver to 93612.')
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Change the Zipcode.')
})

test('R50 the owner may put pickup first', async ({ page, shop }) => {
  shop.setFulfillment({ chosenFirst: 'pickup' })
  await fillCart(page)
  const dialog = await openCheckout(page)
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeChecked()
})
