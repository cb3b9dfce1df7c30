// The owner's settings for the journeys: the restaurant, its hours, and the moments that a server's clock shows.
import type { BrowserContext } from '@playwright/test'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import type { Hours, Week } from '#domain/restaurant/opening-hours.ts'
import { expect, type Shop } from './shop.ts'
import { logIn } from './staff.ts'

const daily = [{ from: '11:00', to: '21:00' }]
const late = [{ from: '11:00', to: '02:00' }]

/** Open late on Fridays and Saturdays, and twice on Sundays. */
export const usualWeek: Week = {
  monday: daily,
  tuesday: daily,
  wednesday: daily,
  thursday: daily,
  friday: late,
  saturday: late,
  sunday: [
    { from: '10:00', to: '15:00' },
    { from: '17:00', to: '21:00' },
  ],
}

/** In the year of the journeys, Thanksgiving is November 26, a Thursday. */
export const usualHours: Hours = {
  week: usualWeek,
  specialDays: [
    { from: '2026-11-26', to: '2026-11-26', periods: [], words: { en: 'Closed for Thanksgiving' } },
    { from: '2026-12-24', to: '2026-12-25', periods: [], words: { en: 'Closed for Christmas' } },
  ],
}

export const tulareStreet = {
  address: { street: '1995 Tulare St', city: 'Fresno', state: 'CA', zipcode: '93721' },
  phone: '(559) 555-0142',
  email: 'hello@burritoful.example',
  directions: { en: 'Corner of Van Ness, next to the laundromat.' },
} as const

/** A Tuesday in Los Angeles. */
export const tuesdayAt = {
  noon: '2026-11-24T20:00:00Z',
  halfPastEight: '2026-11-25T04:30:00Z',
  shortlyBeforeNine: '2026-11-25T04:57:00Z',
  nine: '2026-11-25T05:00:00Z',
  tenInTheEvening: '2026-11-25T06:00:00Z',
}
export const thanksgivingNoon = '2026-11-26T20:00:00Z'

export async function setRestaurant(context: BrowserContext, shop: Shop, change: object): Promise<void> {
  await logIn(context, shop)
  const address = `${shop.url}/api/office/restaurant`
  const restaurant = (await (await context.request.get(address)).json()) as Saved<'restaurant'>
  const reply = await context.request.post(address, {
    data: { ...restaurant, ...change },
    headers: { origin: shop.url },
  })
  expect(reply.status()).toBe(200)
}

/** Written straight into the database, where the running server notices the change within a second. */
export function setHours(shop: Shop, hours: Hours): void {
  shop.sql("update settings set value = ?, version = version + 1 where name = 'hours'", JSON.stringify(hours))
}
