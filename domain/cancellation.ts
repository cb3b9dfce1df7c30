// Why an order is cancelled, and what becomes of its money.

export const cancelReasons = [
  'customer-asked',
  'ran-out',
  'cannot-deliver',
  'ordered-twice',
  'something-else',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export interface Cancellation {
  readonly reason: CancelReason
  /** The words of the staff to the customer. */
  readonly note: string
  readonly at: string
  /** Released: the hold on the card was let go before a charge. Refunded: the card was charged and the money sent back. */
  readonly money: 'on-its-way' | 'released' | 'refunded'
}
