// Brings an order's payment, its refunds, its disputes and the books in line with what the gateway has on record (R66). Safe to
// run as often as anybody likes, on several servers, and beside settle-payments.ts and an owner who refunds: every step
// changes only what it finds in the state before, and a step back never happens.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { isPaid } from '#domain/payments/payment.ts'
import type { GatewayActivity, PaymentActivity, RefundActivity } from '../../adapters/activity.ts'
import { storeDisputes, readDisputes } from '../../db/payments/disputes.ts'
import { markCaptured, type Moment } from '../../db/payments/earnings.ts'
import { markRefundReturned, markRefundFailed } from '../../db/payments/failed-refunds.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { findGatewayPayment, type GatewayPayment } from '../../db/payments/gateway-payments.ts'
import { storeGatewayRefund, type GatewayRefund } from '../../db/payments/gateway-refunds.ts'
import type { Database } from '../../db/engine/database.ts'
import { markCaptureFailed, markVoided } from '../../db/payments/payments.ts'
import { readRefundRows } from '../../db/payments/refund-rows.ts'
import { markRefundSent } from '../../db/payments/refunds.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import type { Log } from '../../observe/log.ts'

export interface ReconcileDeps {
  readonly db: Database
  readonly gatewayActivity: GatewayActivity
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
  readonly onPaymentDue: () => void
  readonly onEmailDue: () => void
  /** Called when the owner is to hear of something. */
  readonly onOwnerAlert: () => void
  readonly log: Pick<Log, 'error'>
}

/** Waits: refunds of ours that are under way have to end first, and then the gateway is to be looked at again. */
export type ReconcileOutcome = 'done' | 'waits'

/** Of looks that were overtaken by another one, in a row. */
const maxLooks = 5

export async function reconcilePayment(deps: ReconcileDeps, intent: string): Promise<ReconcileOutcome> {
  for (let fetchPayment = 1; ; fetchPayment += 1) {
    const outcome = await reconcileOnce(deps, intent)
    if (outcome !== 'stale') return outcome
    if (fetchPayment === maxLooks) return 'waits'
  }
}

async function reconcileOnce(deps: ReconcileDeps, intent: string): Promise<ReconcileOutcome | 'stale'> {
  const { db, gatewayActivity } = deps
  const known = await findGatewayPayment(db, intent)
  const seen = known ? await readDisputes(db.read, known.orderSeq) : []
  const record = await gatewayActivity.fetchPayment(intent)
  if (!record) return 'done'
  // Without an order, settle-payments.ts lets the hold go; one that was stored meanwhile is newer than this look.
  if (!known) return (await findGatewayPayment(db, intent)) ? 'stale' : 'done'
  const moment = momentOf(deps)
  const hold = await reconcileHold(db, known, record, moment)
  if (hold === 'stale') return 'stale'
  const refunds = isPaid(hold.state) ? await reconcileRefunds(deps, known, record, moment) : noRefunds
  const now = record.disputes
  // Taken from an order that is not in the books: the capture has to be written down first.
  const disputes = isPaid(hold.state)
    ? await storeDisputes(db, { orderSeq: known.orderSeq, seen, now }, moment)
    : 'same'
  if (hold.isChanged || refunds.isChanged || disputes === 'changed') notify(deps, known)
  if (disputes === 'stale' || refunds.isStale) return 'stale'
  return refunds.waits ? 'waits' : 'done'
}

function momentOf({ now, restaurant }: ReconcileDeps): Moment {
  const moment = now()
  return { at: moment.toISOString(), day: businessDayOf(moment, restaurant.current().timeZone) }
}

interface HoldOutcome {
  readonly state: GatewayPayment['state']
  readonly isChanged: boolean
}

