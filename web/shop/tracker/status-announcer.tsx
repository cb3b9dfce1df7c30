// The live region that tells a screen reader when the order's status changes.
import type { TrackedOrder } from '#domain/order.ts'
import { trackerWords } from '#words/shop/tracker.ts'

export function StatusAnnouncer({ order }: { order: TrackedOrder | undefined }) {
  return (
    <p className="visually-hidden" role="status">
      {order &&
        trackerWords.announce(
          order.number,
          trackerWords.status[order.way][order.status],
          trackerWords.now[order.way][order.status],
        )}
    </p>
  )
}
