// The words of cancelling an order.
import type { CancelReason } from '#domain/cancellation.ts'

export const cancelWords = {
  title: (number: number) => `Cancel order ${number}`,
  reason: 'Reason',
  reasons: {
    'customer-asked': 'The customer asked',
    'ran-out': 'We ran out',
    'cannot-deliver': 'We cannot deliver there',
    'ordered-twice': 'Ordered twice',
    'something-else': 'Something else',
  } satisfies Record<CancelReason, string>,
  pickReason: 'Pick a reason.',
  note: (name: string) => `Note to ${name}`,
  optional: 'Optional.',
  whatHappens: (total: string, name: string) =>
    `The ${total} charge is reversed. ${name} gets an email with the reason. The kitchen ticket disappears. This cannot be undone.`,
  /** It has left the kitchen long ago. */
  whatHappensLate: (total: string, name: string) =>
    `The ${total} goes back to ${name}’s card, and ${name} gets an email with the reason. This cannot be undone.`,
  /** There is nothing to give back. */
  whatHappensUnpaid: (total: string, name: string) =>
    `The ${total} was never charged. ${name} gets an email with the reason. This cannot be undone.`,
  keep: 'Keep order',
  cancel: 'Cancel order',
}
