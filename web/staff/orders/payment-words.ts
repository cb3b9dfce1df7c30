// Where the money of an order is, in a word.
import type { OfficeOrder } from '#domain/office-api.ts'
import { isPaid } from '#domain/payment.ts'
import { orderWords } from '#words/staff/orders.ts'

export function paymentWords({ payment, paidWith, status }: OfficeOrder): string {
  if (payment === 'capture-failed') return orderWords.notPaid
  if (payment === 'refund-failed') return orderWords.notReturned
  if (payment === 'voided') return orderWords.released[paidWith]
  if (payment === 'refunded') return orderWords.refunded[paidWith]
  if (status === 'cancelled') return orderWords[isPaid(payment) ? 'goingBack' : 'letGo'][paidWith]
  return orderWords[isPaid(payment) ? 'paid' : 'held'][paidWith]
}
