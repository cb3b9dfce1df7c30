// Why a customer disputes a payment (R66), in the office and in the owner's email.
import type { DisputeReason } from '#domain/payments/dispute.ts'

export const disputeReasonMessages = {
  'not-theirs': 'The customer says that somebody else used the card.',
  'not-arrived': 'The customer says that the order never came.',
  'not-as-described': 'The customer says that something was wrong with the order.',
  'charged-twice': 'The customer says that they paid twice.',
  'not-refunded': 'The customer says that they’re owed a refund.',
  'not-recognized': 'The customer doesn’t recognize the payment.',
  other: 'The bank gives no special reason.',
} satisfies Record<DisputeReason, string>
