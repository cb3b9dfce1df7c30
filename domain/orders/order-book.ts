// The wire contract of cancelling many open orders at once.
import type { cancelManyBody } from '../kitchen/kitchen-schema.ts'
import type { cancelManyReply, openOrdersReply } from '../people/office-order-schema.ts'
import type { Wire } from '../basics/values.ts'

export const cancelManyPaths = {
  /** GET, query: OrdersQuery without a page → OpenOrdersReply */
  open: '/api/office/open-orders',
  /** POST CancelManyBody → CancelManyReply */
  cancel: '/api/office/open-orders/cancel',
} as const

export type OpenOrdersReply = Wire<typeof openOrdersReply>

export const mostOpenListed = 300

export type CancelManyBody = Wire<typeof cancelManyBody>

/** Each cancellation is a transaction of its own; this many take a second or two. */
export const mostCancelledAtOnce = 50

export type CancelManyReply = Wire<typeof cancelManyReply>
