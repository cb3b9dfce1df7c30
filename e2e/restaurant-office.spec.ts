// The Restaurant screen of the office (R36): what the owner sets is on the site, and nothing typed is lost.
import type { Page } from '@playwright/test'
import { freshPlace } from '../test-support/databases.ts'
import { expectAccessible } from './axe.ts'
import {
  expectToFit,
  goToOrders,
  menuOf,
  openSettings,
  otherOwner,
  reloadTheirs,
  save,
  test,
} from './settings.page.ts'
import { expect, Shop } from './shop.ts'
import { openBoard } from './staff.ts'

// Axe and a server of its own for each journey take their time.
test.slow()

const open = (page: Page, shop: Shop) => openSettings(page, shop, 'Restaurant', 'Details')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const preview = (page: Page) => page.getByRole('complementary', { name: 'As customers see it' })

test(
  'R36 what the owner sets is on Welcome at once, in the menu’s reply and in the log',
  { tag: '@core' },
  async ({ page, context, browser, shop }) => {
    const visitor = await browser.newPage({ baseURL: shop.url })
    await visitor.goto('/#/Menu')
    await expect(visitor).toHaveTitle('Menu | Burritoful')

    await open(page, shop)
    await expect(preview(page)).toContainText('Customers can’t see yet where you are.')
    for (const [name, text] of [
      ['Name', 'Taco Time'],
      ['Open since', '2003'],
      ['Street', '418 E Olive Ave'],
      ['City', 'Fresno'],
      ['ZIP', '93728'],
      ['Phone', '(559) 555-0100'],
      ['Email', 'hola@example.com'],
      ['Directions', 'Park behind.'],
      ['Tax rate, %', '8.875%'],
      ['Headline', 'Bring two bibs.'],
      ['Line below', 'One oven.'],
      ['Story title', 'From <one> oven'],
      ['Last line', 'Come twice.'],
    ] as const)
      await field(page, name).fill(text)
    await field(page, 'Story').fill('We opened.\nAnd stayed.')
    await field(page, 'State').selectOption('CA')
    await field(page, 'Time zone').selectOption({ label: 'Central time' })
    await expect(field(page, 'Time zone')).toHaveAccessibleDescription(/opening hours and business days/)
    await expect(field(page, 'Tax rate, %')).toHaveAccessibleDescription(
      /Orders placed before keep their tax/,
    )
    await page.getByRole('radio', { name: 'Spanish' }).check()
    await field(page, 'Headline').fill('Trae dos.')
    await expect(preview(page)).toContainText('Trae dos.')
    await page.getByRole('radio', { name: 'English' }).check()
    for (const said of ['Bring two bibs.', '418 E Olive Ave', 'Fresno, CA 93728', 'We opened. And stayed.'])
      await expect(preview(page)).toContainText(said)
    await save(page)

    await expect(visitor).toHaveTitle('Menu | Taco Time')
    await visitor.goto('/#/')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Bring two bibs.' })).toBeVisible()
    await expect(visitor.getByText('From <one> oven')).toBeVisible()
    expect((await menuOf(context, shop)).restaurant).toEqual({
      name: 'Taco Time',
      logo: null,
      namePicture: expect.stringMatching(/^\/pictures\/name-[0-9a-f]{24}$/) as unknown,
      since: 2003,
      timeZone: 'America/Chicago',
      taxRate: 8_875,
      address: { street: '418 E Olive Ave', city: 'Fresno', state: 'CA', zipcode: '93728' },
      phone: '(559) 555-0100',
      email: 'hola@example.com',
      directions: { en: 'Park behind.' },
      words: {
        headline: { en: 'Bring two bibs.', es: 'Trae dos.' },
        lead: { en: 'One oven.' },
        storyTitle: { en: 'From <one> oven' },
        story: { en: 'We opened. And stayed.' },
        lastLine: { en: 'Come twice.' },
      },
    })
    await page.goto(`${shop.url}/#/Manage/Log`)
    await expect(page.getByText(/changed the restaurant: .*tax rate 9.5% → 8.875%/)).toBeVisible()

    // What is emptied is not set any more.
    await open(page, shop)
    for (const name of ['Street', 'City', 'ZIP', 'Phone', 'Directions']) await field(page, name).fill('')
    await field(page, 'State').selectOption('')
    await save(page)
    expect((await menuOf(context, shop)).restaurant).toMatchObject({
      address: null,
      phone: null,
      directions: null,
      email: 'hola@example.com',
    })
  },
)

