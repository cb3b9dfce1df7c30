// The wire contract of the office: the path, body and reply of each call the owner's screens make. Types only.
import type { AuditEntry, AuditTopic } from './audit.ts'
import type { Cancellation } from './cancellation.ts'
import type { Mail } from './mail.ts'
import type { Allergen, DietaryMark } from './food-facts.ts'
import type { ItemId, MenuItem } from './menu.ts'
import type { Cents } from './money.ts'
import type { Address, OrderId, OrderStatus, PaidWith, PlacedOrder } from './order.ts'
import type { OrderFilter, PaymentFailure, PaymentState } from './payment.ts'
import type { Role } from './staff.ts'

export const officePaths = {
  /** GET → OfficeMenuReply */
  menu: '/api/office/menu',
  /** POST MenuItemBody → OfficeMenuReply */
  menuItem: (id: ItemId | ':item') => `/api/office/menu/${id}`,
  /** POST MenuOrderBody → OfficeMenuReply */
  menuOrder: '/api/office/menu-order',
  /** GET → PriceHistoryReply */
  prices: (id: ItemId | ':item') => `/api/office/menu/${id}/prices`,
  /** GET, query: OrdersQuery → OrdersReply */
  orders: '/api/office/orders',
  /** GET → OfficeOrder */
  order: (id: OrderId | ':id') => `/api/office/orders/${id}`,
  /** POST {} → OfficeOrder: a mail that was refused, or waits to be tried again, is due now */
  mailAgain: (id: OrderId | ':id') => `/api/office/orders/${id}/mail-again`,
  /** GET, query: SalesQuery → SalesReply */
  sales: '/api/office/sales',
  /** GET, query: SalesQuery → text/csv */
  salesCsv: '/api/office/sales.csv',
  /** GET → StaffReply */
  staff: '/api/office/staff',
  /** POST NewStaffBody → StaffReply */
  addStaff: '/api/office/staff/add',
  /** POST StaffChangeBody → StaffReply */
  changeStaff: (username: string) => `/api/office/staff/${username}/change`,
  /** POST { password } → StaffReply: they choose another one at the next login */
  resetPassword: (username: string) => `/api/office/staff/${username}/password`,
  /** POST OwnPasswordBody → {}: for everybody on the staff; ends all their other sessions */
  ownPassword: '/api/me/password',
  /** GET, query: topic, before (an entry's id) → AuditReply */
  audit: '/api/office/log',
} as const

export interface OfficeMenuItem extends MenuItem {
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
  readonly version: number
  readonly soldToday: number
}

export interface OfficeMenuReply {
  readonly items: readonly OfficeMenuItem[]
}

export interface MenuItemBody {
  readonly version: number
  readonly name: string
  readonly shortName: string
  readonly description: string
  /** In cents. */
  readonly price: number
  readonly allergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
}

/** All items, in the order they are shown. */
export interface MenuOrderBody {
  readonly items: readonly ItemId[]
}

export interface PriceHistoryReply {
  /** Newest first. */
  readonly changes: readonly {
    readonly at: string
    readonly by: string
    readonly from: Cents
    readonly to: Cents
  }[]
}

/** A period that ends today, so that the screen goes on to the next day with the restaurant. */
export const ordersPeriods = ['today', '7-days'] as const
export type OrdersPeriod = (typeof ordersPeriods)[number]

/** Of all orders, or of a period, or of business days, YYYY-MM-DD. */
export interface OrdersQuery {
  readonly period?: OrdersPeriod
  readonly from?: string
  readonly to?: string
  readonly status?: OrderFilter
  /** A number from 1 to 999, or the start of a name, a last name or an e-mail address. */
  readonly find?: string
  /** From 1. */
  readonly page?: number
}

export const ordersPerPage = 10
export const mostCounted = 1_000

export interface OrdersReply {
  readonly orders: readonly OrderRow[]
  /** How many match, counted up to `mostCounted`. */
  readonly count: number
  /** There are others, further back, that were not counted. */
  readonly more: boolean
  /** The one asked for, or the last there is. */
  readonly page: number
  /** The business day it is now. */
  readonly today: string
}

