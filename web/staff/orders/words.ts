// The words of the order book.
import { addDays } from '#domain/days.ts'
import type { MailKind } from '#domain/mail.ts'
import type { PaidWith } from '#domain/order.ts'
import type { OrdersReply } from '#domain/office-api.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { OrderFilter, PaymentFault } from '#domain/payment.ts'
import { dayName, shortDay } from '#domain/restaurant-time.ts'
import type { Days, OrdersView } from './orders-address.ts'

export const statusWords = {
  placed: 'New',
  cooking: 'Cooking',
  ready: 'Ready',
  'handed-over': 'Handed over',
  cancelled: 'Canceled',
} satisfies Record<OrderStatus, string>

export const filterWords = {
  ...statusWords,
  'payment-failed': 'Payment failed',
} satisfies Record<OrderFilter, string>

export const ordersWords = {
  tab: 'Orders',
  title: 'Orders',
  days: 'Days',
  today: 'Today',
  sevenDays: '7 days',
  all: 'All',
  /** Counted up to a thousand; beyond that it is only known that there are more. */
  count: (count: number, more: boolean) =>
    more ? `more than ${count.toLocaleString('en-US')}` : count.toLocaleString('en-US'),
  nothing: (days: string) => `${days}.`,
  soFar: (day: string, count: string) => `${day}. ${upper(count)} so far.`,
  inAll: (days: string, count: string, one: boolean) =>
    `${days}. ${upper(count)} ${one ? 'order' : 'orders'}.`,
  matching: (days: string, count: string, one: boolean) =>
    `${days}. ${upper(count)} ${one ? 'order matches' : 'orders match'}.`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  everything: 'Since the first day',

  search: 'Search',
  placeholder: 'Order number, name or email',
  status: 'Status',
  anyStatus: 'Any status',
  day: 'Day',
  go: 'Search',

  caption: 'Orders, newest first',
  order: 'Order',
  placed: 'Placed',
  name: 'Name',
  burritos: 'Burritos',
  total: 'Total',
  line: (quantity: number, name: string) => `${quantity} ${name}`,

  pages: 'Pages',
  range: (first: number, last: number, count: string) => `${first} to ${last} of ${count}`,
  newer: 'Newer',
  older: 'Older',
  noFurther: 'For older orders, pick a day or search.',

  noMatch: 'No order matches.',
  clear: 'Clear search',
  searchAll: 'Search all days',
  noneToday: 'No orders yet today.',
  noneOn: (day: string) => `No orders on ${day}.`,
  noneInDays: 'No orders in these seven days.',
  noneAtAll: 'No orders yet.',
  noneHint: 'New orders show up here on their own.',
  lost: 'Connection lost.',
  lostHint: 'This page may be behind. Trying again…',
}

export const orderWords = {
  title: (number: number) => `Order ${number}`,
  unnumbered: 'Order',
  back: 'Orders',
  placedAt: (time: string, day: string) => `Placed ${time}, ${day}`,
  printTicket: 'Print ticket',
  printReceipt: 'Print receipt',
  cancel: 'Cancel order',
  now: (number: number, status: string) => `Order ${number}: ${status}`,
  nowhere: 'There’s no such order.',

  burritos: 'Burritos',
  each: (price: string) => `${price} each`,

  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  delivery: 'Delivery',
  payment: 'Payment',
  held: {
    demo: 'Demo, nothing is held',
    card: 'Held on the card, not charged yet',
  } satisfies Record<PaidWith, string>,
  paid: { demo: 'Demo, nothing was paid', card: 'Paid by card' } satisfies Record<PaidWith, string>,
  goingBack: 'Refund on its way',
  letGo: 'Releasing the hold',
  released: 'Hold released, nothing was charged',
  refunded: {
    demo: 'Demo, nothing was paid or refunded',
    card: 'Refunded to the card',
  } satisfies Record<PaidWith, string>,
  notPaid: 'Not paid: the card couldn’t be charged',
  notReturned: 'Not refunded to the card',
  mail: {
    placed: 'Receipt',
    ready: 'Ready email',
    cancelled: 'Cancellation email',
  } satisfies Record<MailKind, string>,
  mailSent: (time: string) => `Sent ${time}`,
  mailFiled: (time: string) => `Saved to a file ${time}, because no mail server is set up`,
  mailDue: 'Not sent yet',
  mailTrying: 'Not sent yet, trying again',
  mailWithheld: 'Not sent: too many orders for this address',
  mailRefused: 'Refused by the mail server',
  noMail: 'None was sent',
  sendAgain: 'Send again',

  history: 'History',
}

/** What stands over an order whose money will never move by itself: what happened, why, and what is left to do. */
export const failureWords = {
  notPaid: (total: string) => `The card wasn’t charged. ${total} is missing.`,
  notPaidHint:
    'We won’t try again, and Sales doesn’t count it. Ask the customer to pay another way, or cancel the order.',
  notReturned: (total: string) => `The ${total} didn’t go back to the card.`,
  notReturnedHint: 'We won’t try again. Send the money to the customer another way.',
  faults: {
    'hold-lapsed': 'The hold on the card had lapsed.',
    'account-closed': 'The card’s account is closed.',
    refused: 'The card company refused it for good.',
  } satisfies Record<PaymentFault, string>,
}

export const historyWords = {
  received: 'Received',
  onTheSite: (name: string) => `${name}, on the site`,
  bySomebody: 'On the site',
  paid: { demo: 'Demo, nothing was paid', card: 'Paid by card' } satisfies Record<PaidWith, string>,
  released: 'Hold released',
  refunded: { demo: 'Demo, nothing was refunded', card: 'Refunded' } satisfies Record<PaidWith, string>,
  captureFailed: 'Card not charged',
  refundFailed: 'Not refunded',
  backTo: (status: string) => `Back to ${status}`,
  undoBy: (name: string) => `Undo, ${name}`,
  mailAgain: 'Email re-sent',
  because: (reason: string, name: string) => `${reason}, ${name}`,
  note: (note: string) => `“${note}”`,
}

const oneDay = 24 * 60 * 60 * 1000

/** Stands where the name stood. */
export function forgottenWords(placedAt: string, forgottenAt: string): string {
  const days = Math.floor((Date.parse(forgottenAt) - Date.parse(placedAt)) / oneDay)
  return days === 1 ? 'Removed after 1 day' : `Removed after ${days.toLocaleString('en-US')} days`
}

/** What the list shows, in one line. */
export function aboutOrders({ days, find, status }: OrdersView, { count, more, today }: OrdersReply): string {
  const shown = ordersWords.count(count, more)
  const one = count === 1 && !more
  const when = daysInWords(days, today)
  // What is missing is told where it would stand.
  if (count === 0) return ordersWords.nothing(when)
  if (find !== '' || status !== undefined) return ordersWords.matching(when, shown, one)
  return days.kind === 'today' ? ordersWords.soFar(when, shown) : ordersWords.inAll(when, shown, one)
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

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
