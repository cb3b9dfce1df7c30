// What the owner says about the restaurant is on the site: in the page itself, without its script, and on every screen.
import type { Locator, Page } from '@playwright/test'
import { add, fillCart, inCart, openCheckout } from './customer.ts'
import { setRestaurant as set } from './owner-hand.ts'
import { expect, test } from './shop.ts'

const words = {
  headline: { en: 'Bring two bibs.' },
  lead: { en: 'One oven, no shortcuts.' },
  storyTitle: { en: 'From <one> oven' },
  story: { en: 'We opened & never looked back.' },
  lastLine: { en: 'Come twice.' },
}

test('the words that the owner sets are in the page, without JavaScript too, and React takes them over', async ({
  browser,
  context,
  page,
  shop,
}) => {
  const etag = async () => (await context.request.get(shop.url)).headers()['etag']
  const before = await etag()
  await set(context, shop, { name: 'Taco Time', since: 2003, words })
  await expect.poll(etag).not.toBe(before)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const unscripted = await plain.newPage()
  await unscripted.goto('/')
  await expect(unscripted).toHaveTitle('Taco Time | Burritos since 2003')
  await expect(unscripted.getByRole('heading', { level: 1, name: 'Bring two bibs.' })).toBeVisible()
  for (const said of [
    'One oven, no shortcuts.',
    'From <one> oven',
    'We opened & never looked back.',
    'Come twice.',
  ])
    await expect(unscripted.getByText(said, { exact: true })).toBeVisible()
  await expect(unscripted.getByRole('link', { name: 'Beef' })).toBeVisible()
  await plain.close()

  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => document.querySelector('h1')?.setAttribute('data-first', ''),
      { once: true },
    )
  })
  // A complaint of the browser, such as one about hydration, fails the journey.
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.locator('h1[data-first]')).toHaveText('Bring two bibs.')
  await expect(page).toHaveTitle('Taco Time | Burritos since 2003')
})

test('a burrito that gets another name has it on Welcome, without JavaScript too', async ({
  browser,
  shop,
}) => {
  shop.sql('update menu_items set name = ? where id = ?', JSON.stringify({ en: 'Brisket' }), 'beef')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Brisket' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await context.close()
})

test('an open screen has the new name and the new tax at once', async ({ page, context, shop }) => {
  await fillCart(page)
  await expect(page).toHaveTitle('Cart | Burritoful')
  await set(context, shop, { name: 'Taco Time', taxRate: 1_025 })
  await expect(page).toHaveTitle('Cart | Taco Time')
  await expect(page.getByText('Tax 10.25%').first()).toBeVisible()
  // Welcome is in the page that was loaded before, and says what the cart has heard.
  await page.goto(`${shop.url}/#/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Taco Time, home' })).toBeVisible()
})

const taxNews = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'The sales tax changed.' })

test('trust rule 1 a tax that changed is told in an open cart and in a kept one, until the customer goes on', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/#/Cart')
  await add(page, 'Pork')
  await expect(inCart(page)).toHaveText('1 burrito, total $12.05')
  await set(context, shop, { taxRate: 1_025 })
  await expect(taxNews(page)).toHaveText('The sales tax changed. Your total is now $12.13.')
  await page.close()

  const later = await context.newPage()
  await later.goto(`${shop.url}/#/Cart`)
  await expect(taxNews(later)).toHaveText('The sales tax changed. Your total is now $12.13.')
  await add(later, 'Pork')
  await expect(taxNews(later)).toHaveCount(0)
  await expect(inCart(later)).toHaveText('2 burritos, total $24.26')

  await set(context, shop, { taxRate: 950 })
  await expect(taxNews(later)).toHaveText('The sales tax changed. Your total is now $24.09.')
  const dialog = await openCheckout(later)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(taxNews(later)).toHaveCount(0)
})
