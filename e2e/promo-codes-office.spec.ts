// The owner's codes (R64): added with a mistake that is told at its field, edited, turned off, used up.
import { expectAccessible } from './axe.ts'
import { openOffice } from './order-book.ts'
import { addCode, lunch10 } from './refund.page.ts'
import { expect, test } from './shop.ts'

test(
  'R64 a code is added, edited and turned off; a wrong percent is told at its field',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await openOffice(page, shop, 'Codes')
    await expect(page.getByText('No codes yet.')).toBeVisible()
    const form = page.getByRole('region', { name: 'Add a code' })
    await form.getByLabel('Code', { exact: true }).fill('tamale-tuesday')
    await form.getByLabel('Percent', { exact: true }).fill('110')
    await form.getByRole('checkbox', { name: 'Tue' }).check()
    await form.getByRole('button', { name: 'Add code' }).click()
    await expect(form.getByText('Use 1 to 100.')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Percent', { exact: true }).fill('10')
    await form.getByRole('button', { name: 'Add code' }).click()
    const row = page.getByRole('row').filter({ hasText: 'TAMALE-TUESDAY' })
    await expect(row).toContainText('10% off')
    await expect(row).toContainText('Tue')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit TAMALE-TUESDAY' }).click()
    const dialog = page.getByRole('dialog', { name: 'Code TAMALE-TUESDAY' })
    await dialog.getByLabel('Gives').selectOption('Dollars off')
    await dialog.getByLabel('Amount, $').fill('5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('$5.00 off')
    await page.getByRole('switch', { name: 'TAMALE-TUESDAY On', exact: true }).click()
    await expect(page.getByRole('switch', { name: 'TAMALE-TUESDAY Off', exact: true })).not.toBeChecked()
    // Pressing the word above a time goes to the time.
    await page.getByText('From', { exact: true }).click()
    await expect(page.getByLabel('From', { exact: true })).toBeFocused()
    expect(shop.sql('select is_on from promo_codes')).toEqual([{ is_on: 0 }])
  },
)

test('R64 a day that is half typed is told at its field; a used-up code says so; nothing is cut off on a phone', async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, 'Codes')
  const form = page.getByRole('region', { name: 'Add a code' })
  await form.getByLabel('Code', { exact: true }).fill('NOCHEBUENA')
  await form.getByLabel('Percent', { exact: true }).fill('10')
  const lastDay = form.getByLabel('Last day')
  await lastDay.focus()
  await page.keyboard.type('1224')
  await form.getByRole('button', { name: 'Add code' }).click()
  await expect(lastDay).toHaveAccessibleDescription(/^Pick a day\./)
  await expect(lastDay).toBeFocused()
  expect(shop.sql('select code from promo_codes')).toEqual([])
  await page.keyboard.type('12242030')
  await form.getByRole('button', { name: 'Add code' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'NOCHEBUENA' })).toContainText('Until Dec 24')

  await test.step('a code that is used up, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    addCode(shop, { ...lunch10, code: 'FIRST50', maxUses: 50 })
    shop.sql("update promo_codes set use_count = 50 where code = 'FIRST50'")
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'FIRST50' })
    await expect(row).toContainText('Used up')
    await expect(row).toContainText('50 of 50')
    // Under its name, as everything else in the row.
    await expect(row.getByRole('cell', { name: '50 of 50' })).toHaveCSS('text-align', 'start')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
})

test('R63 R65 tips and paying at the counter are turned on and off with the ways', async ({ page, shop }) => {
  await openOffice(page, shop, 'Ways')
  const card = page.getByRole('region', { name: 'Paying' })
  await expect(card.getByRole('switch', { name: 'Ask for a tip' })).toBeChecked()
  await card.getByRole('switch', { name: 'Pay on pickup' }).click()
  await expect(card.getByRole('switch', { name: 'Pay on pickup' })).toBeChecked()
  await card.getByRole('switch', { name: 'Ask for a tip' }).click()
  await expect(card.getByRole('switch', { name: 'Ask for a tip' })).not.toBeChecked()
  await card.getByLabel('Largest order without a card').selectOption('50 burritos')
  await expect(card.getByLabel('Largest order without a card')).toHaveValue('50')
  await card.getByLabel('Of each hour, without a card').selectOption('10%')
  await expect(card.getByLabel('Of each hour, without a card')).toHaveValue('10')
  await expect
    .poll(() =>
      shop.sql(
        "select json_extract(value, '$.withoutCard') as set_to from settings where name = 'paymentMethods'",
      ),
    )
    .toEqual([{ set_to: '{"most":50,"share":10}' }])
  const menu = (await (await page.request.get(`${shop.url}/api/menu`)).json()) as { paymentMethods: object }
  expect(menu.paymentMethods).toEqual({
    tips: false,
    counter: { delivery: false, pickup: true },
    cards: 'demo',
  })
})
