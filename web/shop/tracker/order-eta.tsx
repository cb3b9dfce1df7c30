// When the order is ready, or arrives: its promise, as it is now; and once it is ready, that instead of a time (R44, R47).
import type { OrderStatus, TrackedOrder } from '#domain/orders/order.ts'
import { useRestaurant } from '../../page-data.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { timeOf } from '../time-of.ts'
import { promiseLine } from '../times/promise-line.ts'
import { isMoved } from './moved-promise.ts'
import type { SeenOrder } from './seen-order.ts'
import { classNames } from '../../ui/class-names.ts'
import liveMarkStyles from './live-mark.module.css'
import orderCardStyles from './order-card.module.css'
import { promiseMessages } from '#words/kitchen/promise.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

interface OrderEtaProps {
  order: SeenOrder
  connected: boolean | undefined
}

export function OrderEta({ order, connected }: OrderEtaProps) {
  const { timeZone, address } = useRestaurant()
  const { status, fulfillment, deliveredTo } = order
  const promise = promiseNow(order)
  const where =
    fulfillment === 'pickup'
      ? [address?.street, address?.city]
      : [deliveredTo?.address, deliveredTo?.apartment, deliveredTo?.city]
  return (
    <div className={orderCardStyles.state}>
      <p className={orderCardStyles.status}>
        {!promise
          ? trackerMessages.status[fulfillment][status]
          : isMoved(order)
            ? promiseMessages.moved(timeOf(promise.at, timeZone))
            : promiseLine(promise, fulfillment, timeZone)}
      </p>
      {!promise && <Since order={order} />}
      <p className={orderCardStyles.where}>
        {promise && isMoved(order) && (
          <>
            <s>{timeOf(order.firstPromise.at, timeZone)}</s>{' '}
          </>
        )}
        {where.filter(Boolean).join(', ')}
      </p>
      {status !== 'handed-over' && <LiveMark connected={connected} />}
    </div>
  )
}

/** A pickup that is ready waits; a delivery still has to arrive. */
const awaited: Readonly<Record<TrackedOrder['fulfillment'], readonly OrderStatus[]>> = {
  pickup: ['placed', 'cooking'],
  delivery: ['placed', 'cooking', 'ready'],
}

/** Undefined where there is nothing to wait for. */
function promiseNow({ status, fulfillment, promise }: TrackedOrder): TrackedOrder['promise'] | undefined {
  return awaited[fulfillment].includes(status) ? promise : undefined
}

/** Since when it is so; of a delivery on its way also when it arrives, as long as that is to come. */
function Since({ order: { status, reached, fulfillment, promise } }: { order: TrackedOrder }) {
  const { timeZone } = useRestaurant()
  const since = reached[status]
  const isToCome =
    fulfillment === 'delivery' && status === 'handed-over' && Date.parse(promise.at) > restaurantTime()
  return (
    <>
      {since && (
        <p className={classNames(orderCardStyles.since, 'tabular')}>
          {(status === 'handed-over' ? trackerMessages.leftAt[fulfillment] : trackerMessages.since)(
            timeOf(since, timeZone),
          )}
        </p>
      )}
      {isToCome && (
        <p className={classNames(orderCardStyles.since, 'tabular')}>
          {promiseMessages.about.delivery(timeOf(promise.at, timeZone))}
        </p>
      )}
    </>
  )
}

/** Whether this page is connected to the kitchen's live stream at this moment. */
function LiveMark({ connected }: { connected: boolean | undefined }) {
  if (connected === false) {
    return (
      <p className={classNames(liveMarkStyles.liveMark, liveMarkStyles.liveMarkLost)} role="status">
        {trackerMessages.reconnecting}
      </p>
    )
  }
  // The mark is invisible until the first connection has opened, but keeps its place, so that nothing moves.
  return (
    <p
      className={classNames(liveMarkStyles.liveMark, !connected && liveMarkStyles.liveMarkUnknown)}
      data-live
    >
      <i className={liveMarkStyles.dot} />
      {trackerMessages.live}
    </p>
  )
}
