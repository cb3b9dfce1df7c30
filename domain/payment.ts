// What becomes of an order's money.
import type { paymentFailure } from './contract/office-replies.ts'
import type { Wire } from './contract/values.ts'
import { orderStatuses, type OrderStatus } from './order.ts'

/**
 * authorised: the hold is there, the money has not moved. Voided, refunded: the order was cancelled. The two that failed
 * are final: the gateway will never move that money, and the owner has to know (trust rule 20).
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

/** Why the gateway will never move it. */
export const paymentFaults = ['hold-lapsed', 'account-closed', 'refused'] as const
export type PaymentFault = (typeof paymentFaults)[number]

export type PaymentFailure = Wire<typeof paymentFailure>

/** What the owner has to look after. A cancelled order that was never charged leaves nothing to do. */
export function isPaymentFailed(order: {
  readonly payment: PaymentState
  readonly status: OrderStatus
}): boolean {
  const { payment, status } = order
  return payment === 'refund-failed' || (payment === 'capture-failed' && status !== 'cancelled')
}

/** What the list of orders can be narrowed to: a status, or what the owner has to look after. */
export const orderFilters = [...orderStatuses, 'payment-failed'] as const
export type OrderFilter = (typeof orderFilters)[number]
