// Takes the money of every order whose hold still waits. Safe to run twice, and on two servers at once.
import { cents } from '#domain/money.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { findHolds, markCaptured } from '../db/orders.ts'

export interface CaptureDeps {
  readonly db: Database
  readonly payments: PaymentGateway
}

const batch = 50

/** Answers how many holds are still waiting because the gateway failed for them. */
export async function capturePayments({ db, payments }: CaptureDeps): Promise<number> {
  for (;;) {
    const holds = await findHolds(db, batch)
    let failed = 0
    for (const hold of holds) {
      try {
        await payments.capture({
          key: hold.idempotencyKey,
          authorisation: hold.authorisation,
          amount: cents(hold.amount),
        })
        await markCaptured(db, hold.id)
      } catch {
        failed += 1
      }
    }
    // A failed one stays at the head of the next batch; going on now would ask for it again at once.
    if (failed > 0 || holds.length < batch) return failed
  }
}
