// Finds what webhooks lost: every ten minutes the gateway is asked what happened since the last look (R66).
import type { GatewayActivity, GatewayEvent } from '../adapters/activity.ts'
import { findCaptured } from '../db/payments/gateway-payments.ts'
import { recordReconciledUntil, readReconciledUntil } from '../db/payments/gateway-state.ts'
import type { Database } from '../db/engine/database.ts'

export interface ReconcileGatewayDeps {
  readonly db: Database
  readonly gatewayActivity: Pick<GatewayActivity, 'fetchEventsSince'>
  /** Waits: the payment is to be looked at again. */
  readonly reconcile: (intent: string) => Promise<'done' | 'waits'>
  readonly now: () => Date
  readonly closing: AbortSignal
  /** Called for an error after which the payment is looked at again. */
  readonly onFailure: (error: unknown) => void
}

export const reconcileEveryMs = 10 * 60_000
/** An event may be listed a little after it happened, and a look may have been overtaken by a change. */
const overlapMs = 5 * 60_000
/** Before the first look. */
const firstReconcileMs = 24 * 60 * 60_000

/** Answers how many payments are to be looked at again. */
export async function reconcileGateway(deps: ReconcileGatewayDeps): Promise<number> {
  const { db, gatewayActivity, closing } = deps
  const now = deps.now().getTime()
  const reconciledUntil = await readReconciledUntil(db)
  const since = new Date(
    reconciledUntil === null ? now - firstReconcileMs : Date.parse(reconciledUntil) - overlapMs,
  )
  const hints: GatewayEvent[] = []
  for await (const hint of gatewayActivity.fetchEventsSince(since)) {
    if (closing.aborted) return 0
    hints.push(hint)
  }
  const open = await openPaymentsIn(db, hints)
  let until = new Date(now).toISOString()
  let failed = 0
  for (const [intent, at] of open) {
    if (closing.aborted) return 0
    const outcome = await deps.reconcile(intent).catch((error: unknown) => {
      deps.onFailure(error)
      return 'waits' as const
    })
    if (outcome === 'done') continue
    failed += 1
    // The next look begins here again.
    if (at < until) until = at
  }
  await recordReconciledUntil(db, until)
  return failed
}

/** The payments to look at, each with its first hint. A capture that is written down was nearly always our own. */
async function openPaymentsIn(
  db: Database,
  hints: readonly GatewayEvent[],
): Promise<ReadonlyMap<string, string>> {
  const named = hints.flatMap(({ intent, about, at }) => (intent ? [{ intent, about, at }] : []))
  const captures = named.filter(({ about }) => about === 'capture').map(({ intent }) => intent)
  const known = await findCaptured(db, [...new Set(captures)])
  const open = new Map<string, string>()
  for (const { intent, about, at } of named.toReversed())
    if (!open.has(intent) && !(about === 'capture' && known.has(intent))) open.set(intent, at)
  return open
}
