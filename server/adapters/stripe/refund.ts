// Refunds money through Stripe, once for each refund key.
import type Stripe from 'stripe'
import { GatewayUnavailable, type GatewayRefusal, type Refunded, type RefundRequest } from '../payments.ts'
import { findIntents } from './intents.ts'
import {
  returnedRefundReason,
  toGatewayError,
  refundFailureReason,
  toGatewayUnavailable,
} from './stripe-errors.ts'

export async function refundAtStripe(
  stripe: Stripe,
  request: RefundRequest,
): Promise<Refunded | GatewayRefusal> {
  try {
    const intent = request.authorization ?? (await findCapturedIntent(stripe, request))
    if (intent === undefined) return { outcome: 'failed', reason: 'refused' }
    return toRefundResult(
      (await findRefund(stripe, intent, request.refundKey)) ?? (await createRefund(stripe, intent, request)),
    )
  } catch (error) {
    const reason = refundFailureReason(error)
    if (reason) return { outcome: 'failed', reason }
    throw toGatewayUnavailable(error)
  }
}

async function findCapturedIntent(
  stripe: Stripe,
  { key, requestedAt }: RefundRequest,
): Promise<string | undefined> {
  const found = await findIntents(stripe, key, new Date(requestedAt))
  return found.find(({ status }) => status === 'succeeded')?.id
}

/** Stripe forgets an idempotency key after a day, but never a refund, so we look for the refund first. */
async function findRefund(
  stripe: Stripe,
  intent: string,
  refundKey: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.['refund'] === refundKey) return refund
  return undefined
}

/**
 * Only an error of this request calls for a new idempotency key. An error while listing refunds says nothing about a refund that
 * Stripe is still processing, and a new key would then refund twice.
 */
async function createRefund(
  stripe: Stripe,
  intent: string,
  { refundKey, amount, attempts }: RefundRequest,
): Promise<Stripe.Refund> {
  try {
    return await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund: refundKey } },
      { idempotencyKey: `refund-${refundKey}-${attempts}` },
    )
  } catch (error) {
    throw refundFailureReason(error) ? error : toGatewayError(error)
  }
}

function toRefundResult({ id, status, failure_reason: reason }: Stripe.Refund): Refunded | GatewayRefusal {
  switch (status) {
    case 'failed':
    case 'canceled':
      return { outcome: 'failed', reason: returnedRefundReason(reason) }
    case 'succeeded':
    case 'pending':
      return { outcome: 'refunded', refundId: id }
    default:
      throw new GatewayUnavailable(`Stripe has not sent ${id} back: it is ${status}`)
  }
}
