// The words about an order on its way.
import type { OrderStatus } from '#domain/order.ts'

export const trackerWords = {
  order: (number: number) => `Order ${number}`,
  status: {
    placed: 'Received',
    cooking: 'Cooking',
    ready: 'Ready',
    'handed-over': 'Handed over',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  since: (time: string, status: OrderStatus) => `${status === 'handed-over' ? 'at' : 'since'} ${time}`,
  live: 'Live',
  reconnecting: 'Reconnecting. Your order is safe.',
  now: {
    placed: 'The kitchen has it.',
    cooking: 'On the comal now.',
    ready: 'Packed. Leaving next.',
    'handed-over': 'On its way to you. Take napkins.',
    cancelled: 'This page says why, and what becomes of your money.',
  } satisfies Record<OrderStatus, string>,
  next: {
    placed: '',
    cooking: 'Next on the comal.',
    ready: 'We will say so here.',
  },
  announce: (number: number, status: string, now: string) => `Order ${number}: ${status}. ${now}`,
  line: (quantity: number, name: string) => `${quantity} ${name}`,
  link: 'Link to this order',
  orderNow: 'Order Now',
  menu: 'Menu',
  loading: 'Looking for your order.',
  failed: 'We cannot reach the kitchen right now.',
  safe: 'Your order is safe.',
  again: 'Try again',
}
