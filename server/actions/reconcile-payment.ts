// Brings an order's payment, its refunds, its disputes and the books in line with what the gateway has on record (R66). Safe to
// run as often as anybody likes, on several servers, and beside settle-payments.ts and an owner who refunds: every step
// changes only what it finds in the state before, and a step back never happens.
import { businessDayOf } from '#domain/business-day.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { isPaid } from '#domain/payment.ts'
import type { GatewayRecords, PaymentRecord, RefundRecord } from '../adapters/records.ts'
import { keepDisputes, readDisputes } from '../db/disputes.ts'
import { markCaptured, type Moment } from '../db/earnings.ts'
import { markRefundCameBack, markRefundFailed } from '../db/failed-refunds.ts'
import type { Feed } from '../db/feed.ts'
import { findPaymentAtGateway, type PaymentAtGateway } from '../db/gateway-payments.ts'
import { keepRefundAtGateway, type MadeAtGateway } from '../db/gateway-refunds.ts'
import type { Database } from '../db/open.ts'
import { markCaptureFailed, markVoided } from '../db/payments.ts'
import { readRefundRows } from '../db/refund-rows.ts'
import { markRefundSent } from '../db/refunds.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'
import type { Log } from '../observe/log.ts'

export interface ReconcileDeps {
  readonly db: Database
  readonly records: GatewayRecords
  readonly feed: Feed
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
  readonly onMoneyWaits: () => void
  readonly onMailDue: () => void
  /** Called when the owner is to hear of something. */
  readonly onNews: () => void
  readonly log: Pick<Log, 'error'>
}

/** Waits: refunds of ours that are under way have to end first, and then the gateway is to be looked at again. */
export type Reconciled = 'done' | 'waits'

/** Of looks that were overtaken by another one, in a row. */
const mostLooks = 5

export async function reconcilePayment(deps: ReconcileDeps, intent: string): Promise<Reconciled> {
  for (let look = 1; ; look += 1) {
    const outcome = await lookOnce(deps, intent)
    if (outcome !== 'stale') return outcome
    if (look === mostLooks) return 'waits'
  }
}

async function lookOnce(deps: ReconcileDeps, intent: string): Promise<Reconciled | 'stale'> {
  const { db, records } = deps
  const known = await findPaymentAtGateway(db, { intent, key: null })
  const seen = known ? await readDisputes(db.read, known.orderSeq) : []
  const record = await records.look(intent)
  // Without an order, settle-payments.ts lets the hold go.
  const payment = record && (known ?? (await findPaymentAtGateway(db, record)))
  if (!payment) return 'done'
  const moment = momentOf(deps)
  const held = await followHold(db, payment, record, moment)
  const refunds = isPaid(held.state) ? await followRefunds(deps, payment, record, moment) : noRefunds
  const now = record.disputes
  // Taken from an order that is not in the books: the capture has to be written down first.
  const disputes = isPaid(held.state)
    ? await keepDisputes(db, { orderSeq: payment.orderSeq, seen, now }, moment)
    : 'same'
  if (held.isChanged || refunds.isChanged || disputes === 'changed') tell(deps, payment)
  if (disputes === 'stale') return 'stale'
  return refunds.waits ? 'waits' : 'done'
}

function momentOf({ now, restaurant }: ReconcileDeps): Moment {
  const moment = now()
  return { at: moment.toISOString(), day: businessDayOf(moment, restaurant.current().timeZone) }
}

interface Held {
  readonly state: PaymentAtGateway['state']
  readonly isChanged: boolean
}

/** A hold that lapsed or was canceled at the gateway, and a capture that was made there. */
async function followHold(
  db: Database,
  { key, state, isCancelled }: PaymentAtGateway,
  record: PaymentRecord,
  moment: Moment,
): Promise<Held> {
  if (record.state === 'canceled' && state === 'authorised') {
    if (isCancelled) await markVoided(db, key, moment.at)
    else await markCaptureFailed(db, key, { at: moment.at, fault: 'hold-lapsed' })
    return { state: isCancelled ? 'voided' : 'capture-failed', isChanged: true }
  }
  if (record.state === 'captured' && (state === 'authorised' || state === 'capture-failed')) {
    await markCaptured(db, key, moment, ['authorised', 'capture-failed'])
    return { state: 'captured', isChanged: true }
  }
  return { state, isChanged: false }
}

interface Followed {
  readonly isChanged: boolean
  readonly waits: boolean
}

const noRefunds: Followed = { isChanged: false, waits: false }

async function followRefunds(
  deps: ReconcileDeps,
  { orderSeq, key }: PaymentAtGateway,
  record: PaymentRecord,
  moment: Moment,
): Promise<Followed> {
  const { db } = deps
  let [isChanged, waits] = [false, false]
  for (const refund of record.refunds) {
    // Read anew each time: the step before may have changed what is there.
    const rows = await readRefundRows(db.read, [orderSeq])
    const row = rows.find((one) => one.key === refund.key || one.gateway_refund === refund.name)
    if (row) isChanged = (await followOwn(db, row, refund, moment)) || isChanged
    // It came to nothing before anybody here knew of it.
    else if (refund.failure === null) {
      const kept = await keep(deps, orderSeq, refund, moment)
      isChanged ||= kept === 'kept'
      waits ||= kept === 'waits'
    }
  }
  const { captured } = (await findPaymentAtGateway(db, { intent: record.intent, key })) ?? { captured: 0 }
  const rest = captured - record.captured
  if (rest > 0) {
    // Only part of the hold was captured, on the gateway's own pages: the customer never paid the rest.
    const made = { name: `rest-${record.intent}`, amount: cents(rest), at: moment.at }
    const kept = await keep(deps, orderSeq, made, moment)
    isChanged ||= kept === 'kept'
    waits ||= kept === 'waits'
  }
  return { isChanged, waits }
}

/** True when something has changed. */
async function followOwn(
  db: Database,
  { seq, state }: { readonly seq: number; readonly state: string },
  { name, failure }: RefundRecord,
  moment: Moment,
): Promise<boolean> {
  const failed = failure && { fault: failure.fault, at: failure.at ?? moment.at }
  if (state === 'asked') {
    if (failed) await markRefundFailed(db, seq, failed)
    else await markRefundSent(db, seq, moment, name)
    return true
  }
  return state === 'sent' && failed !== null && markRefundCameBack(db, seq, failed, moment)
}

async function keep(
  { db, log }: ReconcileDeps,
  orderSeq: number,
  { name, amount, at }: MadeAtGateway,
  moment: Moment,
) {
  const kept = await keepRefundAtGateway(db, orderSeq, { name, amount, at }, moment)
  // The books are off by it, and npm run books names the order.
  if (kept === 'too-much')
    log.error(`the gateway has refunded ${formatMoney(amount)} (${name}), more than is left of its order`)
  return kept
}

function tell({ feed, onMoneyWaits, onMailDue, onNews }: ReconcileDeps, { id }: PaymentAtGateway): void {
  feed.announce({ orders: [id] })
  onMoneyWaits()
  onMailDue()
  onNews()
}
