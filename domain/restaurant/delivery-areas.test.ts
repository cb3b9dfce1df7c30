// Where the restaurant delivers and what the delivery costs, as customers read it before they type an address (R51).
import { expect, test } from 'vitest'
import { deliveryAreas, missingForDelivery, zipRanges } from './delivery-areas.ts'
import { cents } from '../basics/money.ts'

const zone = (zipcodes: string[], fee: number, minimumOrder = 0) => ({
  zipcodes,
  fee: cents(fee),
  minimumOrder: cents(minimumOrder),
  travelMinutes: 20,
})

test('R51 zones that cost the same are one area, and the cheapest comes first', () => {
  const areas = deliveryAreas([
    zone(['93704'], 500, 3_000),
    zone(['93702'], 300),
    zone(['93701'], 300),
    zone(['93703'], 300, 1_500),
  ])
  expect(areas).toEqual([
    { zipcodes: ['93701', '93702'], fee: 300, minimumOrder: 0 },
    { zipcodes: ['93703'], fee: 300, minimumOrder: 1_500 },
    { zipcodes: ['93704'], fee: 500, minimumOrder: 3_000 },
  ])
})

test.each([
  [['93701'], ['93701']],
  [
    ['93701', '93702'],
    ['93701', '93702'],
  ],
  [
    ['93701', '93702', '93703', '93710'],
    ['93701–93703', '93710'],
  ],
  [['00501', '00502', '00503'], ['00501–00503']],
])('R51 three neighbors or more are a range: %j', (zipcodes, ranges) => {
  expect(zipRanges(zipcodes).map(({ from, to }) => (from === to ? from : `${from}–${to}`))).toEqual(ranges)
})

test.each([
  ['no zone', [], 100, 0],
  ['one zone has no smallest order', [zone(['93701'], 0, 1_500), zone(['93702'], 500)], 100, 0],
  ['the least of them', [zone(['93701'], 0, 1_500), zone(['93702'], 0, 3_000)], 1_050, 450],
  ['it is reached', [zone(['93701'], 0, 1_500)], 1_500, 0],
] as const)('R51 what an order lacks for any delivery: %s', (_case, zones, subtotal, missing) => {
  expect(missingForDelivery(zones, cents(subtotal))).toBe(missing)
})
