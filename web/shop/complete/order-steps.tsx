// How far the order is: received, cooking, ready. Times are facts; none is guessed.
import type { OrderStatus } from '#domain/order.ts'
import received from '../../assets/step-1.svg'
import cooking from '../../assets/step-2.svg'
import ready from '../../assets/step-3.svg'
import './order-steps.css'
import { timeOf } from './time-of.ts'
import { completeWords } from './words.ts'

type Going = Exclude<OrderStatus, 'cancelled'>

/** How many of the steps are behind the order; the next one is where it is. */
const stepsDone: Readonly<Record<Going, number>> = { placed: 0, cooking: 1, ready: 2, 'handed-over': 3 }

export function OrderSteps({ status, timestamp }: { status: Going; timestamp: string }) {
  const done = stepsDone[status]
  const time = timeOf(timestamp)
  const steps = [
    { image: received, name: completeWords.received, done: time, now: time, next: time },
    {
      image: cooking,
      name: completeWords.cooking,
      done: completeWords.cookingDone,
      now: completeWords.cookingNow,
      next: completeWords.cookingNext,
    },
    {
      image: ready,
      name: completeWords.ready,
      done: completeWords.readyDone,
      now: completeWords.readyNow,
      next: completeWords.readyNext,
    },
  ]
  return (
    <ol className="order-steps">
      {steps.map((step, index) => {
        const at = index < done ? 'done' : index === done ? 'now' : 'next'
        return (
          <li
            key={step.name}
            className={`order-step order-step--${at}`}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <div className="order-step__disc">
              <img src={step.image} width={84} height={84} alt="" />
            </div>
            <h3 className="order-step__name">{step.name}</h3>
            <p className="order-step__text tabular">{step[at]}</p>
          </li>
        )
      })}
    </ol>
  )
}
