// The owner changes a price: every customer with an open checkout or with a cart is told (trust rule 1).
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillCart, openCheckout, readyToSubmit, submit } from './customer.ts'
import { expect, test } from './kitchen-hand.ts'
import { openItem, ownersPage } from './menu-hand.ts'

const priceNews = (page: Page): Locator => page.getByRole('status').filter({ hasText: /went (up|down)/ })

test('trust rule 1 a price changed while a customer is in checkout: told, and ordered at the new total', async ({
  page,
  browser,
  context,
  shop,
}) => {
  test.slow()
  const dialog = await readyToSubmit(page)
  await dialog.getByLabel('City').focus()
  const otherTab = await context.newPage()
  await otherTab.goto('/#/Cart')
  await expect(otherTab.getByRole('button', { name: 'CHECKOUT' })).toBeVisible()
  const office = await ownersPage(browser, shop)

  await openItem(office, 'Chicken')
  const price = office.getByLabel('Price', { exact: true })
  await price.fill('$10,25')
  await expect(office.getByText('Not saved: Price.')).toBeVisible()
  await price.press('Enter')

  await expect(dialog.getByRole('alert')).toHaveText(
    'Chix went up to $10.25 while you were ordering. Your new total is $46.26. Nothing was charged yet. Submit again to order at the new total.',
  )
  const bill = dialog.getByRole('region', { name: 'Your order' })
  for (const amount of ['$10.00 $10.25 each', '$46.26', '$45.99']) await expect(bill).toContainText(amount)
  await expect(dialog.getByLabel('City')).toBeFocused()
  await expect(dialog.getByLabel('CVV')).toHaveValue('737')
  await expectAccessible(page)
  await expect(priceNews(otherTab)).toHaveText(
    'Chix went up to $10.25. It was $10.00 when you added it.Your total has been updated.',
  )

  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 4626 }])
  expect(shop.sql("select quantity, unit_price from order_lines where item = 'chix'")).toEqual([
    { quantity: 1, unit_price: 1025 },
  ])
  await expect(priceNews(otherTab)).toHaveCount(0)

  // The owner sees the burrito sold at that price, and the history says who changed it and when.
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

test('trust rule 1 a SUBMIT that was on its way when the price changed orders nothing', async ({
  page,
  kitchen,
  shop,
}) => {
  await page.clock.install()
  const dialog = await readyToSubmit(page)
  const button = dialog.getByRole('button', { name: 'SUBMIT' })
  // The press comes in the moment when the notice about the price appears.
  await button.evaluate((submitButton: HTMLButtonElement) => {
    const watch = new MutationObserver(() => {
      if (!submitButton.form?.querySelector('[role="alert"]')) return
      watch.disconnect()
      setTimeout(() => submitButton.click())
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await kitchen.changeMenu('chix', { price: 1025 })
  await expect(dialog.getByRole('alert')).toContainText('Your new total is $46.26.')
  // The press places no order, and moves the focus to the notice.
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(shop.countOrders()).toBe(0)
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await expectComplete(page)
})

test('R26 an open cart and a cart kept since say what changed, until the customer goes on', async ({
  page,
  context,
  kitchen,
}) => {
  await fillCart(page)
  const cost = page.getByRole('region', { name: 'Cost' })
  await kitchen.changeMenu('pork', { price: 1050 })
  await expect(priceNews(page)).toContainText('Pork went down to $10.50. It was $11.00 when you added it.')
  await expect(cost).toContainText('$45.44')
  // A burrito that is not in the cart causes no notice.
  await kitchen.changeMenu('bean', { price: 1000 })
  await kitchen.changeMenu('beef', { price: 1100 })
  await expect(priceNews(page)).toContainText('Beef went up to $11.00. It was $10.50 when you added it.')
  await expect(priceNews(page)).not.toContainText('Bean')
  await expectAccessible(page)
  await add(page, 'Pork')
  await expect(priceNews(page)).not.toContainText('Pork')
  await kitchen.changeMenu('beef', { price: 1050 })
  await expect(priceNews(page)).toHaveCount(0)

  await page.close()
  await kitchen.changeMenu('chix', { price: 1025 })
  const later = await context.newPage()
  await later.goto('/#/Cart')
  await expect(priceNews(later)).toContainText('Chix went up to $10.25. It was $10.00 when you added it.')
  const dialog = await openCheckout(later)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(priceNews(later)).toHaveCount(0)
})
