// Takes the money of every order, and gives back that of every cancelled one, until the gateway has done it or says that
// it never will. Safe to run twice, and on two servers at once: the gateway knows each key.
import { businessDayOf } from '#domain/business-day.ts'
import type { OrderId } from '#domain/order.ts'
import type { PaymentFault } from '#domain/payment.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { findOpenPayments, markPayment, markPaymentFailed, type OpenPayment } from '../db/payments.ts'

export interface SettleDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
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

/** Answers how many payments are still open because the gateway failed for them; those do not hold up the others. */
export async function settlePayments(deps: SettleDeps): Promise<number> {
  let failed = 0
  let after = 0
  while (!deps.closing.aborted) {
    const open = await findOpenPayments(deps.db, after, batch)
    const last = open.at(-1)
    if (!last) break
    after = last.seq
    const settleInTurn = async () => {
      for (let payment = open.shift(); payment && !deps.closing.aborted; payment = open.shift()) {
        await settle(deps, payment).catch((error: unknown) => {
          failed += 1
          deps.onFailure(error)
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, settleInTurn))
  }
  return failed
}

async function settle(deps: SettleDeps, payment: OpenPayment): Promise<void> {
  const { db, payments, onReturned } = deps
  const moment = () => {
    const now = deps.now()
    return { at: now.toISOString(), day: businessDayOf(now, db.timeZone) }
  }
  const { id, idempotencyKey: key, authorisation, amount } = payment
  switch (payment.task) {
    case 'capture': {
      const taken = await payments.capture({ key, authorisation, amount })
      if (taken.outcome === 'gone') return giveUp(deps, id, 'authorised', taken.fault)
      return markPayment(db, id, 'authorised', 'captured', moment())
    }
    case 'void':
      // Captured, and cut off before that was written down.
      if ((await payments.void({ key, authorisation })) === 'captured') {
        await markPayment(db, id, 'authorised', 'captured', moment())
        return settle(deps, { ...payment, task: 'refund' })
      }
      await markPayment(db, id, 'authorised', 'voided', moment())
      return onReturned(id)
    case 'refund': {
      const sent = await payments.refund({ key, authorisation, amount })
      if (sent.outcome === 'gone') return giveUp(deps, id, 'captured', sent.fault)
      await markPayment(db, id, 'captured', 'refunded', moment())
      return onReturned(id)
    }
  }
}

/** Not tried again: the owner is told instead. */
async function giveUp(
  { db, now, onGone }: SettleDeps,
  id: OrderId,
  from: 'authorised' | 'captured',
  fault: PaymentFault,
): Promise<void> {
  await markPaymentFailed(db, id, from, { at: now().toISOString(), fault })
  onGone(id, fault)
}
