// Chooses what a canceled order is told about itself.
import type { TrackedOrder, Cancellation } from '#domain/orders/order.ts'
import { restOf } from '#domain/payments/refunded.ts'
import { cancelledWords } from '#words/orders/shop/canceled.ts'

/** The headline and the reason, in words that are true of this order. */
export function whyCancelled(
  order: Pick<TrackedOrder, 'reached' | 'isPaid' | 'total' | 'refunds'>,
  { reason, by }: Pick<Cancellation, 'reason' | 'by'>,
) {
  const title = reason === 'customer-asked' ? cancelledWords.title.asked : cancelledWords.title.ours
  if (order.reached['handed-over']) {
    const isRefunded = order.isPaid && restOf(order) > 0
    return { title: isRefunded ? cancelledWords.title.late : title, words: cancelledWords.lateReason[reason] }
  }
  if (by === 'customer') return cancelledWords.own
  return { title, words: cancelledWords.reason[reason] }
}
