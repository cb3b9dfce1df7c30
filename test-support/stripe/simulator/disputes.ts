// Disputes: the customer's bank takes the money back, and gives it back again when the restaurant wins.
import type { Stripe } from 'stripe'
import { idOf, makeId, type Account } from './account.ts'
import { moveBalance } from './new-intent.ts'
import { invalidRequest } from './refusals.ts'

/** What a lost or open dispute costs. */
const disputeFee = 1500

export interface DisputeParams {
  readonly amount?: number
  readonly reason?: string
  /** The bank only asks: no money is taken yet. */
  readonly inquiry?: boolean
}

export function openDispute(
  account: Account,
  charge: Stripe.Charge,
  selection: DisputeParams = {},
): Stripe.Dispute {
  const created = account.now()
  const amount = selection.amount ?? charge.amount_captured - charge.amount_refunded
  const isInquiry = selection.inquiry ?? false
  const dispute: Stripe.Dispute = {
    id: makeId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: created + 9 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason: selection.reason ?? 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  account.disputes.set(dispute.id, dispute)
  if (!isInquiry) {
    charge.disputed = true
    moveDisputed(account, dispute, -amount, disputeFee)
  }
  account.tell('charge.dispute.created', dispute)
  if (!isInquiry) account.tell('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(account: Account, dispute: Stripe.Dispute, result: 'won' | 'lost'): void {
  if (['won', 'lost', 'warning_closed'].includes(dispute.status))
    throw invalidRequest('This dispute is already closed.')
  const isInquiry = dispute.status.startsWith('warning')
  dispute.status = isInquiry ? 'warning_closed' : result
  const charge = account.charges.get(idOf(dispute.charge))
  if (!isInquiry && result === 'won') {
    moveDisputed(account, dispute, dispute.amount, 0)
    if (charge) charge.disputed = false
    account.tell('charge.dispute.funds_reinstated', dispute)
  }
  account.tell('charge.dispute.closed', dispute)
}

function moveDisputed(account: Account, dispute: Stripe.Dispute, amount: number, fee: number): void {
  const category = amount < 0 ? 'dispute' : 'dispute_reversal'
  const moved = moveBalance(account, { amount, fee, type: 'adjustment', category, source: dispute.id })
  dispute.balance_transactions.push(moved)
}

function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }
}
