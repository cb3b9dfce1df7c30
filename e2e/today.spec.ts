// The office's frame (R40): Today with the list of the first week, the six places, the state of the shop.
import type { APIRequestContext, Page } from '@playwright/test'
import { settingPaths, type Saved } from '#domain/restaurant/restaurant-api.ts'
import { weekdays } from '#domain/basics/days.ts'
import { version } from '../server/version.ts'
import { expectAccessible } from './axe.ts'
import { expect, type Shop, test } from './shop.ts'
import { columnOf, hire, logIn, order } from './staff.ts'

const address = { street: '418 E Olive Ave', city: 'Fresno', state: 'CA', zipcode: '93728' }
const places = (page: Page) => page.getByRole('navigation', { name: 'Staff', exact: true })
const firstWeek = (page: Page) => page.getByRole('region', { name: 'First week' })
const step = (page: Page, name: string) => firstWeek(page).getByRole('listitem').filter({ hasText: name })

async function openToday(page: Page, shop: Shop, username?: string): Promise<void> {
  await logIn(page.context(), shop, username)
  await page.goto(`${shop.url}/#/Staff`)
}

/** Changes what the restaurant says about itself, which every open screen hears of. */
async function setRestaurant(request: APIRequestContext, shop: Shop, change: object): Promise<void> {
  const url = `${shop.url}${settingPaths.restaurant}`
  const known = (await (await request.get(url)).json()) as Saved<'restaurant'>
  const data = { ...known, ...change }
  expect((await request.post(url, { headers: { origin: shop.url }, data })).status()).toBe(200)
}

function set(shop: Shop, name: string, value: object): void {
  shop.sql('update settings set value = ?, version = version + 1 where name = ?', JSON.stringify(value), name)
}

const weekOf = (periods: readonly object[]) => ({
  week: Object.fromEntries(weekdays.map((day) => [day, periods])),
  specialDays: [],
})

