// Why an order is canceled, and how its money can go back.
export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const

/** Release: the hold on the card is let go. Refund: to the card. Hand back: staff give it back from the register. */
export const returnWays = ['release', 'refund', 'hand-back'] as const
