// The payments of orders: which wait to be captured, voided or refunded, and which have failed.
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { cents, type Cents } from '#domain/money.ts'
import type { OrderId } from '#domain/order.ts'
import type { PaymentFailure, PaymentState } from '#domain/payment.ts'
import type { Database } from './open.ts'
import type { OrdersTable } from './schema.ts'

export interface OpenPayment {
  readonly seq: number
  readonly id: OrderId
  readonly idempotencyKey: string
  readonly authorisation: string
  readonly amount: Cents
  readonly task: 'capture' | 'void' | 'refund'
}

/** Oldest first, after a given seq. */
export async function findOpenPayments(db: Database, after: number, most: number): Promise<OpenPayment[]> {
  const [holds, refunds] = await Promise.all([
    findOpen(db, 'orders_to_capture', sql`payment = 'authorised'`, after, most),
    findOpen(db, 'orders_to_refund', sql`status = 'cancelled' and payment = 'captured'`, after, most),
  ])
  const open = [...holds, ...refunds].toSorted((one, other) => one.seq - other.seq).slice(0, most)
  return open.map((row) => ({
    seq: row.seq,
    id: row.id,
    idempotencyKey: row.idempotency_key,
    authorisation: row.authorisation,
    amount: cents(row.total),
    task: row.payment === 'captured' ? 'refund' : row.status === 'cancelled' ? 'void' : 'capture',
  }))
}

type OpenRow = Pick<
  Selectable<OrdersTable>,
  'seq' | 'id' | 'idempotency_key' | 'authorisation' | 'total' | 'status' | 'payment'
>

/** Each query has a partial index of open payments only; SQLite must be told to use it. */
async function findOpen(
  { engine, read }: Database,
  index: string,
  isOpen: RawBuilder<unknown>,
  after: number,
  most: number,
): Promise<OpenRow[]> {
  const hint = engine === 'sqlite' ? sql`indexed by ${sql.ref(index)}` : sql``
  const { rows } = await sql<OpenRow>`
    select seq, id, idempotency_key, authorisation, total, status, payment from orders ${hint}
    where ${isOpen} and seq > ${after} order by seq limit ${most}`.execute(read)
  return rows
}

/** `day` is the business day of this moment. */
export async function markPayment(
  db: Database,
  id: OrderId,
  from: PaymentState,
  to: PaymentState,
  { at, day }: { readonly at: string; readonly day: string },
): Promise<void> {
  const moved =
    to === 'captured'
      ? { captured_at: at }
      : { returned_at: at, ...(to === 'refunded' && { refund_day: day }) }
  await db.transaction((trx) =>
    trx
      .updateTable('orders')
      .set({ payment: to, ...moved })
      .where('id', '=', id)
      .where('payment', '=', from)
      .execute(),
  )
}

/** A failed payment is final: only the owner still looks at it. */
export async function markPaymentFailed(
  db: Database,
  id: OrderId,
  from: 'authorised' | 'captured',
  { at, fault }: PaymentFailure,
): Promise<void> {
  const payment = from === 'authorised' ? 'capture-failed' : 'refund-failed'
  await db.transaction((trx) =>
    trx
      .updateTable('orders')
      .set({ payment, payment_fault: fault, payment_failed_at: at })
      .where('id', '=', id)
      .where('payment', '=', from)
      .execute(),
  )
}

/** isPaymentFailed of the domain in SQL, spelled exactly as in its partial index. */
export const hasFailedPayment = sql<boolean>`(payment = 'refund-failed' or (payment = 'capture-failed' and status <> 'cancelled'))`

/** How many payments wait to be captured, voided or refunded. */
export async function countOpenPayments(db: Database): Promise<number> {
  const count = db.read.selectFrom('orders').select((select) => select.fn.countAll<number>().as('count'))
  const [holds, refunds] = await Promise.all([
    count.where(sql<boolean>`payment = 'authorised'`).executeTakeFirst(),
    count.where(sql<boolean>`status = 'cancelled' and payment = 'captured'`).executeTakeFirst(),
  ])
  return (holds?.count ?? 0) + (refunds?.count ?? 0)
}
