// The page itself follows the office (R38): what a browser without script reads is today's, on every server.
import type { Browser, Page } from '@playwright/test'
import { freshPlace } from '../test-support/databases.ts'
import { fillCart } from './customer.ts'
import { setHours, setRestaurant, tulareStreet, tuesdayAt, usualHours } from './owner-settings.page.ts'
import { expect, Shop, test } from './shop.ts'

async function unscriptedPage(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  return context.newPage()
}

/** Loads the page anew until it says so. */
async function expectInPage(page: Page, shop: Shop, words: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(shop.url)).text(), { intervals: [50] })
    .toContain(words)
}

test.describe('on a Tuesday at noon', () => {
  test.use({ startsAt: tuesdayAt.noon })

  test(
    'R38 without script the page has today’s menu, words, address and week; React takes it over as it stands',
    { tag: '@core' },
    async ({ browser, context, page, shop }) => {
      test.slow()
      const plain = await unscriptedPage(browser, shop)
      await plain.goto('/')
      await expect(plain.getByRole('link', { name: 'Beef' })).toBeVisible()
      await expect(plain.getByText('1995 Tulare St')).toHaveCount(0)

      const words = {
        headline: { en: 'Bring two bibs.' },
        lead: { en: 'One oven, no shortcuts.' },
        storyTitle: { en: 'From <one> oven' },
        story: { en: 'We opened & never looked back.' },
        lastLine: { en: 'Come twice.' },
      }
      await setRestaurant(context, shop, { ...tulareStreet, name: 'Taco Time', since: 2003, words })
      setHours(shop, usualHours)
      shop.sql(
        "update menu_items set name = ?, picture = 'pork' where id = 'beef'",
        JSON.stringify({ en: 'Brisket' }),
      )
      await expectInPage(plain, shop, 'Brisket')
      await expectInPage(plain, shop, 'Sunday')
      await plain.goto('/')
      await expect(plain).toHaveTitle('Taco Time | Burritos since 2003')
      for (const { en } of Object.values(words))
        await expect(plain.getByText(en, { exact: true })).toBeVisible()
      const tile = plain.getByRole('link', { name: 'Brisket' })
      await expect(tile.locator('source').first()).toHaveAttribute('srcset', /pork/)
      const visit = plain.getByRole('region', { name: 'Visit us' })
      await expect(visit.getByText('1995 Tulare St')).toBeVisible()
      await expect(visit.getByRole('link', { name: 'Call (559) 555-0142' })).toBeVisible()
      await expect(visit.getByRole('row')).toHaveCount(7)
      await expect(visit.getByRole('row', { name: 'Sunday' })).toContainText(/10.AM.–.3.PM, 5.–.9.PM/)
      // Whether it is open, and which day it is, would soon be wrong.
      await expect(plain.getByText(/Open until|Closed|Today/)).toHaveCount(0)
      await plain.context().close()

      await page.addInitScript(() => {
        document.addEventListener(
          'readystatechange',
          () => {
            for (const first of document.querySelectorAll('h1, table')) first.setAttribute('data-first', '')
          },
          { once: true },
        )
      })
      // A complaint of the browser, such as one about hydration, fails the journey.
      await page.goto('/')
      await expect(page.getByRole('banner')).toContainText(/Open until 9.PM/)
      await expect(page.locator('table[data-first] [aria-current="date"]')).toContainText('Tuesday')
      await expect(page.locator('h1[data-first]')).toHaveText('Bring two bibs.')
      await expect(page).toHaveTitle('Taco Time | Burritos since 2003')
    },
  )
})

test('R36 an open screen has the new name and the new tax at once', async ({ page, context, shop }) => {
  await fillCart(page)
  await expect(page).toHaveTitle('Cart | Burritoful')
  await setRestaurant(context, shop, { name: 'Taco Time', taxRate: 10_250 })
  await expect(page).toHaveTitle('Cart | Taco Time')
  await expect(page.getByText('Tax 10.25%').first()).toBeVisible()
  // Welcome is in the page that was loaded before, and says what the cart has heard.
  await page.goto(`${shop.url}/#/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Taco Time, home' })).toBeVisible()
})

test('R38 two servers on one database: a change on one is in the page of the other', async ({
  page,
  context,
}) => {
  test.slow()
  const { databaseUrl } = await freshPlace('postgres')
  const [one, other] = [
    new Shop({ ...(await freshPlace('sqlite')), databaseUrl }),
    new Shop({ ...(await freshPlace('sqlite')), databaseUrl }),
  ]
  await one.open()
  await other.open()
  try {
    for (const street of ['1995 Tulare St', '18 Laurel St', '7 Comal Ct']) {
      await setRestaurant(context, one, { address: { ...tulareStreet.address, street } })
      await expectInPage(page, other, street)
    }
    // The page closes its stream before the server ends, or else the browser complains.
    await page.goto('about:blank')
  } finally {
    await one.shutDown()
    await other.shutDown()
  }
})
