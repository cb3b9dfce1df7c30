// Settles payments with the card gateway: captures the money of each order when it is due (R65), refunds canceled orders and
// partial refunds, and releases holds whose order was never stored. Each step is retried until the gateway has done it or refuses
// permanently. Running twice, or on two servers at once, is safe: the gateway recognizes the idempotency key of every request.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'
import {
  GatewayFailed,
  gatewayFor,
  OtherKeysNeeded,
  reachedBy,
  type GatewayRefusal,
  type PaymentGateway,
  type Refunded,
} from '../adapters/payments.ts'
import type { Database } from '../db/engine/database.ts'
import { markCaptured, type Moment } from '../db/payments/earnings.ts'
import { countFailedAttempt, markRefundFailed } from '../db/payments/failed-refunds.ts'
import { reconcileAgainFrom } from '../db/payments/gateway-state.ts'
import { findOpenPayments, nextDueAt, type OpenPayment } from '../db/payments/open-payments.ts'
import { markCaptureFailed, markVoided } from '../db/payments/payments.ts'
import { requestRemainingRefund, markRefundSent } from '../db/payments/refunds.ts'
import {
  findStranded,
  oldestSetAside,
  setAside,
  resumeSetAside,
  type GatewayAccount,
} from '../db/payments/set-aside.ts'
import { findRefundsToSend, type RefundToSend } from '../db/payments/refunds-to-send.ts'
import type { NextRun } from './background.ts'
import {
  claimOrphanedHold,
  readOrphanedHolds,
  markReleased,
  type OrphanedHold,
} from '../db/payments/orphaned-holds.ts'
import { day, hour } from '#domain/basics/time-units.ts'

export interface SettleDeps {
  readonly db: Database
  /** Those of one moment: a payment that is asked for twice is asked for at one gateway. */
  readonly payments: PaymentGateway
  readonly now: () => Date
  /** The restaurant's current time zone: a refund belongs to the business day on which it is made. */
  readonly timeZone: () => string
  /** Aborted when the server stops: the remaining payments wait for the next start, or for another server. */
  readonly closing: AbortSignal
  /** Called when an order's payment was captured, voided or refunded, or when its refund got stuck. */
  readonly onPaymentChanged: (order: OrderId) => void
  /** Called when the gateway refuses permanently, so that the owner sees it. */
  readonly onPaymentFailed: (order: OrderId, reason: PaymentFailureReason) => void
  /** Called once for a payment that needs API keys that are no longer set; null when no order was stored for the payment. */
  readonly onSetAside: (order: OrderId | null) => void
  /** Called for an error that is retried. */
  readonly onFailure: (error: unknown) => void
}

const batchSize = 48
/** A distant gateway is slow to answer, so several requests run at once. */
const concurrency = 8

/**
 * A hold without an order is left alone for this long after its last request: the order may still be stored, or the customer
 * may try again. No request takes nearly this long.
 */
const orphanedAfterMs = 15 * 60_000

/**
 * Returns how many payments, refunds and releases failed and have to be retried, or when the next capture, void or return of a
 * payment is due. A failure does not block the others.
 */
export async function settlePayments(deps: SettleDeps): Promise<number | NextRun> {
  const now = deps.now()
  const nowIso = now.toISOString()
  const failedPayments = await forEachInBatches(
    deps,
    (after: OpenPayment | undefined) => findOpenPayments(deps.db, { now: nowIso, after, most: batchSize }),
    (payment) => settlePayment(deps, payment),
  )
  const failedRefunds = await forEachInBatches(
    deps,
    (after: RefundToSend | undefined) => findRefundsToSend(deps.db, after?.seq ?? 0, batchSize),
    (refund) => sendRefund(deps, refund),
  )
  const requestedBefore = new Date(now.getTime() - orphanedAfterMs).toISOString()
  const failedReleases = await forEachInBatches(
    deps,
    (after: OrphanedHold | undefined) =>
      readOrphanedHolds(deps.db, { requestedBefore, after: after?.seq ?? 0, most: batchSize }),
    (hold) => releaseOrphanedHold(deps, hold, requestedBefore),
  )
  const failed = failedPayments + failedRefunds + failedReleases
  if (failed > 0 || deps.closing.aborted) return failed
  const next = await nextDueAt(deps.db, nowIso)
  return next === undefined ? 0 : { inMs: Date.parse(next) - deps.now().getTime() }
}

