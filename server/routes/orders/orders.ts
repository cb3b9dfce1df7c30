// The customer's orders: placing an order, looking it up by key or by id, and canceling it.
import * as z from 'zod/mini'
import {
  type CancelOwnReply,
  type OrderReply,
  type PlaceOrderReply,
  orderPaths,
} from '#domain/orders/order-api.ts'
import { kitchenNote } from '#domain/menu/requested-item.ts'
import { orderRequest } from '#domain/orders/order-request-schema.ts'
import { maxLines } from '#domain/orders/order-size.ts'
import { Problem } from '#domain/basics/problems.ts'
import { cancelOwnOrder } from '../../actions/orders/cancel-orders.ts'
import type { MoveDeps } from '../../actions/kitchen/move-order.ts'
import { placeOrder, type PlaceOrderDeps } from '../../actions/orders/place-order.ts'
import { json } from '../../http/reply-spec.ts'
import { orderReply, placedOrder, trackedOrder, orderId } from '#domain/orders/order-schema.ts'
import { findOrder, findOrderByKey } from '../../db/orders/orders.ts'
import { defaultBodyLimit } from '../../http/body-parsers.ts'
import { findIdempotencyKey, idempotencyKeyOf, nothing, type Routes } from '../../http/route-rules.ts'
import { isSameSecret } from '../../secrets/order-secrets.ts'
import { formatCount } from '#words/basics/counts.ts'

export const orderParams = z.strictObject({
  id: orderId,
})

/**
 * Per client address: sixty coworkers order lunch in the same minute, and each corrects a field once and sends the order twice.
 * No kitchen cooks four orders a second, and a flood is a hundred times as many.
 */
export const ordersPerMinute = 240
/**
 * The size of the largest order: every line has a dozen choices, a dozen omissions, and the longest note in four-byte
 * characters. The rest of the form fits into the usual limit.
 */
const maxLine = { bytes: 4 * kitchenNote.longest + 12 * 70 + 12 * 45 + 100, values: 12 * 2 + 12 + 10 }
export const wholeOrderBody = {
  bodyLimit: defaultBodyLimit + maxLines * maxLine.bytes,
  maxValues: 100 + maxLines * maxLine.values,
}
/** A gateway may need a second per order: this does not limit a busy lunch, only what piles up when the gateway hangs. */
export const maxConcurrentOrders = 256
/** Sixty browsers that lost their response ask every few seconds, and each lookup is cheap. */
const lookupsPerMinute = 1_200

/** Sixty coworkers behind one address may all change their minds, and press twice. */
const cancellationsPerMinute = 120

export interface OrderDeps extends Omit<PlaceOrderDeps, 'acceptedCards'>, MoveDeps {
  /** How cards are charged at this moment: an order ends as it began, also if that changes meanwhile. */
  readonly cardSetup: () => Pick<PlaceOrderDeps, 'payments' | 'acceptedCards'>
  readonly onPaymentDue: () => void
}

export function orderRoutes(app: Routes, deps: OrderDeps): void {
  app.post(
    orderPaths.orders,
    {
      config: {
        access: 'anyone',
        summary: `Place an order of at most ${formatCount(deps.largestOrder)} burritos`,
        reply: json(placedOrder, 201),
        needsKey: true,
        perMinute: ordersPerMinute,
        maxConcurrent: maxConcurrentOrders,
        rawBody: true,
        urgent: true,
        ...wholeOrderBody,
      },
      schema: { querystring: nothing, body: orderRequest },
    },
    async (request, reply) => {
      const { payments, acceptedCards } = deps.cardSetup()
      const order: PlaceOrderReply = await placeOrder(
        { ...deps, payments, acceptedCards },
        {
          key: idempotencyKeyOf(request),
          rawBody: request.rawBody,
          request: request.body,
          ip: request.ip,
        },
      )
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .header('location', orderPaths.order(order.id))
        .send(order)
    },
  )

  app.get(
    orderPaths.orderByKey,
    {
      config: {
        access: 'anyone',
        summary: 'The order that was placed with a key',
        reply: json(placedOrder),
        needsKey: true,
        perMinute: lookupsPerMinute,
        urgent: true,
      },
      schema: { querystring: nothing },
    },
    async (request, reply) => {
      const stored = await findOrderByKey(deps.db, idempotencyKeyOf(request))
      // The body hash is gone after a purge: the customer's data is no longer shown to anybody.
      if (!stored?.bodyHash) throw new Problem('not-found')
      const order: PlaceOrderReply = stored.order
      return reply.header('cache-control', 'no-store').send(order)
    },
  )

  app.get(
    orderPaths.order(':id'),
    {
      config: {
        access: 'anyone',
        summary:
          'An order: what its link shows, and with its key what only the device that placed it is told',
        reply: json(orderReply),
        optionalKey: true,
        urgent: true,
      },
      schema: { querystring: nothing, params: orderParams },
    },
    async (request, reply) => {
      const found = await findOrder(deps.db, request.params.id)
      if (!found) throw new Problem('not-found')
      const { order, own, key } = found
      // A wrong key counts as no key: anybody with the link may see the order.
      const answer: OrderReply = isSameSecret(key, findIdempotencyKey(request)) ? { ...order, own } : order
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )

  app.post(
    orderPaths.cancelOwn(':id'),
    {
      config: {
        access: 'anyone',
        summary: 'Cancel one’s own order, until cooking starts',
        reply: json(trackedOrder),
        perMinute: cancellationsPerMinute,
        urgent: true,
      },
      schema: { querystring: nothing, params: orderParams, body: nothing },
    },
    async (request, reply) => {
      const order: CancelOwnReply = await cancelOwnOrder(deps, request.params.id)
      return reply.header('cache-control', 'no-store').send(order)
    },
  )
}
