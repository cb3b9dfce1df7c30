// What the customer and the office see of a cancellation: who cancelled, why, and what became of the money.
import type { Cancellation } from '#domain/orders/order.ts'
import type { Move } from '#domain/kitchen/tickets.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { WholeOrder } from './order-parts.ts'

export function cancellationOf({ row, payment }: WholeOrder): Cancellation | null {
  return (
    row.cancel_reason && {
      reason: row.cancel_reason,
      note: row.cancel_note ?? '',
      // The cancellation is always the last move.
      at: row.moved_at ?? row.timestamp,
      by: doerOf(JSON.parse(row.moves) as Move[]),
      money: returnOf(payment.state),
    }
  )
}

/** The cancellation is the last move. */
export function doerOf(moves: readonly Move[]): Cancellation['by'] {
  return moves.at(-1)?.by === null ? 'customer' : 'staff'
}

function returnOf(payment: PaymentState): Cancellation['money'] {
  if (payment === 'voided' || payment === 'capture-failed') return 'released'
  // Where the gateway cannot refund, the owner does.
  return payment === 'refunded' ? 'refunded' : 'on-its-way'
}
