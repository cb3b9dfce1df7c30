// The owner refunds part of an order: what the window shows, what goes back, and what everybody is told (R67).
import type { Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { emails } from './after-order.page.ts'
import { orderConfigured } from './options.page.ts'
import { openOffice, panel } from './order-book.ts'
import { moreOf, openPaid, openRefund, takeMoney } from './refund.page.ts'
import { expect, test } from './shop.ts'
import { order } from './staff.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'

test(
  'R67 one burrito and the delivery go back: seen in the window, the order, the mail and by the customer',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    const { id, number } = await openPaid(page, shop)
    await expect(panel(page, 'Items')).toContainText(
      /Subtotal\$31\.00Discount, LUNCH10−\$3\.10Tax 9\.5% on \$27\.90\$2\.65Delivery\$3\.50Tip 15%\$4\.65Total\$38\.70/,
    )
    const dialog = await openRefund(page, number)
    await expect(dialog).toContainText('Nothing is chosen yet.')
    await moreOf(dialog, 'Chix').click()
    await dialog.getByRole('checkbox', { name: /^Delivery/ }).check()
    await expect(dialog).toContainText('Its share of LUNCH10−$1.00')
    await expect(dialog).toContainText('Tax, $2.65 becomes $1.80$0.85')
    await expect(dialog).toContainText('Goes back$13.35')
    await expect(dialog).toContainText('You keep $25.35 of $38.70.')
    await expect(dialog.getByRole('status').filter({ hasText: 'You keep' })).not.toHaveCSS(
      'padding-left',
      '0px',
    )
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Refund $13.35' }).click()
    await expect(dialog).toContainText('Pick a reason.')
    await dialog.getByLabel('Reason').selectOption('Something was missing')
    await dialog.getByLabel('Note to Rosa').fill('Sorry about that. The delivery is on us.')
    await dialog.getByRole('button', { name: 'Refund $13.35' }).click()
    await expect(dialog).toBeHidden()

    await expect(panel(page, 'Refunds')).toContainText('$13.35 of $38.70')
    await expect(panel(page, 'Refunds')).toContainText(
      /1 Chix and Delivery.*\$9\.00, \$0\.85 tax and \$3\.50 delivery\. Something was missing\. “Sorry about that.*By Owner\.−\$13\.35/,
    )
    await expect(panel(page, 'Refunds')).not.toContainText('On its way')
    await expect(panel(page, 'Items')).toContainText('1 refunded')
    await expect(panel(page, 'History')).toContainText('$13.35 refunded')
    await expect(page.getByText('$13.35 went back')).toBeVisible()
    await expectAccessible(page)

    const tracked = (await (await page.request.get(`${shop.url}/api/orders/${id}`)).json()) as TrackedOrder
    expect(tracked.refunds).toMatchObject([{ amount: 1335, delivery: 350, state: 'sent', reason: 'missing' }])
    await expect.poll(() => emails(shop).filter((mail) => mail.includes('A refund for your')).length).toBe(1)
    const [mail = ''] = emails(shop).filter((one) => one.includes('A refund for your'))
    for (const said of [
      '$13.35 back',
      'The delivery is on us.',
      'Less its share of LUNCH10',
      'Paid now: $25.35',
    ])
      expect(mail).toContain(said)
  },
)

