// The screen that follows one order: a card on the maíz field, or, for a canceled order, a plain page that says why.
import { useState, type ReactNode } from 'react'
import type { OrderId, TrackedOrder } from '#domain/orders/order.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CanceledOrder } from '../canceled/canceled-order.tsx'
import { movedMessage } from './moved-promise.ts'
import { OrderCard } from './order-card.tsx'
import { SunScreen, type ScreenHead } from './sun-screen.tsx'
import { useTrackedOrder, type Tracking } from './use-tracked-order.ts'
import { classNames } from '../../ui/class-names.ts'
import orderCardStyles from './order-card.module.css'
import { Waiting } from '../../ui/lazy-part.tsx'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

interface TrackerScreenProps {
  id: OrderId
  place: 'complete' | 'order'
  /**
   * The heading before and after the order is loaded. Once the order is loaded, the tab's title shows the order's
   * status.
   */
  headFor: (order: TrackedOrder | undefined) => ScreenHead
  /** The screen when the server knows no such order. */
  unknown: ReactNode
}

export function TrackerScreen({ id, place, headFor, unknown }: TrackerScreenProps) {
  const tracking = useTrackedOrder(id)
  const [isCanceledHere, setCanceledHere] = useState(false)
  const { answer, connected } = tracking
  const order = answer.state === 'ready' ? answer.value : undefined
  if (answer.state === 'unknown') return unknown
  if (order?.cancellation) {
    return (
      <>
        <CanceledOrder order={order} cancellation={order.cancellation} takesFocus={isCanceledHere} />
        <StatusAnnouncer order={order} />
      </>
    )
  }
  return (
    <>
      <SunScreen
        head={
          order
            ? {
                ...headFor(order),
                tab: (restaurant) =>
                  trackerMessages.tab(trackerMessages.status[order.fulfillment][order.status], restaurant),
              }
            : headFor(order)
        }
      >
        {order ? (
          <OrderCard
            order={order}
            connected={connected}
            place={place}
            onCanceled={(canceled) => {
              setCanceledHere(true)
              tracking.apply(canceled)
            }}
          />
        ) : (
          <Missing tracking={tracking} />
        )}
      </SunScreen>
      <StatusAnnouncer order={order} />
    </>
  )
}

function Missing({ tracking: { answer, again } }: { tracking: Tracking }) {
  if (answer.state === 'failed') {
    const retry = (
      <Button small onClick={again}>
        {trackerMessages.again}
      </Button>
    )
    return (
      <section className={classNames(orderCardStyles.orderCard, orderCardStyles.orderCardPlain)}>
        <Notice tone="bad" action={retry}>
          <b>{trackerMessages.failed}</b> {trackerMessages.safe}
        </Notice>
      </section>
    )
  }
  return (
    <section className={classNames(orderCardStyles.orderCard, orderCardStyles.orderCardPlain)}>
      <Waiting words={trackerMessages.loading} />
    </section>
  )
}

/** The live region that tells a screen reader when the order's status or its time changes. */
function StatusAnnouncer({ order }: { order: TrackedOrder | undefined }) {
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
