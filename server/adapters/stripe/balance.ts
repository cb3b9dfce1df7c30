// Stripe's balance: every movement of money there, with Stripe's fees.
import type { Stripe } from 'stripe'
import type { Movement } from '#domain/gateway-balance.ts'
import { askStripe } from './ask-stripe.ts'

const page = 100

/** The rest, like a payout to the bank, moves no customer's money. */
const kinds: Readonly<Record<string, Movement['kind']>> = {
  charge: 'charges',
  // Only a part of a hold was captured.
  partial_capture_reversal: 'charges',
  refund: 'refunds',
  refund_failure: 'refunds',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  fee: 'fees',
}

export async function readBalance(stripe: Stripe, since: Date, stop?: AbortSignal): Promise<Movement[]> {
  const gte = Math.floor(since.getTime() / 1000)
  const movements: Movement[] = []
  let after: string | undefined
  for (;;) {
    stop?.throwIfAborted()
    const { data, has_more: more } = await askStripe(() =>
      stripe.balanceTransactions.list({
        created: { gte },
        limit: page,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      }),
    )
    movements.push(...data.flatMap(movementOf))
    after = data.at(-1)?.id
    if (!more || !after) return movements
  }
}

function movementOf(transaction: Stripe.BalanceTransaction): Movement[] {
  const { created, reporting_category: category, amount, fee, source } = transaction
  const kind = kinds[category]
  if (!kind) return []
  return [{ at: new Date(created * 1000).toISOString(), kind, intent: intentOf(source), amount, fee }]
}

/** A charge, a refund and a dispute each name their payment. */
function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
