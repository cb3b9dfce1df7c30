// Generates a year of random orders for tests of the sales, many of them close to where days and clocks change.
import { randomBytes } from 'node:crypto'
import type { ChosenCount } from '../domain/menu/requested-item.ts'
import type { Menu } from '../domain/menu/menu.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import { cents } from '../domain/basics/money.ts'
import type { OrderId } from '../domain/orders/order.ts'
import { makeBill, type Bill } from '../domain/orders/bill.ts'
import type { Fulfillment } from '../domain/restaurant/fulfillment.ts'
import { fulfillments } from '../domain/restaurant/setting-constants.ts'
import type { PromoCodeTerms } from '../domain/orders/discount.ts'
import {
  remainingOf,
  splitRefund,
  fullRefund,
  type RefundedUnits,
  type RefundParts,
} from '../domain/payments/refund.ts'
import { tipPercents } from '../domain/orders/tip.ts'
import { taxRate } from './restaurant.ts'

/** What happened to an order's money. Captures are twice as frequent as any other fate. */
const fates = [
  'held',
  'captured',
  'captured',
  'collected',
  'to-collect',
  'part-refunded',
  'part-refunded',
  'refunded',
  'to-refund',
  'voided',
  'to-void',
  'capture-failed',
  'refund-failed',
] as const
type Fate = (typeof fates)[number]

/** The fates of orders that were canceled. */
export const canceledFates: readonly Fate[] = ['refunded', 'to-refund', 'voided', 'to-void', 'refund-failed']
const paidFates: readonly Fate[] = [
  'captured',
  'collected',
  'part-refunded',
  'refunded',
  'to-refund',
  'refund-failed',
]
export const counterFates: readonly Fate[] = ['collected', 'to-collect']

export interface YearsOrder {
  readonly id: OrderId
  readonly at: number
  /** The promised time; sales count the order in this hour. */
  readonly promisedFor: number
  /** When its money came in; undefined if it never did. */
  readonly paidAt: number | undefined
  /** When it was marked ready; undefined if it never was. The promise was ten minutes after the order. */
  readonly readyAt: number | undefined
  readonly fulfillment: Fulfillment
  readonly bill: Bill
  readonly fate: Fate
  /** The order's refunds. */
  readonly refundedMoney: readonly (RefundParts & { readonly at: number; readonly units: RefundedUnits[] })[]
}

export type Chance = ReturnType<typeof chanceFrom>

/** A seeded random generator (mulberry32): the same seed gives the same year. */
export function chanceFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value }
}

export const minute = 60_000
export const hour = 60 * minute
export const yearStart = Date.parse('2026-01-01T12:00:00Z')
export const yearEnd = Date.parse('2027-01-01T12:00:00Z')
/** The moments at which the clocks of Los Angeles go forward and back. */
export const springForward = Date.parse('2026-03-08T10:00:00Z')
export const fallBack = Date.parse('2026-11-01T09:00:00Z')

/** Any moment of the year, mostly close to 04:00, to a change of the clocks, or to New Year. */
export function momentOf(chance: Chance): number {
  const anywhere = yearStart + chance.below(yearEnd - yearStart)
  const kind = chance.below(10)
  if (kind < 3) return anywhere
  if (kind < 5) return chance.pick([springForward, fallBack]) + chance.below(12 * hour) - 6 * hour
  if (kind < 6) return chance.pick([springForward, fallBack]) + chance.below(20 * 24 * hour) - 10 * 24 * hour
  if (kind < 7) return chance.pick([yearStart + chance.below(hour), yearEnd - 1 - chance.below(hour)])
  // 04:00 in Los Angeles is 11:00 or 12:00 in UTC.
  const fourOClock = Math.floor(anywhere / (24 * hour)) * 24 * hour + chance.pick([11, 12]) * hour
  return fourOClock + chance.pick([-1, 0, 1, -minute, minute, chance.below(hour) - hour / 2])
}

/** Prices change in July, so that old orders were charged other prices than today's. */
function menuAt(at: number): Menu {
  const july = at > Date.parse('2026-07-01T12:00:00Z')
  const items = startingMenu.items.map((item) => ({ ...item, price: cents(item.price + (july ? 75 : 0)) }))
  return { ...startingMenu, items }
}

