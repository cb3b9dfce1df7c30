// The wall (R75): which orders guests in the restaurant see, in which order, and how many of them.
import type { Wire } from '../basics/values.ts'
import type { OrderStatus } from '../orders/order.ts'
import type { Fulfillment } from '../restaurant/fulfillment.ts'
import { isForLater, isInKitchen } from './tickets.ts'
import type { wall } from './wall-schema.ts'

export type Wall = Wire<typeof wall>
export type WallOrder = Wall['ready'][number]

/** Two columns of six, as large as they can be read from six meters. */
export const mostPreparing = 12
/** What fits on a small screen without a scroll bar, which nobody would be there to use. */
export const mostReady = 30

/** What the wall is made from. */
export interface WallTicket {
  readonly number: number
  readonly firstName: string
  readonly fulfillment: Fulfillment
  readonly status: OrderStatus
  readonly readyBy: string
  readonly startsAt: string | null
  /** When the order was last marked ready. */
  readonly readyAt: string | null
}

/** Guests come for pickup orders; a scheduled order is nobody's wait before the kitchen starts it. */
export function arrangeWall(tickets: readonly WallTicket[], now: number): Wall {
  const shown = tickets.filter((ticket) => ticket.fulfillment === 'pickup' && !isForLater(ticket, now))
  const preparing = shown
    .filter(({ status }) => isInKitchen(status))
    .toSorted((one, other) => one.readyBy.localeCompare(other.readyBy))
  const ready = shown
    .filter(({ status }) => status === 'ready')
    .toSorted((one, other) => (other.readyAt ?? '').localeCompare(one.readyAt ?? ''))
  return {
    preparing: preparing.slice(0, mostPreparing).map(wallOrderOf),
    morePreparing: Math.max(0, preparing.length - mostPreparing),
    ready: ready.slice(0, mostReady).map(wallOrderOf),
    moreReady: Math.max(0, ready.length - mostReady),
  }
}

function wallOrderOf({ number, firstName }: WallTicket): WallOrder {
  return { number, firstName }
}
