// The words of the screen that follows an order.
import type { OrderStatus } from '#domain/order.ts'

export const trackerWords = {
  tab: (status: OrderStatus, restaurant: string) => `${trackerWords.status[status]} | ${restaurant}`,
  order: (number: number) => `Order ${number}`,
  status: {
    placed: 'Received',
    cooking: 'Cooking',
    ready: 'Ready',
    'handed-over': 'On its way',
    cancelled: 'Canceled',
  } satisfies Record<OrderStatus, string>,
  since: (time: string, status: OrderStatus) =>
    status === 'handed-over' ? `left at ${time}` : `since ${time}`,
  live: 'Live',
  reconnecting: 'Reconnecting. Your order is safe.',
  now: {
    placed: 'The kitchen has it.',
    cooking: 'On the comal now.',
    ready: 'Packed. Leaving next.',
    'handed-over': 'Out the door. Have napkins ready.',
    cancelled: 'This page says why, and what happens to your payment.',
  } satisfies Record<OrderStatus, string>,
  next: {
    placed: '',
    cooking: 'Up next.',
    ready: 'We’ll update this page.',
  },
  announce: (number: number, status: string, now: string) => `Order ${number}: ${status}. ${now}`,
  link: 'Link to this order',
  orderNow: 'Order Now',
  menu: 'Menu',
  loading: 'Looking for your order.',
  failed: 'We can’t reach the kitchen right now.',
  safe: 'Your order is safe.',
  again: 'Try again',
}
