// The states of an order's payment: authorised, captured, voided, refunded, or failed.
import type { paymentFailure } from './contract/office-replies.ts'
import type { Wire } from './contract/values.ts'
import { orderStatuses, type OrderStatus } from './order.ts'

/**
 * Authorised: the card has a hold, and no money has moved. Voided and refunded: the order was cancelled. The two failed
 * states are final: the gateway will never move that money, and the owner has to know (trust rule 20).
 */
export const paymentStates = [
  'authorised',
  'captured',
  'voided',
  'refunded',
  'capture-failed',
  'refund-failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why the gateway will never move the money. */
export const paymentFaults = ['hold-lapsed', 'account-closed', 'refused'] as const
export type PaymentFault = (typeof paymentFaults)[number]

export type PaymentFailure = Wire<typeof paymentFailure>

/** True when the owner must act. A cancelled order that was never charged leaves nothing to do. */
export function isPaymentFailed(order: {
  readonly payment: PaymentState
  readonly status: OrderStatus
}): boolean {
  const { payment, status } = order
  return payment === 'refund-failed' || (payment === 'capture-failed' && status !== 'cancelled')
}

/** The office can narrow its list of orders to a status, or to failed payments. */
export const orderFilters = [...orderStatuses, 'payment-failed'] as const
export type OrderFilter = (typeof orderFilters)[number]
