// Chooses the text about a list of orders, and about an order whose customer was purged.
import { addDays } from '#domain/basics/days.ts'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import { dayName, shortDay } from '#words/basics/dates.ts'
import { ordersMessages, removedAfter } from '#words/orders/staff/orders.ts'
import type { Days, OrdersView } from './orders-address.ts'
import { day } from '#domain/basics/time-units.ts'

/** Stands where the name stood. */
export function forgottenMessage(placedAt: string, purgedAt: string): string {
  return removedAfter(Math.floor((Date.parse(purgedAt) - Date.parse(placedAt)) / day))
}

/** What the list shows, in one line. */
export function aboutOrders({ days, find, status }: OrdersView, { count, more, today }: OrdersReply): string {
  const when = formatDays(days, today)
  // The missing data is explained in the place where it would stand.
  if (count === 0) return ordersMessages.nothing(when)
  if (find !== '' || status !== undefined) return ordersMessages.matching(when, count, more)
  return days.kind === 'today'
    ? ordersMessages.soFar(when, count, more)
    : ordersMessages.inAll(when, count, more)
}

/** Why a list has no orders. */
export function aboutNothing({ days, find, status }: OrdersView): string {
  if (find !== '' || status !== undefined) return ordersMessages.noMatch
  switch (days.kind) {
    case 'today':
      return ordersMessages.noneToday
    case 'day':
      return ordersMessages.noneOn(dayName(days.day))
    case '7-days':
      return ordersMessages.noneInDays
    case 'all':
      return ordersMessages.noneAtAll
  }
}

function formatDays(days: Days, today: string): string {
  switch (days.kind) {
    case 'today':
      return dayName(today)
    case 'day':
      return dayName(days.day, { from: today })
    case '7-days':
      return ordersMessages.fromTo(shortDay(addDays(today, -6)), shortDay(today))
    case 'all':
      return ordersMessages.everything
  }
}
