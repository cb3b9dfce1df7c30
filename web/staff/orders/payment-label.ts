// Where the money of an order is, in a word.
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'

type PaidOrder = Pick<OfficeOrder, 'payment' | 'paidWith' | 'status' | 'isTestMode'>

export function paymentLabel(order: PaidOrder): string {
  return order.isTestMode ? officeOrderMessages.inTest(stateLabel(order)) : stateLabel(order)
}

function stateLabel({ payment, paidWith, status }: PaidOrder): string {
  if (payment === 'capture-failed') return officeOrderMessages.notPaid
  if (payment === 'refund-failed') return officeOrderMessages.notReturned
  if (payment === 'voided') return officeOrderMessages.released[paidWith]
  if (payment === 'refunded') return officeOrderMessages.refunded[paidWith]
  if (status === 'canceled') return officeOrderMessages[isPaid(payment) ? 'goingBack' : 'letGo'][paidWith]
  return officeOrderMessages[isPaid(payment) ? 'paid' : 'held'][paidWith]
}
