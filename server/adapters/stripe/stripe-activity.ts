// Fetches a payment from Stripe as it is now: the intent, its refunds and its disputes.
import type { Stripe } from 'stripe'
import type { DisputeReason, DisputeStatus } from '#domain/payments/dispute.ts'
import { cents } from '#domain/basics/money.ts'
import type { DisputeActivity, GatewayActivity, PaymentActivity, RefundActivity } from '../activity.ts'
import { queryStripe, instantOf } from './query-stripe.ts'
import { fetchEventsSince, readWebhook } from './stripe-events.ts'
import { returnedRefundReason, isResourceMissing } from './stripe-errors.ts'

/** More than any payment has: an order has few refunds, and a card few disputes. */
const most = 100

/** Without a webhook, there is no secret, and no event has a good signature. */
export function createStripeActivity(stripe: Stripe, webhookSecret: string | undefined): GatewayActivity {
  return {
    async fetchPayment(intent) {
      const found = await findIntent(stripe, intent)
      if (!found) return undefined
      const isCaptured = found.status === 'succeeded'
      // Without a capture there are no refunds and no disputes.
      const [refunds, disputes] = isCaptured
        ? await Promise.all([
            queryStripe(() =>
              stripe.refunds.list({
                payment_intent: intent,
                limit: most,
                expand: ['data.failure_balance_transaction'],
              }),
            ),
            queryStripe(() => stripe.disputes.list({ payment_intent: intent, limit: most })),
          ])
        : [{ data: [] }, { data: [] }]
      return {
        intent: found.id,
        key: found.metadata['checkout'] ?? null,
        state: stateOf(found.status),
        captured: cents(found.amount_received),
        refunds: refunds.data.filter(hasMovedMoney).map(refundOf).toReversed(),
        disputes: disputes.data.map(disputeOf).toReversed(),
      }
    },
    isOurs: async (intent) => (await findIntent(stripe, intent))?.metadata['checkout'] !== undefined,
    readWebhook: (rawBody, signature, now) => readWebhook(stripe, webhookSecret, { rawBody, signature, now }),
    fetchEventsSince: (since) => fetchEventsSince(stripe, since),
  }
}

function findIntent(stripe: Stripe, intent: string): Promise<Stripe.PaymentIntent | undefined> {
  return queryStripe(() => stripe.paymentIntents.retrieve(intent)).catch((error: unknown) => {
    if (isResourceMissing(error)) return undefined
    throw error
  })
}

function stateOf(status: Stripe.PaymentIntent['status']): PaymentActivity['state'] {
  if (status === 'requires_capture') return 'held'
  if (status === 'succeeded') return 'captured'
  return status === 'canceled' ? 'canceled' : 'open'
}

/**
 * Older versions of the API list the part of a hold that was not captured as a refund. No money moved for such a refund, and the
 * captured amount leaves it out already.
 */
function hasMovedMoney({ status, balance_transaction: moved }: Stripe.Refund): boolean {
  return status !== 'succeeded' || moved !== null
}

function refundOf(refund: Stripe.Refund): RefundActivity {
  const { id, amount, metadata, created, status } = refund
  const { failure_reason: reason, failure_balance_transaction: returned } = refund
  const isReturned = status === 'failed' || status === 'canceled'
  // Null or missing while nothing came back.
  const returnedAt = returned && typeof returned === 'object' ? instantOf(returned.created) : null
  return {
    name: id,
    key: metadata?.['refund'] ?? null,
    amount: cents(amount),
    at: instantOf(created),
    failure: isReturned ? { at: returnedAt, reason: returnedRefundReason(reason) } : null,
  }
}

function disputeOf(dispute: Stripe.Dispute): DisputeActivity {
  const { id, amount, reason, status, created, evidence_details: evidence } = dispute
  const moved = dispute.balance_transactions.reduce((sum, transaction) => sum + transaction.amount, 0)
  return {
    id,
    amount: cents(amount),
    reason: reasons[reason] ?? 'other',
    status: statuses[status] ?? 'under-review',
    // Zero when the bank accepts no response.
    respondBy: evidence.due_by ? instantOf(evidence.due_by) : null,
    openedAt: instantOf(created),
    withdrawn: cents(0 - moved),
  }
}

const reasons: Readonly<Record<string, DisputeReason>> = {
  fraudulent: 'not-theirs',
  debit_not_authorized: 'not-theirs',
  product_not_received: 'not-arrived',
  product_unacceptable: 'not-as-described',
  duplicate: 'charged-twice',
  credit_not_processed: 'not-refunded',
  unrecognized: 'not-recognized',
}

const statuses: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'needs-answer',
  warning_needs_response: 'needs-answer',
  appeal_needs_response: 'needs-answer',
  under_review: 'under-review',
  warning_under_review: 'under-review',
  appeal_under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}
