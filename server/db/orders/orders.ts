// The orders table: stores an order with all its parts in one transaction, once for each idempotency key, and reads it for
// customer and kitchen.
import { sql, type Transaction } from 'kysely'
import { deliveryOf, discountOf, taxOf, tipOf, type Bill } from '#domain/orders/bill.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type {
  FulfillmentDetails,
  OrderId,
  OwnDetails,
  PlacedOrder,
  TrackedOrder,
} from '#domain/orders/order.ts'
import type { Language } from '#domain/basics/local-text.ts'
import { mailboxOf, type RecentOrders } from '#domain/orders/order-limits.ts'
import type { OrderTime } from '#domain/kitchen/order-times.ts'
import { toSearchText } from '#domain/orders/search.ts'
import type { Database, Engine } from '../engine/database.ts'
import { isOneOf } from '../engine/is-one-of.ts'
import { attemptPassed } from '../payments/card-attempts.ts'
import { firstEmailRows } from './emails.ts'
import { inBatches, readFullOrders, readFullOrder } from './order-parts.ts'
import { chargeRows, choiceRows, lineRows, type NewRow, type OrderRows } from './order-rows.ts'
import { insertOrderRows } from './order-statement.ts'
import { HoldReleased, linkPayment, type PaymentAuthorization } from '../payments/payments.ts'
import type { Tables } from '../schema.ts'
import { promoCodeUseRow } from './promo-codes.ts'
import { ticketMoneyOf } from '../kitchen/ticket-money.ts'
import { ticketOf } from '../kitchen/tickets.ts'
import { ownDetails, placedOrder, trackedOrder } from './tracked-order.ts'

export interface NewOrder {
  readonly id: OrderId
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly language: Language
  readonly fulfillmentDetails: FulfillmentDetails
  readonly timestamp: string
  readonly businessDay: string
  readonly localHour: number
  readonly bill: Bill
  readonly weight: number
  /** The kitchen's work for one unit of each item, in burritos. */
  readonly weights?: ReadonlyMap<string, number>
  readonly time: OrderTime
  /** The mailbox has reached its limit of emails (order-limits.ts). */
  readonly emailsAreWithheld?: boolean
  /** The card attempt that the order was paid with, unless they are not limited. */
  readonly cardAttempt?: string | undefined
}

/** The body's hash tells a retry from another request with the same idempotency key. */
export interface StoredOrder {
  readonly order: PlacedOrder
  readonly bodyHash: string
}

/** The limited resources that are reserved for an order in the transaction that stores it. */
export interface Reservation {
  readonly time: OrderTime
  /** The hour of that time on the restaurant's wall clock. */
  readonly localHour?: number
  /** The items that were reserved from today's stock. */
  readonly counted: ReadonlySet<string>
  /** The promo code of the discount. */
  readonly promoCodeSeq?: number
  /** A keyed hash of the client address, if open orders are counted by it. */
  readonly client?: string | null
}

/** Rolls back the reservations for an order that is already stored. */
class KeyInUse extends Error {}

/**
 * Stores the order with its lines, charges and emails, and links the payment whose money is held: all in one transaction.
 * Returns undefined when an order with the idempotency key exists: the UNIQUE column decides every race. Fails when the hold has
 * been released, or when `reserve` finds that the time is no longer free or an item is sold out.
 */
export async function insertOrder(
  db: Database,
  order: NewOrder,
  held: PaymentAuthorization,
  reserve?: (trx: Transaction<Tables>) => Promise<Reservation>,
): Promise<StoredOrder | undefined> {
  const row = await db
    .transaction((trx) => insertFullOrder(trx, db.engine, order, held, reserve))
    .catch((error: unknown) => {
      if (error instanceof KeyInUse) return undefined
      throw error
    })
  const { id, timestamp, bodyHash, bill } = order
  return (
    row && { order: { id, number: row.number, timestamp, firstPromise: row.time.promise, ...bill }, bodyHash }
  )
}

