// Takes the money of every order when it is due (R65), gives back that of every cancelled one and every refund in part, and
// lets every hold go whose order was never stored, until the gateway has done it or says that it never will. Safe to run
// twice, and on two servers at once: the gateway knows each key.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { PaymentFault } from '#domain/payments/payment.ts'
import { GatewayFailed, gatewayFor, OtherKeys, type PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/engine/database.ts'
import { markCaptured, type Moment } from '../db/payments/earnings.ts'
import { countFailedTry, markRefundFailed } from '../db/payments/failed-refunds.ts'
import { lookAgainFrom } from '../db/payments/gateway-state.ts'
import { findOpenPayments, nextCaptureAt, type OpenPayment } from '../db/payments/open-payments.ts'
import { markCaptureFailed, markVoided } from '../db/payments/payments.ts'
import { askForRest, markRefundSent } from '../db/payments/refunds.ts'
import { findStranded, oldestSetAside, setAside, takeUpAgain } from '../db/payments/set-aside.ts'
import { findRefundsToSend, type RefundToSend } from '../db/payments/refunds-to-send.ts'
import type { MoreLater } from './background.ts'
import {
  claimUnstored,
  findUnstoredPayments,
  markLetGo,
  type UnstoredPayment,
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
  readonly onMoved: (order: OrderId) => void
  /** Called when the owner should see that this money will never move. */
  readonly onGone: (order: OrderId, fault: PaymentFault) => void
  /** Called once for a payment that waits for keys that are no longer set; null: no order was stored for it. */
  readonly onSetAside: (order: OrderId | null) => void
  /** Called for an error after which the payment is tried again. */
  readonly onFailure: (error: unknown) => void
}

const batch = 48
/** A gateway far away takes a while over each. */
const atOnce = 8

/**
 * A payment without an order is left alone for this long after the gateway was last asked: its order may still be stored,
 * or its customer may try again. No request lasts nearly as long.
 */
export const unstoredFor = 15 * 60_000

/**
 * Answers how many payments are still open because the gateway failed for them, which does not hold up the others; or when
 * the next capture is due.
 */
export async function settlePayments(deps: SettleDeps): Promise<number | MoreLater> {
  const now = deps.now()
  const due = now.toISOString()
  const failedOpen = await inBatches(
    deps,
    (after) => findOpenPayments(deps.db, { now: due, after, most: batch }),
    (payment) => settle(deps, payment),
  )
  const failedRefunds = await inBatches(
    deps,
    (after) => findRefundsToSend(deps.db, after, batch),
    (refund) => sendBack(deps, refund),
  )
  const askedBefore = new Date(now.getTime() - unstoredFor).toISOString()
  const failedUnstored = await inBatches(
    deps,
    (after) => findUnstoredPayments(deps.db, { askedBefore, after, most: batch }),
    (payment) => letGo(deps, payment, askedBefore),
  )
  const failed = failedOpen + failedRefunds + failedUnstored
  if (failed > 0 || deps.closing.aborted) return failed
  const next = await nextCaptureAt(deps.db, due)
  return next === undefined ? 0 : { inMs: Date.parse(next) - deps.now().getTime() }
}

/**
 * At the start, when keys may have been changed: what waits for keys that are back is taken up again, and of what waits for keys
 * that are gone the owner hears before the money is due. False when the gateway could not be looked at: what was set aside stays
 * so, and is to be sorted again; all other payments can be settled meanwhile.
 */
export async function sortPayments(deps: SettleDeps, look?: () => Promise<unknown>): Promise<boolean> {
  const { db, payments, closing, onFailure } = deps
  const mode = payments.isDemo ? undefined : { isTest: payments.isTest ?? false }
  const since = mode && (await oldestSetAside(db, mode))
  let isSorted = true
  if (mode && since !== undefined) {
    // What was done on the gateway's pages meanwhile must be known first: it would be refused, and look as if it had failed.
    await lookAgainFrom(db, since)
    const looked = look?.().then(
      () => true,
      (error: unknown) => (onFailure(error), false),
    )
    // A look ends early, and without an error, when the server stops.
    isSorted = ((await looked) ?? true) && !closing.aborted
    if (isSorted) await takeUpAgain(db, mode)
  }
  for (const key of await findStranded(db, mode)) await putAside(deps, key)
  return isSorted
}

async function putAside({ db, now, onSetAside }: SettleDeps, key: string): Promise<void> {
  const aside = await setAside(db, key, now().toISOString())
  if (aside) onSetAside(aside.order)
}

interface InBatch {
  readonly seq: number
  readonly key: string
  /** Where the key is that of a refund. */
  readonly paymentKey?: string
}

/** Answers how many failed. */
async function inBatches<Payment extends InBatch>(
  deps: SettleDeps,
  find: (after: number) => Promise<Payment[]>,
  work: (payment: Payment) => Promise<void>,
): Promise<number> {
  const { closing, onFailure } = deps
  let failed = 0
  let after = 0
  while (!closing.aborted) {
    const found = await find(after)
    const last = found.at(-1)
    if (!last) break
    after = last.seq
    const workInTurn = async () => {
      for (let payment = found.shift(); payment && !closing.aborted; payment = found.shift()) {
        const settled = work(payment).catch((error: unknown) => {
          if (error instanceof OtherKeys) return putAside(deps, payment.paymentKey ?? payment.key)
          throw error
        })
        await settled.catch((error: unknown) => {
          failed += 1
          onFailure(error)
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, workInTurn))
  }
  return failed
}

async function settle(deps: SettleDeps, payment: OpenPayment): Promise<void> {
  const { db, onMoved } = deps
  const { id, key, authorisation, amount, askedAt } = payment
  const payments = gatewayFor(deps.payments, payment)
  switch (payment.task) {
    case 'capture': {
      const taken =
        authorisation === null || !payments
          ? ({ outcome: 'captured' } as const)
          : await payments.capture({ key, authorisation, amount })
      if (taken.outcome === 'gone') return giveUp(deps, payment, taken.fault)
      await markCaptured(db, key, momentOf(deps))
      return onMoved(id)
    }
    case 'void':
      // Captured, and cut off before that was written down.
      if (authorisation !== null && (await payments?.void({ key, authorisation, askedAt })) === 'captured') {
        await markCaptured(db, key, momentOf(deps))
        return giveRestBack(deps, payment)
      }
      await markVoided(db, key, momentOf(deps).at)
      return onMoved(id)
    case 'return':
      return giveRestBack(deps, payment)
  }
}

async function giveRestBack(deps: SettleDeps, { id, orderSeq }: OpenPayment): Promise<void> {
  if (await askForRest(deps.db, orderSeq, momentOf(deps))) deps.onMoved(id)
}

/** What was paid at the counter goes back over the counter: no gateway is asked. */
async function sendBack(deps: SettleDeps, refund: RefundToSend): Promise<void> {
  const { db, onMoved, onGone } = deps
  const payments = gatewayFor(deps.payments, refund)
  const { seq, id, key: refundKey, paymentKey: key, authorisation, amount, askedAt, tries } = refund
  const asked = payments?.refund({ key, refundKey, authorisation, amount, askedAt, tries })
  const sent = (await asked?.catch(async (error: unknown) => {
    const isStuck =
      error instanceof GatewayFailed && (await countFailedTry(db, seq, { tries, at: momentOf(deps).at }))
    if (isStuck) onMoved(id)
    throw error
  })) ?? { outcome: 'refunded' }
  if (sent.outcome === 'gone') {
    await markRefundFailed(db, seq, { at: momentOf(deps).at, fault: sent.fault })
    return onGone(id, sent.fault)
  }
  await markRefundSent(db, seq, momentOf(deps), sent.name)
  onMoved(id)
}

function momentOf(deps: SettleDeps): Moment {
  const now = deps.now()
  return { at: now.toISOString(), day: businessDayOf(now, deps.timeZone()) }
}

/** Where the gateway's answer never came, the key finds what it holds. */
async function letGo(
  { db, payments: given, now, onFailure }: SettleDeps,
  payment: UnstoredPayment,
  askedBefore: string,
): Promise<void> {
  const { seq, key, amount, intent: authorisation, askedAt } = payment
  if (!(await claimUnstored(db, seq, askedBefore))) return
  const payments = gatewayFor(given, payment)
  if (!payments || (await payments.void({ key, authorisation, askedAt })) === 'voided')
    return markLetGo(db, key, 'voided', now().toISOString())
  // Captured for an order that is not here: a backup from before that order was restored.
  // Nothing counts the tries of such a refund: other words every hour, in case that the gateway repeats an error of its own.
  const tries = Math.floor((now().getTime() - Date.parse(askedAt)) / hour)
  const sent = await payments.refund({ key, refundKey: key, authorisation, amount, askedAt, tries })
  const state = sent.outcome === 'refunded' ? 'refunded' : 'refund-failed'
  await markLetGo(db, key, state, now().toISOString())
  // Tried once, told once: nobody but the gateway knows of this money. The key stays unsaid: by it an order can be asked for.
  if (state === 'refund-failed') {
    const name = authorisation ?? `without a name, asked for at ${askedAt}`
    onFailure(
      new Error(`${formatMoney(amount)} taken without an order could not be sent back: payment ${name}`),
    )
  }
}

/** Not tried again: the owner is told instead. */
async function giveUp(
  { db, now, onGone }: SettleDeps,
  { id, key }: OpenPayment,
  fault: PaymentFault,
): Promise<void> {
  await markCaptureFailed(db, key, { at: now().toISOString(), fault })
  onGone(id, fault)
}
