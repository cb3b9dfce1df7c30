// Refunds that did not arrive: the gateway refused them, or their money came back later. The owner has to act.
import { postRefundFailed } from '#domain/books/ledger.ts'
import { emailsAfterFailedRefund, planEmails } from '#domain/orders/email.ts'
import { cents } from '#domain/basics/money.ts'
import type { PaymentFailure } from '#domain/payments/refund-schema.ts'
import { attemptsUntilStuck } from '#domain/payments/refund.ts'
import { clearFailureUnlessOwed, scheduleEmail } from './refunds.ts'
import type { Moment } from './earnings.ts'
import { addEntry } from '../books/ledger.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Database } from '../engine/database.ts'
import { addAlert } from '../people/owner-alerts.ts'
import { partsIn } from './refund-rows.ts'
import { emailPlanOf } from '../kitchen/tickets.ts'

/**
 * The gateway answered with an error, which it would repeat for the same words. Of two servers that both got it, one counts:
 * all of them must use the same words the next time. The owner is told once, by the try that makes the refund stuck: then
 * this answers true.
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
      // A gateway may answer with an error and have sent it all the same.
      .where('state', '=', 'requested')
      .returning(['order_seq', 'amount'])
      .executeTakeFirst()
    if (!row || attempts + 1 !== attemptsUntilStuck) return false
    const news = { kind: 'refund-stuck', amount: cents(row.amount) } as const
    await addAlert(trx, { at, orderSeq: row.order_seq, news })
    return true
  })
}

/** A failed refund is final: the owner asks for another refund, or sends this money in another way. False when it was over before. */
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
      .set({ state: 'refund-failed', failure: reason, failed_at: at })
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
 * The money of a refund that was sent came back: the books turn its entry, and the owner has to send it in another way, and the
 * customer is told. The day on which it was sent stays, as its entry does. False when that is known already.
 */
export async function markRefundReturned(
  db: Database,
  seq: number,
  { reason, at: failedAt }: PaymentFailure,
  { at, day }: Moment,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const whose = await trx
      .selectFrom('refunds')
      .select('order_seq')
      .where('seq', '=', seq)
      .executeTakeFirst()
    const told = whose && (await lockOrder(trx, 'seq', whose.order_seq))
    const row = await trx
      .updateTable('refunds')
      .set({ state: 'failed', failure: reason, failed_at: failedAt })
      .where('seq', '=', seq)
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst()
    if (!told || !row) return false
    const { gateway } = await trx
      .updateTable('payments')
      .set((set) => ({
        state: 'refund-failed',
        failure: reason,
        failed_at: failedAt,
        refunded: set('refunded', '-', row.amount),
      }))
      .where('order_seq', '=', row.order_seq)
      .returning('gateway')
      .executeTakeFirstOrThrow()
    const { order_seq: order } = row
    // The same money may have gone back in another way since: then nobody has to act.
    const owed = await clearFailureUnlessOwed(trx, order)
    if (owed.some(({ id }) => id === seq)) {
      const news = { kind: 'refund-failed', amount: cents(row.amount), reason } as const
      await addAlert(trx, { at, orderSeq: order, news })
      // The customer was told that the money is on its way. Nobody is there to read a mail once the customer is forgotten.
      const plan = emailPlanOf(told)
      if (told.purged_at === null)
        await scheduleEmail(trx, order, planEmails(plan, emailsAfterFailedRefund(plan.emails, seq, at)))
    }
    const postings = postRefundFailed(partsIn(row), gateway)
    await addEntry(trx, { at, day, kind: 'refund-failed', order, refund: seq, gateway, ...postings })
    return true
  })
}
