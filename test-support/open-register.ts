// A restaurant whose clock a test moves, with a gateway that records its requests, and its books.
import { expect } from 'vitest'
import { isBalanced } from '../domain/books/ledger.ts'
import type { SalesReply } from '../domain/books/books-api.ts'
import type { PaymentFailureReason } from '../domain/payments/payment.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { PaymentGateway } from '../server/adapters/payments.ts'
import { settlePayments } from '../server/jobs/settle-payments.ts'
import type { Engine } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'
import { settling } from './settling.ts'
import { rosasOrder } from './test-app.ts'

export const noon = Date.parse('2026-11-16T20:00:00.000Z')

export async function openRegister(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { db, send, owner, post, cook, track } = kitchen
  const asked: string[] = []
  const moved: string[] = []
  const gone: PaymentFailureReason[] = []
  const demo = createDemoPayments()
  const payments: PaymentGateway = {
    ...demo,
    capture: (request) => (asked.push(`capture ${request.amount}`), demo.capture(request)),
    void: (request) => (asked.push('void'), demo.void(request)),
    refund: (request) => (asked.push(`refund ${request.amount}`), demo.refund(request)),
  }
  let minutes = 0
  const now = () => new Date(noon + minutes * 60_000)
  const at = (minute: number) => {
    minutes = minute
    kitchen.setNow(now())
  }
  at(0)
  return {
    ...kitchen,
    asked,
    moved,
    gone,
    payments,
    now,
    /** An instant that many minutes after noon. */
    at,
    settle: (on = db) =>
      settlePayments({
        ...settling(on, payments),
        now,
        onPaymentChanged: (id) => void moved.push(id),
        onPaymentFailed: (_id, fault) => void gone.push(fault),
      }),
    async placeOne(changes: object = {}) {
      const reply = await kitchen.order({ ...rosasOrder, ...changes })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json<{ id: string }>().id
    },
    async promisedIn(id: string) {
      const { promise } = (await track(id)) as { promise: { readyBy: string } }
      return (Date.parse(promise.readyBy) - noon) / 60_000
    },
    delay: (id: string, from: number, to: number) =>
      post(
        `/api/orders/${id}/delay`,
        {
          from: new Date(noon + from * 60_000).toISOString(),
          to: new Date(noon + to * 60_000).toISOString(),
        },
        cook,
      ),
    async sold() {
      const reply = await send({
        method: 'GET',
        url: '/api/office/sales?period=today',
        headers: { cookie: owner },
      })
      return reply.json<SalesReply>().total
    },
    /** The entries of the books, after checking that each is balanced. */
    async entries() {
      const rows = await db.read.selectFrom('ledger').selectAll().orderBy('seq').execute()
      expect(rows.every(isBalanced)).toBe(true)
      return rows.map(({ kind, card, counter, day }) => ({ kind, card, counter, day }))
    },
    async payment() {
      return db.read
        .selectFrom('payments')
        .select(['state', 'captured', 'refunded'])
        .executeTakeFirstOrThrow()
    },
  }
}
