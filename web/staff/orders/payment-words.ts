// Where the money of an order is, in a word.
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { orderWords } from '#words/orders/staff/orders.ts'

type PaidOrder = Pick<OfficeOrder, 'payment' | 'paidWith' | 'status' | 'isTest'>

export function paymentWords(order: PaidOrder): string {
  return order.isTest ? orderWords.inTest(stateWords(order)) : stateWords(order)
}

function stateWords({ payment, paidWith, status }: PaidOrder): string {
  if (payment === 'capture-failed') return orderWords.notPaid
  if (payment === 'refund-failed') return orderWords.notReturned
  if (payment === 'voided') return orderWords.released[paidWith]
  if (payment === 'refunded') return orderWords.refunded[paidWith]
  if (status === 'cancelled') return orderWords[isPaid(payment) ? 'goingBack' : 'letGo'][paidWith]
  return orderWords[isPaid(payment) ? 'paid' : 'held'][paidWith]
}
