// The owner follows one order, cancels it while the customer looks on, prints it and sends its mail again.
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { placeOrder } from './customer.ts'
import { openOffice, orderLink, otherBrowser, panel, rowOf } from './order-book.ts'
import { expect, test } from './shop.ts'
import { cookAll } from './sales.page.ts'
import { logIn, order } from './staff.ts'

async function cancel(page: Page, number: number, reason: string, says: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` })
  await expect(dialog.getByText(says)).toBeVisible()
  await dialog.getByLabel(reason).check()
  await dialog.getByLabel('Note to Rosa').fill('Sorry about that.')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'cancel and refund from the office, seen by the customer on the open page',
  { tag: '@core' },
  async ({ page, shop }) => {
    await placeOrder(page)
    const office = await otherBrowser(page)
    await logIn(office.context(), shop)
    await cookAll(office, shop)
    await expect.poll(() => shop.sql('select state from payments')).toEqual([{ state: 'captured' }])
    await openOffice(office, shop, 'Orders')
    await expect(office.getByText(/^\w+, \w+ \d+\. 1 so far\.$/)).toHaveCount(2)
    await expect(rowOf(office, 1)).toContainText(/Rosa Delgado.*2 Beef, 1 Chix, 1 Pork.*\$45\.99.*Cooking/)
    await expectAccessible(office)
    await orderLink(office, 1).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Order 1' })).toBeFocused()
    await expect(panel(office, 'Items')).toContainText(/2Beef\$10\.50 each\$21\.00.*Total\$45\.99/)
    await expect(panel(office, 'Customer').getByRole('link')).toHaveAttribute(
      'href',
      'mailto:rosa@example.com',
    )
    await expect(panel(office, 'History').getByRole('listitem')).toContainText([
      /Received/,
      /Cooking/,
      /Demo, nothing was paid/,
    ])
    await expectAccessible(office)

    const says =
      'We’ll refund $45.99 to Rosa’s card. We’ll email Rosa the reason. The ticket leaves the kitchen'
    await cancel(office, 1, 'We ran out', new RegExp(says.replaceAll(/[$.]/g, '\\$&')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We had to cancel.')
    await expect(page.getByText('Sorry about that.')).toBeVisible()
    await expect(page.getByText(/^We refunded \$45\.99\./)).toBeVisible()

    await expect(office.getByText('Canceled', { exact: true })).toHaveCount(2)
    await expect(panel(office, 'History').getByRole('listitem')).toContainText([
      /Received.*Rosa Delgado, on the site/,
      /Cooking/,
      /Demo, nothing was paid\$45\.99/,
      /Canceled.*We ran out, Owner.*“Sorry about that\.”/,
      /Demo, nothing was refunded\$45\.99/,
    ])
    await expect(panel(office, 'Customer')).toContainText('Demo, nothing was paid or refunded')
    await expect(office.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(office.getByRole('button', { name: /Print|Cancel/ })).toHaveCount(0)
    await office.getByRole('link', { name: 'Orders' }).last().click()
    await expect(rowOf(office, 1)).toContainText('Canceled')
    await office.context().close()
  },
)

test('on a phone: an order that was handed over, money back, and a mail that was refused', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await order(page.request, shop, { beef: 1 })
  await logIn(page.context(), shop)
  await cookAll(page, shop)
  // Once the background jobs have settled the order, only this test changes it.
  const settled =
    'select payments.state, emails.due_at from payments join emails on emails.order_seq = payments.order_seq'
  await expect.poll(() => shop.sql(settled)).toEqual([{ state: 'captured', due_at: null }])
  const moves = JSON.stringify([{ to: 'handed-over', at: new Date().toISOString(), by: 'Owner' }])
  shop.sql('update orders set status = ?, moves = ?', 'handed-over', moves)
  shop.sql('update emails set state = ?, at = ?', 'refused', '2026-11-15T20:04:00.000Z')
  const customer = await otherBrowser(page)
  await customer.goto(`${shop.url}/#/Order/${id}`)
  await expect(customer.getByText('Out the door. Have napkins ready.').first()).toBeVisible()

  await openOffice(page, shop, 'Orders')
  // A click anywhere on the card opens the order.
  await rowOf(page, 1).getByText('Rosa Delgado').click({ force: true })
  await expect(panel(page, 'Customer')).toContainText('Refused by the mail server')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(panel(page, 'Customer')).not.toContainText('Refused')
  await expect(panel(page, 'History')).toContainText('Email re-sent')

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep order' }).click()
  await cancel(
    page,
    1,
    'We ran out',
    /^We’ll refund \$11\.50 to Rosa’s card\. We’ll email Rosa the reason\. You/,
  )
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('You’re getting a refund.')
  await expect(customer.getByText('Something you ordered wasn’t in the bag.')).toBeVisible()
  await expect(panel(page, 'History')).toContainText('Demo, nothing was refunded')
  await expectAccessible(page)
  await customer.context().close()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.goBack()
  await expect(rowOf(page, 1)).toContainText('Canceled')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('ticket and receipt are printed from the office, each by itself', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('[data-paper=receipt]')
        ? 'receipt'
        : 'ticket'
    }
  })
  const { id } = await order(page.request, shop, { pork: 4, bean: 2 }, ['Jules', 'Kim'])
  await openOffice(page, shop, `Order/${id}`)
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'receipt')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Jules Kim' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Receipt' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Print ticket' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'ticket')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('6 items')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History' })).toBeHidden()

  // A session that was ended elsewhere closes the order book.
  await page.emulateMedia({ media: 'screen' })
  shop.sql('delete from sessions')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})
