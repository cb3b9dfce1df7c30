// What the customer and the office see of a cancellation: who canceled, why, and what became of the money.
import type { Cancellation } from '#domain/orders/order.ts'
import type { Move } from '#domain/kitchen/tickets.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { FullOrder } from './order-parts.ts'

export function cancellationOf({ row, payment }: FullOrder): Cancellation | null {
  return (
    row.cancel_reason && {
      reason: row.cancel_reason,
      note: row.cancel_note ?? '',
      // The cancellation is always the last move.
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
  // Where the gateway cannot refund, the owner does.
  return payment === 'refunded' ? 'refunded' : 'on-its-way'
}
