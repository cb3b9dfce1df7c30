// The words of the calendar entry of a scheduled order.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const calendarMessages = {
  add: 'Add to calendar',
  summary: {
    pickup: (restaurant: string) => `Pick up your order at ${restaurant}`,
    delivery: (restaurant: string) => `Your order from ${restaurant} arrives`,
  } satisfies Record<Fulfillment, (restaurant: string) => string>,
  /** A calendar does not follow the order, so that the entry says who tells of a new time. */
  description: (number: number, link: string) =>
    `Order ${number}. If the time changes, we’ll email you.\n${link}`,
}