const codes: readonly PromoCodeTerms[] = [
  { code: 'LUNCH10', gives: { kind: 'percent', percent: 10 }, minimumOrder: cents(0) },
  { code: 'WELCOME5', gives: { kind: 'amount', amount: cents(500) }, minimumOrder: cents(0) },
  { code: 'BIG7', gives: { kind: 'percent', percent: 7 }, minimumOrder: cents(5000) },
]

export function makeOrders(chance: Chance, count: number): YearsOrder[] {
  return Array.from({ length: count }, () => {
    const at = momentOf(chance)
    const fulfillment = chance.pick(fulfillments)
    const bill = makeSomeBill(chance, at, fulfillment)
    const fate = chance.pick(fates)
    // Cards are captured within the hour; the counter collects up to 20 hours later, sometimes on the next day.
    const paidAt = paidFates.includes(fate) ? at + chance.below(chance.pick([1, hour, 20 * hour])) : undefined
    return {
      id: randomBytes(16).toString('base64url') as OrderId,
      at,
      promisedFor: at + chance.below(6 * hour),
      paidAt,
      readyAt:
        chance.below(2) === 0
          ? at + 10 * minute + chance.pick([-5 * minute, 0, minute - 1, minute, minute + 1, 9 * minute])
          : undefined,
      fulfillment,
      bill,
      fate,
      refundedMoney: paidAt === undefined ? [] : refundSome(chance, bill, fate, paidAt),
    }
  })
}

function makeSomeBill(chance: Chance, at: number, fulfillment: Fulfillment): Bill {
  const lines = startingMenu.items
    .filter(() => chance.below(2) === 0)
    .map(({ id }) => ({
      item: id,
      quantity: 1 + chance.below(chance.below(20) === 0 ? 400 : 4),
      ...(chance.below(2) === 0 && { choices: choose(chance) }),
    }))
  const fee = { amount: cents(chance.pick([0, 350, 600])), isTaxed: chance.below(2) === 0 }
  const tip = chance.pick([undefined, { percent: chance.pick(tipPercents) }, { amount: cents(333) }])
  return makeBill(lines.length > 0 ? lines : [{ item: 'pork', quantity: 1 }], menuAt(at), taxRate, {
    ...(fulfillment === 'delivery' && { fee }),
    code: chance.pick([undefined, ...codes]),
    tip,
  })
}

/** Refunds everything, or up to three parts: units, the delivery fee, the tip, or an amount. */
function refundSome(chance: Chance, bill: Bill, fate: Fate, paidAt: number): YearsOrder['refundedMoney'] {
  const later = () => (chance.below(2) ? momentAfter(paidAt, chance) : paidAt + chance.below(40 * 24 * hour))
  if (fate === 'refunded') return [{ ...fullRefund(remainingOf(bill, [])), at: later(), units: [] }]
  if (fate !== 'part-refunded') return []
  const sent: (YearsOrder['refundedMoney'][number] & { state: 'sent' })[] = []
  for (let part = 0; part < 1 + chance.below(3); part += 1) {
    const left = remainingOf(bill, sent)
    const units = left.units.flatMap((open, line) => {
      const quantity = chance.below(open + 1)
      return quantity > 0 ? [{ line, quantity }] : []
    })
    const byUnits = { units, delivery: chance.below(3) === 0, tip: chance.below(3) === 0 }
    const selection = chance.below(3) ? byUnits : { amount: cents(chance.below(500)) }
    const parts = splitRefund(bill, left, selection)
    if (parts) sent.push({ ...parts, at: later(), units: 'amount' in selection ? [] : units, state: 'sent' })
  }
  return sent
}

/** One salsa, and a random set of extras. */
function choose(chance: Chance): ChosenCount[] {
  const [salsa, extras] = startingMenu.groups
  const ids = [
    chance.pick(salsa?.choices ?? []).id,
    ...(extras?.choices ?? []).filter(() => chance.below(3) === 0).map(({ id }) => id),
  ]
  return ids.map((id) => ({ id, count: 1 }))
}

/** A random moment that is not before `at`. */
function momentAfter(at: number, chance: Chance): number {
  const moment = momentOf(chance)
  return moment < at ? at + minute : moment
}
