// The words of the screen that tracks an order, for pickup and for delivery.
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

type ByStatus = Readonly<Record<OrderStatus, string>>

const status = {
  placed: 'Received',
  cooking: 'Cooking',
  ready: 'Ready',
  canceled: 'Canceled',
}
const now = {
  placed: 'The kitchen has it.',
  cooking: 'On the comal now.',
  canceled: 'This page says why, and what happens to your payment.',
}

export const trackerMessages = {
  tab: (state: string, restaurant: string) => `${state} | ${restaurant}`,
  order: (number: number) => `Order ${number}`,
  who: (name: string, fulfillment: Fulfillment) =>
    fulfillment === 'delivery' ? `${name}, delivery` : `${name}, pickup`,
  status: {
    delivery: { ...status, 'handed-over': 'On its way' },
    pickup: { ...status, 'handed-over': 'Picked up' },
  } satisfies Record<Fulfillment, ByStatus>,
  /** For a promised time that staff moved (R47). */
  moved: {
    pickup: (time: string) =>
      `We’re running behind. Your order will be ready about ${time}. Sorry about the wait.`,
    delivery: (time: string) =>
      `We’re running behind. Your order will arrive about ${time}. Sorry about the wait.`,
  } satisfies Record<Fulfillment, (time: string) => string>,
  /** For a scheduled order. */
  waiting: 'We’ve got it.',
  /** `when` is "at 1:35 PM" or "Wednesday at 1:35 PM". */
  startsAt: (when: string) => `We’ll start ${when}.`,
  since: (time: string) => `since ${time}`,
  leftAt: {
    delivery: (time: string) => `left at ${time}`,
    pickup: (time: string) => `at ${time}`,
  } satisfies Record<Fulfillment, (time: string) => string>,
  live: 'Live',
  reconnecting: 'Reconnecting. Your order is safe.',
  now: {
    delivery: {
      ...now,
      ready: 'Packed. Leaving next.',
      'handed-over': 'Out the door. Have napkins ready.',
    },
    pickup: { ...now, ready: 'Come and get it.', 'handed-over': 'All yours. Have napkins ready.' },
  } satisfies Record<Fulfillment, ByStatus>,
  /** The steps that are still to come. */
  next: {
    placed: '',
    cooking: 'Up next.',
    ready: 'We’ll update this page.',
  },
  to: (street: string) => `To ${street}.`,
  map: (street: string) => `${street}, on a map`,
  call: (phone: string) => `Call ${phone}`,
  announce: (number: number, state: string, text: string) => `Order ${number}: ${state}. ${text}`,
  link: 'Link to this order',
  orderAgain: 'Order this again',
  orderNow: 'Order Now',
  menu: 'Menu',
  loading: 'Looking for your order.',
  failed: 'We can’t reach the kitchen right now.',
  safe: 'Your order is safe.',
  again: 'Try again',
}
