// The steps of an order: received, cooking, ready, and for a delivery on its way (R52). The page shows times that have
// happened, and of an order for later when the kitchen starts (R46); it estimates none.
import { useEffect, useReducer } from 'react'
import type { OrderStatus, TrackedOrder } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import received from '../../assets/step-1.svg'
import cooking from '../../assets/step-2.svg'
import ready from '../../assets/step-3.svg'
import onItsWay from '../../assets/step-4.svg'
import { useRestaurant } from '../../page-data.ts'
import { phoneLink } from '../../phone-link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { mapSearch } from '#domain/restaurant/place.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { timeOf } from '../time-of.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './order-steps.module.css'
import { clockTime, withZone } from '#words/basics/dates.ts'
import { startTime } from '#words/kitchen/promise.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

const orderStepsLooks: Readonly<Record<string, string | undefined>> = {
  delivery: styles.orderStepsDelivery,
}

const orderStepLooks: Readonly<Record<string, string | undefined>> = {
  done: styles.orderStepDone,
  now: styles.orderStepNow,
  next: styles.orderStepNext,
}

const untilReady = [
  { status: 'placed', image: received },
  { status: 'cooking', image: cooking },
  { status: 'ready', image: ready },
] as const
const steps = {
  delivery: [...untilReady, { status: 'handed-over', image: onItsWay }],
  pickup: untilReady,
} as const satisfies Record<Fulfillment, readonly { readonly status: OrderStatus; readonly image: string }[]>

type StepStatus = (typeof steps)[Fulfillment][number]['status']

/** How many steps the order has finished in each status; the next step is the current one. */
const stepsDone: Readonly<Record<OrderStatus, number>> = {
  placed: 0,
  cooking: 1,
  ready: 2,
  'handed-over': 3,
  canceled: 0,
}

/** A timer that ran while the computer slept is late, so no timer runs for long. */
const longestTimer = 30_000

export function OrderSteps({ order }: { order: TrackedOrder }) {
  const { timeZone } = useRestaurant()
  const { reached, fulfillment } = order
  const done = stepsDone[order.status]
  const isWaiting = useWaiting(order)
  return (
    <ol role="list" className={classNames(styles.orderSteps, orderStepsLooks[fulfillment])}>
      {steps[fulfillment].map(({ status, image }, index) => {
        const at = index < done ? 'done' : index === done ? 'now' : 'next'
        return (
          <li
            key={status}
            className={classNames(styles.orderStep, orderStepLooks[at])}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <div className={styles.orderStepDisc}>
              <img src={image} width={84} height={84} alt="" />
            </div>
            <h3 className={styles.orderStepName}>{trackerMessages.status[fulfillment][status]}</h3>
            <div className={classNames(styles.orderStepText, 'tabular')}>
              {at === 'done' && reached[status] && timeOf(reached[status], timeZone)}
              {at === 'now' &&
                (isWaiting ? trackerMessages.waiting : trackerMessages.now[fulfillment][status])}
              {at === 'now' && fulfillment === 'pickup' && status === 'ready' && <PickUpHere />}
              {at === 'next' && nextMessage(order, status, timeZone, isWaiting)}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Where a pickup waits, and whom to call: what is not set is not shown (R37). */
function PickUpHere() {
  const { address, phone } = useRestaurant()
  return (
    <span className={styles.orderStepPlace}>
      {address && (
        <ButtonLink
          link
          href={mapSearch(address)}
          target="_blank"
          rel="noopener"
          aria-label={trackerMessages.map(address.street)}
        >
          {address.street}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink link href={phoneLink(phone)} aria-label={trackerMessages.call(phone)}>
          {phone}
        </ButtonLink>
      )}
    </span>
  )
}

/** Whether it is an order for later that the kitchen has not begun to think of; the steps change when that begins. */
function useWaiting({ status, startsAt }: TrackedOrder): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  const remaining = status === 'placed' && startsAt !== null ? Date.parse(startsAt) - restaurantTime() : 0
  useEffect(() => {
    if (remaining <= 0) return
    const looking = setTimeout(look, Math.min(remaining, longestTimer))
    return () => clearTimeout(looking)
  }, [remaining])
  return remaining > 0
}

function nextMessage(
  { deliveredTo, startsAt }: TrackedOrder,
  status: StepStatus,
  timeZone: string,
  isWaiting: boolean,
): string {
  if (status === 'cooking' && startsAt && isWaiting) return startMessage(startsAt, timeZone)
  if (status !== 'handed-over') return trackerMessages.next[status]
  return deliveredTo?.address ? trackerMessages.to(deliveredTo.address) : ''
}

function startMessage(startsAt: string, timeZone: string): string {
  const time = withZone(clockTime(startsAt, timeZone), startsAt, timeZone)
  return trackerMessages.startsAt(startTime(startsAt, timeZone, restaurantTime(), time))
}
