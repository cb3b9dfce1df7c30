// Lets a hold go whose order was refused at the last moment. Where the gateway keeps silent, settle-payments.ts tries again.
import { gatewayFor, type PaymentGateway } from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import type { PaymentAuthorization } from '../../db/payments/payments.ts'
import { claimEarlierHold, claimOrphanedHoldByKey, markReleased } from '../../db/payments/orphaned-holds.ts'

export interface ReleaseHoldDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
}

export async function releaseHold(
  { db, payments, now }: ReleaseHoldDeps,
  key: string,
  hold: PaymentAuthorization,
  requestedAt: string,
): Promise<void> {
  // From here on no retry can store an order for this hold.
  if (!(await claimOrphanedHoldByKey(db, key))) return
  // No gateway knows of what is paid at the counter, or of a total of zero.
  const answer =
    hold.by === 'gateway'
      ? await payments.void({ key, authorization: hold.intent, requestedAt }).catch(() => 'unknown' as const)
      : 'voided'
  if (answer === 'voided') await markReleased(db, key, 'voided', now().toISOString())
}

/**
 * The customer may have confirmed a payment with the bank, and be refused when the order is sent again: nobody sends it a
 * third time.
 */
export async function releaseEarlierHold({ db, payments, now }: ReleaseHoldDeps, key: string): Promise<void> {
  const earlier = await claimEarlierHold(db, key)
  if (!earlier) return
  const { intent: authorization, requestedAt } = earlier
  const voidHold = async () => gatewayFor(payments, earlier)?.void({ key, authorization, requestedAt })
  const answer = await voidHold().catch(() => 'unknown' as const)
  if (answer === 'voided') await markReleased(db, key, 'voided', now().toISOString())
}
