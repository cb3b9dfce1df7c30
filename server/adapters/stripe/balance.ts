// Stripe's balance: every movement of money there, with Stripe's fees.
import type { Stripe } from 'stripe'
import type { Movement } from '#domain/payments/gateway-balance.ts'
import { listFromStripe, instantOf } from './query-stripe.ts'

const page = 100

/** Other categories, like a payout to the bank, move no customer's money. */
const kinds: Readonly<Record<string, Movement['kind']>> = {
  charge: 'charges',
  // Reported when only part of a hold was captured.
  partial_capture_reversal: 'charges',
  refund: 'refunds',
  refund_failure: 'refunds',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  fee: 'fees',
}

export async function fetchBalance(stripe: Stripe, since: Date, stop?: AbortSignal): Promise<Movement[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const movements: Movement[] = []
  const transactions = listFromStripe(() =>
    stripe.balanceTransactions.list({ created, limit: page, expand: ['data.source'] }),
  )
  for await (const transaction of transactions) {
    stop?.throwIfAborted()
    movements.push(...movementOf(transaction))
  }
  return movements
}

function movementOf(transaction: Stripe.BalanceTransaction): Movement[] {
  const { created, reporting_category: category, amount, fee, source } = transaction
  const kind = kinds[category]
  if (!kind) return []
  return [{ at: instantOf(created), kind, intent: intentOf(source), amount, fee }]
}

/** A charge, a refund and a dispute each name their payment. */
function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
