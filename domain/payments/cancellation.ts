// What becomes of the money of an order that is canceled.
import { cents, type Cents } from '../basics/money.ts'
import type { OrderStatus, PaidWith, ReturnedMoney } from '../orders/order.ts'
import { isPaid, type PaymentState } from './payment.ts'
import type { Refund } from './refund.ts'
import { wentBack } from './refunded.ts'

interface PayingOrder {
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly paidWith: PaidWith
  readonly total: Cents
  readonly refunds: readonly Pick<Refund, 'amount' | 'state'>[]
}

/** What becomes of the money of an order that is canceled now; null where no money moves. */
export function moneyIfCancelled(order: PayingOrder): ReturnedMoney | null {
  const { status, payment, paidWith, total } = order
  const left = cents(total - wentBack(order.refunds))
  if (status === 'cancelled' || left === 0) return null
  if (payment === 'authorised') return { how: 'release', amount: left }
  if (!isPaid(payment)) return null
  return { how: paidWith === 'counter' ? 'hand-back' : 'refund', amount: left }
}
