import { expect, test } from 'vitest'
import { milliPercent } from '../basics/money.ts'
import { firstWeekSteps, type FirstWeekFacts, type FirstWeekStep } from './first-week.ts'

const fresh: FirstWeekFacts = {
  asInstalled: ['name', 'story', 'tax', 'fulfillmentSettings', 'menu'],
  name: 'Burritoful',
  address: null,
  timeZone: 'America/Los_Angeles',
  addressTimeZone: null,
  taxRate: milliPercent(9_500),
  hours: { daysOpen: null, specialDays: 0 },
  fulfillmentSettings: { delivery: true, pickup: true, zones: 0 },
  items: 4,
  cards: 'demo',
  mailServer: null,
  people: { names: [], more: 0 },
  order: null,
}
const address = { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93701' }

function doneIn(facts: Partial<FirstWeekFacts>): FirstWeekStep[] {
  return firstWeekSteps({ ...fresh, ...facts }).flatMap(({ step, done }) => (done ? [step] : []))
}

test('R40 a fresh install has done nothing of its first week', () => {
  expect(firstWeekSteps(fresh)).toHaveLength(10)
  expect(doneIn({})).toEqual([])
})

test.each<[FirstWeekStep[], Partial<FirstWeekFacts>]>([
  [['name'], { asInstalled: ['tax', 'fulfillmentSettings', 'menu'] }],
  // The owner has changed the name, but not the story.
  [[], { asInstalled: ['story', 'tax', 'fulfillmentSettings', 'menu'] }],
  [['address'], { address }],
  // An address in Texas with California's time zone.
  [[], { address, addressTimeZone: 'America/Chicago' }],
  [['tax'], { asInstalled: ['name', 'story', 'fulfillmentSettings', 'menu'] }],
  [['hours'], { hours: { daysOpen: 6, specialDays: 0 } }],
  // One special day does not set the week.
  [[], { hours: { daysOpen: null, specialDays: 1 } }],
  [['fulfillmentSettings'], { asInstalled: ['name', 'story', 'tax', 'menu'] }],
  [['menu'], { asInstalled: ['name', 'story', 'tax', 'fulfillmentSettings'] }],
  [['payments'], { cards: 'card' }],
  [['payments'], { cards: null }],
  [[], { cards: 'test' }],
  [[], { cards: 'none' }],
  [['mail'], { mailServer: 'mail.example' }],
  [['people'], { people: { names: ['Ben'], more: 0 } }],
  [['order'], { order: { number: 1, timestamp: '2026-11-15T20:00:00.000Z' } }],
])('R40 %j is ticked by %j', (done, facts) => {
  expect(doneIn(facts)).toEqual(done)
})