async function insertFullOrder(
  trx: Transaction<Tables>,
  engine: Engine,
  order: NewOrder,
  held: PaymentAuthorization,
  reserve: ((trx: Transaction<Tables>) => Promise<Reservation>) | undefined,
) {
  const reserved = await reserve?.(trx)
  const time = reserved?.time ?? order.time
  const { idempotencyKey: key, bill, cardAttempt } = order
  const rows: OrderRows = {
    order: {
      ...newOrderRow({ ...order, time, localHour: reserved?.localHour ?? order.localHour }),
      no_card: held.by === 'gateway' ? 0 : 1,
      client: reserved?.client ?? null,
    },
    order_lines: lineRows({ ...order, counted: reserved?.counted }, bill),
    order_choices: choiceRows(bill),
    order_charges: chargeRows(bill),
    emails: firstEmailRows(order),
    promo_code_uses:
      reserved?.promoCodeSeq === undefined ? [] : [promoCodeUseRow(reserved.promoCodeSeq, order)],
  }
  const inserted = await insertOrderRows(trx, engine, rows, {
    payment: (orderSeq) => linkPayment(trx, { key, orderSeq, captureAt: time.promise.readyBy }, held),
    attemptPassed: cardAttempt === undefined ? undefined : attemptPassed(trx, cardAttempt),
  })
  if (!inserted) throw new KeyInUse()
  if (!inserted.isPaymentLinked) throw new HoldReleased('the hold was released before the order was stored')
  return { number: inserted.number, time }
}

function newOrderRow(order: NewOrder): Omit<NewRow<'orders'>, 'no_card' | 'client'> {
  return {
    id: order.id,
    idempotency_key: order.idempotencyKey,
    body_hash: order.bodyHash,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    phone: order.phone,
    language: order.language,
    timestamp: order.timestamp,
    status: 'placed',
    subtotal: order.bill.subtotal,
    tax: taxOf(order.bill).amount,
    delivery: deliveryOf(order.bill),
    discount: discountOf(order.bill),
    tip: tipOf(order.bill),
    total: order.bill.total,
    fulfillment: order.fulfillmentDetails.fulfillment,
    fulfillment_details: JSON.stringify(order.fulfillmentDetails),
    business_day: order.businessDay,
    local_hour: order.localHour,
    item_count: order.bill.lines.reduce((count, line) => count + line.quantity, 0),
    weight: Math.round(order.weight * 10),
    ready_by: order.time.promise.readyBy,
    first_ready_by: order.time.promise.readyBy,
    scheduled: order.time.promise.isScheduled ? 1 : 0,
    starts_at: order.time.startsAt,
    search_name: toSearchText(`${order.firstName} ${order.lastName}`),
    search_last_name: toSearchText(order.lastName),
    search_email: toSearchText(order.email),
    mailbox: mailboxOf(order.email),
  }
}

export async function findOrderByKey(db: Database, key: string): Promise<StoredOrder | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  const whole = await readFullOrder(db.read, row)
  return whole && { order: placedOrder(whole), bodyHash: whole.row.body_hash }
}

export interface OrderWithKey {
  readonly order: TrackedOrder
  /** Only for the device that has the key. */
  readonly own: OwnDetails
  readonly key: string
}

/** Undefined once the customer is purged, because nobody is left to show the order to. */
export async function findOrder(db: Database, id: OrderId): Promise<OrderWithKey | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .executeTakeFirst()
  const whole = await readFullOrder(db.read, row)
  return whole && { order: trackedOrder(whole), own: ownDetails(whole), key: whole.row.idempotency_key }
}

/** Orders that are not purged, each as the customer and as the kitchen see it. */
export async function readOrders(
  db: Database,
  ids: readonly OrderId[],
): Promise<{ order: TrackedOrder; ticket: Ticket }[]> {
  const rows = await inBatches(ids, (some) =>
    db.read
      .selectFrom('orders')
      .selectAll()
      .where(isOneOf(db.read, 'id', some))
      .where('purged_at', 'is', null)
      .orderBy('seq')
      .execute(),
  )
  const whole = await readFullOrders(db.read, rows)
  return whole.map((one) => ({
    order: trackedOrder(one),
    ticket: ticketOf(one.row, one.ticketLines, ticketMoneyOf(one.row, one.payment, one.refunds)),
  }))
}

export interface RecentOrderCounts extends RecentOrders {
  /** The time of the oldest order in the last hour; null when there is none. */
  readonly firstOfHour: string | null
}

/** For the order limits, which all servers share. "mailbox <> ''" is written exactly as in the partial index. */
export async function countRecentOrders(
  db: Database,
  mailbox: string,
  { hourAgo, dayAgo }: { readonly hourAgo: string; readonly dayAgo: string },
): Promise<RecentOrderCounts> {
  const { rows } = await sql<{ day: number; hour: number; first: string | null }>`
    select count(*) as day, count(case when timestamp > ${hourAgo} then 1 end) as hour,
      min(case when timestamp > ${hourAgo} then timestamp end) as first
    from orders where mailbox = ${mailbox} and mailbox <> '' and timestamp > ${dayAgo}`.execute(db.read)
  const [row] = rows
  return { lastHour: row?.hour ?? 0, lastDay: row?.day ?? 0, firstOfHour: row?.first ?? null }
}
