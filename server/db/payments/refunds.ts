// The refunds: requested in the transaction that checks how much is left, and sent by the gateway afterward (R67).
import { sql, type Selectable, type Transaction } from 'kysely'
import { postRefund } from '#domain/books/ledger.ts'
import {
  remainingOf,
  totalRemaining,
  fullRefund,
  owedRefunds,
  type Refund,
  type RefundedUnits,
  type RefundParts,
  type OfficeRefund,
} from '#domain/payments/refund.ts'
import type { OrderEmail } from '#domain/orders/order-emails.ts'
import type { Moment } from './earnings.ts'
import { addEntry } from '../books/ledger.ts'
import { changeEmails } from '../orders/emails.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { countOpenPayments } from './open-payments.ts'
import type { Database } from '../engine/database.ts'
import { readFullOrder, type FullOrder, type OrderRow } from '../orders/order-parts.ts'
import type { OrdersTable } from '../orders/order-tables.ts'
import { placedOrder } from '../orders/tracked-order.ts'
import { partsIn, refundOf, officeRefundOf, readRefundRows } from './refund-rows.ts'
import type { Tables } from '../schema.ts'
import { clearFailedRefund } from './payments.ts'

export interface NewRefund extends RefundParts {
  readonly key: string
  readonly at: string
  readonly by: string | null
  readonly reason: Refund['reason']
  readonly note: string
  readonly units: readonly RefundedUnits[]
}

/**
 * The order with its refunds, locked with its payment until the transaction ends: if two owners refund the same order, the
 * second sees what the first has done. The order is locked first (lock-order.ts).
 */
export async function lockOrderToRefund<Column extends 'id' | 'seq'>(
  trx: Transaction<Tables>,
  column: Column,
  value: Selectable<OrdersTable>[Column],
): Promise<FullOrder | undefined> {
  const row = await lockOrder(trx, column, value)
  if (!row) return undefined
  await trx
    .updateTable('payments')
    .set((set) => ({ requested: set.ref('requested') }))
    .where('order_seq', '=', row.seq)
    .execute()
  return readFullOrder(trx, row)
}

export async function insertRefund(
  trx: Transaction<Tables>,
  orderSeq: number,
  { key, at, by, reason, note, units, goods, tax, delivery, tip, amount }: NewRefund,
): Promise<number> {
  const { seq } = await trx
    .insertInto('refunds')
    .values({
      order_seq: orderSeq,
      key,
      at,
      by_username: by,
      reason,
      note,
      units: JSON.stringify(units),
      goods,
      tax,
      delivery,
      tip,
      amount,
      state: 'requested',
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

/**
 * Requests the refund of all that is left of a canceled order: once, and again if that refund failed and part of the money was
 * refunded on the gateway's own pages. True if nothing is left to refund; then the payment is marked refunded.
 */
export async function requestRemainingRefund(
  db: Database,
  orderSeq: number,
  { at }: Moment,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const whole = await lockOrderToRefund(trx, 'seq', orderSeq)
    if (!whole) throw new Error('a payment without its order')
    const { payment, refunds } = whole
    // A failed payment is up to the owner.
    if (payment.state !== 'captured') return false
    // The total was zero, or everything was refunded in parts before.
    if (payment.refunded === payment.captured) {
      await markFullyRefunded(trx, orderSeq, at)
      return true
    }
    const left = remainingOf(placedOrder(whole), refunds.map(refundOf))
    // Everything was requested before: the pending refunds still have to be sent, or to fail.
    if (totalRemaining(left) === 0) return false
    const before = refunds.filter(({ reason }) => reason === 'canceled').length
    const refund = {
      ...fullRefund(left),
      key: before === 0 ? payment.key : `${payment.key}-${before}`,
      at,
      by: null,
      reason: 'canceled',
      note: '',
      units: [],
    } as const
    await insertRefund(trx, orderSeq, refund)
    return false
  })
}

async function markFullyRefunded(trx: Transaction<Tables>, orderSeq: number, at: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set((set) => ({
      state: 'refunded',
      failure: null,
      failed_at: null,
      returned_at: set.fn.coalesce('returned_at', sql<string>`${at}`),
    }))
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['captured', 'refund-failed'])
    .execute()
}

/** The money is on its way to the customer, or was handed over at the counter. False if that is already recorded. */
export async function markRefundSent(
  db: Database,
  seq: number,
  moment: Moment,
  name?: string,
): Promise<boolean> {
  return db.transaction((trx) => recordRefundSent(trx, seq, moment, name))
}

/** `name` is the gateway's id for the refund. */
export async function recordRefundSent(
  trx: Transaction<Tables>,
  seq: number,
  { at, day }: Moment,
  name?: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({ state: 'sent', sent_at: at, day, gateway_refund_id: name ?? null })
    .where('seq', '=', seq)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  const payment = await trx
    .updateTable('payments')
    .set((set) => ({
      refunded: set('refunded', '+', row.amount),
      returned_at: at,
    }))
    .where('order_seq', '=', row.order_seq)
    .returning(['gateway', 'refunded', 'captured'])
    .executeTakeFirstOrThrow()
  const { gateway, refunded, captured } = payment
  if (refunded === captured) await markFullyRefunded(trx, row.order_seq, at)
  const postings = postRefund(partsIn(row), gateway)
  await addEntry(trx, { at, day, kind: 'refund', order: row.order_seq, refund: seq, gateway, ...postings })
  return true
}

/** How many payments have to be captured, voided or returned, and how many partial refunds have to be sent. */
export async function countPendingMoney(db: Database, now: Date): Promise<number> {
  const { count } = await db.read
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.order_seq', 'refunds.order_seq')
    .select((get) => get.fn.countAll<number>().as('count'))
    .where('refunds.state', '=', 'requested')
    .where('payments.set_aside_at', 'is', null)
    // The refund of a canceled order is counted with its payment.
    .where((where) =>
      where.or([where('payments.state', '!=', 'captured'), where('payments.canceled_at', 'is', null)]),
    )
    .executeTakeFirstOrThrow()
  return count + (await countOpenPayments(db, now.toISOString()))
}

/** The refund with this key; undefined for a new key. */
export async function findRefundByKey(
  trx: Transaction<Tables>,
  key: string,
): Promise<{ readonly orderSeq: number; readonly refund: Refund } | undefined> {
  const row = await trx.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst()
  return row && { orderSeq: row.order_seq, refund: refundOf(row) }
}

/**
 * The money of a failed refund was refunded again: the payment is no longer failed, unless more is owed. Returns the refunds that
 * are still owed.
 */
export async function clearFailureUnlessOwed(
  trx: Transaction<Tables>,
  orderSeq: number,
): Promise<readonly OfficeRefund[]> {
  const owed = owedRefunds((await readRefundRows(trx, [orderSeq])).map(officeRefundOf))
  if (owed.length === 0) await clearFailedRefund(trx, orderSeq)
  return owed
}

/** Raises the order's version, and schedules the customer's email; a purged customer has no email address anymore. */
export async function scheduleRefundEmail(
  trx: Transaction<Tables>,
  { seq, purged_at }: Pick<OrderRow, 'seq' | 'purged_at'>,
  at: string,
  change: (emails: readonly OrderEmail[]) => readonly OrderEmail[],
): Promise<void> {
  await trx
    .updateTable('orders')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('seq', '=', seq)
    .execute()
  if (purged_at === null) await changeEmails(trx, seq, at, change)
}