async function settlePayment(deps: SettleDeps, payment: OpenPayment): Promise<void> {
  const { db, onPaymentChanged } = deps
  const { id, key, authorization, amount, requestedAt } = payment
  const gateway = gatewayFor(deps.payments, payment)
  switch (payment.task) {
    case 'capture': {
      const result =
        authorization === null || !gateway
          ? ({ outcome: 'captured' } as const)
          : await gateway.capture({ key, authorization, amount })
      if (result.outcome === 'failed') return recordFailedCapture(deps, payment, result.reason)
      await markCaptured(db, key, currentMoment(deps))
      return onPaymentChanged(id)
    }
    case 'void': {
      const result =
        authorization === null ? 'voided' : await gateway?.void({ key, authorization, requestedAt })
      // The server stopped after the capture, before the capture was recorded.
      if (result === 'captured') {
        await markCaptured(db, key, currentMoment(deps))
        return refundRemainder(deps, payment)
      }
      await markVoided(db, key, currentMoment(deps).at)
      return onPaymentChanged(id)
    }
    case 'return':
      return refundRemainder(deps, payment)
  }
}

/** A failed capture is not retried: the owner is told instead. */
async function recordFailedCapture(
  { db, now, onPaymentFailed }: SettleDeps,
  { id, key }: OpenPayment,
  reason: PaymentFailureReason,
): Promise<void> {
  await markCaptureFailed(db, key, { at: now().toISOString(), reason })
  onPaymentFailed(id, reason)
}

/** Only requests the refund: sendRefund() sends it, later in the same run. */
async function refundRemainder(deps: SettleDeps, { id, orderSeq }: OpenPayment): Promise<void> {
  const isFullyRefunded = await requestRemainingRefund(deps.db, orderSeq, currentMoment(deps))
  if (isFullyRefunded) deps.onPaymentChanged(id)
}

async function sendRefund(deps: SettleDeps, refund: RefundToSend): Promise<void> {
  const { db, onPaymentChanged, onPaymentFailed } = deps
  const { seq, id } = refund
  const gateway = gatewayFor(deps.payments, refund)
  // Money that was paid at the counter is handed back at the counter, without a gateway.
  const result: Refunded | GatewayRefusal = gateway
    ? await refundAtGateway(deps, gateway, refund)
    : { outcome: 'refunded' }
  if (result.outcome === 'failed') {
    await markRefundFailed(db, seq, { at: currentMoment(deps).at, reason: result.reason })
    return onPaymentFailed(id, result.reason)
  }
  await markRefundSent(db, seq, currentMoment(deps), result.refundId)
  onPaymentChanged(id)
}

/** Counts the gateway's own errors: the count is part of the next idempotency key, and at attemptsUntilStuck the owner is alerted. */
async function refundAtGateway(
  deps: SettleDeps,
  gateway: PaymentGateway,
  refund: RefundToSend,
): Promise<Refunded | GatewayRefusal> {
  const { seq, id, key: refundKey, paymentKey: key, authorization, amount, requestedAt, attempts } = refund
  try {
    return await gateway.refund({ key, refundKey, authorization, amount, requestedAt, attempts })
  } catch (error) {
    if (error instanceof GatewayFailed) {
      const isStuck = await countFailedAttempt(deps.db, seq, { attempts, at: currentMoment(deps).at })
      if (isStuck) deps.onPaymentChanged(id)
    }
    throw error
  }
}

/** If the gateway's response was lost, the hold has no authorization, and the gateway finds the hold by its idempotency key. */
async function releaseOrphanedHold(
  { db, payments, now, onFailure }: SettleDeps,
  hold: OrphanedHold,
  requestedBefore: string,
): Promise<void> {
  const { seq, key, amount, intent: authorization, requestedAt } = hold
  if (!(await claimOrphanedHold(db, seq, requestedBefore))) return
  const gateway = gatewayFor(payments, hold)
  if (!gateway || (await gateway.void({ key, authorization, requestedAt })) === 'voided')
    return markReleased(db, key, 'voided', now().toISOString())
  // The hold was captured, but its order is missing, because a backup older than the order was restored. So the money is refunded.
  // This refund has no attempt counter; the hours since the request serve as one, so a cached error ends within an hour.
  const attempts = Math.floor((now().getTime() - Date.parse(requestedAt)) / hour)
  const result = await gateway.refund({
    key,
    refundKey: key,
    authorization,
    amount,
    requestedAt,
    attempts,
  })
  const state = result.outcome === 'refunded' ? 'refunded' : 'refund-failed'
  await markReleased(db, key, state, now().toISOString())
  // Only the gateway knows of this money, so a failure is logged. The log omits the key, which gives access to an order.
  if (state === 'refund-failed') {
    const name = authorization ?? `of unknown id, requested at ${requestedAt}`
    onFailure(
      new Error(`${formatMoney(amount)} captured without an order could not be refunded: payment ${name}`),
    )
  }
}

