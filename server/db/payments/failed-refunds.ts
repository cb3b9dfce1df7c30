// Refunds that did not arrive: the gateway refused them, or their money was returned later. The owner has to act.
import { postRefundFailed } from '#domain/books/ledger.ts'
import { emailsAfterFailedRefund } from '#domain/orders/order-emails.ts'
import { cents } from '#domain/basics/money.ts'
import type { PaymentFailure } from '#domain/payments/refund-schema.ts'
import { attemptsUntilStuck } from '#domain/payments/refund.ts'
import { clearFailureUnlessOwed, scheduleRefundEmail } from './refunds.ts'
import type { Moment } from './earnings.ts'
import { addEntry } from '../books/ledger.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Database } from '../engine/database.ts'
import { addAlert } from '../people/owner-alerts.ts'
import { partsIn } from './refund-rows.ts'

/**
 * The gateway answered with an error, which it would repeat for the same idempotency key. If two servers got the error, only one
 * counts it, so that both use the same next key. Returns true once, for the attempt that makes the refund stuck: then an alert
 * for the owner was added.
 */
export async function countFailedAttempt(
  db: Database,
  seq: number,
  { attempts, at }: { readonly attempts: number; readonly at: string },
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const row = await trx
      .updateTable('refunds')
      .set({ attempts: attempts + 1 })
      .where('seq', '=', seq)
      .where('attempts', '=', attempts)
      // The gateway may have sent the refund in spite of its error.
      .where('state', '=', 'requested')
      .returning(['order_seq', 'amount'])
      .executeTakeFirst()
    if (!row || attempts + 1 !== attemptsUntilStuck) return false
    const news = { kind: 'refund-stuck', amount: cents(row.amount) } as const
    await addAlert(trx, { at, orderSeq: row.order_seq, news })
    return true
  })
}

/** A failed refund is final: the owner refunds again or returns the money in another way. False if it was already settled. */
export async function markRefundFailed(
  db: Database,
  seq: number,
  { at, reason }: PaymentFailure,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const row = await trx
      .updateTable('refunds')
      .set({ state: 'failed', failure: reason, failed_at: at })
      .where('seq', '=', seq)
      .where('state', '=', 'requested')
      .returning(['order_seq', 'amount'])
      .executeTakeFirst()
    if (!row) return false
    const payment = await trx
      .updateTable('payments')
      .set({ state: 'refund-failed', failure: reason, failed_at: at, failure_settled_at: null })
      .where('order_seq', '=', row.order_seq)
      .where('state', 'in', ['captured', 'refund-failed'])
      .returning('gateway')
      .executeTakeFirst()
    if (payment?.gateway !== 'card') return true
    const news = { kind: 'refund-failed', amount: cents(row.amount), reason } as const
    await addAlert(trx, { at, orderSeq: row.order_seq, news })
    return true
  })
}

/**
 * The money of a sent refund was returned: a ledger entry reverses the refund, the owner has to send the money in another way, and
 * the customer gets an email. The day on which it was sent stays, as does its entry. False if that is already recorded.
 */
export async function markRefundReturned(
  db: Database,
  seq: number,
  { reason, at: failedAt }: PaymentFailure,
  { at, day }: Moment,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const refund = await trx
      .selectFrom('refunds')
      .select('order_seq')
      .where('seq', '=', seq)
      .executeTakeFirst()
    const orderRow = refund && (await lockOrder(trx, 'seq', refund.order_seq))
    const row = await trx
      .updateTable('refunds')
      .set({ state: 'failed', failure: reason, failed_at: failedAt })
      .where('seq', '=', seq)
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst()
    if (!orderRow || !row) return false
    const { gateway } = await trx
      .updateTable('payments')
      .set((set) => ({
        state: 'refund-failed',
        failure: reason,
        failed_at: failedAt,
        failure_settled_at: null,
        refunded: set('refunded', '-', row.amount),
      }))
      .where('order_seq', '=', row.order_seq)
      .returning('gateway')
      .executeTakeFirstOrThrow()
    const { order_seq: order } = row
    // The same money may have been refunded in another way since; then nobody has to act.
    const owed = await clearFailureUnlessOwed(trx, order)
    if (owed.some(({ id }) => id === seq)) {
      const news = { kind: 'refund-failed', amount: cents(row.amount), reason } as const
      await addAlert(trx, { at, orderSeq: order, news })
      // The customer was told that the money is on its way.
      await scheduleRefundEmail(trx, orderRow, at, (emails) => emailsAfterFailedRefund(emails, seq, at))
    }
    const postings = postRefundFailed(partsIn(row), gateway)
    await addEntry(trx, { at, day, kind: 'refund-failed', order, refund: seq, gateway, ...postings })
    return true
  })
}
