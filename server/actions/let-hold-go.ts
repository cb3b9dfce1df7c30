// Lets a hold go whose order was refused at the last moment. Where the gateway keeps silent, settle-payments.ts tries again.
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { claimKey, markLetGo } from '../db/unstored-payments.ts'

export interface LetHoldGoDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly now: () => Date
}

export async function letHoldGo(
  { db, payments, now }: LetHoldGoDeps,
  hold: { readonly key: string; readonly authorisation: string },
): Promise<void> {
  // From here on no retry can store an order for this hold.
  if (!(await claimKey(db, hold.key))) return
  const answer = await payments.void(hold).catch(() => 'unknown' as const)
  if (answer === 'voided') await markLetGo(db, hold.key, 'voided', now().toISOString())
}
