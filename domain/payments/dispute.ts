// Disputes: a customer asks the bank for the money back, and the bank takes it while it decides.
import type { Cents } from '../basics/money.ts'
import type { PaymentFailureReason } from './payment.ts'

/** What the customer told the bank, as far as it helps to answer. */
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
 * Needs-answer: the owner may still answer the bank. Under-review: the bank decides. Closed: a mere question of the bank that
 * came to nothing, or a dispute that ended before it began.
 */
export const disputeStatuses = ['needs-answer', 'under-review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export type DisputeOutcome = Extract<DisputeStatus, 'won' | 'lost' | 'closed'>

export function isDisputeOver(status: DisputeStatus): status is DisputeOutcome {
  return status === 'won' || status === 'lost' || status === 'closed'
}

/**
 * While the bank has money of an order, Stripe sends none of it back, and whoever pays the customer in another way pays
 * twice. A refund that failed may know of a dispute before we have heard of it.
 */
export function bankHasMoney(
  { disputes }: { readonly disputes: readonly { readonly withdrawn: Cents }[] },
  reason?: PaymentFailureReason,
): boolean {
  return disputes.length > 0 ? disputes.some(({ withdrawn }) => withdrawn > 0) : reason === 'disputed'
}
