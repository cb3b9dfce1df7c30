// Handles a webhook event of the gateway (R66). An event only says which payment to reconcile; nothing else in it is trusted.
import { Problem } from '#domain/basics/problems.ts'
import { GatewayUnavailable } from '../../adapters/payments.ts'
import {
  InvalidSignature,
  ExpiredSignature,
  UnreadableEvent,
  type GatewayEvent,
} from '../../adapters/activity.ts'
import { recordWebhook, recordWebhookError, type WebhookError } from '../../db/payments/gateway-state.ts'
import { reconcilePayment, type ReconcileOutcome, type ReconcileDeps } from './reconcile-payment.ts'

export interface HandleWebhookDeps extends ReconcileDeps {
  /** Anybody can send forged events, so recording their errors is throttled. */
  readonly mayRecordError: (now: Date) => boolean
}

export interface WebhookRequest {
  readonly rawBody: string
  readonly signature: string | undefined
}

/** Stripe sends the event again by itself, and the regular reconciliation finds lost events. */
const retryLater = { retryAfter: 30 }

export async function handleWebhook(deps: HandleWebhookDeps, webhook: WebhookRequest): Promise<void> {
  const { about, intent } = await readEvent(deps, webhook)
  // Our own check is signed with our copy of the secret, so it does not prove that Stripe has the same secret.
  if (about === 'check') return
  await recordWebhook(deps.db, deps.now().toISOString())
  if (intent !== null && (await reconcile(deps, intent)) === 'waits') throw new Problem('busy', retryLater)
}

async function readEvent(
  deps: HandleWebhookDeps,
  { rawBody, signature }: WebhookRequest,
): Promise<GatewayEvent> {
  const now = deps.now()
  try {
    return deps.records.readWebhook(rawBody, signature, now)
  } catch (error) {
    if (error instanceof UnreadableEvent) throw new Problem('malformed-request')
    if (!(error instanceof InvalidSignature)) throw error
    if (signature !== undefined && deps.mayRecordError(now))
      await recordWebhookError(deps.db, now.toISOString(), webhookErrorOf(error))
    throw new Problem('invalid-signature')
  }
}

function webhookErrorOf(error: InvalidSignature): WebhookError {
  return error instanceof ExpiredSignature ? { kind: 'clock', minutes: error.minutes } : { kind: 'signature' }
}

async function reconcile(deps: HandleWebhookDeps, intent: string): Promise<ReconcileOutcome> {
  try {
    return await reconcilePayment(deps, intent)
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new Problem('gateway-unreachable', retryLater, error)
    throw error
  }
}

/** Returns true at most once per interval. */
export function throttle(ms: number): (now: Date) => boolean {
  let last = -Infinity
  return (now) => {
    if (Math.abs(now.getTime() - last) < ms) return false
    last = now.getTime()
    return true
  }
}
