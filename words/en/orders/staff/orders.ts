// The words of the order book.
import type { EmailKind } from '#domain/orders/order-emails.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import type { PaidWith, OrderFilter } from '#domain/orders/order.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { formatOrderCount, formatCount, plural } from '../../basics/counts.ts'

export const statusNames = {
  placed: 'New',
  cooking: 'Cooking',
  ready: 'Ready',
  'handed-over': 'Handed over',
  canceled: 'Canceled',
} satisfies Record<OrderStatus, string>

/** A delivery that left the kitchen is with the driver, a pickup with the customer. */
const handedOverNames = { delivery: 'On its way', pickup: 'Handed over' } satisfies Record<
  Fulfillment,
  string
>

export function statusOf({ status, fulfillment }: { status: OrderStatus; fulfillment: Fulfillment }): string {
  return status === 'handed-over' ? handedOverNames[fulfillment] : statusNames[status]
}

export const orderFilterNames = {
  ...statusNames,
  'handed-over': 'Handed over or on its way',
  'payment-failed': 'Payment failed',
  'not-paid': 'Handed over, not paid',
} satisfies Record<OrderFilter, string>

export const ordersMessages = {
  tab: 'Orders',
  title: 'Orders',
  days: 'Days',
  today: 'Today',
  sevenDays: '7 days',
  all: 'All',
  /** Sums up the list in one line. `more`: the server counts only up to a thousand orders. */
  nothing: (days: string) => `${days}.`,
  soFar: (day: string, count: number, more: boolean) =>
    more ? `${day}. More than ${formatCount(count)} so far.` : `${day}. ${formatCount(count)} so far.`,
  inAll: (days: string, count: number, more: boolean) =>
    more ? `${days}. More than ${formatCount(count)} orders.` : `${days}. ${formatOrderCount(count)}.`,
  matching: (days: string, count: number, more: boolean) =>
    more
      ? `${days}. More than ${formatCount(count)} orders match.`
      : plural(count, {
          one: `${days}. ${formatCount(count)} order matches.`,
          other: `${days}. ${formatCount(count)} orders match.`,
        }),
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
  due: 'Due',
  name: 'Name',
  burritos: 'Items',
  total: 'Total',
  fulfillment: 'Way',
  byCustomer: 'by the customer',
  refundFailed: 'Refund failed',
  line: (quantity: number, name: string) => `${quantity} ${name}`,

  pages: 'Pages',
  range: (first: number, last: number, count: number, more: boolean) =>
    more
      ? `${first} to ${last} of more than ${formatCount(count)}`
      : `${first} to ${last} of ${formatCount(count)}`,
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

export const officeOrderMessages = {
  title: (number: number) => `Order ${number}`,
  unnumbered: 'Order',
  back: 'Orders',
  placedAt: (time: string, day: string) => `Placed ${time}, ${day}`,
  printTicket: 'Print ticket',
  printReceipt: 'Print receipt',
  cancel: 'Cancel order',
  now: (number: number, status: string) => `Order ${number}: ${status}`,
  nowhere: 'There’s no such order.',

  burritos: 'Items',
  each: (price: string) => `${price} each`,
  /** Worded as on the ticket; the price stands behind it. */
  change: {
    add: (name: string, count: number) => (count > 1 ? `ADD ${count} ${name}` : `ADD ${name}`),
    word: (name: string, count: number) =>
      count > 1 ? `${count} ${name.toUpperCase()}` : name.toUpperCase(),
    no: (name: string) => `NO ${name}`,
  } satisfies Record<LineChange['kind'], (name: string, count: number) => string>,
  kitchenNote: (note: string) => `“${note}”`,

  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  fulfillment: 'Way',
  to: 'Deliver to',
  note: 'Note for the driver',
  payment: 'Payment',
  held: {
    demo: 'Demo, nothing is held',
    card: 'Held on the card, not charged yet',
    counter: 'To be paid at the counter',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  paid: {
    demo: 'Demo, nothing was paid',
    card: 'Paid by card',
    counter: 'Paid at the counter',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  goingBack: {
    demo: 'Demo, nothing is refunded',
    card: 'Refund on its way',
    counter: 'To be paid back at the counter',
    free: 'Nothing was paid',
  } satisfies Record<PaidWith, string>,
  letGo: {
    demo: 'Demo, nothing is held',
    card: 'Releasing the hold',
    counter: 'Never paid',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  released: {
    demo: 'Demo, nothing was held',
    card: 'Hold released, nothing was charged',
    counter: 'Never paid',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  refunded: {
    demo: 'Demo, nothing was paid or refunded',
    card: 'Refunded to the card',
    counter: 'Paid back at the counter',
    free: 'Nothing was paid',
  } satisfies Record<PaidWith, string>,
  notPaid: 'Not paid: the card couldn’t be charged',
  notReturned: 'Not refunded to the card',
  inTest: (words: string) => `${words} (test card, no real money)`,
  mail: {
    placed: 'Receipt',
    ready: 'Ready email',
    canceled: 'Cancellation email',
    moved: 'New time email',
    refunded: 'Refund email',
    'refund-failed': 'Failed refund email',
  } satisfies Record<EmailKind, string>,
  mailSent: (time: string) => `Sent ${time}`,
  mailFiled: 'Not sent',
  mailDue: 'Not sent yet',
  mailTrying: 'Not sent yet, trying again',
  mailWithheld: 'Not sent: too many orders for this address',
  mailRefused: 'Refused by the mail server',
  noMail: 'None was sent',
  sendAgain: 'Send again',

  history: 'History',

  promise: 'Promise',
  promisedReady: 'Promised ready',
  atTheDoor: 'Promised at the door',
  /** First 11:35 AM. Ready at 11:43 AM */
  facts: (facts: readonly string[]) => facts.join('. '),
  first: (time: string) => `First ${time}`,
  isScheduled: 'Scheduled',
  readyAt: (time: string) => `Ready at ${time}`,
  notReady: 'Not ready yet',
  leftAt: (time: string) => `Left ${time}`,
  onTheRoad: (minutes: number) => `${minutes} minutes on the road`,
}

/** Stands over an order whose payment failed for good: what happened, why, and what staff can do. */
export const paymentFailureMessages = {
  notPaid: (total: string) => `The card wasn’t charged. ${total} is missing.`,
  notPaidHint:
    'We won’t try again, and Sales doesn’t count it. Ask the customer to pay another way, or cancel the order.',
  settle: 'Mark as settled',
  settled: 'It’s marked as settled.',
  notReturned: (total: string) => `The ${total} didn’t go back to the card.`,
  notReturnedHint: 'We won’t try again. Send the money to the customer another way.',
  bankHasIt:
    'The customer’s bank has the money. Answer the dispute at Stripe, and don’t pay it back another way.',
  reasons: {
    'hold-expired': 'The hold on the card had lapsed.',
    'account-closed': 'The card’s account is closed.',
    refused: 'The card company refused it for good.',
    disputed: 'The customer disputed the charge.',
  } satisfies Record<PaymentFailureReason, string>,
}

export const historyMessages = {
  received: 'Received',
  onTheSite: (name: string) => `${name}, on the site`,
  bySomebody: 'On the site',
  paid: {
    demo: 'Demo, nothing was paid',
    card: 'Paid by card',
    counter: 'Paid at the counter',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  released: {
    demo: 'Demo, nothing was held',
    card: 'Hold released',
    counter: 'Never paid',
    free: 'Nothing to pay',
  } satisfies Record<PaidWith, string>,
  refunded: {
    demo: 'Demo, nothing was refunded',
    card: 'Refunded',
    counter: 'Paid back at the counter',
    free: 'Nothing was paid',
  } satisfies Record<PaidWith, string>,
  captureFailed: 'Card not charged',
  settled: 'Marked as settled',
  backTo: (status: string) => `Back to ${status}`,
  undoBy: (name: string) => `Undo, ${name}`,
  resendEmail: 'Email re-sent',
  delayed: (minutes: number) => `Moved by ${minutes} minutes`,
  because: (reason: string, name: string) => `${reason}, ${name}`,
  note: (note: string) => `“${note}”`,
}

/** Replaces the name of a purged customer. */
export function removedAfter(days: number): string {
  return plural(days, {
    one: `Removed after ${formatCount(days)} day`,
    other: `Removed after ${formatCount(days)} days`,
  })
}
