// A card's hold lapses before the capture: the owner is told on the first screen, and follows the link to the order.
import { demoCards } from '#domain/payments/test-cards.ts'
import { expectAccessible } from './axe.ts'
import { expectComplete, readyToSubmit, submit } from './customer.ts'
import { openOffice, orderLink, otherBrowser, panel, rowOf } from './order-book.ts'
import { expect, test } from './shop.ts'
import { cookAll } from './sales.page.ts'
import { logIn, order } from './staff.ts'

test('an order that could not be charged is shown to the owner, and is no revenue', async ({
  page,
  shop,
}) => {
  test.slow()
  await submit(await readyToSubmit(page, demoCards.lapse))
  await expectComplete(page)
  await order(page.request, shop, { beef: 1 })
  const office = await otherBrowser(page)
  await logIn(office.context(), shop)
  await cookAll(office, shop)
  const settled = 'select state from payments order by order_seq'
  await expect.poll(() => shop.sql(settled)).toEqual([{ state: 'capture-failed' }, { state: 'captured' }])

  await openOffice(office, shop, 'Sales')
  await expect(office.getByText('$11.50').first()).toBeVisible()
  await expect(office.getByText('$57.49')).toHaveCount(0)

  await office.goto(`${shop.url}/#/Staff`)
  await expect(office.getByRole('alert')).toContainText('The payment or refund of 1 order failed.')
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Show it' }).click()
  await expect(office.getByLabel('Status')).toHaveValue('payment-failed')
  await expect(rowOf(office, 1)).toContainText(/\$45\.99.*Cooking.*Payment failed/)
  await expect(rowOf(office, 2)).toHaveCount(0)

  await orderLink(office, 1).click()
  await expect(office.getByRole('alert')).toContainText('The card wasn’t charged. $45.99 is missing.')
  await expect(office.getByRole('alert')).toContainText('The hold on the card had lapsed.')
  await expect(panel(office, 'Customer')).toContainText('Not paid: the card couldn’t be charged')
  await expect(panel(office, 'History')).toContainText('Card not charged')
  await expectAccessible(office)

  await office.getByRole('button', { name: 'Mark as settled' }).click()
  await expect(office.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(panel(office, 'History')).toContainText('Marked as settled')
  await expect(office.getByRole('alert')).toHaveCount(0)
  await expect(office.getByRole('status').filter({ hasText: 'It’s marked as settled.' })).toBeVisible()
  await expectAccessible(office)

  await office.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = office.getByRole('dialog', { name: 'Cancel order 1' })
  await expect(dialog).toContainText('We’ll email Rosa the reason.')
  await expect(dialog).not.toContainText('$45.99')
  await dialog.getByLabel('The customer asked').check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByRole('alert')).toHaveCount(0)
  await office.goto(`${shop.url}/#/Manage/Orders/days/7-days/status/payment-failed`)
  await expect(office.getByText('No order matches.').first()).toBeVisible()
  await office.context().close()
})
