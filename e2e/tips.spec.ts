// Tips at the checkout (R62, R63).
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { emails } from './after-order.page.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { amountsIn, applyCode, insertPromoCode } from './promo-code.page.ts'
import { expectComplete, fillCart, fillForm, openCheckout, readyToSubmit, submit } from './customer.ts'
import { expect, test, type Shop } from './shop.ts'
import { billOf, zones } from './fulfillment.page.ts'

test('R63 a tip: none at first, pressed and taken back', { tag: '@core' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const dialog = await readyToSubmit(page)
  const tips = dialog.getByRole('group', { name: 'Tip' }).getByRole('button')
  await expect(tips).toHaveText(['10% $4.20', '15% $6.30', '20% $8.40', 'Other amount'])
  for (const tip of await tips.all()) await expect(tip).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => amountsIn(billOf(dialog)))
    .toEqual(['Subtotal $42.00', 'Tax 9.5% $3.99', 'Total $45.99'])
  const fifteen = dialog.getByRole('button', { name: '15%' })
  await fifteen.click()
  await expect(fifteen).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => amountsIn(billOf(dialog)))
    .toEqual(['Subtotal $42.00', 'Tax 9.5% $3.99', 'Tip $6.30', 'Total $52.29'])
  await fifteen.click()
  await expect(fifteen).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => amountsIn(billOf(dialog))).toContain('Total $45.99')
  await fifteen.click()
  await expectAccessibleAtBothWidths(page)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total, tip from orders')).toEqual([{ total: 5229, tip: 630 }])
})

test('R63 another amount by keyboard, and one that looks like a typo', async ({ page, shop }) => {
  const dialog = await readyToSubmit(page)
  await dialog.getByRole('button', { name: 'Other amount' }).focus()
  await page.keyboard.press('Space')
  const amount = dialog.getByLabel('Tip amount')
  await expect(amount).toBeFocused()
  for (const [typed, why] of [
    ['four', 'Enter an amount like 4.00.'],
    ['4,00', 'Enter an amount like 4.00.'],
    ['400', 'That looks like a typo. Enter a smaller tip.'],
  ] as const) {
    await amount.fill(typed)
    await submit(dialog)
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(why)
  }
  await expectAccessible(page)
  await amount.fill('4.5')
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => amountsIn(billOf(dialog))).toContain('Tip $4.50')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total, tip from orders')).toEqual([{ total: 5049, tip: 450 }])
})

test(
  'R62 the whole bill in its order: on the screen, on paper and in the mail',
  { tag: '@core' },
  async ({ page, shop }) => {
    insertPromoCode(shop)
    shop.setFulfillment({ zones })
    await fillCart(page)
    await applyCode(page, 'NAPKIN10')
    const dialog = await openCheckout(page)
    await dialog.getByRole('button', { name: '15%' }).click()
    // Also while the ZIP code is missing.
    await expect
      .poll(() => amountsIn(billOf(dialog)))
      .toEqual([
        'Subtotal $42.00',
        'Discount NAPKIN10 −$4.20',
        'Tax 9.5% $3.59',
        'Delivery Enter zipcode',
        'Tip $6.30',
        'Total so far $47.69',
      ])
    await fillForm(dialog)
    const bill = [
      'Subtotal $42.00',
      'Discount NAPKIN10 −$4.20',
      'Tax 9.5% $3.59',
      'Delivery $3.00',
      'Tip $6.30',
      'Total $50.69',
    ]
    await expect.poll(() => amountsIn(billOf(dialog))).toEqual(bill)
    await submit(dialog)
    await expectComplete(page)
    await expect.poll(() => amountsIn(page.getByRole('region', { name: /^Order/ }))).toEqual(bill)
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-paper=receipt]')).toBeVisible()
    await expect.poll(() => amountsOnReceipt(page)).toEqual(bill)
    // The outbox keeps the letters of the journeys before.
    const mailed = bill.map((line) => line.replace(/ (?=−?\$)/, ': '))
    await expect.poll(() => mailedBills(shop)).toContainEqual(mailed)
  },
)

/** Below the four lines about the order itself. */
async function amountsOnReceipt(page: Page): Promise<string[]> {
  return (await amountsIn(page.locator('[data-paper=receipt]'))).slice(4)
}

/** From the subtotal to the total, of each letter. */
async function mailedBills(shop: Shop): Promise<string[][]> {
  const texts = await Promise.all(
    emails(shop).map(async (email) => (await PostalMime.parse(email)).text ?? ''),
  )
  return texts.map((text) => {
    const lines = text.split('\n').map((line) => line.trim())
    const [first, last] = ['Subtotal:', 'Total:'].map((label) =>
      lines.findIndex((line) => line.startsWith(label)),
    )
    return lines.slice(first, (last ?? 0) + 1)
  })
}

test('R67 what went back stands under the total, ending in what was paid', async ({ page, shop }) => {
  const dialog = await readyToSubmit(page)
  await submit(dialog)
  await expectComplete(page)
  shop.sql("update payments set state = 'captured'")
  const refund = `insert into refunds (order_seq, key, at, reason, note, units, goods, tax, delivery, tip, amount, state)
    select seq, ?, ?, 'wrong', ?, ?, ?, ?, 0, 0, ?, ? from orders`
  const at = '2026-11-17T21:10:00.000Z'
  shop.sql(refund, 'a', at, 'Sorry about that.', '[{"line":0,"quantity":1}]', 1050, 100, 1150, 'sent')
  shop.sql(refund, 'b', at, '', '[]', 183, 17, 200, 'requested')
  shop.sql(refund, 'c', at, '', '[]', 500, 0, 500, 'failed')
  await page.reload()
  const lines = [
    'Refund, Nov 17, 1:10\u00A0PM: 1\u00A0Beef “Sorry about that.” −$11.50',
    'Refund, Nov 17, 1:10\u00A0PM −$2.00',
    'Paid $32.49',
  ]
  await expect
    .poll(async () => (await amountsIn(page.getByRole('region', { name: /^Order/ }))).slice(3))
    .toEqual(lines)
  await expectAccessible(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect((await amountsOnReceipt(page)).slice(3)).toEqual(lines)
})
