// Takes the money of every order, and gives back that of every cancelled one, until the gateway has done it.
// Safe to run twice, and on two servers at once: the gateway knows each key.
import { businessDayOf } from '#domain/business-day.ts'
import type { OrderId } from '#domain/order.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { findOpenPayments, markPayment, type OpenPayment } from '../db/payments.ts'

export interface SettleDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
  /** Resolves when the next ones may be settled; false leaves them to another start, or another server. */
  readonly goOn: () => Promise<boolean>
  /** Called when a customer should hear that the money is on its way back. */
  readonly onReturned: (order: OrderId) => void
  readonly onFailure: (error: unknown) => void
}

const batch = 48
/** A gateway far away takes a while over each; and those that end together are written down in one statement. */
const atOnce = 24

/** In a rush it takes long to get to the last: after this it begins anew at the oldest, which may have been cancelled. */
const beginAnewAfter = 5_000

/** Answers how many payments are still open because the gateway failed for them; those do not hold up the others. */
export async function settlePayments(deps: SettleDeps): Promise<number> {
  const clock = () => deps.now().getTime()
  const failed = new Set<OpenPayment['seq']>()
  let after = 0
  let began = clock()
  while (await deps.goOn()) {
    if (clock() - began > beginAnewAfter) [after, began] = [0, clock()]
    let found: OpenPayment[]
    let open: OpenPayment[]
    // Those that failed must not use up the turns of others.
    do {
      found = await findOpenPayments(deps.db, after, batch)
      after = found.at(-1)?.seq ?? after
      open = found.filter(({ seq }) => !failed.has(seq))
    } while (open.length === 0 && found.length === batch)
    const settleInTurn = async () => {
      for (let payment = open.shift(); payment; payment = open.shift()) {
        await settle(deps, payment).catch((error: unknown) => {
          failed.add(payment.seq)
          deps.onFailure(error)
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, settleInTurn))
    if (found.length < batch) break
  }
  return failed.size
}

async function settle(deps: SettleDeps, payment: OpenPayment): Promise<void> {
  const { db, payments, onReturned } = deps
  const moment = () => {
    const now = deps.now()
    return { at: now.toISOString(), day: businessDayOf(now, db.timeZone) }
  }
  const { id, idempotencyKey: key, authorisation, amount } = payment
  switch (payment.task) {
    case 'capture':
      await payments.capture({ key, authorisation, amount })
      return markPayment(db, id, 'authorised', 'captured', moment())
    case 'void':
      // Captured, and cut off before that was written down.
      if ((await payments.void({ key, authorisation })) === 'captured') {
        await markPayment(db, id, 'authorised', 'captured', moment())
        return settle(deps, { ...payment, task: 'refund' })
      }
      await markPayment(db, id, 'authorised', 'voided', moment())
      return onReturned(id)
    case 'refund':
      await payments.refund({ key, authorisation, amount })
      await markPayment(db, id, 'captured', 'refunded', moment())
      return onReturned(id)
  }
}
