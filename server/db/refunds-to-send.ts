// The refunds that the gateway is still to send, and how often it has failed to.
import { cents } from '#domain/money.ts'
import type { OrderId, PaidWith } from '#domain/order.ts'
import type { Database } from './open.ts'

export interface RefundToSend {
  readonly seq: number
  readonly id: OrderId
  readonly key: string
  /** The key of the checkout. */
  readonly paymentKey: string
  readonly authorisation: string | null
  readonly gateway: PaidWith
  readonly amount: ReturnType<typeof cents>
  readonly tries: number
  /** When the gateway was last asked to hold the money. */
  readonly askedAt: string
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
      'payments.intent as authorisation',
      'payments.gateway',
      'refunds.amount',
      'refunds.tries',
      'payments.asked_at as askedAt',
    ])
    .where('refunds.state', '=', 'asked')
    .where('refunds.seq', '>', after)
    .orderBy('refunds.seq')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}

/**
 * The gateway answered with an error, which it would repeat for the same words. Of two servers that both got it, one counts:
 * all of them must use the same words the next time.
 */
export async function countFailedTry(db: Database, seq: number, tries: number): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('refunds')
      .set({ tries: tries + 1 })
      .where('seq', '=', seq)
      .where('tries', '=', tries)
      .execute(),
  )
}
