// Finds what lost webhook events would have told us: every ten minutes, asks the gateway for its events since the last run (R66).
import type { GatewayActivity, GatewayEvent } from '../adapters/activity.ts'
import { findCaptured } from '../db/payments/gateway-payments.ts'
import {
  markReconciled,
  readPaymentsToReconcile,
  readReconciledUntil,
  recordListedEvents,
} from '../db/payments/gateway-state.ts'
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

/**
 * Returns how many payments have to be reconciled again. They wait for the next run, which lists only the events since this one:
 * a payment that can never be reconciled costs one request per run.
 */
export async function reconcileGateway(deps: ReconcileGatewayDeps): Promise<number> {
  const { db, gatewayActivity, closing } = deps
  const now = deps.now()
  const reconciledUntil = await readReconciledUntil(db)
  const since = new Date(
    reconciledUntil === null ? now.getTime() - firstReconcileMs : Date.parse(reconciledUntil) - overlapMs,
  )
  const events: GatewayEvent[] = []
  for await (const event of gatewayActivity.fetchEventsSince(since)) {
    if (closing.aborted) return 0
    events.push(event)
  }
  const intents = await intentsToReconcile(db, events)
  await recordListedEvents(db, { intents, until: now.toISOString() })
  let waiting = 0
  for (const payment of await readPaymentsToReconcile(db)) {
    if (closing.aborted) return 0
    const outcome = await deps.reconcile(payment.intent).catch((error: unknown) => {
      deps.onFailure(error)
      return 'waits' as const
    })
    if (outcome === 'done') await markReconciled(db, payment)
    else waiting += 1
  }
  return waiting
}

/** A capture that we have recorded is skipped: it was our own. */
async function intentsToReconcile(db: Database, events: readonly GatewayEvent[]): Promise<string[]> {
  const paymentEvents = events.flatMap(({ intent, about }) => (intent ? [{ intent, about }] : []))
  const captures = paymentEvents.filter(({ about }) => about === 'capture').map(({ intent }) => intent)
  const recorded = await findCaptured(db, [...new Set(captures)])
  const unknown = paymentEvents.filter(({ intent, about }) => !(about === 'capture' && recorded.has(intent)))
  return [...new Set(unknown.map(({ intent }) => intent))]
}
