// Lets a hold go whose order was refused at the last moment. Where the gateway keeps silent, settle-payments.ts tries again.
import { gatewayFor, type PaymentGateway } from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Held } from '../../db/payments/payments.ts'
import { claimEarlier, claimKey, markLetGo } from '../../db/payments/orphaned-holds.ts'

export interface LetHoldGoDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
}

export async function letHoldGo(
  { db, payments, now }: LetHoldGoDeps,
  key: string,
  held: Held,
  askedAt: string,
): Promise<void> {
  // From here on no retry can store an order for this hold.
  if (!(await claimKey(db, key))) return
  // No gateway knows of what is paid at the counter, or of a total of zero.
  const answer =
    held.by === 'gateway'
      ? await payments.void({ key, authorisation: held.intent, askedAt }).catch(() => 'unknown' as const)
      : 'voided'
  if (answer === 'voided') await markLetGo(db, key, 'voided', now().toISOString())
}

/**
 * The customer may have confirmed a payment with the bank, and be refused when the order is sent again: nobody sends it a
 * third time.
 */
export async function letEarlierHoldGo({ db, payments, now }: LetHoldGoDeps, key: string): Promise<void> {
  const earlier = await claimEarlier(db, key)
  if (!earlier) return
  const { intent: authorisation, askedAt } = earlier
  const letGo = async () => gatewayFor(payments, earlier)?.void({ key, authorisation, askedAt })
  const answer = await letGo().catch(() => 'unknown' as const)
  if (answer === 'voided') await markLetGo(db, key, 'voided', now().toISOString())
}
