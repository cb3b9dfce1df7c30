// The times of a delivery, of a visitor in another zone, and of a page that cannot ask for them (R43, R45).
import { expectComplete, fillCart, fillForm, openCheckout, readyToSubmit, submit } from './customer.ts'
import { setHours, usualHours, usualWeek } from './owner-settings.page.ts'
import { expect, test } from './shop.ts'
import {
  laterOf,
  onTuesday,
  promiseOf,
  setWaitTimes,
  shortlyAfterNoon,
  soonestOf,
  storedTimes,
  submitOf,
  timeOf,
} from './times.page.ts'
import { fulfillmentOf, zipOf } from './fulfillment.page.ts'
import { zoneOf } from '../test-support/set-fulfillment.ts'

test.use({ startsAt: shortlyAfterNoon })

test('R43 without an answer about times the form orders all the same, as soon as possible', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  await page.route('**/api/times?*', (route) => route.abort())
  const dialog = await readyToSubmit(page)
  await expect(soonestOf(dialog)).toHaveAccessibleName('As soon as possible')
  await expect(laterOf(dialog)).toBeDisabled()
  await submit(dialog)
  await expectComplete(page)
  expect(storedTimes(shop)).toMatchObject({ scheduled: 0 })
})

test('R31 offline the form says why there are no times, and has them when the network is back', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const dialog = await readyToSubmit(page)
  await expect(promiseOf(dialog)).toContainText(/Arrives about 12:35.PM/)
  await context.setOffline(true)
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(promiseOf(dialog)).toContainText('You’re offline')
  await expect(dialog.getByText('You’re offline, so we can’t look up times.')).toBeVisible()
  await context.setOffline(false)
  await expect(promiseOf(dialog)).toContainText(/Ready about 12:15.PM/)
  await expect(dialog.getByText('You’re offline')).toHaveCount(0)
})

test('R43 a delivery reads and chooses arrivals, by the zone of its ZIP code', async ({ page, shop }) => {
  test.slow()
  const near = { ...zoneOf('93702', 0), travelMinutes: 15 }
  shop.setFulfillment({ zones: [near, zoneOf('93701', 300)] })
  await fillCart(page)
  const dialog = await openCheckout(page)
  // Until the ZIP code is typed, the nearest zone answers.
  await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:30.PM$/)
  await fillForm(dialog)
  await expect(zipOf(dialog)).toHaveValue('93701')
  await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:50.PM$/)
  await expect(promiseOf(dialog)).toContainText(/Arrives about 12:50.PMDelivery to 93701/)
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(promiseOf(dialog)).toContainText(/Ready about 12:15.PM/)
  await fulfillmentOf(dialog, 'Delivery').check()
  await laterOf(dialog).check()
  await timeOf(dialog).selectOption(onTuesday('21:15'))
  // No notice: the customer has changed the way and the time.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByText(/^Arrives today, 1:15.PM$/)).toBeVisible()
  // Thirty-five minutes on the road.
  expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('20:40'), scheduled: 1 })
})

test('R43 until the answer about the other way comes, no time is shown, and none is sent', async ({
  page,
  shop,
}) => {
  test.slow()
  const dialog = await readyToSubmit(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(promiseOf(dialog)).toContainText(/Ready about 12:15.PM/)
  const below = promiseOf(dialog).getByText('Subtotal')
  const place = await below.boundingBox()
  // A slow line.
  await page.route('**/api/times?*', () => {})
  await fulfillmentOf(dialog, 'Delivery').check()
  await expect(soonestOf(dialog)).toHaveAccessibleName('As soon as possible')
  await expect(promiseOf(dialog)).not.toContainText('about')
  expect(await below.boundingBox()).toMatchObject({ y: place?.y })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit(dialog)
  expect((await sent).postDataJSON()).not.toHaveProperty('time')
  await expectComplete(page)
  await expect(page.getByText(/^Arrives about 12:35.PM$/)).toBeVisible()
  expect(storedTimes(shop)).toEqual({ ready_by: onTuesday('20:15'), scheduled: 0 })
})

test('R42 where nothing fits any more, the form says through which day, and SUBMIT is off', async ({
  page,
  shop,
}) => {
  const short = (to: string) => [{ from: '11:00', to }]
  const week = { ...usualWeek, tuesday: short('12:15'), wednesday: short('11:15') }
  setHours(shop, { ...usualHours, week })
  setWaitTimes(shop, { speed: { minutesPerBurrito: 30, hands: 1 }, daysAhead: 1 })
  const dialog = await readyToSubmit(page)
  await fulfillmentOf(dialog, 'Pickup').check()
  const words = 'We’re fully booked through Wednesday. We’ll check again every minute.'
  await expect(submitOf(dialog)).toHaveAccessibleDescription(words)
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(dialog.getByText(words)).toHaveCount(2)
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('R45 reads and chooses the restaurant’s times, with the name of their zone', async ({
    page,
    shop,
  }) => {
    setHours(shop, usualHours)
    const dialog = await readyToSubmit(page)
    await fulfillmentOf(dialog, 'Pickup').check()
    await expect(soonestOf(dialog)).toHaveAccessibleName(/about 12:15.PM Pacific$/)
    await expect(promiseOf(dialog)).toContainText(/Ready about 12:15.PM Pacific/)
    await laterOf(dialog).check()
    await expect(timeOf(dialog)).toHaveAccessibleName('Time, Pacific')
    await expect(timeOf(dialog).getByRole('option').last()).toHaveText(/^9:00.PM$/)
    await timeOf(dialog).selectOption(onTuesday('20:45'))
    await expect(promiseOf(dialog)).toContainText(/Ready today, 12:45.PM Pacific/)
    await submit(dialog)
    await expectComplete(page)
    await expect(page.getByText(/^Ready today, 12:45.PM Pacific$/)).toBeVisible()
  })
})
