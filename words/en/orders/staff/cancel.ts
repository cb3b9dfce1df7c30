// The words of canceling an order.
import type { CancelReason, MoneyReturn } from '#domain/orders/order.ts'

export const cancelMessages = {
  title: (number: number) => `Cancel order ${number}`,
  reason: 'Reason',
  reasons: {
    'customer-asked': 'The customer asked',
    'ran-out': 'We ran out',
    'cannot-deliver': 'We can’t deliver there',
    'ordered-twice': 'Ordered twice',
    'something-else': 'Something else',
  } satisfies Record<CancelReason, string>,
  note: (name: string) => (name ? `Note to ${name}` : 'Note'),
  optional: 'Optional.',
  /** What happens to the money. Not shown if no money moves. */
  money: {
    release: (amount, name) => `We’ll release the ${amount} hold on ${name}’s card. Nothing is charged.`,
    refund: (amount, name) => `We’ll refund ${amount} to ${name}’s card.`,
    'hand-back': (amount, name) => `Hand ${name} ${amount} back from the register.`,
  } satisfies Record<MoneyReturn['how'], (amount: string, name: string) => string>,
  told: (name: string) => `We’ll email ${name} the reason.`,
  leavesBoard: 'The ticket leaves the kitchen board.',
  forGood: 'You can’t undo this.',
  keep: 'Keep order',
  cancel: 'Cancel order',
}
