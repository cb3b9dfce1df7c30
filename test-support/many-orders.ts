// Fills a database with many orders at once, like an order book that was kept for a long time.
import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Fulfilment, OrderId } from '../domain/order.ts'
import { makeBill, taxOf } from '../domain/bill.ts'
import { searchable } from '../domain/search.ts'
import { startingMenu } from '../domain/starting-menu.ts'
import type { Database } from '../server/db/open.ts'
import { chargeRows, choiceRows, lineRows } from '../server/db/order-parts.ts'
import type { OrdersTable, PaymentsTable } from '../server/db/order-tables.ts'
import { taxRate } from './restaurant.ts'

const atOnce = 500

/** One beef burrito, hot. */
const choices = [{ id: 'salsa-hot', count: 1 }]
const bill = makeBill([{ item: 'beef', quantity: 1, choices }], startingMenu, taxRate)

type Changes = Partial<Insertable<OrdersTable>> & { readonly payment?: Partial<Insertable<PaymentsTable>> }

/** `changes` gives the columns in which the order at an index, from 0, and its payment differ from the others. */
export async function storeOrders(
  db: Database,
  count: number,
  changes: (at: number) => Changes,
): Promise<void> {
  for (let first = 0; first < count; first += atOnce) {
    const orders = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => {
      const { payment, ...order } = changes(first + at)
      return { payment, row: rowOf(order) }
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
      .values(numbered.flatMap(({ seq, row }) => lineRows({ seq, business_day: row.business_day }, bill)))
      .execute()
    await db.write
      .insertInto('order_choices')
      .values(numbered.flatMap(({ seq, row }) => choiceRows({ seq, business_day: row.business_day }, bill)))
      .execute()
    await db.write
      .insertInto('order_charges')
      .values(numbered.flatMap(({ seq }) => chargeRows({ seq }, bill)))
      .execute()
    await db.write
      .insertInto('payments')
      .values(numbered.map(({ seq, row, payment }) => paymentOf(seq, row, payment)))
      .execute()
  }
}

function rowOf(changes: Partial<Insertable<OrdersTable>>): Insertable<OrdersTable> {
  const row = {
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@example.com',
    ...changes,
  }
  const fulfilment: Fulfilment = {
    way: 'delivery',
    address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
  }
  return {
    id: randomBytes(16).toString('base64url') as OrderId,
    idempotency_key: randomBytes(16).toString('base64url'),
    body_hash: 'hash',
    timestamp: '2026-11-15T20:00:00.000Z',
    business_day: '2026-11-15',
    local_hour: 12,
    status: 'handed-over',
    burritos: 1,
    subtotal: bill.subtotal,
    tax: taxOf(bill).amount,
    delivery: 0,
    way: 'delivery',
    total: bill.total,
    fulfilment: JSON.stringify(fulfilment),
    mails: '[]',
    search_name: searchable(`${row.first_name} ${row.last_name}`),
    search_last: searchable(row.last_name),
    search_email: searchable(row.email),
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
    asked: total,
    held: total,
    captured: state === 'captured' || state === 'refunded' || state === 'refund-failed' ? total : 0,
    refunded: state === 'refunded' ? total : 0,
    state,
    asked_at: timestamp,
    return_asked_at: status === 'cancelled' ? timestamp : null,
    refund_day: null,
    ...changes,
  }
}
