// The wire contract of cancelling many open orders at once.
import type { CancelBody } from './api.ts'
import type { OrderRow } from './office-api.ts'
import type { OrderId } from './order.ts'

export const cancelManyPaths = {
  /** GET, query: OrdersQuery without a page → OpenOrdersReply */
  open: '/api/office/open-orders',
  /** POST CancelManyBody → CancelManyReply */
  cancel: '/api/office/open-orders/cancel',
} as const

/** The open orders that match, newest first, no more than can be looked through. */
export interface OpenOrdersReply {
  readonly orders: readonly OrderRow[]
  /** There are others. */
  readonly more: boolean
}

export const mostOpenListed = 300

/** Those that were looked at, one by one: an order that came in meanwhile is never canceled with them. */
export interface CancelManyBody extends CancelBody {
  readonly ids: readonly OrderId[]
}

/** Each takes a transaction of its own: this many are done within a second or two. */
export const mostCancelledAtOnce = 50

export interface CancelManyReply {
  /** How many of them are canceled now. */
  readonly cancelled: number
  /** Those that had been handed over meanwhile, or are not there. */
  readonly refused: readonly OrderId[]
}
