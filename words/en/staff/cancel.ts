// The words of canceling an order.
import type { CancelReason } from '#domain/cancellation.ts'

export const cancelWords = {
  title: (number: number) => `Cancel order ${number}`,
  reason: 'Reason',
  reasons: {
    'customer-asked': 'The customer asked',
    'ran-out': 'We ran out',
    'cannot-deliver': 'We can’t deliver there',
    'ordered-twice': 'Ordered twice',
    'something-else': 'Something else',
  } satisfies Record<CancelReason, string>,
  note: (name: string) => `Note to ${name}`,
  optional: 'Optional.',
  whatHappens: (total: string, name: string) =>
    `We’ll refund the ${total} and email ${name} the reason. The ticket leaves the kitchen board. You can’t undo this.`,
  /** The order left the kitchen long ago. */
  whatHappensLate: (total: string, name: string) =>
    `We’ll refund the ${total} to ${name}’s card and email ${name} the reason. You can’t undo this.`,
  /** There is nothing to give back. */
  whatHappensUnpaid: (total: string, name: string) =>
    `The ${total} was never charged. We’ll email ${name} the reason. You can’t undo this.`,
  keep: 'Keep order',
  cancel: 'Cancel order',
}
