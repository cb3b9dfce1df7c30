import { expect, test } from 'vitest'
import { firstWeekSteps, type FirstWeekFacts, type FirstWeekStep } from './first-week.ts'

const fresh: FirstWeekFacts = {
  putAway: false,
  address: null,
  phone: null,
  hours: { daysOpen: null, specialDays: 0 },
  ways: { saved: false, delivery: true, pickup: true, zones: 0 },
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
  expect(firstWeekSteps(fresh)).toHaveLength(7)
  expect(doneIn({})).toEqual([])
})

test.each<[FirstWeekStep[], Partial<FirstWeekFacts>]>([
  [['address'], { address, phone: '(559) 555-0195' }],
  [[], { address }],
  [[], { phone: '(559) 555-0195' }],
  [['hours'], { hours: { daysOpen: 6, specialDays: 0 } }],
  // One closed Thanksgiving is no week.
  [[], { hours: { daysOpen: null, specialDays: 1 } }],
  [['ways'], { ways: { ...fresh.ways, saved: true } }],
  [['payments'], { cards: 'card' }],
  [['payments'], { cards: null }],
  [[], { cards: 'test' }],
  [['mail'], { mailServer: 'mail.example' }],
  [['people'], { people: { names: ['Ben'], more: 0 } }],
  [['order'], { order: { number: 1, timestamp: '2026-11-15T20:00:00.000Z' } }],
])('R40 %j is ticked by %j', (done, facts) => {
  expect(doneIn(facts)).toEqual(done)
})
