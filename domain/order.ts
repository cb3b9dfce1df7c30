// An order after it was placed, and the way it goes through the kitchen.
import type { address, placedOrder, trackedOrder } from './contract/replies.ts'
import type { Wire } from './contract/values.ts'

declare const secret: unique symbol
/** 128 random bits: whoever holds it may look at the order. */
export type OrderId = string & { readonly [secret]: 'order' }

export const orderStatuses = ['placed', 'cooking', 'ready', 'handed-over', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Which status may follow which. */
export const nextStatuses = {
  placed: ['cooking', 'cancelled'],
  cooking: ['ready', 'cancelled'],
  ready: ['handed-over', 'cancelled'],
  // Only the office cancels it now: the money goes back.
  'handed-over': ['cancelled'],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const followers: readonly OrderStatus[] = nextStatuses[from]
  return followers.includes(to)
}

/** What never changes once the order is stored: the answer to placing it, however often it is asked. */
export type PlacedOrder = Wire<typeof placedOrder>

/** Demo: no money moves, whatever the order says of a hold or a charge. */
export const waysPaid = ['demo', 'card'] as const
export type PaidWith = (typeof waysPaid)[number]

/** What the customer sees of it: "Rosa D." is enough to know it again. */
export type TrackedOrder = Wire<typeof trackedOrder>

export type Address = Wire<typeof address>

export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`
}

/** Rosa Delgado is called out as "Rosa D." */
export function calledName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName
  return `${firstName} ${initial.toUpperCase()}.`
}
