// A cancellation as the customer and the office see it: who canceled, why, and what happened to the money.
import type { Cancellation } from '#domain/orders/order.ts'
import type { Move } from '#domain/kitchen/tickets.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { FullOrder, OrderPayment } from './order-parts.ts'

export interface CanceledParts extends Pick<FullOrder, 'row'> {
  readonly payment: Pick<OrderPayment, 'gateway' | 'state'>
}

export function cancellationOf({ row, payment }: CanceledParts): Cancellation | null {
  return (
    row.cancel_reason && {
      reason: row.cancel_reason,
      note: row.cancel_note ?? '',
      at: row.moved_at ?? row.timestamp,
      by: whoCanceled(JSON.parse(row.moves) as Move[]),
      money: moneyStatusOf(payment.state),
    }
  )
}

/** The cancellation is the last move. */
export function whoCanceled(moves: readonly Move[]): Cancellation['by'] {
  return moves.at(-1)?.by === null ? 'customer' : 'staff'
}

function moneyStatusOf(payment: PaymentState): Cancellation['money'] {
  if (payment === 'voided' || payment === 'capture-failed') return 'released'
  // If the gateway cannot refund, the owner does, so the money is still on its way.
  return payment === 'refunded' ? 'refunded' : 'on-its-way'
}
