// Sends money back through Stripe, once for each refund key.
import type Stripe from 'stripe'
import { GatewaySilent, type Gone, type Refunded, type RefundRequest } from '../payments.ts'
import { findIntents } from './intents.ts'
import { failedRefundFault, failureOf, refundFault, silenceOf } from './stripe-errors.ts'

export async function refundAtStripe(stripe: Stripe, request: RefundRequest): Promise<Refunded | Gone> {
  try {
    const intent = request.authorisation ?? (await findTaken(stripe, request))
    if (intent === undefined) return { outcome: 'gone', fault: 'refused' }
    return meaningOf(
      (await findRefund(stripe, intent, request.refundKey)) ?? (await make(stripe, intent, request)),
    )
  } catch (error) {
    const fault = refundFault(error)
    if (fault) return { outcome: 'gone', fault }
    throw silenceOf(error)
  }
}

async function findTaken(stripe: Stripe, { key, askedAt }: RefundRequest): Promise<string | undefined> {
  const found = await findIntents(stripe, key, new Date(askedAt))
  return found.find(({ status }) => status === 'succeeded')?.id
}

/** Stripe forgets an idempotency key after a day, and never what it has sent back. */
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
 * Only an error of this request needs other words. One of the list says nothing about a refund that Stripe is still at work
 * on, and other words would make it twice.
 */
async function make(
  stripe: Stripe,
  intent: string,
  { refundKey, amount, tries }: RefundRequest,
): Promise<Stripe.Refund> {
  try {
    return await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund: refundKey } },
      { idempotencyKey: `refund-${refundKey}-${tries}` },
    )
  } catch (error) {
    throw refundFault(error) ? error : failureOf(error)
  }
}

function meaningOf({ id, status, failure_reason: reason }: Stripe.Refund): Refunded | Gone {
  switch (status) {
    case 'failed':
    case 'canceled':
      return { outcome: 'gone', fault: failedRefundFault(reason) }
    case 'succeeded':
    case 'pending':
      return { outcome: 'refunded', name: id }
    default:
      throw new GatewaySilent(`Stripe has not sent ${id} back: it is ${status}`)
  }
}
