// The owner changes ways, zones or fees while a customer is at the checkout: the customer is told (trust rule 1, R50, R51).
import type { Locator } from '@playwright/test'
import { zoneOf } from '../test-support/set-fulfillment.ts'
import { expectAccessible } from './axe.ts'
import { expectComplete, readyToSubmit, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { submitOf } from './fulfillment.page.ts'

const near = zoneOf('93701', 300)
const alertOf = (dialog: Locator, words: string | RegExp) =>
  dialog.getByRole('alert').filter({ hasText: words })

test('R50 delivery is turned off while the form is open: told, and never switched silently', async ({
  page,
  shop,
}) => {
  test.slow()
  const dialog = await readyToSubmit(page)
  shop.setFulfillment({ delivery: false })
  await expect(dialog.getByRole('alert')).toContainText('We’re not delivering right now.')
  await expect(dialog.getByLabel('Delivery same as above')).toBeVisible()
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Switch to pickup to check out.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Switch to pickup' }).click()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select fulfillment_details from orders')).toEqual([
    { fulfillment_details: '{"fulfillment":"pickup"}' },
  ])
})

test('R50 R51 R53 what is turned off after SUBMIT stands at its place, and nothing is ordered', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409|422|Failed to load resource/)
  shop.setFulfillment({ zones: [near] })
  await page.clock.install()
  // Only the refusals tell the page. A stream that is open already would tell it, too.
  await page.route('**/api/live*', (route) => route.abort())
  const dialog = await readyToSubmit(page)
  await page.route('**/api/menu', (route) => route.abort())
  const sendWhen = async (change: Parameters<typeof shop.setFulfillment>[0]) => {
    await page.route('**/api/orders', async (route) => {
      shop.setFulfillment(change)
      await route.continue()
    })
    await page.clock.fastForward(1_000)
    await submit(dialog)
  }
  const zip = dialog.getByLabel('Zipcode', { exact: true })

  await sendWhen({ zones: [zoneOf('93702', 300)] })
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription(/We don’t deliver to 93701\./)
  await expect(submitOf(dialog)).toBeDisabled()

  await zip.fill('93702')
  await sendWhen({ zones: [zoneOf('93702', 300, 5_000)] })
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription(/Orders to 93702 start at \$50\.00\./)
  await expect(alertOf(dialog, 'Your order didn’t go through.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Switch to pickup' }).click()
  await expect(alertOf(dialog, 'Your order didn’t go through.')).toHaveCount(0)
  await sendWhen({ phoneRequired: { delivery: false, pickup: true } })
  const phone = dialog.getByLabel('Phone', { exact: true })
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription('Enter your phone number.')

  await phone.fill('(559) 555-0199')
  await sendWhen({ pickup: false })
  await expect(alertOf(dialog, 'We don’t offer that right now. Nothing was charged.')).toBeFocused()
  await expect(alertOf(dialog, 'Pickup is off right now. We can deliver it instead.')).toBeVisible()
  expect(shop.countOrders()).toBe(0)
  await dialog.getByRole('button', { name: 'Switch to delivery' }).click()
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await expectComplete(page)
})

test('R53 a phone number that the owner wants from now on is told at once', async ({ page, shop }) => {
  test.slow()
  const dialog = await readyToSubmit(page)
  shop.setFulfillment({ phoneRequired: { delivery: true, pickup: true } })
  await expect(dialog.getByRole('alert')).toContainText('We now need a phone number for deliveries.')
  await expectAccessible(page)
  await dialog.getByLabel('Phone', { exact: true }).fill('(559) 555-0199')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
})

test('R51 a zone that goes, and comes back, is said while the form is open', async ({ page, shop }) => {
  shop.setFulfillment({ zones: [near] })
  const dialog = await readyToSubmit(page)
  shop.setFulfillment({ zones: [zoneOf('93702', 100)] })
  await expect(dialog.getByRole('alert')).toContainText('We don’t deliver to 93701.')
  await expect(submitOf(dialog)).toBeDisabled()
  shop.setFulfillment({ zones: [near] })
  await expect(dialog.getByText('We deliver to 93701 for $3.00.')).toBeVisible()
  await expect(submitOf(dialog)).toBeEnabled()
})
