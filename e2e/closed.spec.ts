// Closed: cart and checkout say it, with the next opening and what can be ordered for, and nothing that was typed is lost
// (R37, R43, R45).
import type { BrowserContext, Page } from '@playwright/test'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { setHours, thanksgivingNoon, tuesdayAt, usualHours, usualWeek } from './owner-settings.page.ts'
import { expect, type Shop, test } from './shop.ts'
import { dayOf, laterOf, promiseOf, setWaitTimes, soonestOf, storedTimes, timeOf } from './times.page.ts'

const strip = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'closed right now' })
const submitOf = (page: Page) => page.getByRole('button', { name: 'SUBMIT' })

test.describe('at ten in the evening', () => {
  test.use({ startsAt: tuesdayAt.tenInTheEvening })

  test('R43 the cart says when it opens and what can be ordered for, and an order for tomorrow goes through', async ({
    page,
    shop,
  }) => {
    test.slow()
    setHours(shop, usualHours)
    await page.goto('/#/Cart')
    // With twenty minutes on the road, the first quarter of an hour at which a delivery arrives.
    await expect(strip(page)).toHaveText(
      /^We’re closed right now\.We open tomorrow at 11.AM\. You can order now for 11:30.AM or later\.$/,
    )
    await add(page, 'Beef')
    await expect(page.getByText('You choose the time in the next step.')).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
    const dialog = await openCheckout(page)
    await expect(dialog.getByText(/^We’re closed right now\. We open tomorrow at 11.AM\./)).toBeVisible()
    await expect(soonestOf(dialog)).toHaveCount(0)
    await expect(laterOf(dialog)).toBeChecked()
    await expect(dayOf(dialog, 'Wed, Nov 25')).toHaveAttribute('aria-pressed', 'true')
    await expect(timeOf(dialog)).toHaveValue('2026-11-25T19:30:00.000Z')
    await expect(promiseOf(dialog)).toContainText(/Arrives Wednesday, Nov 25, 11:30.AM/)
    await expectAccessible(page)
    await timeOf(dialog).selectOption('2026-11-25T20:00:00.000Z')
    await fillForm(dialog)
    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText(/^Arrives Wednesday, Nov 25, 12:00.PM$/)).toBeVisible()
    expect(storedTimes(shop)).toEqual({ ready_by: '2026-11-25T19:40:00.000Z', scheduled: 1 })
  })

  test('R43 a form that is opened again goes by what the restaurant says then', async ({ page, shop }) => {
    setHours(shop, usualHours)
    await page.goto('/#/Cart')
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    await expect(promiseOf(dialog)).toContainText(/Arrives Wednesday, Nov 25, 11:30.AM/)
    await dialog.getByRole('button', { name: 'CANCEL' }).click()
    const fromNoon = { ...usualWeek, wednesday: [{ from: '12:00', to: '21:00' }] }
    setHours(shop, { ...usualHours, week: fromNoon })
    await expect(strip(page)).toContainText(/order now for 12:30.PM or later/)
    await openCheckout(page)
    await expect(promiseOf(dialog)).toContainText(/Arrives Wednesday, Nov 25, 12:30.PM/)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test('R45 where nothing can be ordered for later, SUBMIT is off with the reason until it opens', async ({
    page,
    shop,
  }) => {
    test.slow()
    setHours(shop, usualHours)
    setWaitTimes(shop, { daysAhead: 0 })
    await page.goto('/#/Cart')
    await expect(strip(page)).toHaveText(
      /^We’re closed right now\.We open tomorrow at 11.AM\. Your cart is safe\.$/,
    )
    await add(page, 'Beef')
    await expect(page.getByText(/You can fill out the form now\. We open tomorrow at 11.AM\./)).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    await expect(submitOf(page)).toBeDisabled()
    await expect(submitOf(page)).toHaveAccessibleDescription(
      /We’re closed right now\. We open tomorrow at 11.AM\./,
    )
    await expectAccessible(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await dialog.getByLabel('First name').press('Enter')

    // The owner keeps the kitchen open for tonight.
    setHours(shop, { week: null, specialDays: [] })
    await expect(submitOf(page)).toBeEnabled()
    await submit(dialog)
    await expectComplete(page)
    // Enter has sent nothing before.
    expect(sent).toEqual(['/api/orders'])
  })

  test(
    'R45 an order that comes too late is refused, and the page learns why',
    { tag: '@core' },
    async ({ page, shop, expectedComplaints }) => {
      test.slow()
      expectedComplaints.push(/409|ERR_FAILED/)
      setHours(shop, usualHours)
      setWaitTimes(shop, { daysAhead: 0 })
      await believeOpen(page)
      await page.goto('/#/Cart')
      await add(page, 'Beef')
      const dialog = await openCheckout(page)
      await fillForm(dialog)
      await page.unroute('**/api/menu')
      await page.unroute('**/api/times?*')
      await submit(dialog)
      await expect(dialog.getByRole('alert')).toContainText(
        'We’re closed right now. Nothing was charged. Your cart and this form stay as they are.',
      )
      await expect(submitOf(page)).toHaveAccessibleDescription(/We open tomorrow at 11.AM\./)
      await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
      await expectAccessible(page)
      expect(shop.countOrders()).toBe(0)
    },
  )

  test('R43 an order that comes too late is offered a time for later, and is never moved there by itself', async ({
    page,
    shop,
    expectedComplaints,
  }) => {
    test.slow()
    expectedComplaints.push(/409|ERR_FAILED/)
    setHours(shop, usualHours)
    await believeOpen(page)
    await page.goto('/#/Cart')
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    await expect(soonestOf(dialog)).toBeChecked()
    await page.unroute('**/api/menu')
    await page.unroute('**/api/times?*')
    await submit(dialog)
    const news = dialog.getByRole('alert')
    await expect(news).toContainText(
      'We’re closed right now. Nothing was charged yet. Pick a time for later.',
    )
    await expect(news).toBeFocused()
    await expect(submitOf(page)).toBeDisabled()
    await expect(timeOf(dialog)).toHaveValue('')
    await expectAccessible(page)
    await news.getByRole('button').first().click()
    await expect(promiseOf(dialog)).toContainText(/Arrives Wednesday, Nov 25, 11:30.AM/)
    await submit(dialog)
    await expectComplete(page)
    expect(storedTimes(shop)).toMatchObject({ scheduled: 1 })
  })
})

/** What an older page believes, whose stream is cut. */
async function believeOpen(page: Page): Promise<void> {
  await page.route('**/api/live', (route) => route.abort())
  await page.route('**/api/menu', async (route) => {
    const reply = (await (await route.fetch()).json()) as MenuReply
    await route.fulfill({ json: { ...reply, opening: { open: true, until: null } } satisfies MenuReply })
  })
  await page.route('**/api/times?*', async (route) => {
    const reply = (await (await route.fetch()).json()) as TimesReply
    await route.fulfill({ json: { ...reply, soonest: reply.now } satisfies TimesReply })
  })
}

test.describe('on Thanksgiving', () => {
  test.use({ startsAt: thanksgivingNoon })

  test('R45 the cart and the checkout show the owner’s words', async ({ page, shop }) => {
    setHours(shop, usualHours)
    await page.goto('/#/Cart')
    await expect(strip(page)).toContainText(
      /Closed for Thanksgiving\. We open tomorrow at 11.AM\. You can order/,
    )
    await add(page, 'Pork')
    const dialog = await openCheckout(page)
    await expect(dialog.getByText(/Closed for Thanksgiving\./)).toBeVisible()
    setWaitTimes(shop, { daysAhead: 0 })
    await expect(submitOf(page)).toHaveAccessibleDescription(/Closed for Thanksgiving\./)
  })
})

test.describe('shortly before closing', () => {
  test.use({ startsAt: tuesdayAt.halfPastEight })

  test('R45 pages turn at closing by themselves, with and without a live stream, and keep what was typed', async ({
    page,
    browser,
    shop,
  }) => {
    test.slow()
    setHours(shop, closingAt('23:00'))
    const context = await browser.newContext({ baseURL: shop.url, timezoneId: 'America/Los_Angeles' })
    const deaf = await context.newPage()
    await deaf.clock.install()
    await deaf.route('**/api/live', (route) => route.abort())
    await Promise.all([page.goto('/#/Cart'), deaf.goto('/')])
    await expect(deaf.getByRole('banner')).toContainText(/Open until 11.PM/)
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    await dialog.getByLabel('First name').fill('Rosa')
    await expect(submitOf(page)).toBeEnabled()

    await shop.moveClock(Date.parse(tuesdayAt.shortlyBeforeNine) - shop.now())
    const closesAt = await closeAtNine(context, shop)
    await deaf.reload()
    await expect(deaf.getByRole('banner')).toContainText(/Open until 9.PM/)
    // Nothing would be ready before closing, and nothing is moved to tomorrow by itself: the customer is asked.
    await expect(dialog.getByRole('alert')).toContainText('Nothing was charged yet. Pick another time.')
    await expect(submitOf(page)).toHaveAccessibleDescription('Pick another time.')

    const left = closesAt - shop.now()
    await Promise.all([shop.moveClock(left), deaf.clock.fastForward(left)])
    await expect(dialog.getByRole('alert')).toContainText('We’re closed right now.')
    await expect(dialog.getByText(/We open tomorrow at 11.AM\. You can order now for 11:30.AM/)).toBeVisible()
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    // A page without a stream asks within a second of closing.
    await deaf.clock.fastForward(1_000)
    await expect(deaf.getByRole('banner')).toContainText(/Closed\. Opens tomorrow at 11.AM/)
    await context.close()
  })
})

const closingAt = (to: string): Hours => ({
  ...usualHours,
  week: { ...usualWeek, tuesday: [{ from: '11:00', to }] },
})

/** Answers when that is, once the server knows. */
async function closeAtNine(context: BrowserContext, shop: Shop): Promise<number> {
  const ask = async () => (await (await context.request.get(`${shop.url}/api/menu`)).json()) as MenuReply
  setHours(shop, closingAt('21:00'))
  await expect
    .poll(async () => (await ask()).opening)
    .toEqual({ open: true, until: new Date(tuesdayAt.nine).toISOString() })
  return Date.parse(tuesdayAt.nine)
}
