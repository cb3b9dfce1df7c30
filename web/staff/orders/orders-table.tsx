// The orders of one page: a table where there is room, a card each on a phone. A whole row leads to its order.
import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { OrderRow } from '#domain/orders/order-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { calendarDay, clockTime } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { opensBeside } from '../../browser/hash-location.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Money } from '../../ui/money.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { FulfillmentMark } from '../fulfillment-mark.tsx'
import { forgottenMessage } from './about-orders.ts'
import { openFromList } from './last-list.ts'
import { dayWithTime, timeSeenFrom } from './order-times.ts'
import type { Days } from './orders-address.ts'
import { FailedChip, StatusChip } from './status-chip.tsx'
import styles from './orders-table.module.css'

interface OrdersTableProps {
  orders: readonly OrderRow[]
  /** On one day the time says enough. */
  days: Days
  today: string
  timeZone: string
}

export function OrdersTable({ orders, ...shown }: OrdersTableProps) {
  return (
    <DataTable
      caption={ordersMessages.caption}
      columns={columnsOf(shown)}
      rows={orders}
      keyOf={({ id }) => id}
      rowLook={() => styles.row}
      {...useRowFocus()}
    />
  )
}

function columnsOf({ days, today, timeZone }: Omit<OrdersTableProps, 'orders'>): Column<OrderRow>[] {
  const isOneDay = days.kind === 'today' || days.kind === 'day'
  return [
    {
      key: 'order',
      head: ordersMessages.order,
      cell: ({ id, number }) => <OrderLink id={id} number={number} />,
      onCard: 'lead',
    },
    {
      key: 'placed',
      head: ordersMessages.placed,
      cell: ({ timestamp }) =>
        isOneDay ? clockTime(timestamp, timeZone) : dayWithTime(timestamp, today, timeZone),
      isQuiet: true,
      isWhole: true,
      onCard: 'marked',
      cardOrder: 3,
    },
    {
      key: 'due',
      head: ordersMessages.due,
      cell: (order) => <b className="tabular">{dueOf(order, timeZone)}</b>,
      isWhole: true,
      onCard: 'end',
      cardOrder: 3,
    },
    {
      key: 'name',
      head: ordersMessages.name,
      cell: (order) => <b>{nameOf(order)}</b>,
      breaksWords: true,
      onCard: 'line',
      cardOrder: 1,
    },
    {
      key: 'items',
      head: ordersMessages.burritos,
      cell: ({ lines }) =>
        lines
          .map(({ quantity, shortName }) =>
            ordersMessages.line(quantity, textInLanguage(shortName, language)),
          )
          .join(', '),
      isQuiet: true,
      onCard: 'line',
      cardOrder: 2,
    },
    {
      key: 'fulfillment',
      head: ordersMessages.fulfillment,
      cell: ({ fulfillment }) => <FulfillmentMark fulfillment={fulfillment} isBrief />,
      onCard: 'mark',
      cardOrder: 3,
    },
    {
      key: 'total',
      head: ordersMessages.total,
      cell: ({ total }) => <Money amount={total} />,
      isAmount: true,
      onCard: 'end',
      cardOrder: 2,
    },
    {
      key: 'status',
      head: ordersMessages.status,
      cell: (order) => (
        <>
          <StatusChip order={order} />{' '}
          {order.canceledBy === 'customer' && (
            <small className={styles.who}>{ordersMessages.byCustomer}</small>
          )}{' '}
          {order.paymentFailed && <FailedChip order={order} />}
        </>
      ),
      onCard: 'end',
      cardOrder: 1,
    },
  ]
}

/** By when the kitchen has it ready, with the day where that is another one than it was placed on. */
function dueOf({ promise, timestamp }: OrderRow, timeZone: string): string {
  return timeSeenFrom(calendarDay(timestamp, timeZone), promise.readyBy, timeZone)
}

function nameOf(order: OrderRow): string {
  return order.purgedAt === null ? order.name : forgottenMessage(order.timestamp, order.purgedAt)
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

/** When a new order pushes the row where the keyboard stands off the page, the focus goes to the nearest. */
function useRowFocus() {
  const table = useRef<HTMLTableElement>(null)
  const row = useRef<number>(undefined)

  // After every rendering: what held the focus may be gone from the page, and then the focus is nowhere.
  useLayoutEffect(() => {
    if (row.current === undefined || document.activeElement !== document.body) return
    const links = table.current?.querySelectorAll<HTMLElement>('tbody a') ?? []
    links[Math.min(row.current, links.length - 1)]?.focus()
  })

  return {
    ref: table,
    onFocus: ({ target }: FocusEvent) => {
      row.current = target.closest('tr')?.sectionRowIndex
    },
    // React reports a person who leaves, and not an element that is taken away.
    onBlur: () => {
      row.current = undefined
    },
  }
}
