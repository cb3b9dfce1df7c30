// Money that goes back: requested refunds, and the part of a hold that is not captured.
import type { Stripe } from 'stripe'
import { idOf, makeId, type Account } from './account.ts'
import { moveBalance } from './new-intent.ts'
import { invalidRequest } from './refusals.ts'

interface RefundParams {
  readonly amount: number | undefined
  readonly reason: Stripe.Refund.Reason | null
  readonly metadata: Record<string, string>
}

export function refundCharge(
  account: Account,
  charge: Stripe.Charge,
  selection: RefundParams,
): Stripe.Refund {
  if (!charge.captured)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.')
  const left = charge.amount - charge.amount_refunded
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw invalidRequest(message, { code: 'charge_disputed', charge: charge.id })
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw invalidRequest(message, { code: 'charge_already_refunded', charge: charge.id })
  }
  const amount = selection.amount ?? left
  if (amount > left) {
    const message = `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`
    throw invalidRequest(message, { param: 'amount' })
  }
  if (amount < 1) throw invalidRequest('This value must be greater than or equal to 1.', { param: 'amount' })
  if (account.isEmpty.now) {
    const message = 'You have insufficient funds in your Stripe account.'
    throw invalidRequest(message, { code: 'balance_insufficient' })
  }

  const card = account.cardOf.get(idOf(charge.payment_intent))
  const refund = newRefund(account, charge, { ...selection, amount })
  refund.status = card?.later === 'refund pends' ? 'pending' : 'succeeded'
  refund.balance_transaction = moveBalance(account, {
    amount: -amount,
    type: 'refund',
    category: 'refund',
    source: refund.id,
  }).id
  count(charge, amount)
  account.tell('refund.created', refund)
  account.tell('charge.refunded', charge)
  if (card?.later === 'refund fails') failRefund(account, refund)
  return refund
}

/** The money of a refund comes back, days later, because the card's account is closed. */
export function failRefund(account: Account, refund: Stripe.Refund): void {
  const charge = account.charges.get(idOf(refund.charge))
  if (!charge || refund.status === 'failed') throw invalidRequest('This refund cannot fail any more.')
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  refund.failure_balance_transaction = moveBalance(account, {
    amount: refund.amount,
    type: 'refund_failure',
    category: 'refund_failure',
    source: refund.id,
  }).id
  count(charge, -refund.amount)
  account.tell('refund.updated', refund)
  account.tell('refund.failed', refund)
  account.tell('charge.refund.updated', refund)
}

/** A refund that was pending arrives. */
export function settleRefund(account: Account, refund: Stripe.Refund): void {
  if (refund.status !== 'pending') throw invalidRequest('This refund is not pending.')
  refund.status = 'succeeded'
  account.tell('refund.updated', refund)
  account.tell('charge.refund.updated', refund)
}

/** Stripe shows a released hold as a refund, too, but no money moves: such a refund has no balance transaction. */
export function releaseCharge(account: Account, charge: Stripe.Charge, amount: number): void {
  const refund = newRefund(account, charge, { amount, reason: null, metadata: {} })
  refund.status = 'succeeded'
  count(charge, amount)
  account.tell('refund.created', refund)
}

function count(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
}

function newRefund(
  account: Account,
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundParams & { readonly amount: number },
): Stripe.Refund {
  const refund: Stripe.Refund = {
    id: makeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  account.refunds.set(refund.id, refund)
  return refund
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
