// How much of an order's money went back, and what goes back if it is canceled. Apart from refund.ts, so that the customer's
// page loads no rules of refunding.
import { cents, type Cents } from '../basics/money.ts'
import type { OrderStatus, PaidWith, MoneyReturn } from '../orders/order.ts'
import { isPaid, type PaymentState } from './payment.ts'
import type { Refund } from './refund.ts'

/** What had gone back before a refund. */
export function refundedBefore(refunds: readonly Refund[], { id }: Pick<Refund, 'id'>): Cents {
  return refundedAmount(refunds.filter((earlier) => earlier.id < id))
}

/** What has gone back, or is about to. */
export function refundedAmount(refunds: readonly Pick<Refund, 'amount' | 'state'>[]): Cents {
  return cents(refunds.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0))
}

/** What an order that is canceled gives back: parts of its money may have gone back before. */
export function cancellationRefund(order: {
  readonly total: Cents
  readonly refunds: readonly Refund[]
}): Cents {
  return cents(order.total - refundedAmount(order.refunds.filter(({ reason }) => reason !== 'canceled')))
}

interface PayingOrder {
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly paidWith: PaidWith
  readonly total: Cents
  readonly refunds: readonly Pick<Refund, 'amount' | 'state'>[]
}

/** What becomes of the money of an order that is canceled now; null where no money moves. */
export function moneyIfCanceled(order: PayingOrder): MoneyReturn | null {
  const { status, payment, paidWith, total } = order
  const left = cents(total - refundedAmount(order.refunds))
  if (status === 'canceled' || left === 0) return null
  if (payment === 'authorized') return { how: 'release', amount: left }
  if (!isPaid(payment)) return null
  return { how: paidWith === 'counter' ? 'hand-back' : 'refund', amount: left }
}
