// The hours of a restaurant in tests: what the owner sets, and what the shop answers to an order at an instant.
import type { Saved, MenuReply } from '../domain/restaurant/restaurant-api.ts'
import type { Hours, Week } from '../domain/restaurant/opening-hours.ts'
import { weekdays } from '../domain/basics/days.ts'
import type { Engine } from './databases.ts'
import { openOffice } from './open-office.ts'
import { newKey, rosasOrder } from './test-app.ts'

// The restaurant of the tests is in Los Angeles. November 16, 2026 is a Monday.
export const closedWeek = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week
export const lunch = [{ from: '11:00', to: '14:00' }]
export const lunchWeek: Week = {
  ...closedWeek,
  monday: lunch,
  tuesday: lunch,
  friday: [{ from: '18:00', to: '01:00' }],
}
export const thanksgiving = {
  from: '2026-11-26',
  to: '2026-11-26',
  periods: [],
  words: { en: 'Closed for Thanksgiving', es: 'Cerrado' },
}
export const mondayNoon = new Date('2026-11-16T20:00:00.000Z')
export const mondayClosing = Date.parse('2026-11-16T22:00:00.000Z')
export const tuesdayOpening = Date.parse('2026-11-17T19:00:00.000Z')
/** The shortest wait of a fresh install. */
export const wait = 10 * 60_000

export async function openHoursOffice(engine: Engine) {
  const office = await openOffice(engine)
  const path = '/api/office/hours'
  const read = async () => (await office.get(path, office.owner)).json<Saved<'hours'>>()
  const opening = async () =>
    (await office.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().opening
  return {
    ...office,
    read,
    opening,
    /** Settings that are not named stay as they are. */
    async set(change: Partial<Hours> | object, by = office.owner) {
      return office.post(path, { ...(await read()), ...change }, by)
    },
    /** Places an order at this instant; returns the shop's reply. */
    async orderAt(at: number | string, key = newKey()) {
      office.setNow(new Date(at))
      const reply = await office.order(rosasOrder, key)
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    },
  }
}
