// How much of an order was refunded, and what is refunded if the order is canceled. Separate from refund.ts, so that the
// customer's page does not load the refund rules.
import { cents, type Cents } from '../basics/money.ts'
import type { OrderStatus, PaidWith, MoneyReturn } from '../orders/order.ts'
import { isPaid, type PaymentState } from './payment.ts'
import type { Refund } from './refund.ts'

/** The amount refunded before a refund. */
export function refundedBefore(refunds: readonly Refund[], { id }: Pick<Refund, 'id'>): Cents {
  return refundedAmount(refunds.filter((earlier) => earlier.id < id))
}

/** The amount that has been refunded or is about to be. */
export function refundedAmount(refunds: readonly Pick<Refund, 'amount' | 'state'>[]): Cents {
  return cents(refunds.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0))
}

/** The refund of a canceled order: the total less earlier refunds. */
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

/** What happens to the money if the order is canceled now; null if no money moves. */
export function moneyIfCanceled(order: PayingOrder): MoneyReturn | null {
  const { status, payment, paidWith, total } = order
  const left = cents(total - refundedAmount(order.refunds))
  if (status === 'canceled' || left === 0) return null
  if (payment === 'authorized') return { how: 'release', amount: left }
  if (!isPaid(payment)) return null
  return { how: paidWith === 'counter' ? 'hand-back' : 'refund', amount: left }
}
