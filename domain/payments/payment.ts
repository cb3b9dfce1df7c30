// The states of an order's payment: authorized, to collect, captured, voided, refunded, or failed.
import type { OrderStatus } from '../orders/order.ts'

/**
 * Authorized: the card has a hold, and no money has moved. To collect: the customer pays at the counter or at the door.
 * Captured: the money came in, and some of it may have been refunded since. Voided: the order was canceled before any money
 * came in. Refunded: all of the money was refunded. The two failed states are final: the gateway will never move that money,
 * and the owner has to know (trust rule 20).
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

/** Why the gateway will never move the money. Disputed: the customer's bank has withdrawn it, so a refund would pay twice. */
export const paymentFailureReasons = ['hold-expired', 'account-closed', 'refused', 'disputed'] as const
export type PaymentFailureReason = (typeof paymentFailureReasons)[number]

/** True if the money came in, even if it was refunded since. A hold is not a payment yet. */
export function isPaid(payment: PaymentState): boolean {
  return payment === 'captured' || payment === 'refunded' || payment === 'refund-failed'
}

interface PayingOrder {
  readonly payment: PaymentState
  readonly status: OrderStatus
}

interface MaybeFailed extends PayingOrder {
  readonly isRealSetAside?: boolean
  /** The owner says that the customer has paid, or has the money, another way. */
  readonly isSettled?: boolean
}

/** True if the owner must act. A canceled order that was never charged needs no action, and neither does a test card. */
export function isPaymentFailed(order: MaybeFailed): boolean {
  const { payment, status } = order
  // What waits for its keys may still move the money by itself, so that nobody can settle it.
  if (order.isRealSetAside && setAsideTask(order) !== 'release') return true
  if (order.isSettled) return false
  return payment === 'refund-failed' || (payment === 'capture-failed' && status !== 'canceled')
}

/** What remains to be done at a gateway whose keys are no longer set. A hold that is never released expires by itself. */
export type SetAsideTask = 'charge' | 'release' | 'refund'

export function setAsideTask({ payment, status }: PayingOrder): SetAsideTask {
  if (payment !== 'authorized') return 'refund'
  return status === 'canceled' ? 'release' : 'charge'
}
