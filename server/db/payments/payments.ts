// The payments: written before the gateway is called, linked to their order when it is stored, and then captured, voided or
// refunded.
import { sql, type InsertObject, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { PaymentFailure } from '#domain/payments/refund-schema.ts'
import type { Database } from '../engine/database.ts'
import { addAlert } from '../people/owner-alerts.ts'
import type { Tables } from '../schema.ts'

export interface NewPayment {
  readonly key: string
  readonly gateway: PaidWith
  readonly amount: Cents
  readonly at: string
  /** The gateway is in its test mode, where no money moves. */
  readonly isTestMode?: boolean
  /** The account at the gateway; null for the keys of the environment. */
  readonly account?: string | null
}

/**
 * Records that the gateway is about to be called, in a transaction that ends before the call. A retry with the same key uses the
 * same row, and gets the intent of an earlier attempt. Undefined if the key already has an order, its hold was released, or it may
 * have a hold at another gateway or in the other mode: then the gateway must not be called.
 */
export async function startPayment(
  db: Kysely<Tables>,
  payment: NewPayment,
): Promise<{ readonly intent: string | null } | undefined> {
  return upsertPayment(db, { ...paymentRow(payment), state: 'requested' }).executeTakeFirst()
}

function paymentRow({ key, gateway, amount, at, isTestMode = false, account = null }: NewPayment) {
  return { key, gateway, requested: amount, requested_at: at, is_test_mode: Number(isTestMode), account }
}

/** Writes nothing if the key's payment has an order, or may have a hold elsewhere. */
function upsertPayment(db: Kysely<Tables>, row: InsertObject<Tables, 'payments'>) {
  const { key: _key, ...columns } = row
  return db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(columns)
        .where('payments.order_seq', 'is', null)
        // A possible hold at one gateway is released before the same checkout requests one elsewhere.
        .where((where) =>
          where.or([
            where('payments.state', '=', 'declined'),
            where.and([
              where('payments.state', '=', 'requested'),
              where('payments.gateway', '=', where.ref('excluded.gateway')),
              where('payments.is_test_mode', '=', where.ref('excluded.is_test_mode')),
              sql<boolean>`payments.account is not distinct from excluded.account`,
            ]),
          ]),
        ),
    )
    .returning(['seq', 'intent'])
}

/** Where a checkout's money may be, whose order is not stored yet; undefined for nearly every checkout. */
export async function findBegunPayment(
  db: Database,
  key: string,
): Promise<
  { readonly gateway: PaidWith; readonly isTestMode: boolean; readonly account: string | null } | undefined
> {
  const row = await db.read
    .selectFrom('payments')
    .select(['gateway', 'is_test_mode', 'account'])
    .where('key', '=', key)
    .where('order_seq', 'is', null)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return row && { gateway: row.gateway, isTestMode: row.is_test_mode === 1, account: row.account }
}

/**
 * Records the intent that the bank asks the customer to confirm, so that the next attempt finds it. False if the key already has
 * an order, or its hold is being released.
 */
export async function recordIntent(db: Database, key: string, intent: string): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ intent })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      .where('state', '=', 'requested')
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** Nothing is held, and nothing has to be released. */
export async function markDeclined(db: Database, key: string): Promise<void> {
  await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ state: 'declined' })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      .where('state', '=', 'requested')
      .execute(),
  )
}

/** How an order that is about to be stored will be paid. */
export type PaymentAuthorization =
  | {
      readonly by: 'gateway'
      /** The gateway's id for the hold. */
      readonly intent: string
      readonly amount: Cents
      readonly expiresAt?: string | undefined
      readonly lastFour?: string | undefined
    }
  /** R65: paid on pickup or at the door, or a total of zero, which needs no payment. The payment is recorded with the order. */
  | { readonly by: 'nobody'; readonly payment: NewPayment }

/** The hold was released before its order was stored, or the key has one elsewhere: no order may be stored for it. */
export class HoldReleased extends Error {}

/** The money is captured at the latest this long before the hold expires, even for an order of a later day. */
const captureLeadMs = 60 * 60_000

function beforeExpiry(captureAt: string, expiresAt: string | null | undefined): string {
  if (!expiresAt) return captureAt
  return new Date(Math.min(Date.parse(captureAt), Date.parse(expiresAt) - captureLeadMs)).toISOString()
}

/** The statement that links an order to its payment: the held one, or a new one. No row if the order may have neither. */
export function linkPayment(
  db: Kysely<Tables>,
  order: {
    readonly key: string
    readonly orderSeq: number | RawBuilder<number>
    readonly captureAt: string
  },
  held: PaymentAuthorization,
): RawBuilder<{ seq: number }> {
  return sql`${
    held.by === 'gateway'
      ? db
          .updateTable('payments')
          .set({
            order_seq: order.orderSeq,
            state: 'authorized',
            due_at: beforeExpiry(order.captureAt, held.expiresAt),
            intent: held.intent,
            held: held.amount,
            expires_at: held.expiresAt ?? null,
            last_four: held.lastFour ?? null,
          })
          .where('key', '=', order.key)
          .where('order_seq', 'is', null)
          // 'declined': a concurrent attempt with the same key had another card.
          .where('state', 'in', ['requested', 'declined'])
          .returning('seq')
      : upsertPayment(db, {
          ...paymentRow(held.payment),
          order_seq: order.orderSeq,
          ...(held.payment.gateway === 'counter'
            ? { state: 'to-collect' }
            : { state: 'authorized', due_at: order.captureAt }),
        })
  }`
}

