// An order after it was placed: its statuses, and which status may follow which.
import type { Cancellation } from './cancellation.ts'
import type { PricedLine } from './pricing.ts'
import type { BasisPoints, Cents } from './money.ts'

declare const secret: unique symbol
/** A secret of 128 random bits: the holder of the id may look at the order. */
export type OrderId = string & { readonly [secret]: 'order' }

export const orderStatuses = ['placed', 'cooking', 'ready', 'handed-over', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const nextStatuses = {
  placed: ['cooking', 'cancelled'],
  cooking: ['ready', 'cancelled'],
  ready: ['handed-over', 'cancelled'],
  // From here only the office can cancel, and the money goes back.
  'handed-over': ['cancelled'],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const followers: readonly OrderStatus[] = nextStatuses[from]
  return followers.includes(to)
}

/** The part of an order that never changes: the same answer to every retry of placing the order. */
export interface PlacedOrder {
  readonly id: OrderId
  /** The number that the cook shouts, 1 to 999 and round again. It gives access to nothing. */
  readonly number: number
  /** ISO 8601 in UTC, set by the server (R24). */
  readonly timestamp: string
  readonly lines: readonly PricedLine[]
  readonly subtotal: Cents
  readonly taxRate: BasisPoints
  readonly tax: Cents
  readonly total: Cents
}

/** Demo: no money moves, although the order has a hold and a charge. */
export const waysPaid = ['demo', 'card'] as const
export type PaidWith = (typeof waysPaid)[number]

/** The order as its customer sees it; "Rosa D." is enough for the customer to recognise it. */
export interface TrackedOrder extends PlacedOrder {
  readonly name: string
  readonly status: OrderStatus
  /** When each status was reached. */
  readonly reached: Readonly<Partial<Record<OrderStatus, string>>>
  readonly cancellation: Cancellation | null
  readonly paidWith: PaidWith
  /** The restaurant's time zone: all times are shown by the restaurant's clock. */
  readonly timeZone: string
}

export interface Address {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`
}

/** Rosa Delgado is called out as "Rosa D." */
export function calledName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName
  return `${firstName} ${initial.toUpperCase()}.`
}
