// What asking for a refund reads and writes beside the refund itself: a key that was used before, and the mail about it.
import type { Transaction } from 'kysely'
import type { MailPlan } from '#domain/orders/email.ts'
import { stillOwed, type OfficeRefund, type Refund } from '#domain/payments/refund.ts'
import { forgetFailedRefund } from './payments.ts'
import { officeRefundOf, readRefundRows, refundOf } from './refund-rows.ts'
import type { Tables } from '../schema.ts'

/** The refund with this key; undefined for a new key. */
export async function findRefundedWith(
  trx: Transaction<Tables>,
  key: string,
): Promise<{ readonly orderSeq: number; readonly refund: Refund } | undefined> {
  const row = await trx.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst()
  return row && { orderSeq: row.order_seq, refund: refundOf(row) }
}

/**
 * The money of a failed refund was asked for again: the payment is no longer failed, unless more is owed. Answers the refunds
 * that are still owed.
 */
export async function clearFailure(
  trx: Transaction<Tables>,
  orderSeq: number,
): Promise<readonly OfficeRefund[]> {
  const owed = stillOwed((await readRefundRows(trx, [orderSeq])).map(officeRefundOf))
  if (owed.length === 0) await forgetFailedRefund(trx, orderSeq)
  return owed
}

/** The order has changed, and its customer hears of it. */
export async function oweMail(trx: Transaction<Tables>, orderSeq: number, plan: MailPlan): Promise<void> {
  await trx
    .updateTable('orders')
    .set((set) => ({
      mails: JSON.stringify(plan.mails),
      mail_due_at: plan.dueAt,
      version: set('version', '+', 1),
    }))
    .where('seq', '=', orderSeq)
    .execute()
}
