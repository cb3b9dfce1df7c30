// The words about a canceled order.
import type { CancelReason } from '#domain/orders/order.ts'

export const canceledMessages = {
  band: 'Canceled',
  who: (number: number, name: string) => `Order ${number}, ${name}`,
  /** "We had to" stands only where the restaurant, not the customer, wanted the cancellation. */
  title: { asked: 'Canceled, as you asked.', ours: 'We had to cancel.', late: 'You’re getting a refund.' },
  /** R54: the customer canceled before cooking started. */
  own: { title: 'Canceled.', words: 'You canceled this order before we started cooking.' },
  reason: {
    'customer-asked': 'You asked us to cancel this order.',
    'ran-out': 'We ran out before your order was done. That’s our fault. We’re sorry.',
    'cannot-deliver': 'We can’t deliver to that address.',
    'ordered-twice': 'This order came in twice; we kept the other one.',
    // This sentence is shown only where the cook left no note.
    'something-else': 'Something came up on our end.',
  } satisfies Record<CancelReason, string>,
  /** The reasons in words that fit an order which had already left the kitchen. */
  lateReason: {
    'customer-asked': 'You asked for a refund.',
    'ran-out': 'Something you ordered wasn’t in the bag. That’s our fault. We’re sorry.',
    'cannot-deliver': 'We couldn’t deliver to that address.',
    'ordered-twice': 'This order came in twice; we kept the other one.',
    'something-else': 'Something went wrong on our end.',
  } satisfies Record<CancelReason, string>,
  at: 'Canceled',
  ordered: 'Your order',
}
