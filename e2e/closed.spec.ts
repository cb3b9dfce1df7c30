// Closed means closed: cart and checkout say it, with the next opening, and nothing that was typed is lost (R37, R45).
import type { Page } from '@playwright/test'
import type { MenuReply } from '#domain/api.ts'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { setHours, test, thanksgivingNoon, tuesdayAt, usualHours } from './owner-hand.ts'
import { expect } from './shop.ts'

const strip = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'closed right now' })
const submitOf = (page: Page) => page.getByRole('button', { name: 'SUBMIT' })

test.describe('at ten in the evening', () => {
  test.use({ startsAt: tuesdayAt.tenInTheEvening })

  test('R45 the cart says when it opens, CHECKOUT opens, and SUBMIT is off with the reason', async ({
    page,
    shop,
  }) => {
    test.slow()
    setHours(shop, usualHours)
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
    await dialog.getByLabel('First name').press('Enter')
    expect(shop.countOrders()).toBe(0)

    // The owner keeps the kitchen open for tonight.
    setHours(shop, { week: null, specialDays: [] })
    await expect(submitOf(page)).toBeEnabled()
    await submit(dialog)
    await expectComplete(page)
  })

  test('R45 an order that comes too late is refused, and the page learns why', async ({
    page,
    shop,
    expectedComplaints,
  }) => {
    test.slow()
    expectedComplaints.push(/409|ERR_FAILED/)
    setHours(shop, usualHours)
    await page.route('**/api/live', (route) => route.abort())
    // What an older page believes.
    await page.route('**/api/menu', async (route) => {
      const reply = (await (await route.fetch()).json()) as MenuReply
      await route.fulfill({ json: { ...reply, opening: { open: true, until: null } } satisfies MenuReply })
    })
    await page.goto('/#/Cart')
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    await fillForm(dialog)
    await page.unroute('**/api/menu')
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText(
      'We’re closed right now. Nothing was charged. Your cart and this form stay as they are.',
    )
    await expect(submitOf(page)).toHaveAccessibleDescription(/We open tomorrow at 11.AM\./)
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    await expectAccessible(page)
    expect(shop.countOrders()).toBe(0)
  })
})

test.describe('on Thanksgiving', () => {
  test.use({ startsAt: thanksgivingNoon })

  test('R45 the cart and the checkout show the owner’s words', async ({ page, shop }) => {
    setHours(shop, usualHours)
    await page.goto('/#/Cart')
    await expect(strip(page)).toContainText(/Closed for Thanksgiving\. We open tomorrow at 11.AM\./)
    await add(page, 'Pork')
    await openCheckout(page)
    await expect(submitOf(page)).toHaveAccessibleDescription(/Closed for Thanksgiving\./)
  })
})

test.describe('in the last minute before nine', () => {
  test.use({ startsAt: tuesdayAt.justBeforeNine })

  test('R45 pages turn at nine by themselves, with and without a live stream, and keep what was typed', async ({
    page,
    browser,
    shop,
  }) => {
    test.slow()
    setHours(shop, usualHours)
    const context = await browser.newContext({ baseURL: shop.url, timezoneId: 'America/Los_Angeles' })
    const deaf = await context.newPage()
    await deaf.route('**/api/live', (route) => route.abort())
    await Promise.all([page.goto('/#/Cart'), deaf.goto('/')])
    await expect(deaf.getByRole('banner')).toContainText(/Open until 9.PM/)
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    await dialog.getByLabel('First name').fill('Rosa')
    await expect(submitOf(page)).toBeEnabled()

    await expect(submitOf(page)).toHaveAccessibleDescription(/We open tomorrow at 11.AM\./, {
      timeout: 120_000,
    })
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    await expect(deaf.getByRole('banner')).toContainText(/Closed\. Opens tomorrow at 11.AM/)
    await context.close()
  })
})
