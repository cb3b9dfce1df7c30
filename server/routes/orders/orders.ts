// POST /api/orders, GET /api/orders/:id and POST /api/orders/:id/cancel-own
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

/** What has the shape of an order's id is taken for one. */
export const orderParams = z.strictObject({
  id: orderId,
})

/**
 * From one address: an office of sixty orders lunch in one minute, and each of them corrects a field once and sends the
 * order twice. No kitchen cooks four a second, and a flood is a hundred times as many.
 */
export const ordersPerMinute = 240
/**
 * What the largest order comes to: every line with a dozen choices, as much left out, and the longest note, in letters of four
 * bytes each; and besides the lines what any form has.
 */
const maxLine = { bytes: 4 * kitchenNote.longest + 12 * 70 + 12 * 45 + 100, values: 12 * 2 + 12 + 10 }
export const wholeOrderBody = {
  bodyLimit: defaultBodyLimit + maxLines * maxLine.bytes,
  maxValues: 100 + maxLines * maxLine.values,
}
/** A card company may need a second for each: this is no limit on a busy lunch, but one on what piles up when it hangs. */
export const maxConcurrentOrders = 256
/** Sixty browsers that lost their answer ask every few seconds, and each question is cheap. */
const lookupsPerMinute = 1_200

/** Sixty colleagues behind one address may all change their minds, and press twice. */
const cancellationsPerMinute = 120

export interface OrderDeps extends PlaceOrderDeps, MoveDeps {
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
      const order: PlaceOrderReply = await placeOrder(deps, {
        key: idempotencyKeyOf(request),
        rawBody: request.rawBody,
        request: request.body,
        address: request.ip,
      })
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
      // Once its customer is forgotten, and with them what they sent, nobody is left to show it to.
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
      // A wrong key is none: the link alone may be looked at by anybody.
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
