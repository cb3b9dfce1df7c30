// Chooses the reason that the screen of a canceled order shows.
import type { TrackedOrder, Cancellation } from '#domain/orders/order.ts'
import { cancellationRefund } from '#domain/payments/refunded.ts'
import { canceledMessages } from '#words/orders/shop/canceled.ts'

/** The headline and the reason, in words that are true of this order. */
export function whyCanceled(
  order: Pick<TrackedOrder, 'reached' | 'isPaid' | 'total' | 'refunds'>,
  { reason, by }: Pick<Cancellation, 'reason' | 'by'>,
) {
  const title = reason === 'customer-asked' ? canceledMessages.title.asked : canceledMessages.title.ours
  if (order.reached['handed-over']) {
    const isRefunded = order.isPaid && cancellationRefund(order) > 0
    return {
      title: isRefunded ? canceledMessages.title.late : title,
      words: canceledMessages.lateReason[reason],
    }
  }
  if (by === 'customer') return canceledMessages.own
  return { title, words: canceledMessages.reason[reason] }
}