export interface OrderRow {
  readonly id: OrderId
  readonly number: number
  readonly timestamp: string
  readonly name: string
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
  readonly total: Cents
  readonly status: OrderStatus
  readonly paymentFailed: boolean
  /** When the customer was taken out of it, and with them the name; null before. */
  readonly forgottenAt: string | null
}

export interface OfficeOrder extends PlacedOrder {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly delivery: Address
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly paidWith: PaidWith
  readonly capturedAt: string | null
  readonly returnedAt: string | null
  readonly paymentFailure: PaymentFailure | null
  readonly cancellation: Cancellation | null
  readonly mails: readonly Mail[]
  /** Failed tries in a row. */
  readonly mailTries: number
  readonly printedAt: string | null
  /** What staff did to it, oldest first. */
  readonly history: readonly AuditEntry[]
  /** When the customer was taken out of it: name, address, mails and note are empty then. */
  readonly forgottenAt: string | null
  readonly version: number
}

export const salesPeriods = ['today', '7-days', '30-days'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

/** Either a period that ends today, or a range of business days. */
export type SalesQuery = { readonly period: SalesPeriod } | { readonly from: string; readonly to: string }

/** Everything in cents. An order counts on the day it was placed, a refund on the day the money went back. */
export interface SalesFigures {
  /** What was charged, tax included. */
  readonly revenue: Cents
  readonly beforeTax: Cents
  readonly tax: Cents
  /** What was sent back, tax included, and the tax in it. */
  readonly refunds: Cents
  readonly refundedTax: Cents
  readonly orders: number
  readonly burritos: number
  /** Revenue by order, half a cent up; null without orders. */
  readonly average: Cents | null
}

export interface SalesReply {
  readonly from: string
  readonly to: string
  readonly today: string
  readonly total: SalesFigures
  /** The period compared with; where ours is not over, that one counts up to the same time of day. */
  readonly before: {
    readonly from: string
    readonly to: string
    readonly soFar: boolean
    readonly total: SalesFigures
  }
  /** Every day of the period, also those without orders. */
  readonly days: readonly SalesDay[]
  /** Where the period is one day: the 13 before it, to see it in its place. */
  readonly leadUp: readonly SalesDay[]
  /** By the hour on the restaurant's wall, from 4 round to 3; only revenue, orders and burritos. */
  readonly hours: readonly SalesHour[]
  readonly burritos: readonly SalesBurrito[]
}

export interface SalesDay extends SalesFigures {
  readonly day: string
  /** Orders too large to be added up: they are in none of the figures. */
  readonly leftOut: number
}

export interface SalesHour extends Pick<SalesFigures, 'revenue' | 'orders' | 'burritos'> {
  readonly hour: number
}

/** Before tax: tax is rounded on the whole order and belongs to no single burrito. */
export interface SalesBurrito {
  readonly item: ItemId
  readonly name: string
  readonly burritos: number
  readonly beforeTax: Cents
}

export interface StaffAccountRow {
  readonly username: string
  readonly name: string
  readonly role: Role
  readonly on: boolean
  readonly lastLoginAt: string | null
  readonly mustChangePassword: boolean
}

export interface StaffReply {
  readonly people: readonly StaffAccountRow[]
}

export interface NewStaffBody {
  readonly name: string
  readonly username: string
  readonly role: Role
  readonly password: string
}

export interface StaffChangeBody {
  readonly role?: Role | undefined
  readonly on?: boolean | undefined
}

export interface OwnPasswordBody {
  readonly current: string
  readonly password: string
}

export interface AuditQuery {
  readonly topic?: AuditTopic | undefined
  readonly before?: number | undefined
}

export const auditPerPage = 50

export interface AuditReply {
  /** Newest first. */
  readonly entries: readonly AuditEntry[]
  /** True when there are older ones. */
  readonly more: boolean
}
