// The calendar file of a scheduled order, as the emails have it attached (R76).
import { orderAddress } from '#domain/orders/order-addresses.ts'
import {
  calendarFileName,
  calendarMethod,
  orderCalendar,
  type CalendarMethod,
} from '#domain/orders/order-calendar.ts'
import type { EmailedOrder, EmailKind } from '#domain/orders/order-emails.ts'
import { addressParts } from '#domain/orders/order.ts'
import { placeLine } from '#domain/restaurant/place.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { calendarMessages } from '#words/orders/calendar.ts'
import type { EmailCalendar } from '../adapters/mailer.ts'
import type { EmailContext } from './email-parts.ts'
import { sanitizeCustomerText } from './sanitize-customer-text.ts'

/** The first email gives the entry, each one about a new time replaces it, and the one about a cancellation takes it out. */
const methods: Readonly<Partial<Record<EmailKind, CalendarMethod>>> = {
  placed: 'PUBLISH',
  moved: 'PUBLISH',
  canceled: 'CANCEL',
}

/** Undefined where the order, as it is by now, is not what the email would put into the calendar. */
export function calendarAttachment(
  order: EmailedOrder,
  kind: EmailKind,
  { site, restaurant }: EmailContext,
  now: Date,
): EmailCalendar | undefined {
  const method = methods[kind]
  if (method === undefined || method !== calendarMethod(order)) return undefined
  const { number, promise } = order
  const link = `${site}/${orderAddress(order.id)}`
  return {
    file: calendarFileName(order),
    method,
    content: orderCalendar(order, {
      summary: calendarMessages.summary[order.fulfillment](restaurant.name),
      description:
        method === 'CANCEL'
          ? calendarMessages.canceled(number, link)
          : calendarMessages.description(number, promise.at, restaurant.timeZone, link),
      location: locationOf(order, restaurant),
      link,
      now: now.toISOString(),
    }),
  }
}

/** Calendar programs make links of addresses, as mail programs do. */
function locationOf({ fulfillmentDetails }: EmailedOrder, { address }: Restaurant): string | undefined {
  if (fulfillmentDetails.fulfillment === 'delivery')
    return addressParts(fulfillmentDetails.address).map(sanitizeCustomerText).join(', ')
  return address ? placeLine(address) : undefined
}
