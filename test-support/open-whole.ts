// Orders whose bills have every part: a code, a delivery fee and a tip.
import { expect } from 'vitest'
import { makeBill } from '../domain/orders/bill.ts'
import { cents } from '../domain/basics/money.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { Engine } from './databases.ts'
import { openRefunds } from './open-refunds.ts'
import { taxRate } from './restaurant.ts'
import { samplePromoCode } from './sample-promo-code.ts'
import { rosasOrder } from './test-app.ts'

const tip = { percent: 15 } as const
const zone = { name: 'Near', zipcodes: ['93701'], fee: 350, minimumOrder: 0, travelMinutes: 15 }

/** With LUNCH10, a fee of $3.50 that is taxed or not, and a tip of 15 %. */
export async function openWhole(engine: Engine, isTaxed = false) {
  const opened = await openRefunds(engine)
  const { post, get, owner, order } = opened
  await post('/api/office/promo-codes', samplePromoCode(), owner)
  const fulfillmentSettings = (await get('/api/office/fulfillment')).json<object>()
  await post('/api/office/fulfillment', { ...fulfillmentSettings, zones: [zone], feeIsTaxed: isTaxed }, owner)
  const fee = { amount: cents(350), isTaxed }
  const bill = makeBill(rosasOrder.lines, startingMenu, taxRate, { fee, code: samplePromoCode(), tip })
  return {
    ...opened,
    bill,
    async whole(change: object = {}): Promise<string> {
      const reply = await order({
        ...rosasOrder,
        promoCode: 'LUNCH10',
        tip,
        expectedTotal: bill.total,
        ...change,
      })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json<{ id: string }>().id
    },
  }
}
