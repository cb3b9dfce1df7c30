// The refunds that the gateway is still to send.
import { cents } from '#domain/basics/money.ts'
import type { OrderId, PaidWith } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'

export interface RefundToSend {
  readonly seq: number
  readonly id: OrderId
  readonly key: string
  /** The key of the checkout. */
  readonly paymentKey: string
  readonly authorization: string | null
  readonly gateway: PaidWith
  readonly isTestMode: boolean
  readonly account: string | null
  readonly amount: ReturnType<typeof cents>
  readonly attempts: number
  /** When somebody asked for this refund. */
  readonly askedAt: string
  /** When the gateway was last asked to hold the money. */
  readonly requestedAt: string
}

/** Oldest first, after a given seq. */
export async function findRefundsToSend(db: Database, after: number, most: number): Promise<RefundToSend[]> {
  const rows = await db.read
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.seq', 'refunds.order_seq')
    .innerJoin('payments', 'payments.order_seq', 'refunds.order_seq')
    .select([
      'refunds.seq',
      'orders.id',
      'refunds.key',
      'payments.key as paymentKey',
      'payments.intent as authorization',
      'payments.gateway',
      'payments.is_test_mode',
      'payments.account',
      'refunds.amount',
      'refunds.attempts',
      'refunds.at as askedAt',
      'payments.requested_at as requestedAt',
    ])
    .where('refunds.state', '=', 'requested')
    .where('payments.set_aside_at', 'is', null)
    .where('refunds.seq', '>', after)
    .orderBy('refunds.seq')
    .limit(most)
    .execute()
  return rows.map(({ is_test_mode: isTestMode, ...row }) => ({
    ...row,
    isTestMode: isTestMode === 1,
    amount: cents(row.amount),
  }))
}
