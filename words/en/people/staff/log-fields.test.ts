import { expect, test } from 'vitest'
import { diff } from '#domain/basics/diff.ts'
import { factsOf, groupChanges, itemChanges } from '#domain/menu/menu-changes.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import {
  startingHours,
  startingPaymentMethods,
  startingWaitTimes,
  startingFulfillment,
} from '#domain/restaurant/starting-settings.ts'
import { fields } from './log-fields.ts'

const [beef] = startingMenu.items.map(factsOf)
const [salsa] = startingMenu.groups
if (!beef || !salsa) throw new Error('there is a menu')

const address = { street: '1 Main St', city: 'Fresno', state: 'CA', zipcode: '93728' }
const { namePicture: _made, ...restaurant } = startingRestaurant()
const week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
const special = { from: '2026-11-26', to: '2026-11-26', periods: [], words: null }
const otherSpecial = {
  from: '2026-11-26',
  to: '2026-11-27',
  periods: [{ from: '09:00', to: '12:00' }],
  words: { en: 'Hi' },
}
const zone = { name: 'Near', zipcodes: ['93728'], fee: 0, minimumOrder: 0, travelMinutes: 1 }
const otherZone = { name: 'Near', zipcodes: [], fee: 1, minimumOrder: 1, travelMinutes: 2 }
const otherBeef = {
  ...beef,
  name: { en: 'Other' },
  inside: [],
  groups: [],
  marks: [],
  weight: 9,
  picture: null,
}

test.each([
  ['restaurant', diff(null, { ...restaurant, address, logo: { id: 'x' } })],
  ['hours', diff(null, { ...startingHours, week })],
  ['hours', diff({ specialDays: [special] }, { specialDays: [otherSpecial] })],
  ['fulfillmentSettings', diff(null, startingFulfillment)],
  ['fulfillmentSettings', diff({ zones: [zone] }, { zones: [otherZone] })],
  ['waitTimes', diff(null, { ...startingWaitTimes, speed: { minutesPerBurrito: 2, hands: 3 } })],
  ['cardKeys', diff(null, { ending: 'a', mode: 'test', account: 'a', on: true })],
  [
    'mailServer',
    diff(null, { host: 'a', port: 1, tls: true, user: 'a', from: 'a', on: true, password: null }),
  ],
  ['paymentMethods', diff(null, startingPaymentMethods)],
  ['item', itemChanges(beef, otherBeef, startingMenu)],
  ['group', groupChanges({ ...salsa, serves: [] }, null, startingMenu)],
])('every field of %s that can be changed has a label', (kind, changes) => {
  expect(changes).not.toEqual([])
  expect(changes.filter(({ field }) => !fields[kind]?.[field])).toEqual([])
})
