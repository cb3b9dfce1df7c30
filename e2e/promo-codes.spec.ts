// Codes in the cart and at the checkout (R62, R64).
import { weekdays, type Weekday } from '../domain/basics/days.ts'
import { cents } from '../domain/basics/money.ts'
import { timeZone } from '../test-support/databases.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { amountsIn, applyCode, costOf, insertPromoCode, tryCode } from './promo-code.page.ts'
import { add, expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { billOf } from './fulfillment.page.ts'

test('R64 a code goes from the cart to the receipt', { tag: '@core' }, async ({ page, shop }) => {
  insertPromoCode(shop)
  await page.setViewportSize({ width: 390, height: 800 })
  await fillCart(page)
  await expectAccessibleAtBothWidths(page)
  await applyCode(page, ' napkin10 ')
  const cost = costOf(page)
  await expect(cost.getByRole('button', { name: 'Remove NAPKIN10' })).toBeFocused()
  await expect(cost.getByRole('status')).toHaveText('NAPKIN1010% off')
  const bill = ['Subtotal $42.00', 'Discount NAPKIN10 −$4.20', 'Tax 9.5% $3.59', 'Total $41.39']
  await expect.poll(() => amountsIn(cost)).toEqual(bill)
  await expectAccessibleAtBothWidths(page)
  // The bar that stands in for CHECKOUT while that is out of sight.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('paragraph').filter({ hasText: /burritos \$/ })).toHaveText(/\$41\.39$/)
  await expect(page.getByRole('paragraph').filter({ hasText: /burritos \$/ })).toBeVisible()
  // The cart keeps its code, and adds up anew with it.
  await page.reload()
  await expect(cost.getByRole('button', { name: 'Remove NAPKIN10' })).toBeVisible()
  await add(page, 'Bean')
  await expect.poll(() => amountsIn(cost)).toContain('Discount NAPKIN10 −$5.15')
  await page.getByRole('button', { name: 'Remove one Bean' }).click()
  const dialog = await openCheckout(page)
  await expect.poll(() => amountsIn(billOf(dialog))).toEqual(bill)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  const card = page.getByRole('region', { name: /^Order/ })
  await expect.poll(() => amountsIn(card)).toEqual(bill)
  expect(shop.sql('select total, discount, tax from orders')).toEqual([
    { total: 4139, discount: 420, tax: 359 },
  ])
  // It is used, and not offered again by itself.
  await page.goto('/#/Cart')
  await expect(costOf(page).getByRole('button', { name: 'Have a code?' })).toBeVisible()
})

test('R64 a wrong code says why, at its field', async ({ page, shop, expectedComplaints }) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  insertPromoCode(shop, { code: 'BIG', minimumOrder: cents(6_000) })
  insertPromoCode(shop, { code: 'OVER', lastDay: '2020-11-01' })
  insertPromoCode(shop, { code: 'SOON', firstDay: '2099-11-20' })
  insertPromoCode(shop, { code: 'GONE', maxUses: 0 })
  const { day, name } = inThreeDays()
  insertPromoCode(shop, { code: 'LATER', days: [day], hours: { from: '22:00', to: '23:00' } })
  await fillCart(page)
  const field = costOf(page).getByLabel('Code', { exact: true })
  for (const [code, why] of [
    ['', 'Enter a code.'],
    ['NO SUCH CODE!', 'We don’t know that code.'],
    ['NAPKN10', 'We don’t know that code.'],
    ['BIG', 'This code needs a subtotal of $60.00. You’re $18.00 away.'],
    ['OVER', 'This code ended on November 1.'],
    ['SOON', 'This code starts on November 20.'],
    ['GONE', 'This code is used up.'],
    ['LATER', `${name}s only, 10\u00A0PM to 11\u00A0PM.`],
  ] as const) {
    await tryCode(page, code)
    await expect(field).toHaveAccessibleDescription(why)
    await expect(field).toBeFocused()
  }
  await expectAccessible(page)
  await expect
    .poll(() => amountsIn(costOf(page)))
    .toEqual(['Subtotal $42.00', 'Tax 9.5% $3.99', 'Total $45.99'])
})

