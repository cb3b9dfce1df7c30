// When an order is ready: chosen in the checkout, named by the order, and never changed silently (R43, R44).
import type { Page } from '@playwright/test'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { expectComplete, readyToSubmit, submit } from './customer.ts'
import { setHours, setRestaurant, tulareStreet, usualHours } from './owner-settings.page.ts'
import { expectToFit } from './settings.page.ts'
import { expect, test } from './shop.ts'
import { order } from './staff.ts'
import {
  aMinuteLater,
  dayOf,
  laterOf,
  onTuesday,
  promiseOf,
  setWaitTimes,
  shortlyAfterNoon,
  slowKitchen,
  soonestOf,
  storedTimes,
  submitOf,
  timeOf,
} from './times.page.ts'
import { fulfillmentOf } from './fulfillment.page.ts'

test.use({ startsAt: shortlyAfterNoon })

/** Four burritos for somebody else. */
const four = { beef: 4 }

test(
  'R43 now or later: what is promised, the days, the free slots, and the order for later',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    setHours(shop, usualHours)
    await setRestaurant(page.context(), shop, tulareStreet)
    const dialog = await readyToSubmit(page)
    await fulfillmentOf(dialog, 'Pickup').check()
    await expect(soonestOf(dialog)).toBeChecked()
    await expect(soonestOf(dialog)).toHaveAccessibleName(/^As soon as possible, about 12:15.PM$/)
    await expect(promiseOf(dialog)).toContainText(/Ready about 12:15.PMPickup at 1995 Tulare St/)
    await expect(laterOf(dialog)).toHaveAccessibleName('Later Today to Wednesday')

    await laterOf(dialog).check()
    await expect(dayOf(dialog, 'Today')).toHaveAttribute('aria-pressed', 'true')
    // Nobody can choose what is full, what has passed, or Thanksgiving.
    await expect(dialog.getByRole('group', { name: 'Day' }).getByRole('button')).toHaveText([
      'Today',
      'Wed, Nov 25',
    ])
    await expect(timeOf(dialog).getByRole('option').first()).toHaveText(/^12:15.PM$/)
    await expect(timeOf(dialog).getByRole('option').last()).toHaveText(/^9:00.PM$/)
    await timeOf(dialog).selectOption(onTuesday('20:45'))
    await expect(promiseOf(dialog)).toContainText(/Ready today, 12:45.PM/)
    await dayOf(dialog, 'Wed, Nov 25').click()
    await expect(promiseOf(dialog)).toContainText(/Ready Wednesday, Nov 25, 12:45.PM/)
    await expectAccessible(page)
    await expectToFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    // On a phone the bill is out of sight, and the promise stands beside the buttons.
    await expect(
      dialog.getByText(/^Ready Wednesday, Nov 25, 12:45.PM$/).filter({ visible: true }),
    ).toBeInViewport()

    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText(/^Ready Wednesday, Nov 25, 12:45.PM$/)).toBeVisible()
    await expect(page.getByText(/^We’ll start Wednesday at 12:35.PM\.$/)).toBeVisible()
    expect(storedTimes(shop)).toEqual({ ready_by: '2026-11-25T20:45:00.000Z', scheduled: 1 })
  },
)

test('R44 a slot that fills up while the customer types is told before SUBMIT, with the three nearest', async ({
  page,
  shop,
}) => {
  test.slow()
  setWaitTimes(shop, slowKitchen)
  await page.clock.install()
  const dialog = await readyToSubmit(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await laterOf(dialog).check()
  await timeOf(dialog).selectOption(onTuesday('20:45'))
  await expect(promiseOf(dialog)).toContainText(/Ready today, 12:45.PM/)
  const time = { at: onTuesday('20:45'), isScheduled: true }
  await order(page.request, shop, four, ['Ana', 'Ruiz'], { fulfillment: 'pickup', time })

  await aMinuteLater(page)
  const news = dialog.getByRole('alert')
  await expect(news).toContainText(
    /12:45.PM isn’t available anymore\. Nothing was charged yet\. Pick another time\./,
  )
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Pick another time.')
  await expect(news.getByRole('button')).toHaveText([/^1:00.PM$/, /^1:15.PM$/, /^1:30.PM$/])
  await expect(promiseOf(dialog)).toContainText(/Select a time12:45.PM/)
  await expectAccessible(page)

  await news.getByRole('button', { name: /^1:15.PM$/ }).click()
  await expect(news).toHaveCount(0)
  await expect(submitOf(dialog)).toBeFocused()
  await expect(timeOf(dialog)).toHaveValue(onTuesday('21:15'))
  await submit(dialog)
  await expectComplete(page)
  expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('21:15'), scheduled: 1 })
})

