// Where the restaurant is and when it is open, as customers read it before they order (R37, R45).
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  setHours,
  setRestaurant,
  thanksgivingNoon,
  tuesdayAt,
  tulareStreet,
  usualHours,
} from './owner-settings.page.ts'
import { expect, test } from './shop.ts'

const visitUs = (page: Page): Locator => page.getByRole('region', { name: 'Visit us' })
const dayOf = (page: Page, name: string): Locator => visitUs(page).getByRole('row', { name })
const today = (page: Page): Locator => visitUs(page).locator('[aria-current="date"]')

test('R37 a fresh install makes no address up, and says nothing about hours', async ({ page, shop }) => {
  const followed = page.waitForResponse('**/api/menu')
  await page.goto('/')
  await followed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitUs(page)).toHaveCount(0)
  await expect(page.getByText(/\b(Open|Closed|Call|Hours)\b/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(0)
  expect(shop.sql("select version from settings where name = 'hours'")).toEqual([{ version: 1 }])
})

test.describe('on a Tuesday at noon', () => {
  test.use({ startsAt: tuesdayAt.noon })

  test('R37 Welcome and the footer say where and when, in every width', async ({ page, context, shop }) => {
    test.slow()
    await setRestaurant(context, shop, tulareStreet)
    setHours(shop, usualHours)
    await watchShifts(page)
    await expect(async () => {
      await page.goto('/')
      await expect(visitUs(page).getByRole('table', { name: 'Hours' })).toBeVisible({ timeout: 1_000 })
    }).toPass()

    const map = visitUs(page).getByRole('link', { name: 'Get directions' })
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=1995/)
    await expect(map).toHaveAttribute('target', '_blank')
    await expect(map).toHaveAttribute('rel', 'noopener')
    await expect(visitUs(page).getByText('1995 Tulare St')).toBeVisible()
    await expect(visitUs(page)).toContainText('Fresno, CA 93721')
    await expect(visitUs(page)).toContainText('Corner of Van Ness, next to the laundromat.')
    await expect(visitUs(page).getByRole('link', { name: 'Call (559) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15595550142',
    )
    await expect(visitUs(page).getByRole('link', { name: 'hello@burritoful.example' })).toBeVisible()

    await expect(today(page)).toHaveText(/^TuesdayToday11.AM.–.9.PM$/)
    await expect(dayOf(page, 'Friday')).toHaveText(/^Friday11.AM.–.2.AM$/)
    await expect(dayOf(page, 'Sunday')).toHaveText(/^Sunday10.AM.–.3.PM, 5.–.9.PM$/)
    // Of the special days only those of the next two weeks.
    await expect(visitUs(page).getByRole('listitem')).toHaveText([
      'Thursday, November 26Closed for Thanksgiving',
    ])

    await expect(page.getByRole('banner')).toContainText(/Open until 9.PM/)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(/Open until 9.PM/)
    await expect(footer).toContainText('1995 Tulare St, Fresno, CA 93721')
    await expect(footer.getByRole('link', { name: '(559) 555-0142' })).toBeVisible()
    await expect(page.getByText('Pacific')).toHaveCount(0)

    for (const width of [1920, 1280, 761, 760, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await expect(footer).toContainText(/Open until 9.PM/)
      const place = width > 760 ? page.getByRole('banner') : page.getByRole('main')
      await expect(place.getByText(/Open until 9.PM/).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
      expect(await shiftsOf(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.01)
      if (width === 1280 || width === 390) await expectAccessible(page)
    }
  })

  test('R36 R37 an open Welcome page hears of a new phone number and new hours', async ({
    page,
    context,
    shop,
  }) => {
    // The page has its stream once the shop is told over it; until then a change would come with the first news.
    const stream = page.waitForResponse('**/api/live')
    await page.goto('/')
    await stream
    await setRestaurant(context, shop, { phone: '(559) 555-0142' })
    await expect(page.getByRole('link', { name: 'Call (559) 555-0142' })).toBeVisible()
    setHours(shop, usualHours)
    await expect(page.getByRole('banner')).toContainText(/Open until 9.PM/)
    const { week } = usualHours
    setHours(shop, { specialDays: [], week: week && { ...week, tuesday: [] } })
    await expect(page.getByRole('banner')).toContainText(/Closed\. Opens tomorrow at 11.AM/)
    await expect(today(page)).toHaveText('TuesdayTodayClosed')
    await expect(visitUs(page).getByRole('listitem')).toHaveCount(0)
  })
})

test.describe('on Thanksgiving', () => {
  test.use({ startsAt: thanksgivingNoon })

  test('R37 a special day wins over the week, with the owner’s words', async ({ page, shop }) => {
    setHours(shop, usualHours)
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText(/Closed\. Opens tomorrow at 11.AM/)
    await expect(today(page)).toHaveText('ThursdayTodayClosed')
    await expect(visitUs(page).getByRole('listitem')).toContainText('Closed for Thanksgiving')
    await page.goto('/#/Menu')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      /We’re closed right now\.\s*Closed for Thanksgiving\. We open tomorrow at 11.AM\. You can order now for 11:30.AM or later\./,
    )
    await expectAccessible(page)
  })
})

test.describe('a visitor in Tokyo, whose clock is hours off', () => {
  test.use({ startsAt: tuesdayAt.noon, timezoneId: 'Asia/Tokyo' })

  test('R37 R45 reads the restaurant’s time, with the name of its zone', async ({ page, shop }) => {
    setHours(shop, usualHours)
    // Half past three at night on the Saturday after.
    await page.clock.install({ time: '2026-11-28T18:30:00Z' })
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText(/Open until 9.PM Pacific/)
    await expect(today(page)).toHaveText(/^TuesdayToday11.AM.–.9.PM$/)
    await expect(visitUs(page)).toContainText('All times are Pacific time.')
    await expect(visitUs(page).getByRole('listitem')).toContainText('Thursday, November 26')
  })
})

/** Adds up the layout shifts of each load. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shifted: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen.shifted)
}
