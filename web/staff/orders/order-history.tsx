// Who did what to the order, when: by the restaurant's clock, with the day when it was not that of the order.
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { classNames } from '../../ui/class-names.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { useRestaurant } from '../../shop-front.ts'
import { historyOf } from './history-entries.ts'
import { timeSeenFrom } from './order-times.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import './order-history.css'

export function OrderHistory({ order }: { order: OfficeOrder }) {
  const { timeZone } = useRestaurant()
  const day = calendarDay(order.timestamp, timeZone)
  return (
    <section className="panel" aria-labelledby="order-history">
      <h2 className="panel__title" id="order-history">
        {officeOrderMessages.history}
      </h2>
      <ol role="list" className="order-history">
        {historyOf(order).map(({ key, at, what, about, isUndo }) => (
          <li
            key={key}
            className={classNames('order-history__entry', isUndo && 'order-history__entry--undo')}
          >
            <time className="order-history__time tabular" dateTime={at}>
              {timeSeenFrom(day, at, timeZone)}
            </time>
            <div className="order-history__what">
              <b>{what}</b>
              {about.map((line) => (
                <small key={line} className="order-history__about">
                  {line}
                </small>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
