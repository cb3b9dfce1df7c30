// Releases the hold of an order that was refused at the last moment. If the gateway is silent, settle-payments.ts retries.
import { gatewayFor, type PaymentGateway } from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import { claimEarlierHold, claimOrphanedHoldByKey, markReleased } from '../../db/payments/orphaned-holds.ts'

export interface ReleaseHoldDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
}

export async function releaseHold(
  { db, payments, now }: ReleaseHoldDeps,
  key: string,
  authorization: string,
  requestedAt: string,
): Promise<void> {
  // Once the hold is claimed, no retry can store an order for it. A hold that has an order cannot be claimed.
  if (!(await claimOrphanedHoldByKey(db, key))) return
  const answer = await payments.void({ key, authorization, requestedAt }).catch(() => 'unknown' as const)
  if (answer === 'voided') await markReleased(db, key, 'voided', now().toISOString())
}

/**
 * The customer may have confirmed the payment with the bank, only for the order that follows to be refused. No further request
 * will use that hold.
 */
export async function releaseEarlierHold({ db, payments, now }: ReleaseHoldDeps, key: string): Promise<void> {
  const earlier = await claimEarlierHold(db, key)
  if (!earlier) return
  const { intent: authorization, requestedAt } = earlier
  const voidHold = async () => gatewayFor(payments, earlier)?.void({ key, authorization, requestedAt })
  const answer = await voidHold().catch(() => 'unknown' as const)
  if (answer === 'voided') await markReleased(db, key, 'voided', now().toISOString())
}
