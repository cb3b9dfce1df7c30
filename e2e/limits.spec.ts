// Limits of an order: too many burritos, too many orders for one mailbox, demo payments (R16, trust rules 19 and 22).
import { maxOrdersPerHour } from '../domain/orders/order-limits.ts'
import { expectAccessible } from './axe.ts'
import { expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { openOffice, orderLink, panel } from './order-book.ts'
import { order } from './staff.ts'

test.use({ settings: { RATE_LIMITS: 'on', LARGEST_ORDER: '4' } })

test('R16 the cart takes any number, the kitchen does not: the checkout says how many, and fewer go through', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await fillCart(page)
  await page.getByRole('button', { name: 'Add one Bean' }).click()
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('We can make up to 4 burritos in one order.')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  expect(shop.countOrders()).toBe(0)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await page.getByRole('button', { name: 'Remove one Bean' }).click()
  const again = await openCheckout(page)
  await submit(again)
  await expectComplete(page)
})

test('too many orders for one email address: the checkout says so, and another address goes through', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/429/)
  for (let nth = 0; nth < maxOrdersPerHour; nth += 1) await order(page.request, shop, { beef: 1 })
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('We already have 10 orders for this email address')
  expect(shop.countOrders()).toBe(maxOrdersPerHour)
  await dialog.getByLabel('Email').fill('rosa@other.example')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(maxOrdersPerHour + 1)

  await openOffice(page, shop, 'Orders')
  await orderLink(page, maxOrdersPerHour).click()
  await expect(panel(page, 'Customer')).toContainText('Not sent: too many orders for this address')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('every staff screen says that payments are a demo and nobody pays', async ({ page, shop }) => {
  await openOffice(page, shop, 'Orders')
  const strip = page.getByRole('complementary', { name: 'Payments' })
  for (const screen of [
    'Manage/Orders',
    'Manage/Menu',
    'Manage/Options',
    'Manage/Sales',
    'Manage/Codes',
    'Manage/Staff',
    'Manage/Log',
    'Staff/Password',
    'Kitchen',
  ]) {
    await page.goto(`/#/${screen}`)
    await expect(strip).toContainText('Demo payments')
  }
  await expectAccessible(page)
  // The first screen says it in its list, and in a card once the list is put away.
  await page.goto('/#/Staff')
  await expect(page.getByRole('region', { name: 'First week' })).toContainText('No money moves yet')
  await expect(strip).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/Manage/Orders')
  await expect(strip.getByText('No card is charged.')).toBeVisible()
})

test('customers see no such strip: the checkout tells them', async ({ page }) => {
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Payments' })).toHaveCount(0)
})
