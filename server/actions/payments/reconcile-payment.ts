// Brings an order's payment, refunds, disputes and books in line with the gateway's own records (R66). Safe to run at any time,
// any number of times, on several servers, and alongside settle-payments.ts and an owner's refund: every step changes a row
// only if the row is still in the expected state, and never takes it back to an earlier state.
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
  readonly gatewayActivity: Pick<GatewayActivity, 'fetchPayment' | 'readWebhook'>
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
  readonly onPaymentDue: () => void
  readonly onEmailDue: () => void
  /** Called when there may be a new alert for the owner. */
  readonly onOwnerAlert: () => void
  readonly log: Pick<Log, 'error'>
}

/** 'waits': our own refunds in progress have to finish first, and then the payment has to be reconciled again. */
export type ReconcileOutcome = 'done' | 'waits'

/** The gateway's records are fetched again when another process changed the payment in between, up to this many times. */
const maxTries = 5

export async function reconcilePayment(deps: ReconcileDeps, intent: string): Promise<ReconcileOutcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await reconcileOnce(deps, intent)
    if (outcome !== 'stale') return outcome
    if (tries === maxTries) return 'waits'
  }
}

async function reconcileOnce(deps: ReconcileDeps, intent: string): Promise<ReconcileOutcome | 'stale'> {
  const { db, gatewayActivity } = deps
  // The database is read before the gateway, so that a change in between shows as stale.
  const payment = await findGatewayPayment(db, intent)
  const seen = payment ? await readDisputes(db.read, payment.orderSeq) : []
  const record = await gatewayActivity.fetchPayment(intent)
  if (!record) return 'done'
  // A payment without an order is released by settle-payments.ts, unless its order has just been stored.
  if (!payment) return (await findGatewayPayment(db, intent)) ? 'stale' : 'done'
  const moment = momentOf(deps)
  const hold = await reconcileHold(db, payment, record, moment)
  if (hold === 'stale') return 'stale'
  // Refunds and disputes take money that the books have only after the capture.
  const refunds = isPaid(hold.state) ? await reconcileRefunds(deps, payment, record, moment) : noRefunds
  const disputes = isPaid(hold.state)
    ? await storeDisputes(db, { orderSeq: payment.orderSeq, seen, now: record.disputes }, moment)
    : 'same'
  if (hold.isChanged || refunds.isChanged || disputes === 'changed') notify(deps, payment)
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

/** Follows a hold that expired, was canceled or was captured at the gateway. 'stale': another process settled it first. */
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
  const recordExternalRefund = async (refund: GatewayRefund) => {
    const outcome = await storeExternalRefund(deps, orderSeq, refund, moment)
    isChanged ||= outcome === 'kept' || outcome === 'too-much'
    waits ||= outcome === 'waits'
  }
  for (const refund of record.refunds) {
    // Read again for each refund: the previous step may have changed the rows.
    const rows = await readRefundRows(db.read, [orderSeq])
    const row = rows.find(({ key, gateway_refund_id: id }) => key === refund.key || id === refund.name)
    if (row) {
      const outcome = await reconcileOwnRefund(db, row, refund, moment)
      isChanged ||= outcome === 'changed'
      isStale ||= outcome === 'stale'
      // An external refund that failed moved no money, so there is nothing to record.
    } else if (refund.failure === null) await recordExternalRefund(refund)
  }
  const { captured } = (await findGatewayPayment(db, record.intent)) ?? { captured: 0 }
  const uncaptured = captured - record.captured
  // On the gateway's dashboard only part of the hold was captured: the books refund the rest, which the customer never paid.
  if (record.state === 'captured' && uncaptured > 0)
    await recordExternalRefund({ name: `rest-${record.intent}`, amount: cents(uncaptured), at: moment.at })
  return { isChanged, waits, isStale }
}

/** 'stale': another process settled the refund first. */
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
  const outcome = await storeGatewayRefund(db, orderSeq, { name, amount, at }, moment)
  // The books now have a discrepancy, and npm run books names the order.
  if (outcome === 'too-much')
    log.error(`the gateway has refunded ${formatMoney(amount)} (${name}), more than is left of its order`)
  return outcome
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
