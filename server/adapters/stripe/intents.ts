// Finds, captures and cancels payment intents at Stripe. The intent's current state decides, because Stripe answers a repeated
// request with the state that the intent had at the first request.
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { CaptureRequest, GatewayRefusal } from '../payments.ts'
import { GatewayUnavailable } from '../payments.ts'
import { isCachedReply, isResourceMissing, toGatewayUnavailable, wasReplayed } from './stripe-errors.ts'

const oneDay = 24 * 60 * 60
const fewMinutes = 5 * 60

export function retrieveIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}

/**
 * Finds the intents of a checkout by their metadata when their ids never reached us. The range starts a day before, because
 * Stripe may have made an intent at the first of several attempts, and ends a little after, because clocks differ. Stripe's
 * search API would be simpler, but finds new intents only after a while.
 */
export async function findIntents(
  stripe: Stripe,
  key: string,
  requestedAt: Date,
): Promise<Stripe.PaymentIntent[]> {
  const requestedSeconds = Math.floor(requestedAt.getTime() / 1000)
  const intents = stripe.paymentIntents.list({
    created: { gte: requestedSeconds - oneDay, lte: requestedSeconds + fewMinutes },
    expand: ['data.latest_charge'],
    limit: 100,
  })
  const found: Stripe.PaymentIntent[] = []
  for await (const intent of intents) if (intent.metadata['checkout'] === key) found.push(intent)
  return found
}

/** Cancels an intent, whether it holds money or not. An intent of another account holds nothing of ours. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<'voided' | 'captured'> {
  const after = await requestOnce(`void-${id}`, (options) =>
    stripe.paymentIntents.cancel(id, {}, options),
  ).catch((error: unknown) => retrieveAfterError(stripe, id, error))
  switch (after?.status) {
    case undefined:
    case 'canceled':
      return 'voided'
    case 'succeeded':
      return 'captured'
    default:
      throw new GatewayUnavailable(`Stripe has not let ${id} go: it is ${after?.status}`)
  }
}

export async function captureIntent(
  stripe: Stripe,
  { authorization: id, amount }: CaptureRequest,
): Promise<{ readonly outcome: 'captured' } | GatewayRefusal> {
  const after = await requestOnce(`capture-${id}`, (options) =>
    stripe.paymentIntents.capture(id, { amount_to_capture: amount }, options),
  ).catch((error: unknown) => retrieveAfterError(stripe, id, error))
  switch (after?.status) {
    case 'succeeded':
      return { outcome: 'captured' }
    case 'canceled':
      return { outcome: 'failed', reason: 'hold-expired' }
    // The intent is unknown to this account, or the bank has withdrawn its approval.
    case undefined:
    case 'requires_payment_method':
      return { outcome: 'failed', reason: 'refused' }
    default:
      throw new GatewayUnavailable(`Stripe has not captured ${id}: it is ${after?.status}`)
  }
}

/**
 * Stripe repeats a cached error for a day, and the money would wait as long. Stripe captures or cancels an intent only once,
 * whatever the idempotency key, so another key is safe.
 */
async function requestOnce<Reply>(
  key: string,
  ask: (options: { readonly idempotencyKey: string }) => Promise<Reply>,
): Promise<Reply> {
  return ask({ idempotencyKey: key }).catch((error: unknown) => {
    if (!isCachedReply(error) || !wasReplayed(error.headers)) throw error
    return ask({ idempotencyKey: `${key}-${randomUUID()}` })
  })
}

/** After a refusal, the intent itself says whether the step was done before. Undefined for an unknown intent. */
async function retrieveAfterError(
  stripe: Stripe,
  id: string,
  error: unknown,
): Promise<Stripe.PaymentIntent | undefined> {
  if (isResourceMissing(error)) return undefined
  if (!isCachedReply(error)) throw toGatewayUnavailable(error)
  return retrieveIntent(stripe, id).catch((again: unknown) => {
    throw toGatewayUnavailable(again)
  })
}
