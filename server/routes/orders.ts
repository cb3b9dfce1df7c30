// POST /api/orders and GET /api/orders/:id
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { paths, type OrderReply, type PlaceOrderReply } from '#domain/api.ts'
import { orderRequest, type OrderRequest } from '#domain/order-form.ts'
import type { OrderId } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import { placeOrder, type PlaceOrderDeps } from '../actions/place-order.ts'
import { findOrder, findOrderByKey } from '../db/orders.ts'
import { nothing } from '../route-rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it came, for telling a repetition from another request with the same key. */
    rawBody: string
  }
}

/** 22 characters of base64url hold 128 bits: a key nobody guesses. */
const keyShape = /^[A-Za-z0-9_-]{22,64}$/
export const orderParams = z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) })

export function orderRoutes(
  app: FastifyInstance,
  deps: PlaceOrderDeps,
  perMinute: (most: number) => object,
): void {
  app.post<{ Body: OrderRequest }>(
    paths.orders,
    {
      // A whole office orders lunch through one address; two a second is beyond any office and far below a flood.
      config: { access: 'anyone', ...perMinute(120) },
      schema: { querystring: nothing, body: orderRequest },
      preValidation: async (request) => void readKey(request.headers['idempotency-key']),
    },
    async (request, reply) => {
      const order: PlaceOrderReply = await placeOrder(deps, {
        key: readKey(request.headers['idempotency-key']),
        rawBody: request.rawBody,
        request: request.body,
      })
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .header('location', paths.order(order.id))
        .send(order)
    },
  )

  app.get(
    paths.orderByKey,
    { config: { access: 'anyone', ...perMinute(120) }, schema: { querystring: nothing } },
    async (request, reply) => {
      const kept = await findOrderByKey(deps.db, readKey(request.headers['idempotency-key']))
      if (!kept) throw new Problem('not-found')
      const order: PlaceOrderReply = kept.order
      return reply.header('cache-control', 'no-store').send(order)
    },
  )

  app.get<{ Params: { id: OrderId } }>(
    paths.order(':id'),
    { config: { access: 'anyone' }, schema: { querystring: nothing, params: orderParams } },
    async (request, reply) => {
      const order: OrderReply | undefined = await findOrder(deps.db, request.params.id)
      if (!order) throw new Problem('not-found')
      return reply.header('cache-control', 'no-store').send(order)
    },
  )
}

function readKey(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !keyShape.test(header)) throw new Problem('key-missing')
  return header
}
