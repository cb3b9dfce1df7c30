// Takes the money of every order when it is due (R65), gives back that of every canceled one and every refund in part, and
// lets every hold go whose order was never stored, until the gateway has done it or says that it never will. Safe to run
// twice, and on two servers at once: the gateway knows each key.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'
import { GatewayFailed, gatewayFor, OtherKeysNeeded, type PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/engine/database.ts'
import { markCaptured, type Moment } from '../db/payments/earnings.ts'
import { countFailedAttempt, markRefundFailed } from '../db/payments/failed-refunds.ts'
import { reconcileAgainFrom } from '../db/payments/gateway-state.ts'
import { findOpenPayments, nextCaptureAt, type OpenPayment } from '../db/payments/open-payments.ts'
import { markCaptureFailed, markVoided } from '../db/payments/payments.ts'
import { requestRemainingRefund, markRefundSent } from '../db/payments/refunds.ts'
import { findStranded, oldestSetAside, setAside, resumeSetAside } from '../db/payments/set-aside.ts'
import { findRefundsToSend, type RefundToSend } from '../db/payments/refunds-to-send.ts'
import type { NextRun } from './background.ts'
import {
  claimOrphanedHold,
  readOrphanedHolds,
  markReleased,
  type OrphanedHold,
} from '../db/payments/orphaned-holds.ts'
import { hour } from '#domain/basics/time-units.ts'

export interface SettleDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
  /** Where the restaurant is now: a refund belongs to the business day on which it is made. */
  readonly timeZone: () => string
  /** When it comes, what is left waits for another start, or another server. */
  readonly closing: AbortSignal
  /** Called when the money of an order was taken, or is on its way back, or got stuck on that way. */
  readonly onPaymentChanged: (order: OrderId) => void
  /** Called when the owner should see that this money will never move. */
  readonly onPaymentFailed: (order: OrderId, reason: PaymentFailureReason) => void
  /** Called once for a payment that waits for keys that are no longer set; null: no order was stored for it. */
  readonly onSetAside: (order: OrderId | null) => void
  /** Called for an error after which the payment is tried again. */
  readonly onFailure: (error: unknown) => void
}

const batchSize = 48
/** A gateway far away takes a while over each. */
const concurrency = 8

/**
 * A payment without an order is left alone for this long after the gateway was last asked: its order may still be stored,
 * or its customer may try again. No request lasts nearly as long.
 */
export const orphanedAfterMs = 15 * 60_000

/**
 * Answers how many payments are still open because the gateway failed for them, which does not hold up the others; or when
 * the next capture is due.
 */
export async function settlePayments(deps: SettleDeps): Promise<number | NextRun> {
  const now = deps.now()
  const nowIso = now.toISOString()
  const failedOpen = await forEachInBatches(
    deps,
    (after) => findOpenPayments(deps.db, { now: nowIso, after, most: batchSize }),
    (payment) => settle(deps, payment),
  )
  const failedRefunds = await forEachInBatches(
    deps,
    (after) => findRefundsToSend(deps.db, after, batchSize),
    (refund) => submitRefund(deps, refund),
  )
  const refundingBefore = new Date(now.getTime() - orphanedAfterMs).toISOString()
  const failedUnstored = await forEachInBatches(
    deps,
    (after) => readOrphanedHolds(deps.db, { requestedBefore: refundingBefore, after, most: batchSize }),
    (payment) => letGo(deps, payment, refundingBefore),
  )
  const failed = failedOpen + failedRefunds + failedUnstored
  if (failed > 0 || deps.closing.aborted) return failed
  const next = await nextCaptureAt(deps.db, nowIso)
  return next === undefined ? 0 : { inMs: Date.parse(next) - deps.now().getTime() }
}

/**
 * At the start, when keys may have been changed: what waits for keys that are back is taken up again, and of what waits for keys
 * that are gone the owner hears before the money is due. False when the gateway could not be looked at: what was set aside stays
 * so, and is to be sorted again; all other payments can be settled meanwhile.
 */
export async function reviewSetAsidePayments(
  deps: SettleDeps,
  look?: () => Promise<unknown>,
): Promise<boolean> {
  const { db, payments, closing, onFailure } = deps
  const mode = payments.isDemo ? undefined : { isTestMode: payments.isTestMode ?? false }
  const since = mode && (await oldestSetAside(db, mode))
  let isReviewed = true
  if (mode && since !== undefined) {
    // What was done on the gateway's pages meanwhile must be known first: it would be refused, and look as if it had failed.
    await reconcileAgainFrom(db, since)
    const looked = look?.().then(
      () => true,
      (error: unknown) => (onFailure(error), false),
    )
    // A look ends early, and without an error, when the server stops.
    isReviewed = ((await looked) ?? true) && !closing.aborted
    if (isReviewed) await resumeSetAside(db, mode)
  }
  for (const key of await findStranded(db, mode)) await setPaymentAside(deps, key)
  return isReviewed
}

async function setPaymentAside({ db, now, onSetAside }: SettleDeps, key: string): Promise<void> {
  const payment = await setAside(db, key, now().toISOString())
  if (payment) onSetAside(payment.order)
}

interface BatchItem {
  readonly seq: number
  readonly key: string
  /** Where the key is that of a refund. */
  readonly paymentKey?: string
}

