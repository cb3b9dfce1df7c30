// Which money of an order in the list failed to move: the payment, or a refund.
import type { OrderRow } from '#domain/orders/order-api.ts'
import { orderFilterNames, ordersMessages } from '#words/orders/staff/orders.ts'

export type FailedRow = Pick<OrderRow, 'status' | 'moneyIfCanceled'>

/** An order that was never charged has no money to give back, and once it is canceled nothing of it has failed. */
export function failureLabel({ status, moneyIfCanceled }: FailedRow): string {
  const isPaid = moneyIfCanceled !== null && moneyIfCanceled.how !== 'release'
  const isRefund = status === 'canceled' || isPaid
  return isRefund ? ordersMessages.refundFailed : orderFilterNames['payment-failed']
}
