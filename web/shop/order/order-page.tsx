// The screen behind an order's secret link: anybody who holds the link may follow the order (trust rule 7).
import { useHashLocation } from '../../browser/hash-location.ts'
import type { TrackedOrder } from '#domain/orders/order.ts'
import { readOrderId } from '../order-id.ts'
import type { ScreenHead } from '../tracker/sun-screen.tsx'
import { TrackerScreen } from '../tracker/tracker-screen.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { orderPageMessages } from '#words/orders/shop/order.ts'

export function OrderPage() {
  const [location] = useHashLocation()
  // The id is case-sensitive, unlike the word before it in the address.
  const id = readOrderId(location.split('/')[2])
  if (id === null) return <UnknownOrder />
  return <TrackerScreen key={id} id={id} place="order" headFor={headFor} unknown={<UnknownOrder />} />
}

function headFor(order: TrackedOrder | undefined): ScreenHead {
  const title = order ? orderPageMessages.number(order.number) : orderPageMessages.unnumbered
  return {
    tab: (restaurant) => orderPageMessages.tab(title, restaurant),
    title,
    line: orderPageMessages.line,
  }
}
