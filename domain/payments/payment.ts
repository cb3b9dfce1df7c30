// The states of an order's payment: authorized, to collect, captured, voided, refunded, or failed.
import type { OrderStatus } from '../orders/order.ts'

/**
 * Authorized: the card has a hold, and no money has moved. To collect: the customer pays at the counter or at the door.
 * Captured: the money is ours, or part of it where some went back. Voided: the order was canceled before. Refunded: all of
 * it went back. The two failed states are final: the gateway will never move that money, and the owner has to know (trust
 * rule 20).
 */
export const paymentStates = [
  'authorized',
  'to-collect',
  'captured',
  'voided',
  'refunded',
  'capture-failed',
  'refund-failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why the gateway will never move the money. Disputed: the customer's bank has taken it, so a refund would pay twice. */
export const paymentFailureReasons = ['hold-expired', 'account-closed', 'refused', 'disputed'] as const
export type PaymentFailureReason = (typeof paymentFailureReasons)[number]

/** The money came in, even where it went back since. A hold is no payment yet. */
export function isPaid(payment: PaymentState): boolean {
  return payment === 'captured' || payment === 'refunded' || payment === 'refund-failed'
}

interface PayingOrder {
  readonly payment: PaymentState
  readonly status: OrderStatus
}

/**
 * True when the owner must act. A canceled order that was never charged leaves nothing to do, and so does a test card.
 */
export function isPaymentFailed(order: PayingOrder & { readonly isRealSetAside?: boolean }): boolean {
  const { payment, status } = order
  if (order.isRealSetAside && setAsideTask(order) !== 'release') return true
  return payment === 'refund-failed' || (payment === 'capture-failed' && status !== 'canceled')
}

/** What waits for a gateway whose keys are no longer set. A hold that nobody releases ends by itself. */
export type SetAsideTask = 'charge' | 'release' | 'refund'

export function setAsideTask({ payment, status }: PayingOrder): SetAsideTask {
  if (payment !== 'authorized') return 'refund'
  return status === 'canceled' ? 'release' : 'charge'
}
