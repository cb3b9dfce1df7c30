// Finds what lost webhook events would have told us: every ten minutes, asks the gateway for its events since the last run (R66).
import type { GatewayActivity, GatewayEvent } from '../adapters/activity.ts'
import { findCaptured } from '../db/payments/gateway-payments.ts'
import { recordReconciledUntil, readReconciledUntil } from '../db/payments/gateway-state.ts'
import type { Database } from '../db/engine/database.ts'

export interface ReconcileGatewayDeps {
  readonly db: Database
  readonly gatewayActivity: Pick<GatewayActivity, 'fetchEventsSince'>
  /** Answers "waits" when the payment has to be reconciled again. */
  readonly reconcile: (intent: string) => Promise<'done' | 'waits'>
  readonly now: () => Date
  readonly closing: AbortSignal
  /** Called for an error after which the payment is reconciled again. */
  readonly onFailure: (error: unknown) => void
}

export const reconcileEveryMs = 10 * 60_000
/** The gateway may list an event a little after it happened, and a payment may change while we reconcile it. */
const overlapMs = 5 * 60_000
/** How far back the first run reaches. */
const firstReconcileMs = 24 * 60 * 60_000

/** Returns how many payments have to be reconciled again. */
export async function reconcileGateway(deps: ReconcileGatewayDeps): Promise<number> {
  const { db, gatewayActivity, closing } = deps
  const now = deps.now().getTime()
  const reconciledUntil = await readReconciledUntil(db)
  const since = new Date(
    reconciledUntil === null ? now - firstReconcileMs : Date.parse(reconciledUntil) - overlapMs,
  )
  const events: GatewayEvent[] = []
  for await (const event of gatewayActivity.fetchEventsSince(since)) {
    if (closing.aborted) return 0
    events.push(event)
  }
  const toReconcile = await paymentsToReconcile(db, events)
  let until = new Date(now).toISOString()
  let failed = 0
  for (const [intent, at] of toReconcile) {
    if (closing.aborted) return 0
    const outcome = await deps.reconcile(intent).catch((error: unknown) => {
      deps.onFailure(error)
      return 'waits' as const
    })
    if (outcome === 'done') continue
    failed += 1
    // The next run begins with this event again.
    if (at < until) until = at
  }
  await recordReconciledUntil(db, until)
  return failed
}

/** Returns each payment with the time of its first event. A capture that we have recorded is skipped: it was our own. */
async function paymentsToReconcile(
  db: Database,
  events: readonly GatewayEvent[],
): Promise<ReadonlyMap<string, string>> {
  const paymentEvents = events.flatMap(({ intent, about, at }) => (intent ? [{ intent, about, at }] : []))
  const captures = paymentEvents.filter(({ about }) => about === 'capture').map(({ intent }) => intent)
  const recorded = await findCaptured(db, [...new Set(captures)])
  const firstEvents = new Map<string, string>()
  for (const { intent, about, at } of paymentEvents.toReversed())
    if (!firstEvents.has(intent) && !(about === 'capture' && recorded.has(intent)))
      firstEvents.set(intent, at)
  return firstEvents
}
