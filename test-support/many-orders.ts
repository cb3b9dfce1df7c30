// Fills a database with many orders at once, like the order book of a restaurant after years.
import { randomBytes } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { FulfillmentDetails, OrderId } from '../domain/orders/order.ts'
import { makeBill, taxOf } from '../domain/orders/bill.ts'
import { toSearchText } from '../domain/orders/search.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { Database } from '../server/db/engine/database.ts'
import { chargeRows, choiceRows, lineRows } from '../server/db/orders/order-rows.ts'
import type { EmailsTable, OrdersTable } from '../server/db/orders/order-tables.ts'
import { taxRate } from './restaurant.ts'
import type { PaymentsTable, RefundsTable } from '../server/db/payments/payment-tables.ts'

const atOnce = 500

/** One beef burrito, hot. */
const choices = [{ id: 'salsa-hot', count: 1 }]
const bill = makeBill([{ item: 'beef', quantity: 1, choices }], startingMenu, taxRate)

type Changes = Partial<Insertable<OrdersTable>> & {
  readonly payment?: Partial<Insertable<PaymentsTable>>
  /** The business day on which everything was refunded. */
  readonly refundDay?: string
}

/** `changes` gives the columns in which the order at an index, from 0, and its payment differ from the others. */
export async function storeOrders(
  db: Database,
  count: number,
  changes: (at: number) => Changes,
): Promise<void> {
  for (let first = 0; first < count; first += atOnce) {
    const orders = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => {
      const { payment, refundDay, ...order } = changes(first + at)
      return { payment, refundDay, row: rowOf(order, isCaptured(payment?.state)) }
    })
    const stored = await db.write
      .insertInto('orders')
      .values(orders.map(({ row }) => row))
      .returning(['seq', 'id'])
      .execute()
    const seqs = new Map(stored.map(({ seq, id }) => [id, seq]))
    const numbered = orders.map((order) => ({ ...order, seq: seqs.get(order.row.id) ?? 0 }))
    await db.write
      .insertInto('order_lines')
      .values(
        numbered.flatMap(({ seq, row: { business_day, earned_day } }) =>
          lineRows({ businessDay: business_day }, bill).map((line) => ({
            ...line,
            order_seq: seq,
            earned_day,
          })),
        ),
      )
      .execute()
    await db.write
      .insertInto('order_choices')
      .values(
        numbered.flatMap(({ seq, row: { earned_day } }) =>
          choiceRows(bill).map((choice) => ({ ...choice, order_seq: seq, earned_day })),
        ),
      )
      .execute()
    await db.write
      .insertInto('order_charges')
      .values(
        numbered.flatMap(({ seq }) => chargeRows(bill).map((charge) => ({ ...charge, order_seq: seq }))),
      )
      .execute()
    await db.write
      .insertInto('emails')
      .values(numbered.map(({ seq, row: { timestamp: at } }) => sentEmail(seq, at)))
      .execute()
    await db.write
      .insertInto('payments')
      .values(numbered.map(({ seq, row, payment }) => paymentOf(seq, row, payment)))
      .execute()
    const refunds = numbered.flatMap(({ seq, row, refundDay }) =>
      refundDay === undefined ? [] : [refundOf(seq, row, refundDay)],
    )
    if (refunds.length > 0) await db.write.insertInto('refunds').values(refunds).execute()
  }
}

/** Posts a ledger entry for each order that counts and for each refund. */
export async function postOrders(db: Database): Promise<void> {
  const columns = sql`at, day, kind, order_seq, refund_seq, gateway, card, counter, sales, discounts, refunds, tax,
    delivery, tips`
  await sql`insert into ledger (${columns})
    select timestamp, earned_day, 'capture', seq, null, 'demo', total, 0, -subtotal, 0, 0, -tax, -delivery, 0
    from orders where earned_day is not null`.execute(db.write)
  await sql`insert into ledger (${columns})
    select sent_at, day, 'refund', order_seq, seq, 'demo', -amount, 0, 0, 0, goods, tax, delivery, tip
    from refunds where day is not null`.execute(db.write)
}

function sentEmail(order_seq: number, at: string): Insertable<EmailsTable> {
  return { order_seq, kind: 'placed', state: 'sent', at, refund_seq: null, due_at: null }
}

function isCaptured(state: Insertable<PaymentsTable>['state'] = 'captured'): boolean {
  return state === 'captured' || state === 'refunded' || state === 'refund-failed'
}

/** An order for as soon as possible, paid on the day on which it was placed. */
function rowOf(changes: Partial<Insertable<OrdersTable>>, isPaid: boolean): Insertable<OrdersTable> {
  const business_day = changes.business_day ?? '2026-11-15'
  const row = {
    business_day,
    earned_day: isPaid ? business_day : null,
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@example.com',
    ...changes,
  }
  const fulfillmentDetails: FulfillmentDetails = {
    fulfillment: 'delivery',
    address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
    travelMinutes: 20,
  }
  return {
    id: randomBytes(16).toString('base64url') as OrderId,
    idempotency_key: randomBytes(16).toString('base64url'),
    body_hash: 'hash',
    timestamp: '2026-11-15T20:00:00.000Z',
    ready_by: changes.timestamp ?? '2026-11-15T20:00:00.000Z',
    first_ready_by: changes.timestamp ?? '2026-11-15T20:00:00.000Z',
    local_hour: 12,
    status: 'handed-over',
    item_count: 1,
    subtotal: bill.subtotal,
    tax: taxOf(bill).amount,
    delivery: 0,
    fulfillment: 'delivery',
    total: bill.total,
    fulfillment_details: JSON.stringify(fulfillmentDetails),
    search_name: toSearchText(`${row.first_name} ${row.last_name}`),
    search_last_name: toSearchText(row.last_name),
    search_email: toSearchText(row.email),
    ...row,
  }
}

function paymentOf(
  seq: number,
  { idempotency_key, status, timestamp, total }: Insertable<OrdersTable>,
  changes: Partial<Insertable<PaymentsTable>> = {},
): Insertable<PaymentsTable> {
  const state = changes.state ?? 'captured'
  return {
    key: idempotency_key,
    order_seq: seq,
    gateway: 'demo',
    intent: 'demo',
    requested: total,
    held: total,
    captured: isCaptured(state) ? total : 0,
    refunded: state === 'refunded' ? total : 0,
    state,
    requested_at: timestamp,
    due_at: timestamp,
    captured_at: isCaptured(state) ? timestamp : null,
    canceled_at: status === 'canceled' ? timestamp : null,
    ...changes,
  }
}

function refundOf(
  seq: number,
  { idempotency_key, timestamp, subtotal, tax, total }: Insertable<OrdersTable>,
  day: string,
): Insertable<RefundsTable> {
  return {
    order_seq: seq,
    key: idempotency_key,
    at: timestamp,
    by_username: null,
    reason: 'canceled',
    note: '',
    units: '[]',
    goods: subtotal,
    tax,
    delivery: 0,
    tip: 0,
    amount: total,
    state: 'sent',
    sent_at: timestamp,
    day,
  }
}
