// The words about an order that was cancelled.
import type { CancelReason, Cancellation } from '#domain/cancellation.ts'
import type { TrackedOrder } from '#domain/order.ts'

export const cancelledWords = {
  tab: 'Order cancelled: Burritoful',
  band: 'Cancelled',
  who: (number: number, name: string) => `Order ${number}, ${name}`,
  /** "We had to" only where it was us. */
  title: { asked: 'Cancelled, as you asked.', ours: 'We had to cancel.', late: 'Your money goes back.' },
  reason: {
    'customer-asked': 'You asked us to cancel this order.',
    'ran-out': 'We ran out before your order was done. That one is on us.',
    'cannot-deliver': 'We cannot deliver to that address.',
    'ordered-twice': 'This order came in twice; we kept the other one.',
    // The note says it; without one, at least whose fault it was.
    'something-else': 'Something came up on our side.',
  } satisfies Record<CancelReason, string>,
  /** For an order that had left the kitchen. */
  lateReason: {
    'customer-asked': 'You asked us to take this order back.',
    'ran-out': 'Something you ordered was not in the bag. That one is on us.',
    'cannot-deliver': 'We could not deliver to that address.',
    'ordered-twice': 'This order came in twice; we kept the other one.',
    'something-else': 'Something went wrong on our side.',
  } satisfies Record<CancelReason, string>,
  at: 'Cancelled',
  burritos: 'Burritos',
  charge: 'Your card',
  /** As much as the payment side has said. */
  money: {
    'on-its-way': (total: string) => `We are reversing the ${total}.`,
    released: (total: string) => `Nothing was charged. The hold of ${total} was let go.`,
    refunded: (total: string) => `${total} was sent back. Your bank may take some days to show it.`,
  } satisfies Record<Cancellation['money'], (total: string) => string>,
}

/** The headline and the reason, in words that are true of this order. */
export function whyCancelled(order: Pick<TrackedOrder, 'reached'>, reason: CancelReason) {
  if (order.reached['handed-over']) {
    return { title: cancelledWords.title.late, words: cancelledWords.lateReason[reason] }
  }
  const title = reason === 'customer-asked' ? cancelledWords.title.asked : cancelledWords.title.ours
  return { title, words: cancelledWords.reason[reason] }
}