test('R36 what is wrong is said at its field, nothing is saved until it is right, and every window fits', async ({
  page,
  context,
  shop,
}) => {
  await open(page, shop)
  await test.step('accessible, and fits every window, in both languages', async () => {
    await expectAccessible(page)
    await expectToFit(page)
    await field(page, 'Headline').fill(`${'Burrito'.repeat(8)} 🌯`)
    await page.getByRole('radio', { name: 'Spanish' }).check()
    await expectAccessible(page)
    await expectToFit(page)
  })
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })

  await field(page, 'Tax rate, %').fill('8.8755')
  await field(page, 'Phone').fill('call me')
  await field(page, 'Email').fill('a@b.example, c@d.example')
  await field(page, 'Street').fill('418 E Olive Ave')
  await page.getByRole('radio', { name: 'Spanish' }).check()
  await field(page, 'Headline').fill('x'.repeat(61))
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field(page, 'City')).toBeFocused()
  for (const [name, said] of [
    ['City', 'Enter the city.'],
    ['State', 'Select a state.'],
    ['Phone', 'Enter a phone number, like (559) 555-0142.'],
    ['Email', 'Enter one email address, like hello@example.com.'],
    ['Tax rate, %', 'Use a rate from 0% to 25%, like 9.5 or 8.875.'],
    ['Headline', 'Use at most 60 characters.'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(said.replace(/[().]/g, '\\$&')))
  // The wrong words are shown, though they are the Spanish ones.
  await expect(page.getByRole('radio', { name: 'Spanish' })).toBeChecked()
  await expect(page.getByText(/^Needs another look: City, State, ZIP/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await expectToFit(page)

  // Without an address, no part of it is missing.
  await field(page, 'Street').fill('')
  await field(page, 'Phone').fill('559 555 0100')
  await field(page, 'Email').fill('')
  await field(page, 'Tax rate, %').fill('0')
  await field(page, 'Headline').fill('')
  await save(page)
  const { restaurant } = await menuOf(context, shop)
  expect(restaurant).toMatchObject({ address: null, phone: '559 555 0100', taxRate: 0 })
})

test('R36 of two owners the second is told, and nothing that the first saved is lost', async ({
  page,
  browser,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  await open(page, shop)
  await field(page, 'Phone').fill('559 555 0111')
  await field(page, 'Last line').fill('Mine.')
  const other = await otherOwner(browser)
  await open(other, shop)
  await field(other, 'Phone').fill('559 555 0222')
  await field(other, 'Email').fill('other@example.com')
  await save(other)

  // What was not touched follows the other owner; what was typed stays until the owner has read the notice.
  await expect(field(page, 'Email')).toHaveValue('other@example.com')
  await expect(field(page, 'Phone')).toHaveValue('559 555 0111')
  await reloadTheirs(page)
  await expect(field(page, 'Phone')).toHaveValue('559 555 0222')
  await expect(field(page, 'Last line')).toHaveValue('Come hungry. Take napkins.')

  // Where both save in the same moment, the refusal tells.
  await page.route('**/api/office/restaurant', async (route) => {
    if (route.request().method() !== 'GET') await save(other)
    await route.continue()
  })
  await field(page, 'Last line').fill('Mine.')
  await field(other, 'Last line').fill('Theirs.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await reloadTheirs(page)
  await expect(field(page, 'Last line')).toHaveValue('Theirs.')

  // Whoever types what is saved by now has nothing left to lose, and the next change is saved.
  await field(page, 'Last line').fill('Mine again.')
  await field(other, 'Last line').fill('Theirs again.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else just saved this page.' })
  await expect(notice).toBeVisible()
  await field(page, 'Last line').fill('Theirs again.')
  await expect(notice).toHaveCount(0)
  await page.unroute('**/api/office/restaurant')
  await field(page, 'Last line').fill('Mine after theirs.')
  await save(page)
  await expect(field(other, 'Last line')).toHaveValue('Mine after theirs.')
})

test('R36 with the keyboard alone; whoever leaves is asked first', async ({ page, context, shop }) => {
  await open(page, shop)
  await field(page, 'Phone').focus()
  await page.keyboard.type('559 555 0100')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Time zone').focus()
  await page.keyboard.type('Mountain')
  await expect(field(page, 'Time zone')).toHaveValue('America/Denver')
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Spanish' })).toBeChecked()
  await expect(page.getByText('Not saved: Phone, Time zone.')).toBeVisible()

  await goToOrders(page)
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(field(page, 'Phone')).toHaveValue('559 555 0100')
  await field(page, 'Phone').press('Enter')
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  expect((await menuOf(context, shop)).restaurant).toMatchObject({
    phone: '559 555 0100',
    timeZone: 'America/Denver',
  })

  await field(page, 'Phone').fill('')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(field(page, 'Phone')).toHaveValue('559 555 0100')
  await goToOrders(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('R36 two servers on PostgreSQL: a change on one is on the shop page and the board of the other', async ({
  page,
  browser,
}) => {
  const { databaseUrl } = await freshPlace('postgres')
  const [one, two] = await Promise.all(
    [0, 1].map(async () => new Shop({ ...(await freshPlace('sqlite')), databaseUrl })),
  )
  if (!one || !two) throw new Error('two servers')
  await one.open()
  await two.open()
  try {
    const visitor = await browser.newPage({ baseURL: two.url })
    await visitor.goto('/#/Menu')
    await expect(visitor).toHaveTitle('Menu | Burritoful')
    const cook = await otherOwner(browser)
    await openBoard(cook, two)
    await open(page, one)
    await field(page, 'Name').fill('Taco Time')
    await save(page)
    await expect(visitor).toHaveTitle('Menu | Taco Time')
    await expect(cook).toHaveTitle(/Taco Time/)
    for (const tab of [page, visitor, cook]) await tab.goto('about:blank')
  } finally {
    await one.shutDown()
    await two.shutDown()
  }
})
