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

/** The open orders that match, newest first, up to mostOpenListed. */
export interface OpenOrdersReply {
  readonly orders: readonly OrderRow[]
  /** True when more orders match than are listed. */
  readonly more: boolean
}

export const mostOpenListed = 300

/** The ids are those that the owner looked at, so an order that came in meanwhile is never cancelled with the others. */
export interface CancelManyBody extends CancelBody {
  readonly ids: readonly OrderId[]
}

/** Each cancellation is a transaction of its own; this many take a second or two. */
export const mostCancelledAtOnce = 50

export interface CancelManyReply {
  readonly cancelled: number
  /** Orders that were handed over meanwhile, or that do not exist. */
  readonly refused: readonly OrderId[]
}
