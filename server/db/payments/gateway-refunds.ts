// Refunds that were made on the gateway's own pages (R66).
import type { Transaction } from 'kysely'
import { emailsAfterRefund, planEmails } from '#domain/orders/email.ts'
import type { Cents } from '#domain/basics/money.ts'
import { remainingOf, splitGatewayRefund } from '#domain/payments/refund.ts'
import type { Moment } from './earnings.ts'
import type { Database } from '../engine/database.ts'
import type { FullOrder } from '../orders/order-parts.ts'
import { placedOrder } from '../orders/tracked-order.ts'
import { addAlert } from '../people/owner-alerts.ts'
import { clearFailedRefund } from './payments.ts'
import { refundOf } from './refund-rows.ts'
import {
  insertRefund,
  lockOrderToRefund,
  recordRefundSent,
  clearFailureUnlessOwed,
  scheduleEmail,
} from './refunds.ts'
import type { Tables } from '../schema.ts'
import { emailPlanOf } from '../kitchen/tickets.ts'

export interface GatewayRefund {
  /** The gateway's name for it: the same name is kept once. */
  readonly name: string
  readonly amount: Cents
  readonly at: string
}

/**
 * Keeps a refund that was made on the gateway's own pages, and tells the customer. Waits: what is left of the order is asked
 * for by refunds of ours that are under way, and of which the gateway will refuse one. Too much: more than is left went back,
 * which the books cannot have, and of which the owner hears.
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
    // The owner was asked to send it herself while our keys were gone: it is ours that she made, and it must not be sent again.
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
    // What is left of a canceled order is asked for anew: this refund may be why the one of all was refused.
    if (whole.row.status === 'canceled') await clearFailedRefund(trx, orderSeq)
    else if (whole.payment.state === 'refund-failed') await clearFailureUnlessOwed(trx, orderSeq)
    await scheduleRefundEmail(trx, whole, seq, moment.at)
    // The row is new, so nobody waits for it.
    await recordRefundSent(trx, seq, moment, made.name)
    return 'kept'
  })
}

/** Once for each refund; false later. The order is locked. */
async function alertOverRefund(
  trx: Transaction<Tables>,
  orderSeq: number,
  { name: refund, amount }: GatewayRefund,
  at: string,
): Promise<boolean> {
  const kind = 'refunded-too-much'
  const told = await trx
    .selectFrom('owner_alerts')
    .select('details')
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', kind)
    .execute()
  if (told.some(({ details }) => (JSON.parse(details) as { refund?: string }).refund === refund)) return false
  await addAlert(trx, { at, orderSeq, news: { kind, amount, refund } })
  return true
}

/** Nobody is there any more to read a mail about an order whose customer is forgotten. */
async function scheduleRefundEmail(
  trx: Transaction<Tables>,
  { row }: FullOrder,
  refund: number,
  at: string,
): Promise<void> {
  const mail = emailPlanOf(row)
  const plan = row.purged_at === null ? planEmails(mail, emailsAfterRefund(mail.emails, refund, at)) : mail
  await scheduleEmail(trx, row.seq, plan)
}