test(
  'R40 the list of the first week ticks itself, step by step, from what is true',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await openToday(page, shop)
    const list = firstWeek(page)
    await expect(list).toContainText('0 of 10 done.')
    await expect(step(page, 'Hours')).toContainText('The shop is open at all hours')
    await expect(step(page, 'Pickup and delivery')).toContainText('Both, delivery everywhere')
    for (const [name, href] of [
      ['Make them yours', '#/Manage/Restaurant'],
      ['Set them', '#/Manage/Restaurant'],
      ['Set the rate', '#/Manage/Restaurant'],
      ['Set hours', '#/Manage/Hours'],
      ['Check it', '#/Manage/Ways'],
      ['Make it yours', '#/Manage/Menu'],
      ['Set up payments', '#/Manage/SetUp'],
      ['Set up mail', '#/Manage/SetUp'],
      ['Add someone', '#/Manage/Staff'],
      ['Order one', '#/Menu'],
    ] as const)
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', href)
    await expectAccessible(page)

    // What stands in the list stands nowhere else; the step itself says that no money moves.
    await expect(page.getByText('No money moves yet')).toHaveCount(1)
    await expect(step(page, 'Payments')).toContainText('No money moves yet: customers can order')
    await expect(page.getByText(/no receipt/)).toHaveCount(1)

    await setRestaurant(page.request, shop, { address })
    await expect(list).toContainText('1 of 10 done.')
    await expect(step(page, 'Address and time zone')).toContainText(
      'Done: Address and time zone418 E Olive Ave, Fresno. Pacific time',
    )
    await expect(page.getByRole('main')).toContainText(/\d\s[AP]M Pacific time\./)

    // As the screens of hours and ways save them.
    set(shop, 'hours', weekOf([{ from: '00:00', to: '00:00' }]))
    const fulfillmentSettings = shop.sql<{ value: string }>(
      "select value from settings where name = 'fulfillmentSettings'",
    )
    set(shop, 'fulfillmentSettings', {
      ...JSON.parse(fulfillmentSettings[0]?.value ?? ''),
      delivery: true,
      pickup: false,
    })
    await setRestaurant(page.request, shop, { email: 'hello@example.com' })
    await expect(list).toContainText('3 of 10 done.')
    await expect(step(page, 'Hours')).toContainText('Open every day')
    await expect(step(page, 'Pickup and delivery')).toContainText('Delivery only, delivery everywhere')

    await list.getByRole('link', { name: 'Add someone' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ben')
    await page.getByLabel('Username').fill('ben')
    await page.getByLabel('First password', { exact: true }).fill('a few words in a row')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Ben can log in now.')).toBeVisible()
    await places(page).getByRole('link', { name: 'Today' }).click()
    await expect(list).toContainText('4 of 10 done.')
    await expect(step(page, 'A second person')).toContainText('Ben can log in')

    await order(page.request, shop)
    await expect(list).toContainText('5 of 10 done.')
    await expect(step(page, 'A test order')).toContainText(/Order 1, (today|yesterday) at \d+:\d\d\s[AP]M/)
    await expect(page.getByRole('region', { name: 'On the board' })).toContainText('1 New')

    await setRestaurant(page.request, shop, { taxRate: 8_875 })
    await expect(list).toContainText('6 of 10 done.')
    await expect(step(page, 'Tax')).toContainText('Done: Tax8.875% on every order')
    await expectAccessible(page)
  },
)

test('R40 the list is put away, stays away, and comes back; the bar tells live how the shop is', async ({
  page,
  shop,
}) => {
  test.slow()
  await openToday(page, shop)
  await firstWeek(page).getByRole('button', { name: 'Put this list away' }).click()
  await expect(firstWeek(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('The list is put away.')
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('No money moves yet.')
  await page.reload()
  await expect(page.getByRole('region', { name: 'On the board' })).toBeVisible()
  await expect(firstWeek(page)).toHaveCount(0)
  await expectAccessible(page)

  const headers = { origin: shop.url }
  const data = { dismissed: false, version: 2 }
  const back = await page.request.post(`${shop.url}${settingPaths.checklist}`, { headers, data })
  expect(back.status()).toBe(200)
  await expect(firstWeek(page)).toBeVisible()
  await page.goto(`${shop.url}/#/Manage/Log`)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    'Owner changed the first-week list: put away yes → no',
    'Owner changed the first-week list: put away no → yes',
  ])

  await test.step('the bar tells live whether the shop is open, busy, paused or closed', async () => {
    await places(page).getByRole('link', { name: 'Orders' }).click()
    const state = (words: string) => page.getByRole('banner').getByRole('link', { name: words, exact: true })
    await expect(state('Open 24 hours')).toHaveAttribute('href', '#/Manage/Hours')
    await page.request.post(`${shop.url}/api/pause`, { headers, data: { minutes: null } })
    await expect(state('Paused')).toHaveAttribute('href', '#/Kitchen')
    await page.request.post(`${shop.url}/api/resume`, { headers, data: {} })
    await expect(state('Open 24 hours')).toBeVisible()
    const soon = new Date(Date.now() + 30 * 60_000).toISOString()
    shop.sql('update shop_state set busy_minutes = 20, busy_until = ?', soon)
    await setRestaurant(page.request, shop, { phone: '(559) 555-0195' })
    await expect(state('Busy +20')).toHaveAttribute('href', '#/Kitchen')
    set(shop, 'hours', weekOf([]))
    await setRestaurant(page.request, shop, { email: 'hello@example.com' })
    await expect(state('Closed')).toBeVisible()
  })
})

test('six places; Money and Restaurant have a second row, which shows where one is', async ({
  page,
  shop,
}) => {
  await openToday(page, shop)
  await expect(places(page).getByRole('link')).toHaveText([
    'Today',
    'Kitchen',
    'Orders',
    'Menu',
    'Money',
    'Restaurant',
  ])
  await expect(page.getByRole('contentinfo')).toHaveText(`Burritoful ${version}`)
  await expect(places(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await places(page).getByRole('link', { name: 'Money' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  const books = page.getByRole('navigation', { name: 'Money' })
  await expect(books.getByRole('link')).toHaveText(['Sales', 'Codes', 'Books', 'Promises kept'])

  await places(page).getByRole('link', { name: 'Restaurant' }).click()
  const row = page.getByRole('navigation', { name: 'Restaurant' })
  await expect(row.getByRole('link')).toHaveText([
    'Details',
    'Hours',
    'Wait times',
    'Pickup and delivery',
    'Payments and mail',
    'Backups',
    'Staff',
    'Change log',
  ])
  await expect(row.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page')
  await row.getByRole('link', { name: 'Payments and mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments and mail')
  await expect(row.getByRole('link', { name: 'Payments and mail' })).toHaveAttribute('aria-current', 'page')
  await expect(places(page).getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current')
  await row.getByRole('link', { name: 'Change log' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log')
  await expect(row.getByRole('link', { name: 'Change log' })).toHaveAttribute('aria-current', 'page')
  await expect(places(page).getByRole('link', { name: 'Restaurant' })).toHaveAttribute('aria-current', 'page')
})

test('a cook has the board, and the own password', async ({ page, shop }) => {
  await hire(shop, 'ben')
  await openToday(page, shop, 'ben')
  await expect(page).toHaveURL(/#\/Kitchen$/)
  await expect(columnOf(page, 'New')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Office' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Payments' })).toHaveText('Demo payments')
  await page.getByRole('banner').getByRole('link', { name: 'ben' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your password')
  await expect(places(page).getByRole('link')).toHaveText(['Kitchen'])
  await page.goto(`${shop.url}/#/Manage/Orders`)
  await expect(page.getByText('This is the owner’s office.')).toBeVisible()
  await expect(places(page).getByRole('link')).toHaveText(['Kitchen'])
})

test('the frame and Today fit from 320 to 1920 pixels', async ({ page, shop }) => {
  test.slow()
  await order(page.request, shop)
  await openToday(page, shop)
  await expect(firstWeek(page)).toBeVisible()
  for (const screen of ['Staff', 'Manage/Staff', 'Manage/SetUp', 'Kitchen']) {
    await page.goto(`${shop.url}/#/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const width of [320, 390, 761, 800, 1024, 1140, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${screen} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
