// The words of the calendar entry of a scheduled order.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { calendarDay, clockTime, dayName, zoneName } from '../basics/dates.ts'

export const calendarMessages = {
  add: 'Add to calendar',
  summary: {
    pickup: (restaurant: string) => `Pick up your order at ${restaurant}`,
    delivery: (restaurant: string) => `Your order from ${restaurant} arrives`,
  } satisfies Record<Fulfillment, (restaurant: string) => string>,
  /**
   * A calendar shows the entry by the clock of its reader, who may be elsewhere, so that the entry says the restaurant's own
   * time. It does not follow the order, and so it says who tells of a new time.
   */
  description: (number: number, at: string, timeZone: string, link: string) => {
    const when = `${dayName(calendarDay(at, timeZone))} at ${clockTime(at, timeZone)} ${zoneName(at, timeZone)}`
    return `Order ${number}, for ${when}. If the time changes, we’ll email you.\n${link}`
  },
  canceled: (number: number, link: string) => `Order ${number} was canceled.\n${link}`,
}