test('R67 an amount clears the units, more than is left is refused with a sentence, and a phone shows it all', async ({
  page,
  shop,
}) => {
  test.slow()
  const { number } = await openPaid(page, shop)
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await openRefund(page, number)
  await test.step('on a phone the buttons stay in sight, and nothing is cut off', async () => {
    await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeInViewport()
    await moreOf(dialog, 'Chix').click()
    await expect(dialog.getByRole('button', { name: 'Refund $9.85' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
  await dialog.getByRole('group', { name: 'Refund Chix', exact: true }).getByLabel('Less').click()
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog).toContainText('Choose what goes back.')
  await moreOf(dialog, 'Beef').click()
  await dialog.getByLabel('Or another amount').fill('99')
  await expect(dialog.getByRole('group', { name: 'Refund Beef' })).toContainText('0 of 2')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog).toContainText('At most $30.55 can go back this way.')
  await dialog.getByLabel('Or another amount').fill('5')
  await expect(dialog).toContainText('Tax, $2.65 becomes $2.22$0.43')
  await dialog.getByLabel('Reason').selectOption('Too late')
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Refunds')).toContainText('Some of the items')
})

test('R67 why it goes back is asked in sight, however long the order is', async ({ page, shop }) => {
  const placed = await order(page.request, shop, { beef: 1, chix: 1, bean: 1, pork: 1 })
  await page.setViewportSize({ width: 1280, height: 560 })
  await openOffice(page, shop, `Order/${placed.id}`)
  await takeMoney(page, shop, placed)
  const dialog = await openRefund(page, placed.number)
  await moreOf(dialog, 'Pork').click()
  await expect(dialog.getByLabel('Reason')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Note to Rosa')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Refund $12.05' })).toBeInViewport({ ratio: 1 })
})

test('R67 somebody else refunds first: the window says so and shows what is left', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  test.slow()
  const { id, number } = await openPaid(page, shop)
  const dialog = await openRefund(page, number)
  await moreOf(dialog, 'Beef').click()
  await moreOf(dialog, 'Beef').click()
  await dialog.getByLabel('Reason').selectOption('Something was wrong')
  // What the other owner does must not reach this page before its own request does.
  const theirs = async (route: Route) => {
    const other = await page.request.post(route.request().url(), {
      headers: { origin: shop.url },
      data: {
        key: 'A'.repeat(32),
        selection: { units: [{ line: 0, quantity: 1 }], delivery: false, tip: false },
        reason: 'wrong',
        note: '',
        expected: 1035,
      },
    })
    expect(other.status()).toBe(200)
    await route.continue()
  }
  await page.route(`**/api/office/orders/${id}/refunds`, theirs, { times: 1 })
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toContainText('Someone has just refunded part of this order.')
  await expect(dialog.getByRole('group', { name: 'Refund Beef' })).toContainText('1 of 1')
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Refunds').getByRole('listitem')).toHaveCount(2)
})

test('R67 two burritos of one item are told apart, and the focus stays on the page when all went back', async ({
  page,
  shop,
}) => {
  const placed = await orderConfigured(page.request, shop, [
    { item: 'beef', quantity: 1 },
    { item: 'beef', quantity: 1, extras: ['Guacamole'] },
  ])
  await openOffice(page, shop, `Order/${placed.id}`)
  await takeMoney(page, shop, placed)
  const dialog = await openRefund(page, placed.number)
  const [plain, made] = [moreOf(dialog, 'Beef'), moreOf(dialog, 'Beef (ADD Guacamole)')]
  await plain.click()
  await made.click()
  await expect(dialog).toContainText(/1 Beef\$10\.50.*1 Beef \(ADD Guacamole\)\$\d+\.\d\dTax/)
  await dialog.getByRole('group', { name: 'Refund Beef', exact: true }).getByLabel('Less').click()
  await expect(dialog).not.toContainText('1 Beef$')
  await plain.click()
  await dialog.getByLabel('Reason').selectOption('Too late')
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(panel(page, 'Refunds')).toContainText('1 Beef and 1 Beef (ADD Guacamole)')
})

test('R67 the answer is lost: the window says that the refund went through, and it goes back once', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/)
  test.slow()
  const { id, number } = await openPaid(page, shop)
  const dialog = await openRefund(page, number)
  await moreOf(dialog, 'Beef').click()
  await dialog.getByLabel('Reason').selectOption('Something was wrong')
  const lost = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.abort()
  }
  await page.route(`**/api/office/orders/${id}/refunds`, lost, { times: 1 })
  await dialog.getByRole('button', { name: 'Refund $10.35' }).click()
  await expect(dialog).toContainText('The $10.35 refund went through.')
  await expect(dialog.getByRole('button', { name: /^Refund/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Refunds').getByRole('listitem')).toHaveCount(1)
  expect(shop.sql('select count(*) as refunds from refunds')).toEqual([{ refunds: 1 }])
})
