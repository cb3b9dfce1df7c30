// Generates a year of random orders for tests of the sales, many of them close to where days and clocks change.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { businessDayOf, restaurantClock } from '../domain/business-day.ts'
import type { ChosenCount } from '../domain/cart.ts'
import type { Menu } from '../domain/menu.ts'
import { startingMenu } from '../domain/starting-menu.ts'
import { cents } from '../domain/money.ts'
import type { Fulfilment, OrderId } from '../domain/order.ts'
import { makeBill, type Bill } from '../domain/bill.ts'
import { waysToCustomer, type Way } from '../domain/ways.ts'
import type { Database } from '../server/db/open.ts'
import { markPayment, markPaymentFailed } from '../server/db/payments.ts'
import { timeZone } from './databases.ts'
import { taxRate } from './restaurant.ts'
import { tenMinutesAfter } from './promised.ts'
import { storeOrder } from './store-order.ts'

/** What became of the order's money. */
const fates = [
  'on-its-way',
  'captured',
  'captured',
  'captured',
  'refunded',
  'to-refund',
  'voided',
  'to-void',
  'capture-failed',
  'refund-failed',
] as const

/** The fates of orders that were not cancelled. */
const kept: readonly (typeof fates)[number][] = ['on-its-way', 'captured', 'capture-failed']

export interface YearsOrder {
  readonly id: OrderId
  readonly at: number
  readonly way: Way
  readonly bill: Bill
  readonly fate: (typeof fates)[number]
  /** When the money of a refunded order was sent back. */
  readonly returnedAt: number
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

export function makeOrders(chance: Chance, count: number): YearsOrder[] {
  return Array.from({ length: count }, () => {
    const at = momentOf(chance)
    const lines = startingMenu.items
      .filter(() => chance.below(2) === 0)
      .map(({ id }) => ({
        item: id,
        quantity: 1 + chance.below(chance.below(20) === 0 ? 400 : 4),
        ...(chance.below(2) === 0 && { choices: choose(chance) }),
      }))
    const way = chance.pick(waysToCustomer)
    const fee = { amount: cents(chance.pick([0, 350, 600])), isTaxed: chance.below(2) === 0 }
    const bill = makeBill(
      lines.length > 0 ? lines : [{ item: 'pork', quantity: 1 }],
      menuAt(at),
      taxRate,
      way === 'delivery' ? fee : undefined,
    )
    return {
      id: randomBytes(16).toString('base64url') as OrderId,
      at,
      way,
      bill,
      fate: chance.pick(fates),
      returnedAt: chance.below(2) ? momentAfter(at, chance) : at + chance.below(40 * 24 * hour),
    }
  })
}

/** One salsa, and each of the extras or not. */
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

export async function storeYear(db: Database, orders: readonly YearsOrder[]): Promise<void> {
  if (db.engine === 'sqlite') await sql`pragma synchronous = off`.execute(db.write)
  for (let start = 0; start < orders.length; start += 50) {
    await Promise.all(orders.slice(start, start + 50).map((order) => storeOne(db, order)))
  }
  const cancelled = orders.filter(({ fate }) => !kept.includes(fate)).map(({ id }) => id)
  await db.write.updateTable('orders').set({ status: 'cancelled' }).where('id', 'in', cancelled).execute()
  await db.write
    .updateTable('payments')
    .set({ return_asked_at: new Date(yearEnd).toISOString() })
    .where('key', 'in', cancelled)
    .execute()
}

const delivered: Fulfilment = {
  way: 'delivery',
  address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
}

async function storeOne(db: Database, order: YearsOrder): Promise<void> {
  const placed = new Date(order.at)
  const clock = restaurantClock(placed, timeZone)
  await storeOrder(db, {
    id: order.id,
    idempotencyKey: order.id,
    bodyHash: '',
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    phone: null,
    language: 'en',
    fulfilment: order.way === 'pickup' ? { way: 'pickup' } : delivered,
    timestamp: placed.toISOString(),
    businessDay: clock.day,
    localHour: clock.hour,
    bill: order.bill,
    weight: 1,
    time: tenMinutesAfter(placed.toISOString()),
  })
  const settled = (at: number) => {
    const moment = new Date(at)
    return { at: moment.toISOString(), day: businessDayOf(moment, timeZone) }
  }
  const { id, fate } = order
  if (fate === 'voided') await markPayment(db, id, 'authorised', 'voided', settled(order.at))
  if (fate === 'capture-failed')
    await markPaymentFailed(db, id, 'authorised', { at: placed.toISOString(), fault: 'hold-lapsed' })
  if (fate === 'captured' || fate === 'to-refund' || fate === 'refunded' || fate === 'refund-failed')
    await markPayment(db, id, 'authorised', 'captured', settled(order.at))
  if (fate === 'refund-failed')
    await markPaymentFailed(db, id, 'captured', { at: placed.toISOString(), fault: 'account-closed' })
  if (fate === 'refunded') await markPayment(db, id, 'captured', 'refunded', settled(order.returnedAt))
}
