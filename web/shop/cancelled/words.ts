// The words about an order that was cancelled.
import type { CancelReason, Cancellation } from '#domain/cancellation.ts'

export const cancelledWords = {
  tab: 'Order cancelled: Burritoful',
  band: 'Cancelled',
  who: (number: number, name: string) => `Order ${number}, ${name}`,
  reason: {
    'customer-asked': 'You asked us to cancel this order.',
    'ran-out': 'We ran out before your order was done. That one is on us.',
    'cannot-deliver': 'We cannot deliver to that address.',
    'ordered-twice': 'This order came in twice; we kept the other one.',
    // The note says it; without one, at least whose fault it was.
    'something-else': 'Something came up on our side.',
  } satisfies Record<CancelReason, string>,
  at: 'Cancelled',
  burritos: 'Burritos',
  charge: 'Charge',
  /** As much as the payment side has said. */
  money: {
    'on-its-way': (total: string) => `${total} is being reversed.`,
    released: (total: string) => `${total} was never charged. The hold on your card was let go.`,
    refunded: (total: string) => `${total} was charged and has been sent back.`,
  } satisfies Record<Cancellation['money'], (total: string) => string>,
}
