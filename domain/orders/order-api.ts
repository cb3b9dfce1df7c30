// The wire contract of orders: the path, body and reply of each call about orders and promo codes. Types and paths only, so
// that the first load contains no validator.
import type { Wire } from '../basics/values.ts'
import type {
  openOrdersReply,
  orderRow,
  ordersQuery,
  ordersReply,
  cancelManyBody,
  cancelManyReply,
} from './order-book-schema.ts'
import type { OrderRequest } from './order-request-schema.ts'
import type { orderReply } from './order-schema.ts'
import type { OrderId, PlacedOrder, TrackedOrder } from './order.ts'
import type { promoCodeChange, promoCodeCheck, promoCodesReply } from './promo-code-schema.ts'
import type { PromoCodeSettings } from './promo-codes.ts'

export const orderPaths = {
  /** POST PromoCodeCheckBody → PromoCodeTerms (R64) */
  checkPromoCode: '/api/promo-codes/check',
  /** POST PlaceOrderBody with an Idempotency-Key → 201 PlaceOrderReply */
  orders: '/api/orders',
  /** GET with an Idempotency-Key → PlaceOrderReply, or 404 when no order was stored under it */
  orderByKey: '/api/order-by-key',
  /** GET → OrderReply: everything with the order's Idempotency-Key; without it, only what the bare link shows (trust rule 25) */
  order: (id: OrderId | ':id') => `/api/orders/${id}`,
  /** POST {} → CancelOwnReply: the customer cancels the order, until cooking starts (R54) */
  cancelOwn: (id: OrderId | ':id') => `/api/orders/${id}/cancel-own`,
  /** GET, query: OrdersQuery → OrdersReply */
  officeOrders: '/api/office/orders',
  /** GET → OfficeOrder */
  officeOrder: (id: OrderId | ':id') => `/api/office/orders/${id}`,
  /** POST {} → OfficeOrder: an email that was refused, or that waits for a retry, becomes due now */
  resendEmail: (id: OrderId | ':id') => `/api/office/orders/${id}/resend-email`,
  /** GET, query: OrdersQuery without a page → OpenOrdersReply */
  openOrders: '/api/office/open-orders',
  /** POST CancelManyBody → CancelManyReply */
  cancelMany: '/api/office/open-orders/cancel',
  /** GET → PromoCodesReply; POST PromoCodeBody → PromoCodesReply: adds a promo code */
  codes: '/api/office/promo-codes',
  /** PUT PromoCodeChangeBody → PromoCodesReply */
  code: (id: number | ':code') => `/api/office/promo-codes/${id}`,
} as const

export type PromoCodeCheckBody = Wire<typeof promoCodeCheck>

export type PlaceOrderBody = OrderRequest
export type PlaceOrderReply = PlacedOrder
/** With the order's key, the reply includes the details that only the device that placed the order gets. */
export type OrderReply = Wire<typeof orderReply>
export type CancelOwnReply = TrackedOrder

export type OrdersQuery = Wire<typeof ordersQuery>
export type OrdersReply = Wire<typeof ordersReply>
export type OrderRow = Wire<typeof orderRow>

export type OpenOrdersReply = Wire<typeof openOrdersReply>
export type CancelManyBody = Wire<typeof cancelManyBody>
export type CancelManyReply = Wire<typeof cancelManyReply>

export type PromoCodesReply = Wire<typeof promoCodesReply>
/** A promo code as the owner enters it. */
export type PromoCodeBody = PromoCodeSettings
/** The whole promo code, with the version that the owner saw. */
export type PromoCodeChangeBody = Wire<typeof promoCodeChange>
