// An order after it was placed: its statuses, and which status may follow which.
import type {
  address,
  fulfillmentDetails,
  orderId,
  orderStatus,
  ownDetails,
  paidWith,
  placedOrder,
  trackedOrder,
  cancellation,
  moneyReturn,
} from './order-schema.ts'
import type { orderFilters } from './order-constants.ts'
import type { Wire } from '../basics/values.ts'

export type OrderId = Wire<typeof orderId>
export type OrderStatus = Wire<typeof orderStatus>
export type OrderFilter = (typeof orderFilters)[number]
export type PaidWith = Wire<typeof paidWith>

export const nextStatuses = {
  placed: ['cooking', 'canceled'],
  cooking: ['ready', 'canceled'],
  ready: ['handed-over', 'canceled'],
  // After this, only the office can cancel, and the money is refunded.
  'handed-over': ['canceled'],
  canceled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const followers: readonly OrderStatus[] = nextStatuses[from]
  return followers.includes(to)
}

/** The part of an order that never changes, so that every retry of placing the order gets the same answer. */
export type PlacedOrder = Wire<typeof placedOrder>

/** The order as anyone with its link sees it (trust rule 25). */
export type TrackedOrder = Wire<typeof trackedOrder>

/** The additional details for the device that placed the order. */
export type OwnDetails = Wire<typeof ownDetails>

export type Cancellation = Wire<typeof cancellation>
export type CancelReason = Cancellation['reason']
export type MoneyReturn = Wire<typeof moneyReturn>

/** R54: until cooking starts, unless the order is paid at the counter, because only staff can hand that money back. */
export function canCancelOwn(order: {
  readonly status: OrderStatus
  readonly paidWith: PaidWith
  readonly isPaid: boolean
}): boolean {
  return order.status === 'placed' && !isPaidAtCounter(order)
}

export function isPaidAtCounter(order: { readonly paidWith: PaidWith; readonly isPaid: boolean }): boolean {
  return order.paidWith === 'counter' && order.isPaid
}

export type Address = Wire<typeof address>

/** The whole address, or the part that the order's link shows. */
export type ShownAddress = Pick<Address, 'address' | 'city'> & Partial<Address>

/** The lines of an address, from the street to the ZIP code. */
export function addressParts({ address, apartment, city, state, zipcode }: ShownAddress): string[] {
  return [address, apartment ?? '', city, state ? `${state} ${zipcode}` : ''].filter((part) => part !== '')
}

/** How the order gets to its customer. */
export type FulfillmentDetails = Wire<typeof fulfillmentDetails>

export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`
}

/** Rosa Delgado is called out as "Rosa D." */
export function callOutName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName
  return `${firstName} ${initial.toUpperCase()}.`
}
