// What the owner changes while burritos lie in a cart: the cart says so, until the customer goes on (trust rule 1, R26).
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, fillCart, inCart, openCheckout } from './customer.ts'
import { Kitchen } from './kitchen.page.ts'
import { setRestaurant } from './owner-settings.page.ts'
import { expect, test } from './shop.ts'
import { addHotBeef, changeChoice } from './make-it-yours.page.ts'

const priceNews = (page: Page): Locator => page.getByRole('status').filter({ hasText: /went (up|down)/ })
const taxNews = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'The sales tax changed.' })

/** The form shows the total of now, and has no news about it. */
async function openAndCloseForm(page: Page): Promise<void> {
  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
}

test('trust rule 1 R26 R58 an open cart and one kept since say what changed, until the customer goes on', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  const kitchen = await Kitchen.logIn(shop)
  await fillCart(page)

  await test.step('prices in an open cart', async () => {
    await kitchen.changeMenu('pork', { price: 1050 })
    await expect(priceNews(page)).toContainText('Pork went down to $10.50. It was $11.00 when you added it.')
    await expect(page.getByRole('region', { name: 'Cost' })).toContainText('$45.44')
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
    await addHotBeef(page)
    await page.close()
  })

  const later = await context.newPage()
  await test.step('the prices of a burrito and of a choice in a kept cart', async () => {
    await kitchen.changeMenu('chix', { price: 1025 })
    changeChoice(shop, 'extras-guacamole', { price: 200 as never })
    await later.goto('/#/Cart')
    await expect(priceNews(later)).toContainText('Chix went up to $10.25. It was $10.00 when you added it.')
    await expect(priceNews(later)).toContainText(
      'Guacamole went up to $2.00. It was $1.50 when you added it.',
    )
    await expect(inCart(later)).toHaveText('6 burritos, total $70.90')
    await openAndCloseForm(later)
    await expect(priceNews(later)).toHaveCount(0)
  })

  await test.step('the sales tax in an open cart and in a kept one', async () => {
    await setRestaurant(context, shop, { taxRate: 10_250 })
    await expect(taxNews(later)).toHaveText('The sales tax changed. Your total is now $71.39.')
    await later.reload()
    await expect(taxNews(later)).toHaveText('The sales tax changed. Your total is now $71.39.')
    await add(later, 'Pork')
    await expect(taxNews(later)).toHaveCount(0)
    await expect(inCart(later)).toHaveText('7 burritos, total $82.96')
    await setRestaurant(context, shop, { taxRate: 9_500 })
    await expect(taxNews(later)).toHaveText('The sales tax changed. Your total is now $82.40.')
    await openAndCloseForm(later)
    await expect(taxNews(later)).toHaveCount(0)
  })
  await kitchen.logOut()
})
