// Offers a scheduled order as a file for the customer's calendar (R76).
import { calendarFileName, calendarMethod, orderCalendar } from '#domain/orders/order-calendar.ts'
import { addressParts } from '#domain/orders/order.ts'
import { orderAddress } from '#domain/orders/order-addresses.ts'
import { placeLine } from '#domain/restaurant/place.ts'
import { calendarMessages } from '#words/orders/calendar.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import type { SeenOrder } from './seen-order.ts'

export function AddToCalendar({ order }: { order: SeenOrder }) {
  const { name, address, timeZone } = useRestaurant()
  if (calendarMethod(order) !== 'PUBLISH') return null
  const { number, promise, fulfillment, deliveredTo } = order
  // A calendar is shared and synchronized: what strangers see of an address helps nobody there, and the rest only this device has.
  const place =
    fulfillment === 'pickup'
      ? address && placeLine(address)
      : deliveredTo?.zipcode && addressParts(deliveredTo).join(', ')
  const download = () => {
    const link = new URL(`/${orderAddress(order.id)}`, location.href).href
    const file = orderCalendar(order, {
      summary: calendarMessages.summary[fulfillment](name),
      description: calendarMessages.description(number, promise.at, timeZone, link),
      location: place || undefined,
      link,
      now: new Date(restaurantTime()).toISOString(),
    })
    downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(order))
  }
  return (
    <Button link onClick={download}>
      {calendarMessages.add}
    </Button>
  )
}

/** Long enough for a browser that asks where to put the file. */
const kept = 60_000

function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}