/** Answers how many failed. */
async function forEachInBatches<Payment extends BatchItem>(
  deps: SettleDeps,
  findAfter: (after: number) => Promise<Payment[]>,
  settleOne: (payment: Payment) => Promise<void>,
): Promise<number> {
  const { closing, onFailure } = deps
  let failed = 0
  let after = 0
  while (!closing.aborted) {
    const queue = await findAfter(after)
    const last = queue.at(-1)
    if (!last) break
    after = last.seq
    const runWorker = async () => {
      for (let payment = queue.shift(); payment && !closing.aborted; payment = queue.shift()) {
        const settled = settleOne(payment).catch((error: unknown) => {
          if (error instanceof OtherKeysNeeded)
            return setPaymentAside(deps, payment.paymentKey ?? payment.key)
          throw error
        })
        await settled.catch((error: unknown) => {
          failed += 1
          onFailure(error)
        })
      }
    }
    await Promise.all(Array.from({ length: concurrency }, runWorker))
  }
  return failed
}

async function settle(deps: SettleDeps, payment: OpenPayment): Promise<void> {
  const { db, onPaymentChanged } = deps
  const { id, key, authorization, amount, requestedAt } = payment
  const payments = gatewayFor(deps.payments, payment)
  switch (payment.task) {
    case 'capture': {
      const taken =
        authorization === null || !payments
          ? ({ outcome: 'captured' } as const)
          : await payments.capture({ key, authorization, amount })
      if (taken.outcome === 'failed') return giveUp(deps, payment, taken.reason)
      await markCaptured(db, key, momentOf(deps))
      return onPaymentChanged(id)
    }
    case 'void':
      // Captured, and cut off before that was written down.
      if (
        authorization !== null &&
        (await payments?.void({ key, authorization, requestedAt })) === 'captured'
      ) {
        await markCaptured(db, key, momentOf(deps))
        return refundRest(deps, payment)
      }
      await markVoided(db, key, momentOf(deps).at)
      return onPaymentChanged(id)
    case 'return':
      return refundRest(deps, payment)
  }
}

async function refundRest(deps: SettleDeps, { id, orderSeq }: OpenPayment): Promise<void> {
  if (await requestRemainingRefund(deps.db, orderSeq, momentOf(deps))) deps.onPaymentChanged(id)
}

/** What was paid at the counter goes back over the counter: no gateway is asked. */
async function submitRefund(deps: SettleDeps, refund: RefundToSend): Promise<void> {
  const { db, onPaymentChanged, onPaymentFailed } = deps
  const payments = gatewayFor(deps.payments, refund)
  const { seq, id, key: refundKey, paymentKey: key, authorization, amount, requestedAt, attempts } = refund
  const refunding = payments?.refund({ key, refundKey, authorization, amount, requestedAt, attempts })
  const refunded = (await refunding?.catch(async (error: unknown) => {
    const isStuck =
      error instanceof GatewayFailed &&
      (await countFailedAttempt(db, seq, { attempts, at: momentOf(deps).at }))
    if (isStuck) onPaymentChanged(id)
    throw error
  })) ?? { outcome: 'refunded' }
  if (refunded.outcome === 'failed') {
    await markRefundFailed(db, seq, { at: momentOf(deps).at, reason: refunded.reason })
    return onPaymentFailed(id, refunded.reason)
  }
  await markRefundSent(db, seq, momentOf(deps), refunded.refundId)
  onPaymentChanged(id)
}

function momentOf(deps: SettleDeps): Moment {
  const now = deps.now()
  return { at: now.toISOString(), day: businessDayOf(now, deps.timeZone()) }
}

/** Where the gateway's answer never came, the key finds what it holds. */
async function letGo(
  { db, payments: given, now, onFailure }: SettleDeps,
  payment: OrphanedHold,
  refundingBefore: string,
): Promise<void> {
  const { seq, key, amount, intent: authorization, requestedAt } = payment
  if (!(await claimOrphanedHold(db, seq, refundingBefore))) return
  const payments = gatewayFor(given, payment)
  if (!payments || (await payments.void({ key, authorization, requestedAt })) === 'voided')
    return markReleased(db, key, 'voided', now().toISOString())
  // Captured for an order that is not here: a backup from before that order was restored.
  // Nothing counts the tries of such a refund: other words every hour, in case that the gateway repeats an error of its own.
  const attempts = Math.floor((now().getTime() - Date.parse(requestedAt)) / hour)
  const refunded = await payments.refund({
    key,
    refundKey: key,
    authorization,
    amount,
    requestedAt,
    attempts,
  })
  const state = refunded.outcome === 'refunded' ? 'refunded' : 'refund-failed'
  await markReleased(db, key, state, now().toISOString())
  // Tried once, told once: nobody but the gateway knows of this money. The key stays unsaid: by it an order can be asked for.
  if (state === 'refund-failed') {
    const name = authorization ?? `without a name, asked for at ${requestedAt}`
    onFailure(
      new Error(`${formatMoney(amount)} taken without an order could not be sent back: payment ${name}`),
    )
  }
}

/** Not tried again: the owner is told instead. */
async function giveUp(
  { db, now, onPaymentFailed }: SettleDeps,
  { id, key }: OpenPayment,
  reason: PaymentFailureReason,
): Promise<void> {
  await markCaptureFailed(db, key, { at: now().toISOString(), reason })
  onPaymentFailed(id, reason)
}