function currentMoment(deps: SettleDeps): Moment {
  const now = deps.now()
  return { at: now.toISOString(), day: businessDayOf(now, deps.timeZone()) }
}

type BatchItem = OpenPayment | RefundToSend | OrphanedHold

/** How long a payment waits for another server that can open the saved keys; a hold lasts about a week. */
const longestWaitForKeys = day

function seemsForgotten(item: BatchItem, now: Date): boolean {
  // The gateway has turned this refund away, so that some server reaches it.
  if ('attempts' in item && item.attempts > 0) return false
  const since = 'dueAt' in item ? item.dueAt : 'askedAt' in item ? item.askedAt : item.requestedAt
  return now.getTime() - Date.parse(since) > longestWaitForKeys
}

/** Returns how many items failed. */
async function forEachInBatches<Item extends BatchItem>(
  deps: SettleDeps,
  findAfter: (last: Item | undefined) => Promise<Item[]>,
  settle: (item: Item) => Promise<void>,
): Promise<number> {
  const { closing, onFailure } = deps
  const settleOrSetAside = async (item: Item) => {
    try {
      await settle(item)
    } catch (error) {
      if (!(error instanceof OtherKeysNeeded)) throw error
      const key = 'paymentKey' in item ? item.paymentKey : item.key
      await setPaymentAside(deps, key, seemsForgotten(item, deps.now()))
    }
  }
  let failed = 0
  let last: Item | undefined
  while (!closing.aborted) {
    const queue = await findAfter(last)
    last = queue.at(-1)
    if (!last) break
    const runWorker = async () => {
      for (let item = queue.shift(); item && !closing.aborted; item = queue.shift()) {
        await settleOrSetAside(item).catch((error: unknown) => {
          failed += 1
          onFailure(error)
        })
      }
    }
    await Promise.all(Array.from({ length: concurrency }, runWorker))
  }
  return failed
}

/**
 * Runs at startup and when the gateway's API keys have changed: resumes the payments whose API keys are back, and sets aside
 * those whose API keys are no longer set, so that the owner hears about them before their money is due. Returns false when the
 * payments could not be reconciled with the gateway: then they stay set aside until the next review, and all others are settled.
 */
export async function reviewSetAsidePayments(
  deps: SettleDeps,
  reconcile?: () => Promise<unknown>,
  isRepeated = false,
): Promise<boolean> {
  const { db, payments } = deps
  const reached = reachedBy(payments)
  const isReviewed = reached.length === 0 || (await resumePayments(deps, { reached, isRepeated }, reconcile))
  for (const key of await findStranded(db, reached)) await setPaymentAside(deps, key)
  return isReviewed
}

/** Returns false when the payments could not be reconciled with the gateway, and nothing was resumed. */
async function resumePayments(
  { db, closing, onFailure }: SettleDeps,
  { reached, isRepeated }: { readonly reached: readonly GatewayAccount[]; readonly isRepeated: boolean },
  reconcile?: () => Promise<unknown>,
): Promise<boolean> {
  const since = await oldestSetAside(db, reached)
  if (since === undefined) return true
  // Somebody may have captured or refunded in the gateway's dashboard since then. We have to know before we send the same
  // request: the gateway would refuse, and the payment would look as if it had failed.
  if (!isRepeated) await reconcileAgainFrom(db, since)
  try {
    await reconcile?.()
  } catch (error) {
    onFailure(error)
    return false
  }
  // When the server stops, reconciling ends early and without an error.
  if (closing.aborted) return false
  await resumeSetAside(db, reached)
  return true
}

/** Does nothing while the payment's keys are saved: another server may have them, or this one in a moment. */
async function setPaymentAside(
  { db, now, onSetAside }: SettleDeps,
  key: string,
  isForgotten = false,
): Promise<void> {
  const payment = await setAside(db, { key, at: now().toISOString(), isForgotten })
  if (payment) onSetAside(payment.order)
}
