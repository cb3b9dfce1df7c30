// The steps of an order: received, cooking, ready. The page shows only times that have happened and estimates none.
import type { OrderStatus, TrackedOrder } from '#domain/order.ts'
import received from '../../assets/step-1.svg'
import cooking from '../../assets/step-2.svg'
import ready from '../../assets/step-3.svg'
import { useRestaurant } from '../../shop-front.ts'
import { timeOf } from '../time-of.ts'
import './order-steps.css'
import { trackerWords } from '#words/shop/tracker.ts'

const steps = [
  { status: 'placed', image: received },
  { status: 'cooking', image: cooking },
  { status: 'ready', image: ready },
] as const

/** How many steps the order has finished in each status; the next step is the current one. */
const stepsDone: Readonly<Record<OrderStatus, number>> = {
  placed: 0,
  cooking: 1,
  ready: 2,
  'handed-over': 3,
  cancelled: 0,
}

export function OrderSteps({ order }: { order: TrackedOrder }) {
  const { timeZone } = useRestaurant()
  const { reached } = order
  const done = stepsDone[order.status]
  return (
    <ol role="list" className="order-steps">
      {steps.map(({ status, image }, index) => {
        const at = index < done ? 'done' : index === done ? 'now' : 'next'
        return (
          <li
            key={status}
            className={`order-step order-step--${at}`}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <div className="order-step__disc">
              <img src={image} width={84} height={84} alt="" />
            </div>
            <h3 className="order-step__name">{trackerWords.status[status]}</h3>
            <p className="order-step__text tabular">
              {at === 'done'
                ? reached[status] && timeOf(reached[status], timeZone)
                : trackerWords[at][status]}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
