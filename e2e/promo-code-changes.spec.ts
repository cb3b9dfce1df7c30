// Codes that change hands while a customer is ordering: late answers, other tabs, an order in doubt (R64, trust rule 1).
import { cents } from '../domain/basics/money.ts'
import { amountsIn, applyCode, costOf, insertPromoCode } from './promo-code.page.ts'
import { expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { doubtOf } from './doubt.page.ts'
import { expect, test } from './shop.ts'
import { billOf } from './fulfillment.page.ts'

const withCode = 'Total $41.39'

test('R64 a late answer about a code that was replaced changes nothing, be it good or a refusal', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  insertPromoCode(shop, { code: 'FOO', gives: { kind: 'percent', percent: 50 } })
  insertPromoCode(shop)
  await fillCart(page)
  for (const answer of ['good', 'refused'] as const)
    await test.step(`the late answer is ${answer}`, async () => {
      await applyCode(page, 'FOO')
      await expect.poll(() => amountsIn(costOf(page))).toContain('Discount FOO −$21.00')
      if (answer === 'refused') shop.sql("update promo_codes set is_on = 0 where code = 'FOO'")
      const held = Promise.withResolvers<void>()
      const answered = Promise.withResolvers<void>()
      await page.route('**/api/promo-codes/check', async (route) => {
        if (!route.request().postData()?.includes('FOO')) return route.continue()
        const response = await route.fetch()
        await held.promise
        await route.fulfill({ response })
        answered.resolve()
      })
      await page.reload()
      await costOf(page).getByRole('button', { name: 'Remove FOO' }).click()
      await applyCode(page, 'NAPKIN10')
      await expect.poll(() => amountsIn(costOf(page))).toContain(withCode)
      const late = page.waitForResponse((response) => response.url().endsWith('/api/promo-codes/check'))
      held.resolve()
      await answered.promise
      await (await late).finished()
      await page.unroute('**/api/promo-codes/check')
      await page.reload()
      await expect.poll(() => amountsIn(costOf(page))).toContain(withCode)
      await costOf(page).getByRole('button', { name: 'Remove NAPKIN10' }).click()
    })
})

test('R64 a discount that goes with a removed burrito is told with the new total', async ({ page, shop }) => {
  test.slow()
  insertPromoCode(shop, { minimumOrder: cents(4_000) })
  await page.clock.install()
  await fillCart(page)
  await applyCode(page, 'NAPKIN10')
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'pork'")
  await dialog.getByRole('button', { name: 'Remove 1 pork burrito' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'This code needs a subtotal of $40.00. You’re $9.00 away. Your new total is $33.95. Nothing was charged yet. Submit again to order at the new total.',
  )
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total, discount from orders')).toEqual([{ total: 3395, discount: 0 }])
})

test('R64 a code that another tab removes is told in the open checkout', async ({ page, context, shop }) => {
  insertPromoCode(shop)
  await fillCart(page)
  await applyCode(page, 'NAPKIN10')
  await expect.poll(() => amountsIn(costOf(page))).toContain(withCode)
  const dialog = await openCheckout(page)
  const other = await context.newPage()
  await other.goto('/#/Cart')
  await costOf(other).getByRole('button', { name: 'Remove NAPKIN10' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'NAPKIN10 isn’t on this order anymore. Your new total is $45.99.',
  )
  await expect.poll(() => amountsIn(billOf(dialog))).toContain('Was $41.39')
})

test('R64 Try again with a code that is used up says why, and leaves the code of the cart alone', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409 \(Conflict\)|Failed to load resource|net::ERR/)
  insertPromoCode(shop, { code: 'FOO' })
  insertPromoCode(shop)
  await fillCart(page)
  await applyCode(page, 'FOO')
  await expect.poll(() => amountsIn(costOf(page))).toContain(withCode)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await page.route('**/api/orders', (route) => route.abort('connectionreset'))
  await submit(dialog)
  await expect(doubtOf(dialog)).toBeVisible()
  shop.sql("update promo_codes set is_on = 0 where code = 'FOO'")
  // The cart of the next visit has another code.
  await page.evaluate(() => {
    const kept = localStorage.getItem('burritoful.code') ?? ''
    localStorage.setItem('burritoful.code', kept.replace('FOO', 'NAPKIN10'))
  })
  // Not while the page loads: what is under way just then may never be answered.
  await page.unroute('**/api/orders')
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your order didn’t go through. We don’t know that code. Nothing was charged.',
  )
  await expect.poll(() => amountsIn(billOf(dialog))).toContain('Discount NAPKIN10 −$4.20')
  expect(shop.countOrders()).toBe(0)
})
