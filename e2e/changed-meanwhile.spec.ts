// What the owner changes while a customer is ordering: told before anything is charged, and never changed silently (trust rule 1).
import type { Locator, Page } from '@playwright/test'
import { zoneOf } from '../test-support/set-fulfillment.ts'
import { expectAccessible } from './axe.ts'
import { amountsIn, applyCode, insertPromoCode } from './promo-code.page.ts'
import { expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { openItem, ownersPage } from './menu.page.ts'
import { expect, test } from './shop.ts'
import { billOf } from './fulfillment.page.ts'
import { addHotBeef, changeChoice } from './make-it-yours.page.ts'

const near = zoneOf('93701', 300)
const priceNews = (page: Page): Locator => page.getByRole('status').filter({ hasText: /went (up|down)/ })
const newTotal = (total: string) =>
  `Your new total is ${total}. Nothing was charged yet. Submit again to order at the new total.`

/** Whoever opens the form again goes by what it shows then. */
async function reopen(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await openCheckout(page)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
}

test('trust rule 1 R51 R58 R63 what changes under the open form is told with the new total, and ordered at it', async ({
  page,
  browser,
  context,
  shop,
}) => {
  test.slow()
  shop.setFulfillment({ zones: [near] })
  await page.clock.install()
  await fillCart(page)
  await addHotBeef(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await expect(billOf(dialog)).toContainText('Total$62.13')
  await dialog.getByLabel('City').focus()
  const notice = dialog.getByRole('alert')
  const otherTab = await context.newPage()
  await otherTab.goto('/#/Cart')
  await expect(otherTab.getByRole('button', { name: 'CHECKOUT' })).toBeVisible()
  const office = await ownersPage(browser, shop)
  const price = office.getByLabel('Price', { exact: true })

  await test.step('a price', async () => {
    await openItem(office, 'Chicken')
    await price.fill('$10,25')
    await expect(office.getByText('Not saved: Price.')).toBeVisible()
    await price.press('Enter')
    await expect(notice).toHaveText(`Chix went up to $10.25 while you were ordering. ${newTotal('$62.40')}`)
    for (const amount of ['$10.00 $10.25 each', '$62.40', 'Was$62.13'])
      await expect(billOf(dialog)).toContainText(amount)
    await expect(dialog.getByLabel('City')).toBeFocused()
    await expect(dialog.getByLabel('City')).toHaveValue('Fresno')
    await expect(dialog.getByLabel('CVV')).toHaveValue('737')
    await expectAccessible(page)
    await expect(priceNews(otherTab)).toHaveText(
      'Chix went up to $10.25. It was $10.00 when you added it.Your total has been updated.',
    )
  })

  await test.step('the delivery fee, with a press in the moment in which its notice appears', async () => {
    await reopen(page, dialog)
    const button = dialog.getByRole('button', { name: 'SUBMIT' })
    await button.evaluate((submitButton: HTMLButtonElement) => {
      const watch = new MutationObserver(() => {
        if (!submitButton.form?.querySelector('[role="alert"]')) return
        watch.disconnect()
        setTimeout(() => submitButton.click())
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    shop.setFulfillment({ zones: [zoneOf('93701', 450)] })
    await expect(notice).toHaveText(
      `Delivery went up to $4.50 while you were ordering. ${newTotal('$63.90')}`,
    )
    // The press was meant for the total before: it places no order, and moves the focus to the notice.
    await expect(notice).toBeFocused()
    expect(shop.countOrders()).toBe(0)
  })

  await test.step('a choice of one’s own burrito', async () => {
    await reopen(page, dialog)
    changeChoice(shop, 'extras-guacamole', { price: 250 as never })
    await expect(notice).toHaveText(
      `Guacamole went up to $2.50 while you were ordering. ${newTotal('$65.00')}`,
    )
  })

  await test.step('tips that are no longer asked for', async () => {
    await reopen(page, dialog)
    await dialog.getByRole('button', { name: '10%' }).click()
    await expect.poll(() => amountsIn(billOf(dialog))).toContain('Total $70.53')
    shop.setPaymentMethods({ tips: false })
    await expect(notice).toHaveText(`We’ve stopped taking tips, so we took yours off. ${newTotal('$65.00')}`)
    await expect(dialog.getByRole('button', { name: '10%' })).toBeHidden()
    await expect.poll(() => amountsIn(billOf(dialog))).toContain('Was $70.53')
    await expectAccessible(page)
  })

  // The customer has had time to read; a press in the same moment would have been meant for the old total.
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total, tip from orders')).toEqual([{ total: 6500, tip: 0 }])
  expect(shop.sql("select quantity, unit_price from order_lines where item = 'chix'")).toEqual([
    { quantity: 1, unit_price: 1025 },
  ])
  await expect(priceNews(otherTab)).toHaveCount(0)

  await test.step('the owner sees the burrito sold at that price, and who changed it', async () => {
    await expect(office.getByText('Everything’s saved.')).toBeVisible()
    await expect(price).toHaveValue('10.25')
    await expect(office.getByRole('region', { name: 'Price history' })).toHaveText(
      /\$10\.00 to \$10\.25Owner\w+ \d+, \d{4} at \d{1,2}:\d\d\s[AP]M/,
    )
    await price.fill('9.75')
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByRole('region', { name: 'Price history' }).getByRole('listitem')).toHaveCount(2)
    // It counts from the day on which its money is taken.
    for (const table of ['orders', 'order_lines'])
      shop.sql(`update ${table} set earned_day = (select business_day from orders)`)
    await office.reload()
    await expect(office.getByText('In Burritos. 1 sold today.')).toBeVisible()
    await office.context().close()
  })
})

test('trust rule 1 R21 R31 R51 R64 what changes after SUBMIT is learned from the refusal, and nothing is charged', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409|Failed to load resource/)
  insertPromoCode(shop, { maxUses: 2 })
  shop.setFulfillment({ zones: [near] })
  await page.clock.install()
  // Only the refusals tell the page. A stream that is open already would tell it, too.
  await page.route('**/api/live*', (route) => route.abort())
  const dialog = await readyWithCode('Total $44.39')
  await page.route('**/api/menu', (route) => route.abort())
  const notice = dialog.getByRole('alert')

  await refuseAfter('a price', () => shop.sql("update menu_items set price = 1200 where id = 'chix'"))
  await expect(notice).toHaveText(`Chix went up to $12.00 while you were ordering. ${newTotal('$46.36')}`)
  await expect.poll(() => amountsIn(billOf(dialog))).toContain('Was $44.39')

  await refuseAfter('a code that gives less', () =>
    shop.sql('update promo_codes set terms = replace(terms, \'"percent":10\', \'"percent":5\')'),
  )
  await expect(notice).toHaveText(`Your discount is now $2.20. ${newTotal('$48.77')}`)
  const first = { total: 4877, discount: 220 }
  await submitFor([first])

  await readyWithCode('Total $48.77')
  await refuseAfter('a delivery fee that is taxed', () =>
    shop.setFulfillment({ zones: [near], feeIsTaxed: true }),
  )
  await expect(notice).toHaveText(`The total changed while you were ordering. ${newTotal('$49.06')}`)
  await expect(billOf(dialog)).toContainText('Tax 9.5%$4.26Delivery$3.00Total$49.06')

  await refuseAfter('somebody else who takes the last use of the code', () =>
    shop.sql('update promo_codes set use_count = 2'),
  )
  await expect(notice).toHaveText(`This code is used up. We took it off. ${newTotal('$51.47')}`)
  await expect
    .poll(() => amountsIn(billOf(dialog)))
    .toEqual(['Subtotal $44.00', 'Tax 9.5% $4.47', 'Delivery $3.00', 'Total $51.47', 'Was $49.06'])

  await refuseAfter('a burrito that sells out', () =>
    shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'pork'"),
  )
  await expect(notice).toContainText('Pork sold out while you were ordering.')
  await dialog.getByRole('button', { name: 'Remove 1 pork burrito' }).click()
  await expect(billOf(dialog)).toContainText('Total$39.42')
  await submitFor([first, { total: 3942, discount: 0 }])

  async function readyWithCode(total: string): Promise<Locator> {
    await fillCart(page)
    await applyCode(page, 'NAPKIN10')
    const form = await openCheckout(page)
    await fillForm(form)
    await expect.poll(() => amountsIn(billOf(form))).toContain(total)
    return form
  }

  /** Orders at the total that is shown; these are the orders then. */
  async function submitFor(stored: object[]): Promise<void> {
    await page.clock.fastForward(1_000)
    await submit(dialog)
    await expectComplete(page)
    expect(shop.sql('select total, discount from orders order by seq')).toEqual(stored)
  }

  /** The change comes after SUBMIT was pressed, before the page can hear of it. */
  async function refuseAfter(what: string, change: () => unknown): Promise<void> {
    await test.step(what, async () => {
      await page.route(
        '**/api/orders',
        async (route) => {
          change()
          await route.continue()
        },
        { times: 1 },
      )
      // Nobody reads a new total in less time.
      await page.clock.fastForward(1_000)
      const before = shop.countOrders()
      const refused = page.waitForResponse('**/api/orders')
      await submit(dialog)
      expect((await refused).status()).toBe(409)
      await expect(notice).toBeFocused()
      expect(shop.countOrders()).toBe(before)
    })
  }
})