/** A hold that lapsed or was canceled at the gateway, and a capture that was made there. Stale: settled meanwhile. */
async function reconcileHold(
  db: Database,
  { key, state, isCanceled }: GatewayPayment,
  record: PaymentActivity,
  moment: Moment,
): Promise<HoldOutcome | 'stale'> {
  if (record.state === 'canceled' && state === 'authorized') {
    const isMarked = isCanceled
      ? await markVoided(db, key, moment.at)
      : await markCaptureFailed(db, key, { at: moment.at, reason: 'hold-expired' })
    return isMarked ? { state: isCanceled ? 'voided' : 'capture-failed', isChanged: true } : 'stale'
  }
  if (record.state === 'captured' && (state === 'authorized' || state === 'capture-failed')) {
    const isMarked = await markCaptured(db, key, moment, ['authorized', 'capture-failed'])
    return isMarked ? { state: 'captured', isChanged: true } : 'stale'
  }
  return { state, isChanged: false }
}

interface RefundsOutcome {
  readonly isChanged: boolean
  readonly waits: boolean
  readonly isStale: boolean
}

const noRefunds: RefundsOutcome = { isChanged: false, waits: false, isStale: false }

async function reconcileRefunds(
  deps: ReconcileDeps,
  { orderSeq }: GatewayPayment,
  record: PaymentActivity,
  moment: Moment,
): Promise<RefundsOutcome> {
  const { db } = deps
  let [isChanged, waits, isStale] = [false, false, false]
  const recordExternalRefund = async (made: GatewayRefund) => {
    const kept = await storeExternalRefund(deps, orderSeq, made, moment)
    isChanged ||= kept === 'kept' || kept === 'too-much'
    waits ||= kept === 'waits'
  }
  for (const refund of record.refunds) {
    // Read anew each time: the step before may have changed what is there.
    const rows = await readRefundRows(db.read, [orderSeq])
    const row = rows.find((one) => one.key === refund.key || one.gateway_refund_id === refund.name)
    if (row) {
      const followed = await reconcileOwnRefund(db, row, refund, moment)
      isChanged ||= followed === 'changed'
      isStale ||= followed === 'stale'
      // It came to nothing before anybody here knew of it.
    } else if (refund.failure === null) await recordExternalRefund(refund)
  }
  const { captured } = (await findGatewayPayment(db, record.intent)) ?? { captured: 0 }
  const rest = captured - record.captured
  // Only part of the hold was captured, on the gateway's own pages: the customer never paid the rest. A look from before the
  // capture says nothing about it.
  if (record.state === 'captured' && rest > 0)
    await recordExternalRefund({ name: `rest-${record.intent}`, amount: cents(rest), at: moment.at })
  return { isChanged, waits, isStale }
}

/** Stale: settled meanwhile. */
async function reconcileOwnRefund(
  db: Database,
  { seq, state }: { readonly seq: number; readonly state: string },
  { name, failure }: RefundActivity,
  moment: Moment,
): Promise<'changed' | 'same' | 'stale'> {
  const failed = failure && { reason: failure.reason, at: failure.at ?? moment.at }
  if (state === 'requested') {
    const isMarked = failed
      ? await markRefundFailed(db, seq, failed)
      : await markRefundSent(db, seq, moment, name)
    return isMarked ? 'changed' : 'stale'
  }
  if (state !== 'sent' || failed === null) return 'same'
  return (await markRefundReturned(db, seq, failed, moment)) ? 'changed' : 'same'
}

async function storeExternalRefund(
  { db, log }: ReconcileDeps,
  orderSeq: number,
  { name, amount, at }: GatewayRefund,
  moment: Moment,
) {
  const kept = await storeGatewayRefund(db, orderSeq, { name, amount, at }, moment)
  // The books are off by it, and npm run books names the order.
  if (kept === 'too-much')
    log.error(`the gateway has refunded ${formatMoney(amount)} (${name}), more than is left of its order`)
  return kept
}

function notify(
  { feed, onPaymentDue, onEmailDue, onOwnerAlert }: ReconcileDeps,
  { id }: GatewayPayment,
): void {
  feed.announce({ orders: [id] })
  onPaymentDue()
  onEmailDue()
  onOwnerAlert()
}
