// Chooses what a canceled order is told about itself.
import type { Cancellation } from '#domain/cancellation.ts'
import type { TrackedOrder } from '#domain/order.ts'
import { cancelledWords } from '#words/shop/cancelled.ts'

/** The headline and the reason, in words that are true of this order. */
export function whyCancelled(
  order: Pick<TrackedOrder, 'reached'>,
  { reason, by }: Pick<Cancellation, 'reason' | 'by'>,
) {
  if (order.reached['handed-over']) {
    return { title: cancelledWords.title.late, words: cancelledWords.lateReason[reason] }
  }
  if (by === 'customer') return cancelledWords.own
  const title = reason === 'customer-asked' ? cancelledWords.title.asked : cancelledWords.title.ours
  return { title, words: cancelledWords.reason[reason] }
}
