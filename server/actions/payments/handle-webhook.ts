// The gateway says that something happened (R66). What it says is a hint, and only which payment to look at is taken from it.
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
  /** A stranger may forge as many hints as they like: what is wrong is written down when this says so. */
  readonly mayRecordError: (now: Date) => boolean
}

export interface WebhookRequest {
  readonly rawBody: string
  readonly signature: string | undefined
}

/** Stripe comes again by itself; what is lost is found by the next look. */
const retryLater = { retryAfter: 30 }

export async function handleWebhook(deps: HandleWebhookDeps, webhook: WebhookRequest): Promise<void> {
  const { about, intent } = await read(deps, webhook)
  // Our own check signs with our own copy of the secret, which says nothing about Stripe's.
  if (about === 'check') return
  await recordWebhook(deps.db, deps.now().toISOString())
  if (intent !== null && (await reconcile(deps, intent)) === 'waits') throw new Problem('busy', retryLater)
}

async function read(deps: HandleWebhookDeps, { rawBody, signature }: WebhookRequest): Promise<GatewayEvent> {
  const now = deps.now()
  try {
    return deps.gatewayActivity.readWebhook(rawBody, signature, now)
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

/** Once in so many milliseconds. */
export function throttle(ms: number): (now: Date) => boolean {
  let last = -Infinity
  return (now) => {
    if (Math.abs(now.getTime() - last) < ms) return false
    last = now.getTime()
    return true
  }
}
