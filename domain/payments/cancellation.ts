// Why an order is cancelled, and what becomes of its money.
import type { cancellation, returnedMoney } from '../orders/order-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents, type Cents } from '../basics/money.ts'
import type { OrderStatus, PaidWith } from '../orders/order.ts'
import { isPaid, type PaymentState } from './payment.ts'
import type { Refund } from './refund.ts'
import { wentBack } from './refunded.ts'

export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export type Cancellation = Wire<typeof cancellation>

/** Release: the hold on the card is let go. Refund: to the card. Hand back: staff give it back from the register. */
export const returnWays = ['release', 'refund', 'hand-back'] as const
export type ReturnedMoney = Wire<typeof returnedMoney>

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
