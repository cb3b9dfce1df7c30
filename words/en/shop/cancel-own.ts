// The words for a customer who cancels an own order.
export const cancelOwnWords = {
  open: 'Cancel this order',
  free: 'Free to cancel until we start cooking.',
  title: (number: number) => `Cancel order ${number}?`,
  money: 'We’ll release the hold on your card. If it’s already been charged, you’ll get a full refund.',
  keep: 'Keep order',
  cancel: 'Cancel order',
  cancelling: 'Canceling',
  tooLate: 'We’ve already started cooking.',
  tooLateHint: 'It can’t be canceled anymore.',
  close: 'OK',
  lost: 'We couldn’t reach the kitchen.',
  lostHint: 'We don’t know yet if your order was canceled. Try again.',
  busy: 'We’re swamped right now. Try again in a moment.',
  failed: 'That didn’t work. Try again.',
}
