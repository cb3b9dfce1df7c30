import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { startingFulfillment } from '#domain/restaurant/starting-settings.ts'
import type { FulfillmentSettings } from '#domain/restaurant/fulfillment.ts'
import { zoneOf } from '../../../test-support/set-fulfillment.ts'
import { chooseFulfillment } from './chosen-fulfillment.ts'
import { changeText, emptyDraft } from './form-draft.ts'

const zones = [zoneOf('93701', 300), zoneOf('93702', 500, 6_000), zoneOf('93703', 0)]
const fulfillmentSettings: FulfillmentSettings = { ...startingFulfillment, zones }

function typed(zipcode: string, set = fulfillmentSettings, subtotal = 4_200) {
  return chooseFulfillment({ ...emptyDraft, zipcode }, 'delivery', set, cents(subtotal))
}

describe('R51 the zone is known once five digits are typed', () => {
  test.each(['', '9', '9370', '937011', 'x93701'])('not of %j', (zipcode) => {
    expect(typed(zipcode)).toMatchObject({ zipcode: undefined, fee: undefined, isFeeOpen: true })
    expect(typed(zipcode).problem).toBeUndefined()
  })
  test.each(['93701', '93701-', '93701-1', '93701-1234', ' 93701 '])('of %j', (zipcode) => {
    const fee = { amount: 300, isTaxed: false }
    expect(typed(zipcode)).toMatchObject({ zipcode: '93701', fee, isFeeOpen: false, problem: undefined })
  })
  test('outside all zones, with and without the way out', () => {
    const problem = { kind: 'outside', zipcode: '93612' }
    expect(typed('93612')).toMatchObject({ problem, instead: 'pickup', isFeeOpen: true })
    expect(typed('93612', { ...fulfillmentSettings, pickup: false })).toMatchObject({
      problem,
      instead: undefined,
    })
  })
  test('the smallest order, to the cent', () => {
    expect(typed('93702', fulfillmentSettings, 5_999).problem).toEqual({
      kind: 'too-small',
      zipcode: '93702',
      minimumOrder: 6_000,
      missing: 1,
    })
    expect(typed('93702', fulfillmentSettings, 6_000).problem).toBeUndefined()
  })
})

test('R50 on a fresh install a delivery goes anywhere and costs nothing, whatever is typed', () => {
  for (const zipcode of ['', '937', '96910']) {
    const { fee, isFeeOpen, problem } = typed(zipcode, startingFulfillment)
    expect([fee?.amount, isFeeOpen, problem]).toEqual([0, false, undefined])
  }
})

test('R51 where every zone is free, nothing about the cost is open', () => {
  const free = { ...fulfillmentSettings, zones: [zoneOf('93703', 0)] }
  expect(typed('', free).isFeeOpen).toBe(false)
})

test('R51 the ZIP code is that of the delivery', () => {
  const draft = changeText(
    { ...emptyDraft, zipcode: '93612', sameDelivery: false },
    'delivery.zipcode',
    '93701',
  )
  expect(chooseFulfillment(draft, 'delivery', fulfillmentSettings, cents(4_200))).toMatchObject({
    zipName: 'delivery.zipcode',
    zipcode: '93701',
    fee: { amount: 300 },
  })
})

test('R50 a pickup has neither fee nor zone, and a way that is turned off says so', () => {
  const draft = { ...emptyDraft, zipcode: '93612' }
  expect(chooseFulfillment(draft, 'pickup', fulfillmentSettings, cents(100))).toMatchObject({
    fee: undefined,
    isFeeOpen: false,
    problem: undefined,
  })
  expect(
    chooseFulfillment(draft, 'delivery', { ...fulfillmentSettings, delivery: false }, cents(100)),
  ).toMatchObject({
    problem: { kind: 'fulfillment-unavailable' },
    instead: 'pickup',
  })
})
