// The payment intents at Stripe: found by the checkout's key, taken and let go. What an intent is now decides, because
// Stripe answers a repeated request with what the intent was then.
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
 * The intents of a checkout whose names never came, by their metadata. From a day before, because Stripe may have made one
 * for the first of several tries, until a little after, because its clock is not ours. Stripe's search would be shorter,
 * and knows new intents only after a while.
 */
export async function findIntents(
  stripe: Stripe,
  key: string,
  requestedAt: Date,
): Promise<Stripe.PaymentIntent[]> {
  const asked = Math.floor(requestedAt.getTime() / 1000)
  const made = stripe.paymentIntents.list({
    created: { gte: asked - oneDay, lte: asked + fewMinutes },
    expand: ['data.latest_charge'],
    limit: 100,
  })
  const found: Stripe.PaymentIntent[] = []
  for await (const intent of made) if (intent.metadata['checkout'] === key) found.push(intent)
  return found
}

/** Lets an intent go, held or not. An intent that another account made holds nothing of ours. */
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
    // Unknown to this account, or the bank has taken its word back.
    case undefined:
    case 'requires_payment_method':
      return { outcome: 'failed', reason: 'refused' }
    default:
      throw new GatewayUnavailable(`Stripe has not captured ${id}: it is ${after?.status}`)
  }
}

/**
 * An error that Stripe repeats for a day would keep the money waiting as long. What is asked here Stripe does once for an
 * intent, whatever the key, so that another key may be tried.
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

/** Whatever Stripe refused: the intent itself says whether it was done before. Undefined for an unknown intent. */
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
