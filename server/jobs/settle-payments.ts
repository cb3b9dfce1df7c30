// Takes the money of every order, gives back that of every cancelled one, and lets every hold go whose order was never
// stored, until the gateway has done it or says that it never will. Safe to run twice, and on two servers at once: the
// gateway knows each key.
import { businessDayOf } from '#domain/business-day.ts'
import { formatMoney } from '#domain/money.ts'
import type { OrderId } from '#domain/order.ts'
import type { PaymentFault } from '#domain/payment.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { findOpenPayments, markPayment, markPaymentFailed, type OpenPayment } from '../db/payments.ts'
import {
  claimUnstored,
  findUnstoredPayments,
  markLetGo,
  type UnstoredPayment,
} from '../db/unstored-payments.ts'

export interface SettleDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
  /** Where the restaurant is now: a refund belongs to the business day on which it is made. */
  readonly timeZone: () => string
  /** When it comes, what is left waits for another start, or another server. */
  readonly closing: AbortSignal
  /** Called when a customer should hear that the money is on its way back. */
  readonly onReturned: (order: OrderId) => void
  /** Called when the owner should see that this money will never move. */
  readonly onGone: (order: OrderId, fault: PaymentFault) => void
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

/** Answers how many payments are still open because the gateway failed for them; those do not hold up the others. */
export async function settlePayments(deps: SettleDeps): Promise<number> {
  const failedOpen = await inBatches(
    deps,
    (after) => findOpenPayments(deps.db, after, batch),
    (payment) => settle(deps, payment),
  )
  const askedBefore = new Date(deps.now().getTime() - unstoredFor).toISOString()
  const failedUnstored = await inBatches(
    deps,
    (after) => findUnstoredPayments(deps.db, { askedBefore, after, most: batch }),
    (payment) => letGo(deps, payment, askedBefore),
  )
  return failedOpen + failedUnstored
}

/** Answers how many failed. */
async function inBatches<Payment extends { readonly seq: number }>(
  { closing, onFailure }: SettleDeps,
  find: (after: number) => Promise<Payment[]>,
  work: (payment: Payment) => Promise<void>,
): Promise<number> {
  let failed = 0
  let after = 0
  while (!closing.aborted) {
    const found = await find(after)
    const last = found.at(-1)
    if (!last) break
    after = last.seq
    const workInTurn = async () => {
      for (let payment = found.shift(); payment && !closing.aborted; payment = found.shift()) {
        await work(payment).catch((error: unknown) => {
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
  const { db, payments, onReturned } = deps
  const moment = () => {
    const now = deps.now()
    return { at: now.toISOString(), day: businessDayOf(now, deps.timeZone()) }
  }
  const { id, key, authorisation, amount } = payment
  switch (payment.task) {
    case 'capture': {
      const taken = await payments.capture({ key, authorisation, amount })
      if (taken.outcome === 'gone') return giveUp(deps, payment, 'authorised', taken.fault)
      return markPayment(db, key, 'authorised', 'captured', moment())
    }
    case 'void':
      // Captured, and cut off before that was written down.
      if ((await payments.void({ key, authorisation })) === 'captured') {
        await markPayment(db, key, 'authorised', 'captured', moment())
        return settle(deps, { ...payment, task: 'refund' })
      }
      await markPayment(db, key, 'authorised', 'voided', moment())
      return onReturned(id)
    case 'refund': {
      const sent = await payments.refund({ key, authorisation, amount })
      if (sent.outcome === 'gone') return giveUp(deps, payment, 'captured', sent.fault)
      await markPayment(db, key, 'captured', 'refunded', moment())
      return onReturned(id)
    }
  }
}

/** By its key alone: the gateway's answer may never have come. */
async function letGo(
  { db, payments, now, onFailure }: SettleDeps,
  { seq, key, amount }: UnstoredPayment,
  askedBefore: string,
): Promise<void> {
  if (!(await claimUnstored(db, seq, askedBefore))) return
  if ((await payments.void({ key, authorisation: null })) === 'voided')
    return markLetGo(db, key, 'voided', now().toISOString())
  // Captured for an order that is not here: a backup from before that order was restored.
  const sent = await payments.refund({ key, authorisation: null, amount })
  const state = sent.outcome === 'refunded' ? 'refunded' : 'refund-failed'
  await markLetGo(db, key, state, now().toISOString())
  // Tried once, told once: nobody but the gateway knows of this money.
  if (state === 'refund-failed')
    onFailure(
      new Error(`${formatMoney(amount)} taken without an order could not be sent back; its key is ${key}`),
    )
}

/** Not tried again: the owner is told instead. */
async function giveUp(
  { db, now, onGone }: SettleDeps,
  { id, key }: OpenPayment,
  from: 'authorised' | 'captured',
  fault: PaymentFault,
): Promise<void> {
  await markPaymentFailed(db, key, from, { at: now().toISOString(), fault })
  onGone(id, fault)
}
