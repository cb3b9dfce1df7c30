// The order book for tests: a kitchen, and the owner's searches.
import { expect } from 'vitest'
import type { PlaceOrderBody, OrdersReply } from '../domain/orders/order-api.ts'
import type { OfficeOrder } from '../domain/people/people-api.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { Engine } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'
import { captureAllPayments } from './settling.ts'
import { rosasOrder } from './test-app.ts'

export async function openOrderBook(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const get = (url: string, cookie = kitchen.owner) =>
    kitchen.send({ method: 'GET', url, headers: { cookie } })
  return {
    ...kitchen,
    get,
    async list(query: Record<string, string> = {}) {
      const reply = await get(`/api/office/orders?${new URLSearchParams(query)}`)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<OrdersReply>()
    },
    async detail(id: string) {
      return (await get(`/api/office/orders/${id}`)).json<OfficeOrder>()
    },
    async placeFor(changes: Partial<PlaceOrderBody>) {
      return (await kitchen.order({ ...rosasOrder, ...changes })).json<{ id: string }>().id
    },
    resendEmail: (id: string) => kitchen.post(`/api/office/orders/${id}/resend-email`, {}, kitchen.owner),
    settleFailure: (id: string) => kitchen.post(`/api/office/orders/${id}/settle-failure`, {}, kitchen.owner),
    settle: () => captureAllPayments(kitchen.db, createDemoPayments()),
  }
}
