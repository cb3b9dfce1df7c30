// Chooses what is said about a list of orders, and about an order whose customer was forgotten.
import { addDays } from '#domain/basics/days.ts'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import { dayName, shortDay } from '#words/basics/dates.ts'
import { ordersWords, removedAfter } from '#words/orders/staff/orders.ts'
import type { Days, OrdersView } from './orders-address.ts'
import { day } from '#domain/basics/time-units.ts'

/** Stands where the name stood. */
export function forgottenWords(placedAt: string, forgottenAt: string): string {
  return removedAfter(Math.floor((Date.parse(forgottenAt) - Date.parse(placedAt)) / day))
}

/** What the list shows, in one line. */
export function aboutOrders({ days, find, status }: OrdersView, { count, more, today }: OrdersReply): string {
  const when = daysInWords(days, today)
  // What is missing is told where it would stand.
  if (count === 0) return ordersWords.nothing(when)
  if (find !== '' || status !== undefined) return ordersWords.matching(when, count, more)
  return days.kind === 'today' ? ordersWords.soFar(when, count, more) : ordersWords.inAll(when, count, more)
}

/** Why a list has no orders. */
export function aboutNothing({ days, find, status }: OrdersView): string {
  if (find !== '' || status !== undefined) return ordersWords.noMatch
  switch (days.kind) {
    case 'today':
      return ordersWords.noneToday
    case 'day':
      return ordersWords.noneOn(dayName(days.day))
    case '7-days':
      return ordersWords.noneInDays
    case 'all':
      return ordersWords.noneAtAll
  }
}

function daysInWords(days: Days, today: string): string {
  switch (days.kind) {
    case 'today':
      return dayName(today)
    case 'day':
      return dayName(days.day, { from: today })
    case '7-days':
      return ordersWords.fromTo(shortDay(addDays(today, -6)), shortDay(today))
    case 'all':
      return ordersWords.everything
  }
}
