// Which money of an order in the list failed to move: the payment, or a refund.
import type { OrderRow } from '#domain/orders/order-api.ts'
import { filterWords, ordersWords } from '#words/orders/staff/orders.ts'

export type FailedRow = Pick<OrderRow, 'status' | 'moneyIfCancelled'>

/** An order that was never charged has no money to give back, and once it is canceled nothing of it has failed. */
export function failedWords({ status, moneyIfCancelled }: FailedRow): string {
  const isPaid = moneyIfCancelled !== null && moneyIfCancelled.how !== 'release'
  const isRefund = status === 'cancelled' || isPaid
  return isRefund ? ordersWords.refundFailed : filterWords['payment-failed']
}
