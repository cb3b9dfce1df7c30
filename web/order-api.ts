// The calls of a customer's order: what its code gives, when it can be ready, placing it, looking at it and canceling it.
import { restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import {
  type CancelOwnReply,
  type OrderReply,
  type PlaceOrderReply,
  type PromoCodeCheckBody,
  orderPaths,
} from '#domain/orders/order-api.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { call, NoAnswer, post } from './api.ts'

const orderTimeout = 20_000

export interface TimesQuestion {
  readonly weight: number
  readonly fulfillment: Fulfillment
  /** Of a delivery, where that makes a difference. */
  readonly zip?: string | undefined
  /** The slot that was chosen before. */
  readonly chosen?: string | undefined
  /** The total is zero: no card can vouch for the order, so the reply has only the times that need no card. */
  readonly isFree?: boolean
}

/** When an order can be ready, or arrive (R43). */
export function fetchTimes({ weight, fulfillment, zip, chosen, isFree }: TimesQuestion): Promise<TimesReply> {
  const query = new URLSearchParams({
    weight: String(weight),
    fulfillment,
    ...(zip !== undefined && { zip }),
    ...(chosen !== undefined && { chosen }),
    ...(isFree && { free: 'yes' }),
  })
  return call<TimesReply>(`${restaurantPaths.times}?${query}`)
}

export function checkPromoCode(body: PromoCodeCheckBody): Promise<PromoCodeTerms> {
  return post<PromoCodeTerms>(orderPaths.checkPromoCode, body)
}

/** With its key, all that the device that placed it may see. */
export function fetchOrder(id: OrderId, key: string | undefined): Promise<OrderReply> {
  return call<OrderReply>(
    orderPaths.order(id),
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
}

/** R54: the order's customer cancels it. Pressing again, after a lost answer, does no harm. */
export function cancelOwnOrder(id: OrderId): Promise<CancelOwnReply> {
  return post<CancelOwnReply>(orderPaths.cancelOwn(id), {})
}

/** What became of an order that was sent with this key. */
export async function fetchOrderByKey(key: string): Promise<PlaceOrderReply> {
  return asOrder(await call(orderPaths.orderByKey, { headers: { 'idempotency-key': key } }))
}

/** The key and the exact body are the caller's, who must be able to send them again unchanged. */
export async function sendOrder(key: string, body: string): Promise<PlaceOrderReply> {
  const order = await call(orderPaths.orders, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(orderTimeout),
  })
  return asOrder(order)
}

/** The cart is emptied on the strength of this answer: somebody else's "200 {}" is none. */
function asOrder(reply: unknown): PlaceOrderReply {
  const order = reply as Partial<PlaceOrderReply>
  if (typeof order.id !== 'string' || !Array.isArray(order.lines)) throw new NoAnswer('strange')
  return order as PlaceOrderReply
}
