// The words of the receipt.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { motto } from '../basics/motto.ts'

export const receiptMessages = {
  print: 'Print receipt',
  motto,
  title: 'Receipt',
  order: (number: number) => `Order ${number}`,
  date: 'Placed',
  /** Stands before the promised time. */
  promised: { pickup: 'Ready by', delivery: 'Arriving' } satisfies Record<Fulfillment, string>,
  kept: {
    pickup: (promised: string, ready: string) => `${promised}, ready ${ready}`,
    delivery: (promised: string, left: string) => `${promised}, left ${left}`,
  } satisfies Record<Fulfillment, (promised: string, done: string) => string>,
  moved: (promised: string, now: string) => `${promised}, moved to ${now}`,
  name: 'Name',
  /** The place of a pickup while the restaurant has set no address. */
  here: 'At the restaurant',
  /** Replaces the customer's address, which is shown only while the order is open. */
  toYou: 'To your address',
  item: 'Item',
  each: 'Each',
  count: 'Count',
  price: 'Price',
  /** Stands beside the QR code. */
  again: {
    title: 'Order this again',
    text: 'The same again, at today’s prices:',
    code: 'QR code: order this again',
  },
  wish: 'Have a Burritoful Day!',
}