/** R65: the capture is due when cooking starts, or at the promise again if the start was undone in time. */
export async function rescheduleCapture(
  trx: Transaction<Tables>,
  orderSeq: number,
  at: string,
): Promise<void> {
  const held = await trx
    .selectFrom('payments')
    .select('expires_at')
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'authorized')
    .executeTakeFirst()
  if (!held) return
  await trx
    .updateTable('payments')
    .set({ due_at: beforeExpiry(at, held.expires_at) })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'authorized')
    .execute()
}

/** Requests the money of a canceled order back, in whatever state the payment is. A payment to collect is voided. */
export async function requestReturn(trx: Transaction<Tables>, orderSeq: number, at: string): Promise<void> {
  await trx
    .updateTable('payments')
    // A payment that was set aside is processed again, so that the owner is alerted to what the cancellation requires.
    .set({ canceled_at: at, due_at: at, set_aside_at: null })
    .where('order_seq', '=', orderSeq)
    .where('canceled_at', 'is', null)
    .execute()
  await trx
    .updateTable('payments')
    .set({ state: 'voided', returned_at: at })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'to-collect')
    .execute()
  // If a partial refund failed before, the whole rest is refunded now.
  await clearFailedRefund(trx, orderSeq)
}

/** The money of a failed refund is refunded again: the payment is no longer failed. */
export async function clearFailedRefund(trx: Transaction<Tables>, orderSeq: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'captured', failure: null, failed_at: null })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'refund-failed')
    .execute()
}

/** The hold was released. False if another process has already settled the payment. */
export async function markVoided(db: Database, key: string, at: string): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ state: 'voided', returned_at: at })
      .where('key', '=', key)
      .where('state', '=', 'authorized')
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** A failed capture is final. For a real card, the owner gets an alert. False if the payment was already settled. */
export async function markCaptureFailed(
  db: Database,
  key: string,
  { at, reason }: PaymentFailure,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const row = await trx
      .updateTable('payments')
      .set({ state: 'capture-failed', failure: reason, failed_at: at, failure_settled_at: null })
      .where('key', '=', key)
      .where('state', '=', 'authorized')
      .returning(['order_seq', 'gateway', 'held', 'canceled_at'])
      .executeTakeFirst()
    // The money of a canceled order is not needed, so there is no alert.
    if (!row?.order_seq || row.gateway !== 'card' || row.canceled_at !== null) return row !== undefined
    const news = { kind: 'capture-failed', amount: cents(row.held), reason } as const
    await addAlert(trx, { at, orderSeq: row.order_seq, news })
    return true
  })
}

/** The orders for which the domain's isPaymentFailed is true. The condition is written exactly as in its partial index. */
export function ordersWithFailedPayment({ engine }: Database): RawBuilder<unknown> {
  const hint = engine === 'sqlite' ? sql`indexed by payments_failed` : sql``
  return sql`(select order_seq from payments ${hint}
    where ((failure_settled_at is null and (state = 'refund-failed' or (state = 'capture-failed' and canceled_at is null)))
      or (set_aside_at is not null and is_test_mode = 0 and (state <> 'authorized' or canceled_at is null))))`
}

/** The owner has settled a failure another way. False if there is none that is open. */
export async function settleFailure(
  trx: Transaction<Tables>,
  orderSeq: number,
  at: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ failure_settled_at: at })
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['refund-failed', 'capture-failed'])
    .where('failure_settled_at', 'is', null)
    .returning('seq')
    .executeTakeFirst()
  return row !== undefined
}

/** All that nobody has settled, however old. */
export async function countFailedPayments(db: Database): Promise<number> {
  // Not count(*): a hold that was set aside before its order was stored has none, and expires by itself.
  const { rows } = await sql<{ count: number }>`
    select count(order_seq) as count from ${ordersWithFailedPayment(db)} as failed`.execute(db.read)
  return rows[0]?.count ?? 0
}

/**
 * Whether an order was handed over and is not paid. The condition is written exactly as in its partial index. `status || ''`
 * keeps the engines from using an index on the status, which would read nearly every order.
 */
export function isHandedOverUnpaid({ engine }: Database): RawBuilder<boolean> {
  const hint = engine === 'sqlite' ? sql`indexed by payments_to_collect` : sql``
  return sql<boolean>`seq in (select order_seq from payments ${hint} where state = 'to-collect')
    and status || '' = 'handed-over'`
}