test('R64 a code gives nothing while the cart is below its smallest order', async ({ page, shop }) => {
  insertPromoCode(shop, { minimumOrder: cents(4_000), gives: { kind: 'amount', amount: cents(500) } })
  await fillCart(page)
  await applyCode(page, 'NAPKIN10')
  await expect.poll(() => amountsIn(costOf(page))).toContain('Discount NAPKIN10 −$5.00')
  await page.getByRole('button', { name: 'Remove one Pork' }).click()
  await expect(costOf(page).getByRole('status')).toContainText(
    'This code needs a subtotal of $40.00. You’re $9.00 away.',
  )
  await expect
    .poll(() => amountsIn(costOf(page)))
    .toEqual(['Subtotal $31.00', 'Tax 9.5% $2.95', 'Total $33.95'])
  // The order goes without it.
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 3395 }])
})

test('R64 a code by keyboard alone, and Remove', async ({ page, shop }) => {
  insertPromoCode(shop)
  await fillCart(page)
  await costOf(page).getByRole('button', { name: 'Have a code?' }).focus()
  await page.keyboard.press('Enter')
  await expect(costOf(page).getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('napkin10')
  await page.keyboard.press('Enter')
  await expect(costOf(page).getByRole('button', { name: 'Remove NAPKIN10' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(costOf(page).getByRole('button', { name: 'Have a code?' })).toBeFocused()
  await expect
    .poll(() => amountsIn(costOf(page)))
    .toEqual(['Subtotal $42.00', 'Tax 9.5% $3.99', 'Total $45.99'])
})

test('R64 a code that ends while the cart is away is taken off when the cart opens', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  insertPromoCode(shop)
  await fillCart(page)
  await applyCode(page, 'NAPKIN10')
  await expect(costOf(page).getByRole('button', { name: 'Remove NAPKIN10' })).toBeVisible()
  shop.sql('update promo_codes set is_on = 0')
  await page.reload()
  const field = costOf(page).getByLabel('Code', { exact: true })
  await expect(field).toHaveValue('NAPKIN10')
  await expect(field).toHaveAccessibleDescription('We don’t know that code.')
  await expect.poll(() => amountsIn(costOf(page))).toContain('Total $45.99')
})

test('R65 a total of zero needs no payment, and a pickup then no address', async ({ page, shop }) => {
  insertPromoCode(shop, { code: 'FREE', gives: { kind: 'percent', percent: 100 } })
  await fillCart(page)
  await applyCode(page, 'FREE')
  await expect.poll(() => amountsIn(costOf(page))).toContain('Total $0.00')
  const dialog = await openCheckout(page)
  await dialog.getByRole('radio', { name: 'Pickup' }).check()
  await expect(dialog.getByLabel('Card number')).toBeHidden()
  await expect(dialog.getByLabel('Address', { exact: true })).toBeHidden()
  await dialog.getByLabel('First name').fill('Rosa')
  await dialog.getByLabel('Last name').fill('Delgado')
  await dialog.getByLabel('Email').fill('rosa@example.com')
  // A tip has to be paid after all.
  await dialog.getByRole('button', { name: '10%' }).click()
  await expect(dialog.getByLabel('Card number')).toBeVisible()
  await dialog.getByRole('button', { name: '10%' }).click()
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByText('Nothing to pay.')).toBeVisible()
})

/** A weekday that it is not now, whatever the hour. */
function inThreeDays(): { day: Weekday; name: string } {
  const moment = Date.now() + 3 * 86_400_000
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(moment)
  const day = weekdays.find((one) => one === name.toLowerCase())
  if (!day) throw new Error(`${name} is no weekday`)
  return { day, name }
}
