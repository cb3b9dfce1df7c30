// Fills the books for tests: orders with promo codes, tips and fees, paid by card, at the counter or not at all, and
// partial refunds.
import { randomBytes } from 'node:crypto'
import { makeBill, type Bill } from '../domain/orders/bill.ts'
import type { PromoCodeTerms } from '../domain/orders/discount.ts'
import { cents } from '../domain/basics/money.ts'
import type { OrderId, PaidWith } from '../domain/orders/order.ts'
import {
  remainingOf,
  splitRefund,
  type Refund,
  type RefundParts,
  type RefundSelection,
} from '../domain/payments/refund.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { Tip } from '../domain/orders/tip.ts'
import { markCaptured, markCollected } from '../server/db/payments/earnings.ts'
import type { Database } from '../server/db/engine/database.ts'
import { insertOrder, type NewOrder } from '../server/db/orders/orders.ts'
import { startPayment, type NewPayment, type PaymentAuthorization } from '../server/db/payments/payments.ts'
import { insertRefund, recordRefundSent } from '../server/db/payments/refunds.ts'
import { tenMinutesAfter } from './promised.ts'
import { taxRate } from './restaurant.ts'
import type { Chance } from './sales-year.ts'

/** Money that moved, for a sum that is independent of the ledger. */
export type Movement =
  | { readonly day: string; readonly gateway: PaidWith; readonly came: Bill }
  | { readonly day: string; readonly gateway: PaidWith; readonly back: RefundParts; readonly of: Bill }

const codes: readonly (PromoCodeTerms | undefined)[] = [
  undefined,
  undefined,
  { code: 'LUNCH10', gives: { kind: 'percent', percent: 10 }, minimumOrder: cents(0) },
  { code: 'WELCOME5', gives: { kind: 'amount', amount: cents(500) }, minimumOrder: cents(1500) },
  { code: 'ON-US', gives: { kind: 'percent', percent: 100 }, minimumOrder: cents(0) },
]
const tips: readonly (Tip | undefined)[] = [
  undefined,
  { percent: 15 },
  { percent: 20 },
  { amount: cents(333) },
]

/** Stores `perDay` orders on each of the days, at noon in California, with up to two refunds each on the same or the last day. */
export async function fillBooks(
  db: Database,
  chance: Chance,
  { days, perDay }: { readonly days: readonly string[]; readonly perDay: number },
): Promise<Movement[]> {
  const moved: Movement[] = []
  for (const day of days) {
    for (let count = 0; count < perDay; count += 1) {
      const order = await sell(db, chance, day)
      moved.push({ day, gateway: order.gateway, came: order.bill })
      for (let times = chance.below(3); times > 0; times -= 1) {
        const back = await refundPart(db, chance, order, chance.pick([day, days.at(-1) ?? day]))
        if (back) moved.push(back)
      }
    }
  }
  return moved
}

interface Sold {
  readonly seq: number
  readonly bill: Bill
  readonly gateway: PaidWith
  readonly refunds: Refund[]
}

async function sell(db: Database, chance: Chance, day: string): Promise<Sold> {
  const isDelivery = chance.below(2) === 0
  const bill = makeBill(
    ['beef', 'bean'].slice(0, 1 + chance.below(2)).map((item) => ({ item, quantity: 1 + chance.below(3) })),
    startingMenu,
    taxRate,
    {
      code: chance.pick(codes),
      tip: chance.pick(tips),
      fee: isDelivery ? { amount: cents(399), isTaxed: chance.below(2) === 0 } : undefined,
    },
  )
  const gateway = bill.total === 0 ? 'free' : chance.pick(['demo', 'demo', 'counter'] as const)
  const at = `${day}T20:00:00.000Z`
  const id = randomBytes(16).toString('base64url') as OrderId
  const order: NewOrder = {
    id,
    idempotencyKey: `key-${id}`,
    bodyHash: 'hash',
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    phone: null,
    language: 'en',
    fulfillmentDetails: isDelivery
      ? {
          fulfillment: 'delivery',
          address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
          travelMinutes: 20,
        }
      : { fulfillment: 'pickup' },
    timestamp: at,
    businessDay: day,
    localHour: 12,
    bill,
    weight: 1,
    time: tenMinutesAfter(at),
  }
  const payment: NewPayment = { key: order.idempotencyKey, gateway, amount: bill.total, at }
  const isByGateway = gateway !== 'counter' && gateway !== 'free'
  if (isByGateway) await db.runStatement((write) => startPayment(write, payment))
  const held: PaymentAuthorization = isByGateway
    ? { by: 'gateway', intent: `demo-${id}`, amount: bill.total }
    : { by: 'nobody', payment }
  await insertOrder(db, order, held)
  const { seq } = await db.read
    .selectFrom('orders')
    .select('seq')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (gateway === 'counter') await db.transaction((trx) => markCollected(trx, seq, { at, day }))
  else await markCaptured(db, order.idempotencyKey, { at, day })
  return { seq, bill, gateway, refunds: [] }
}

async function refundPart(
  db: Database,
  chance: Chance,
  { seq, bill, gateway, refunds }: Sold,
  day: string,
): Promise<Movement | undefined> {
  const selections: readonly RefundSelection[] = [
    { units: [{ line: 0, quantity: 1 }], delivery: false, tip: chance.below(2) === 0 },
    { units: [], delivery: true, tip: true },
    { amount: cents(1 + chance.below(700)) },
  ]
  const selection = chance.pick(selections)
  const back = splitRefund(bill, remainingOf(bill, refunds), selection)
  if (!back) return undefined
  const at = `${day}T23:00:00.000Z`
  const units = 'units' in selection ? selection.units : []
  const key = randomBytes(12).toString('hex')
  const refund = { ...back, key, at, by: 'owner', reason: 'wrong', note: '', units } as const
  await db.transaction(async (trx) => {
    const refundSeq = await insertRefund(trx, seq, refund)
    await recordRefundSent(trx, refundSeq, { at, day })
  })
  refunds.push({ id: refunds.length, at, units, ...back, reason: 'wrong', note: '', state: 'sent' })
  return { day, gateway, back, of: bill }
}
