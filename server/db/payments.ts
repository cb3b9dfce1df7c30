// The payments: written before the gateway is asked, tied to their order when it is stored, and then captured, voided or
// refunded.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { cents, type Cents } from '#domain/money.ts'
import type { OrderId, PaidWith } from '#domain/order.ts'
import type { PaymentFailure, PaymentState } from '#domain/payment.ts'
import type { Database } from './open.ts'
import type { Tables } from './schema.ts'

export interface NewPayment {
  readonly key: string
  readonly gateway: PaidWith
  readonly amount: Cents
  readonly at: string
}

/**
 * Writes down that the gateway is about to be asked, with a COMMIT of its own. A retry with the same key takes the same
 * row. False when the key has an order by now, or its hold was let go: the gateway must not be asked.
 */
export async function startPayment(db: Database, { key, gateway, amount, at }: NewPayment): Promise<boolean> {
  const row = await db.transaction((trx) =>
    trx
      .insertInto('payments')
      .values({ key, gateway, asked: amount, asked_at: at, state: 'asked' })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ gateway, asked: amount, asked_at: at, state: 'asked' })
          .where('payments.order_seq', 'is', null)
          .where('payments.state', 'in', ['asked', 'declined']),
      )
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** Nothing is held, and nothing has to be let go. */
export async function markDeclined(db: Database, key: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state: 'declined' })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      .where('state', '=', 'asked')
      .execute(),
  )
}

/** The gateway's answer: its name for the hold, and when the hold lapses by itself. */
export interface Held {
  readonly intent: string
  readonly amount: Cents
  readonly expiresAt?: string | undefined
}

/** The hold was let go before its order was stored: no order may be stored for it. */
export class PaymentLetGo extends Error {}

export async function linkPayment(
  trx: Transaction<Tables>,
  key: string,
  orderSeq: number,
  { intent, amount, expiresAt }: Held,
): Promise<void> {
  const row = await trx
    .updateTable('payments')
    .set({
      order_seq: orderSeq,
      state: 'authorised',
      intent,
      held: amount,
      expires_at: expiresAt ?? null,
    })
    .where('key', '=', key)
    .where('order_seq', 'is', null)
    // Declined: another try with the same key, at the same moment, had another card.
    .where('state', 'in', ['asked', 'declined'])
    .returning('seq')
    .executeTakeFirst()
  if (!row) throw new PaymentLetGo('the hold was let go before the order was stored')
}

/** A cancelled order wants its money back, whatever state the payment is in. */
export async function askForReturn(trx: Transaction<Tables>, orderSeq: number, at: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ return_asked_at: at })
    .where('order_seq', '=', orderSeq)
    .where('return_asked_at', 'is', null)
    .execute()
}

export interface OpenPayment {
  readonly seq: number
  readonly id: OrderId
  readonly key: string
  readonly authorisation: string
  readonly amount: Cents
  readonly task: 'capture' | 'void' | 'refund'
}

/** Spelled exactly as in the partial index. */
const isOpen = sql<boolean>`order_seq is not null and (state = 'authorised' or (state = 'captured' and return_asked_at is not null))`

/** Oldest first, after a given seq. */
export async function findOpenPayments(db: Database, after: number, most: number): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenRow>`
    select open.*, orders.id from (
      select seq, order_seq, key, intent, held, state, return_asked_at from payments ${toSettle(db)}
      where ${isOpen} and seq > ${after} order by seq limit ${most}
    ) as open join orders on orders.seq = open.order_seq order by open.seq`.execute(db.read)
  return rows.map((row) => ({
    seq: row.seq,
    id: row.id,
    key: row.key,
    authorisation: row.intent,
    amount: cents(row.held),
    task: row.state === 'captured' ? 'refund' : row.return_asked_at === null ? 'capture' : 'void',
  }))
}

interface OpenRow {
  readonly seq: number
  readonly id: OrderId
  readonly key: string
  readonly intent: string
  readonly held: number
  readonly state: PaymentState
  readonly return_asked_at: string | null
}

/** SQLite must be told to use the partial index of open payments. */
function toSettle({ engine }: Database): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`indexed by payments_to_settle` : sql``
}

/** `day` is the business day of this moment. */
export async function markPayment(
  db: Database,
  key: string,
  from: PaymentState,
  to: PaymentState,
  { at, day }: { readonly at: string; readonly day: string },
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set((set) => ({
        state: to,
        ...(to === 'captured' ? { captured_at: at, captured: set.ref('held') } : { returned_at: at }),
        ...(to === 'refunded' && { refund_day: day, refunded: set.ref('captured') }),
      }))
      .where('key', '=', key)
      .where('state', '=', from)
      .execute(),
  )
}

/** A failed payment is final: only the owner still looks at it. */
export async function markPaymentFailed(
  db: Database,
  key: string,
  from: 'authorised' | 'captured',
  { at, fault }: PaymentFailure,
): Promise<void> {
  const state = from === 'authorised' ? 'capture-failed' : 'refund-failed'
  await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state, fault, failed_at: at })
      .where('key', '=', key)
      .where('state', '=', from)
      .execute(),
  )
}

/** The orders for which isPaymentFailed of the domain is true, with the condition spelled as in its partial index. */
export function ordersWithFailedPayment({ engine }: Database): RawBuilder<unknown> {
  const hint = engine === 'sqlite' ? sql`indexed by payments_failed` : sql``
  return sql`(select order_seq from payments ${hint}
    where (state = 'refund-failed' or (state = 'capture-failed' and return_asked_at is null)))`
}

/** How many payments wait to be captured, voided or refunded. */
export async function countOpenPayments(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payments ${toSettle(db)} where ${isOpen}`.execute(db.read)
  return rows[0]?.count ?? 0
}
