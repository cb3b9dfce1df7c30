// Inserts an order with all its parts: in one statement on PostgreSQL, where every statement is a round trip, and in a statement
// for each table on SQLite. Both engines get the same rows.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Engine } from '../engine/database.ts'
import { prepared } from '../engine/prepared-statements.ts'
import type { Tables } from '../schema.ts'
import { insertOrderRow, insertPart, type OrderPart, type OrderRows } from './order-rows.ts'

/** What is written elsewhere for the order that is being stored. */
export interface OrderWrites {
  /** Links or inserts the payment; no row if there is none that the order may have. */
  payment(orderSeq: number | RawBuilder<number>): RawBuilder<{ seq: number }>
  /** Ends the card attempt that the order was paid with. */
  readonly attemptPassed: RawBuilder<unknown> | undefined
}

export interface InsertedOrder {
  readonly number: number
  readonly isPaymentLinked: boolean
}

/** Undefined, with nothing inserted, if there is an order with the idempotency key. */
export function insertOrderRows(
  trx: Transaction<Tables>,
  engine: Engine,
  rows: OrderRows,
  writes: OrderWrites,
): Promise<InsertedOrder | undefined> {
  return engine === 'postgres'
    ? insertInOneStatement(trx, rows, writes)
    : insertTableByTable(trx, rows, writes)
}

/**
 * PostgreSQL runs the parts in an order of its own, unless one reads another. The payment's part reads what became of the attempt:
 * a retry locks the attempt before the payment, and the other way round the two would wait for each other.
 */
const seqAfterAttempt = sql<number>`(select placed.seq from placed, (select count(*) from passed) as attempts)`

async function insertInOneStatement(
  trx: Transaction<Tables>,
  rows: OrderRows,
  { payment, attemptPassed }: OrderWrites,
): Promise<InsertedOrder | undefined> {
  const part = (name: OrderPart) => insertPart('postgres', name, rows, sql`placed`)
  const {
    rows: [inserted],
  } = await sql<InsertedOrder>`${prepared} with
    placed as (${insertOrderRow('postgres', rows.order)}),
    lines as (${part('order_lines')}),
    choices as (${part('order_choices')}),
    charges as (${part('order_charges')}),
    mails as (${part('emails')}),
    uses as (${part('promo_code_uses')}),
    passed as (${attemptPassed ?? sql`select 1`}),
    linked as (${payment(seqAfterAttempt)})
    select number, exists (select from linked) as "isPaymentLinked" from placed`.execute(trx)
  return inserted
}

async function insertTableByTable(
  trx: Transaction<Tables>,
  rows: OrderRows,
  { payment, attemptPassed }: OrderWrites,
): Promise<InsertedOrder | undefined> {
  const {
    rows: [order],
  } = await insertOrderRow('sqlite', rows.order).execute(trx)
  if (!order) return undefined
  const placed = sql`(select ${order.seq} as seq) as placed`
  const insert = async (name: OrderPart) => {
    if (rows[name].length > 0) await insertPart('sqlite', name, rows, placed).execute(trx)
  }
  await insert('order_lines')
  await insert('order_choices')
  await insert('order_charges')
  await insert('emails')
  await insert('promo_code_uses')
  await attemptPassed?.execute(trx)
  const linked = await payment(order.seq).execute(trx)
  return { number: order.number, isPaymentLinked: linked.rows.length > 0 }
}
