// The calendar file of a scheduled order, as the emails have it attached (R76).
import { orderAddress } from '#domain/orders/order-addresses.ts'
import { calendarFileName, hasCalendar, orderCalendar } from '#domain/orders/order-calendar.ts'
import type { EmailedOrder, EmailKind } from '#domain/orders/order-emails.ts'
import { addressParts } from '#domain/orders/order.ts'
import { placeLine } from '#domain/restaurant/place.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { calendarMessages } from '#words/orders/calendar.ts'
import type { EmailCalendar } from '../adapters/mailer.ts'
import type { EmailContext } from './email-parts.ts'
import { sanitizeCustomerText } from './sanitize-customer-text.ts'

/** With the order's first email, and with each one about a new time, which replaces the entry. */
export function calendarAttachment(
  order: EmailedOrder,
  kind: EmailKind,
  { site, restaurant }: EmailContext,
  now: Date,
): EmailCalendar | undefined {
  if ((kind !== 'placed' && kind !== 'moved') || !hasCalendar(order)) return undefined
  const link = `${site}/${orderAddress(order.id)}`
  return {
    file: calendarFileName(order),
    content: orderCalendar(order, {
      summary: calendarMessages.summary[order.fulfillment](restaurant.name),
      description: calendarMessages.description(order.number, link),
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
