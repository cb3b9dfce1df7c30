// The orders of one page: a table where there is room, a card each on a phone. A whole row leads to its order.
import type { MouseEvent } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OrderRow } from '#domain/orders/order-api.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { calendarDay, clockTime } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { opensBeside } from '../../browser/hash-location.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { openFromList } from './last-list.ts'
import { dayWithTime, timeSeenFrom } from './order-times.ts'
import type { Days } from './orders-address.ts'
import { WayMark } from '../way-mark.tsx'
import { FailedChip, StatusChip } from './status-chip.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { forgottenWords } from './about-orders.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './orders-table.module.css'

interface OrdersTableProps {
  orders: readonly OrderRow[]
  /** On one day the time says enough. */
  days: Days
  today: string
  timeZone: string
}

/** The roles are written out: drawn as cards, a table is none any more to some browsers. */
export function OrdersTable({ orders, days, today, timeZone }: OrdersTableProps) {
  const { table, handlers } = useRowFocus()
  const isOneDay = days.kind === 'today' || days.kind === 'day'
  const placed = ({ timestamp }: OrderRow) =>
    isOneDay ? clockTime(timestamp, timeZone) : dayWithTime(timestamp, today, timeZone)
  return (
    <table
      ref={table}
      role="table"
      className={classNames(officeStyles.table, styles.ordersTable)}
      {...handlers}
    >
      <caption className="visually-hidden">{ordersMessages.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {ordersMessages.order}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.placed}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.due}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.name}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.burritos}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.fulfillment}
          </th>
          <th role="columnheader" scope="col" className={officeStyles.tableAmount}>
            {ordersMessages.total}
          </th>
          <th role="columnheader" scope="col">
            {ordersMessages.status}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr role="row" key={order.id} className={styles.row}>
            <td role="cell" className={styles.number}>
              <OrderLink id={order.id} number={order.number} />
            </td>
            <td role="cell" className={classNames(styles.placed, 'tabular')}>
              {placed(order)}
            </td>
            <td role="cell" className={classNames(styles.due, 'tabular')}>
              {dueOf(order, timeZone)}
            </td>
            <td role="cell" className={styles.name}>
              {nameOf(order)}
            </td>
            <td role="cell" className={styles.burritos}>
              {order.lines
                .map(({ quantity, shortName }) =>
                  ordersMessages.line(quantity, textInLanguage(shortName, language)),
                )
                .join(', ')}
            </td>
            <td role="cell" className={styles.way}>
              <WayMark fulfillment={order.fulfillment} />
            </td>
            <td role="cell" className={classNames(officeStyles.tableAmount, styles.total)}>
              {formatMoney(order.total)}
            </td>
            <td role="cell" className={styles.status}>
              <StatusChip order={order} />
              {order.canceledBy === 'customer' && (
                <small className={styles.who}>{ordersMessages.byCustomer}</small>
              )}
              {order.paymentFailed && <FailedChip order={order} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** By when the kitchen has it ready, with the day where that is another one than it was placed on. */
function dueOf({ promise, timestamp }: OrderRow, timeZone: string): string {
  return timeSeenFrom(calendarDay(timestamp, timeZone), promise.readyBy, timeZone)
}

function nameOf(order: OrderRow): string {
  return order.purgedAt === null ? order.name : forgottenWords(order.timestamp, order.purgedAt)
}

function OrderLink({ id, number }: { id: OrderId; number: number }) {
  const address = officeOrderPath(id)
  const open = (event: MouseEvent) => {
    // In another tab or window the browser opens it by itself.
    if (opensBeside(event)) return
    event.preventDefault()
    openFromList(address)
  }
  return (
    <a className={styles.link} href={address} onClick={open}>
      <VisuallyHidden>{ordersMessages.order} </VisuallyHidden>
      {number}
    </a>
  )
}
