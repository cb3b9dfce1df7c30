// The orders table: stores an order in one row, once for each idempotency key, and reads it for customer and kitchen.
import type { Insertable, Selectable } from 'kysely'
import type { Cancellation } from '#domain/cancellation.ts'
import { demoHold } from '#domain/demo-card.ts'
import { basisPoints, cents } from '#domain/money.ts'
import type { Move, Ticket } from '#domain/kitchen.ts'
import {
  calledName,
  type Address,
  type OrderId,
  type PaidWith,
  type PlacedOrder,
  type TrackedOrder,
} from '#domain/order.ts'
import { mailsOfNewOrder, nextMailAt } from '#domain/mail.ts'
import { mailboxOf } from '#domain/order-limits.ts'
import type { PaymentState } from '#domain/payment.ts'
import type { PricedLine, Quote } from '#domain/pricing.ts'
import { searchable } from '#domain/search.ts'
import type { Database } from './open.ts'
import type { OrdersTable } from './schema.ts'
import { ticketOf } from './tickets.ts'

export interface NewOrder {
  readonly id: OrderId
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly delivery: Address
  readonly timestamp: string
  readonly businessDay: string
  readonly localHour: number
  readonly quote: Quote
  readonly authorisation: string
  /** The mailbox has had enough mails (order-limits.ts). */
  readonly mailsAreWithheld?: boolean
}

/** The body's hash tells a retry from another request with the same idempotency key. */
export interface KeptOrder {
  readonly order: PlacedOrder
  readonly bodyHash: string
}

/** Answers undefined when the idempotency key is taken: the UNIQUE column decides every race. */
export async function insertOrder(db: Database, order: NewOrder): Promise<KeptOrder | undefined> {
  const row = await db.transaction((trx) =>
    trx
      .insertInto('orders')
      .values(newOrderRow(order))
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('number')
      .executeTakeFirst(),
  )
  const { id, timestamp, bodyHash, quote } = order
  return row && { order: { id, number: row.number, timestamp, ...quote }, bodyHash }
}

export function newOrderRow(order: NewOrder): Insertable<OrdersTable> {
  const mails = mailsOfNewOrder(order.timestamp, order.mailsAreWithheld)
  return {
    id: order.id,
    idempotency_key: order.idempotencyKey,
    body_hash: order.bodyHash,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    timestamp: order.timestamp,
    status: 'placed',
    lines: JSON.stringify(order.quote.lines),
    subtotal: order.quote.subtotal,
    tax_rate: order.quote.taxRate,
    tax: order.quote.tax,
    total: order.quote.total,
    delivery: JSON.stringify(order.delivery),
    payment: 'authorised',
    authorisation: order.authorisation,
    business_day: order.businessDay,
    local_hour: order.localHour,
    burritos: order.quote.lines.reduce((count, line) => count + line.quantity, 0),
    mails: JSON.stringify(mails),
    mail_due_at: nextMailAt(mails),
    search_name: searchable(`${order.firstName} ${order.lastName}`),
    search_last: searchable(order.lastName),
    search_email: searchable(order.email),
    mailbox: mailboxOf(order.email),
  }
}

export async function findOrderByKey(db: Database, key: string): Promise<KeptOrder | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row && keptOrder(row)
}

/** Undefined once the customer is forgotten, since nobody is left to show the order to. */
export async function findOrder(db: Database, id: OrderId): Promise<TrackedOrder | undefined> {
  const row = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .executeTakeFirst()
  return row && trackedOrder(row, db.timeZone)
}

/** SQLite binds at most 32,766 values in a statement, and thousands of open pages ask for more. */
const idsAtOnce = 500

/** Orders that still name a customer, each as the customer and as the kitchen see it. */
export async function readOrders(
  db: Database,
  ids: readonly OrderId[],
): Promise<{ order: TrackedOrder; ticket: Ticket }[]> {
  const rows: Selectable<OrdersTable>[] = []
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = await db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', ids.slice(from, from + idsAtOnce))
      .where('purged_at', 'is', null)
      .orderBy('seq')
      .execute()
    rows.push(...some)
  }
  return rows.map((row) => ({ order: trackedOrder(row, db.timeZone), ticket: ticketOf(row) }))
}

function keptOrder(row: Selectable<OrdersTable>): KeptOrder {
  return { order: placedOrder(row), bodyHash: row.body_hash }
}

export function trackedOrder(row: Selectable<OrdersTable>, timeZone: string): TrackedOrder {
  const moves = JSON.parse(row.moves) as Move[]
  return {
    ...placedOrder(row),
    name: calledName(row.first_name, row.last_name),
    status: row.status,
    reached: { placed: row.timestamp, ...Object.fromEntries(moves.map(({ to, at }) => [to, at])) },
    cancellation: cancellationOf(row),
    paidWith: paidWith(row),
    timeZone,
  }
}

export function cancellationOf(row: Selectable<OrdersTable>): Cancellation | null {
  return (
    row.cancel_reason && {
      reason: row.cancel_reason,
      note: row.cancel_note ?? '',
      // The cancellation is always the last move.
      at: row.moved_at ?? row.timestamp,
      money: returnOf(row.payment),
    }
  )
}

function returnOf(payment: PaymentState): Cancellation['money'] {
  if (payment === 'voided' || payment === 'capture-failed') return 'released'
  // Where the gateway cannot refund, the owner does.
  return payment === 'refunded' ? 'refunded' : 'on-its-way'
}

export function paidWith({ authorisation }: Pick<Selectable<OrdersTable>, 'authorisation'>): PaidWith {
  return authorisation.startsWith(demoHold) ? 'demo' : 'card'
}

export function placedOrder(row: Selectable<OrdersTable>): PlacedOrder {
  return {
    id: row.id,
    number: row.number,
    timestamp: row.timestamp,
    lines: JSON.parse(row.lines) as PricedLine[],
    subtotal: cents(row.subtotal),
    taxRate: basisPoints(row.tax_rate),
    tax: cents(row.tax),
    total: cents(row.total),
  }
}
