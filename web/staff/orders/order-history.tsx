// Who did what to the order, when: by the restaurant's clock, with the day when it was not that of the order.
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { calendarDay } from '#words/basics/dates.ts'
import { useRestaurant } from '../../page-data.ts'
import { historyOf } from './history-entries.ts'
import { timeSeenFrom } from './order-times.ts'
import styles from './order-history.module.css'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'

export function OrderHistory({ order }: { order: OfficeOrder }) {
  const { timeZone } = useRestaurant()
  const day = calendarDay(order.timestamp, timeZone)
  return (
    <Panel title={officeOrderMessages.history}>
      <ol role="list" className={styles.orderHistory}>
        {historyOf(order).map(({ key, at, what, about, isUndo }) => (
          <li key={key} className={classNames(styles.entry, isUndo && styles.entryUndo)}>
            <time className={classNames(styles.time, 'tabular')} dateTime={at}>
              {timeSeenFrom(day, at, timeZone)}
            </time>
            <div className={styles.what}>
              <b>{what}</b>
              {about.map((line) => (
                <small key={line} className={styles.about}>
                  {line}
                </small>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
