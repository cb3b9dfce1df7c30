// The live region that tells a screen reader when the order's status or its time changes.
import type { TrackedOrder } from '#domain/orders/order.ts'
import { useRestaurant } from '../../page-data.ts'
import { movedMessage } from './moved-promise.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function StatusAnnouncer({ order }: { order: TrackedOrder | undefined }) {
  const { timeZone } = useRestaurant()
  const moved = order && movedMessage(order, timeZone)
  return (
    <p className="visually-hidden" role="status">
      {order &&
        trackerMessages.announce(
          order.number,
          trackerMessages.status[order.fulfillment][order.status],
          trackerMessages.now[order.fulfillment][order.status],
        )}
      {moved && ` ${moved}`}
    </p>
  )
}
