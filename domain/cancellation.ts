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
  /** What the staff wrote to the customer. */
  readonly note: string
  readonly at: string
  /** Released: the hold was let go before it was charged. Refunded: it was charged and sent back. */
  readonly money: 'on-its-way' | 'released' | 'refunded'
}
