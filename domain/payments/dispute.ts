// Disputes: a customer asks the bank for the money back, and the bank withdraws the money from us until it decides.
import type { Cents } from '../basics/money.ts'
import type { PaymentFailureReason } from './payment.ts'

/** The customer's reason, in as much detail as helps the owner to answer. */
export const disputeReasons = [
  'not-theirs',
  'not-arrived',
  'not-as-described',
  'charged-twice',
  'not-refunded',
  'not-recognized',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/**
 * Needs-answer: the owner may still answer the bank. Under-review: the bank decides. Closed: an inquiry that never became a
 * dispute, or a dispute that was withdrawn before it was decided.
 */
export const disputeStatuses = ['needs-answer', 'under-review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost' | 'closed'>

export function isDisputeOver(status: DisputeStatus): status is DisputeOutcome {
  return status === 'won' || status === 'lost' || status === 'closed'
}

/**
 * While the bank has an order's money, Stripe refunds none of it, and an owner who pays the customer in another way pays
 * twice. The reason of a failed refund may reveal a dispute before its webhook event arrives.
 */
export function bankHasMoney(
  { disputes }: { readonly disputes: readonly { readonly withdrawn: Cents }[] },
  reason?: PaymentFailureReason,
): boolean {
  return disputes.length > 0 ? disputes.some(({ withdrawn }) => withdrawn > 0) : reason === 'disputed'
}
