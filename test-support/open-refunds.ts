// Orders that are paid, and the owners who refund them, for tests.
import type { OfficeOrder } from '../domain/people/people-api.ts'
import type { RefundBody } from '../domain/payments/payment-api.ts'
import { createDemoPayments } from '../server/adapters/payments-demo.ts'
import type { Engine } from './databases.ts'
import { openOrderBook } from './open-order-book.ts'
import { captureAllPayments } from './settling.ts'
import { newKey } from './test-app.ts'

export type RequestedRefund = Pick<RefundBody, 'selection'> & {
  readonly expected: number
  readonly key?: string
  readonly reason?: string
  readonly note?: string
}

export async function openRefunds(engine: Engine) {
  const book = await openOrderBook(engine)
  const takeMoney = () => captureAllPayments(book.db, createDemoPayments())
  const refund = (id: string, asked: RequestedRefund, by = book.owner) =>
    book.post(
      `/api/office/orders/${id}/refunds`,
      { key: newKey(), reason: 'missing', note: '', ...asked },
      by,
    )
  return {
    ...book,
    takeMoney,
    refund,
    async paidOrder(): Promise<string> {
      const id = await book.placed()
      await takeMoney()
      return id
    },
    async refunded(id: string, asked: RequestedRefund): Promise<OfficeOrder> {
      const reply = await refund(id, asked)
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return reply.json<OfficeOrder>()
    },
  }
}

export const units = (...of: readonly (readonly [line: number, quantity: number])[]) => ({
  units: of.map(([line, quantity]) => ({ line, quantity })),
  delivery: false,
  tip: false,
})