test('R44 a time that is gone at SUBMIT, as soon as possible or a slot: refused with others, and nothing is charged', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409/)
  setWaitTimes(shop, slowKitchen)
  const dialog = await readyToSubmit(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  const news = dialog.getByRole('alert')

  await test.step('as soon as possible is later: told like a new price', async () => {
    await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:35.PM$/)
    await beforeSubmit(page, () =>
      order(page.request, shop, four, ['Ana', 'Ruiz'], { fulfillment: 'pickup' }),
    )
    await submit(dialog)
    await expect(news).toHaveText(
      /^12:35.PM isn’t available anymore\. The earliest is now 12:55.PM\. Nothing was charged yet\. Submit again to order for 12:55.PM\.$/,
    )
    await expect(news).toBeFocused()
    await expect(promiseOf(dialog)).toContainText(/Ready about 12:55.PM12:35.PM Pickup/)
    await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:55.PM$/)
    expect(shop.countOrders()).toBe(1)
    expectNoHold(shop)
    await expectAccessibleAtBothWidths(page)
    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText(/^Ready about 12:55.PM$/)).toBeVisible()
    expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('20:55'), scheduled: 0 })
  })

  await test.step('a slot is taken: others are offered', async () => {
    await readyToSubmit(page)
    await fulfillmentOf(dialog, 'Pickup').check()
    await laterOf(dialog).check()
    await timeOf(dialog).selectOption(onTuesday('21:30'))
    const time = { at: onTuesday('21:30'), isScheduled: true }
    await beforeSubmit(page, () =>
      order(page.request, shop, four, ['Ana', 'Ruiz'], { fulfillment: 'pickup', time }),
    )
    await submit(dialog)
    await expect(news).toContainText(/1:30.PM isn’t available anymore\./)
    await expect(news).toBeFocused()
    expect(shop.countOrders()).toBe(3)
    expectNoHold(shop)
    await news.getByRole('button', { name: /^2:00.PM$/ }).click()
    // The refusal named the nearest slots alone; the page has asked for all of them.
    await expect(timeOf(dialog).getByRole('option').nth(5)).toBeAttached()
  })

  await submit(dialog)
  await expectComplete(page)
  expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('22:00'), scheduled: 1 })
})

test('R44 ten minutes in the form on a fresh install: the time has passed, and SUBMIT still orders', async ({
  page,
  shop,
}) => {
  // What a page believes that has not heard from the server since.
  await page.route('**/api/times?*', async (route) => {
    const reply = (await (await route.fetch()).json()) as TimesReply
    const earlier = (at: string) => new Date(Date.parse(at) - 10 * 60_000).toISOString()
    await route.fulfill({
      json: {
        ...reply,
        soonest: reply.soonest && earlier(reply.soonest),
        now: earlier(reply.now),
      } satisfies TimesReply,
    })
  })
  const dialog = await readyToSubmit(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:05.PM$/)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit(dialog)
  expect((await sent).postDataJSON()).toMatchObject({ time: { at: onTuesday('20:05'), isScheduled: false } })
  await expectComplete(page)
  // Half the shortest wait before it, 12:05 PM is too soon: as soon as possible is what it says.
  await expect(page.getByText(/^Ready about 12:15.PM$/)).toBeVisible()
  expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('20:15'), scheduled: 0 })
})

/** Somebody else is faster, after SUBMIT was pressed and before the page can hear of it. */
async function beforeSubmit(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.route(
    '**/api/orders',
    async (route) => {
      await act()
      await route.continue()
    },
    { times: 1 },
  )
}

/** No hold was left behind by an order that was refused. */
function expectNoHold(shop: { sql: (statement: string) => unknown[] }): void {
  expect(shop.sql("select state from payments where order_seq is null and state <> 'voided'")).toEqual([])
}
