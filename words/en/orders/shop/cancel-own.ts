// The words for customers who cancel their own order.
import type { PaidWith } from '#domain/orders/order.ts'

const card = 'We’ll release the hold on your card. If it’s already been charged, you’ll get a full refund.'

export const cancelOwnMessages = {
  open: 'Cancel this order',
  free: 'Free to cancel until we start cooking.',
  title: (number: number) => `Cancel order ${number}?`,
  money: {
    demo: card,
    card,
    counter: 'You haven’t paid yet, so there’s nothing to pay.',
    free: 'There’s nothing to pay.',
  } satisfies Record<PaidWith, string>,
  keep: 'Keep order',
  cancel: 'Cancel order',
  canceling: 'Canceling',
  tooLate: { title: 'We’ve already started cooking.', hint: 'It can’t be canceled anymore.' },
  paid: {
    title: 'You’ve already paid.',
    hint: 'To cancel it and get your money back, ask at the counter or call us.',
  },
  close: 'OK',
  lost: 'We couldn’t reach the kitchen.',
  lostHint: 'We don’t know yet if your order was canceled. Try again.',
  busy: 'We’re swamped right now. Try again in a moment.',
  failed: 'That didn’t work. Try again.',
}
