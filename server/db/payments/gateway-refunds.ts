// Refunds that were made on the gateway's own pages (R66).
import type { Transaction } from 'kysely'
import { emailsAfterRefund } from '#domain/orders/order-emails.ts'
import type { Cents } from '#domain/basics/money.ts'
import { remainingOf, splitGatewayRefund } from '#domain/payments/refund.ts'
import type { Moment } from './earnings.ts'
import type { Database } from '../engine/database.ts'
import { placedOrder } from '../orders/tracked-order.ts'
import { addAlert } from '../people/owner-alerts.ts'
import { clearFailedRefund } from './payments.ts'
import { refundOf } from './refund-rows.ts'
import {
  insertRefund,
  lockOrderToRefund,
  recordRefundSent,
  clearFailureUnlessOwed,
  scheduleRefundEmail,
} from './refunds.ts'
import type { Tables } from '../schema.ts'

export interface GatewayRefund {
  /** The gateway's id for the refund: each is stored once. */
  readonly name: string
  readonly amount: Cents
  readonly at: string
}

/**
 * Stores a refund that was made on the gateway's own pages, and schedules an email to the customer. 'waits': our own pending
 * refunds cover the rest of the order, and the gateway will refuse one of them. 'too-much': more was refunded than was left, which
 * the books cannot represent, and the owner gets an alert.
 */
export async function storeGatewayRefund(
  db: Database,
  orderSeq: number,
  made: GatewayRefund,
  moment: Moment,
): Promise<'kept' | 'known' | 'waits' | 'too-much'> {
  return db.transaction(async (trx) => {
    const whole = await lockOrderToRefund(trx, 'seq', orderSeq)
    if (!whole) throw new Error('a payment without its order')
    if (
      whole.refunds.some(({ key, gateway_refund_id }) => key === made.name || gateway_refund_id === made.name)
    )
      return 'known'
    // While the keys were missing, the owner was asked to make this refund herself. It is our pending refund, so it must not be
    // sent again.
    const ours =
      whole.payment.set_aside_at !== null &&
      whole.refunds.find(({ state, amount }) => state === 'requested' && amount === made.amount)
    if (ours) {
      await recordRefundSent(trx, ours.seq, moment, made.name)
      return 'kept'
    }
    const bill = placedOrder(whole)
    const parts = splitGatewayRefund(bill, remainingOf(bill, whole.refunds.map(refundOf)), made.amount)
    if (!parts && whole.refunds.some(({ state }) => state === 'requested')) return 'waits'
    if (!parts) return (await alertOverRefund(trx, orderSeq, made, moment.at)) ? 'too-much' : 'known'
    const seq = await insertRefund(trx, orderSeq, {
      ...parts,
      key: made.name,
      at: made.at,
      by: null,
      reason: 'at-gateway',
      note: '',
      units: [],
    })
    // The rest of a canceled order is refunded again: this refund may be why the gateway refused the full refund.
    if (whole.row.status === 'canceled') await clearFailedRefund(trx, orderSeq)
    else if (whole.payment.state === 'refund-failed') await clearFailureUnlessOwed(trx, orderSeq)
    await scheduleRefundEmail(trx, whole.row, moment.at, (emails) =>
      emailsAfterRefund(emails, seq, moment.at),
    )
    // Locking the refund after the payment is safe here, because no other transaction knows the new row.
    await recordRefundSent(trx, seq, moment, made.name)
    return 'kept'
  })
}

/** Adds the alert once for each refund; false if it exists. The caller has locked the order. */
async function alertOverRefund(
  trx: Transaction<Tables>,
  orderSeq: number,
  { name: refund, amount }: GatewayRefund,
  at: string,
): Promise<boolean> {
  const kind = 'refunded-too-much'
  const alerts = await trx
    .selectFrom('owner_alerts')
    .select('details')
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', kind)
    .execute()
  if (alerts.some(({ details }) => (JSON.parse(details) as { refund?: string }).refund === refund))
    return false
  await addAlert(trx, { at, orderSeq, news: { kind, amount, refund } })
  return true
}
