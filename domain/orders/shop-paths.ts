// The paths that every customer's page asks, apart from those of the staff: each screen loads only its own.
import type { OrderId } from './order.ts'

/** Apart: the first pages ask for nothing else. */
export const menuPath = '/api/menu'

export const shopPaths = {
  /** GET → MenuReply */
  menu: menuPath,
  /** GET with weight and way, zip where zones are set, and chosen for a slot that was chosen before → TimesReply */
  times: '/api/times',
  /** POST CodeCheckBody → CodeTerms (R64) */
  checkCode: '/api/codes/check',
  /** POST PlaceOrderBody with an Idempotency-Key → 201 PlaceOrderReply */
  orders: '/api/orders',
  /** GET with an Idempotency-Key → PlaceOrderReply, or 404 when no order was stored under it */
  orderByKey: '/api/order-by-key',
  /** GET → OrderReply: with the order's Idempotency-Key all of it, without only what its bare link shows (trust rule 25) */
  order: (id: OrderId | ':id') => `/api/orders/${id}`,
  /** GET: Server-Sent Events, see LiveEvents; query: order (ids, with commas between), board=1 (kitchen staff) */
  live: '/api/live',
  /** POST {} → CancelOwnReply: its customer cancels it, until cooking starts (R54) */
  cancelOwn: (id: OrderId | ':id') => `/api/orders/${id}/cancel-own`,
} as const
