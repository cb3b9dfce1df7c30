// Finds the order that a payment at the gateway is for.
import type { OrderId } from '#domain/orders/order.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { Database } from '../engine/database.ts'

export interface GatewayPayment {
  readonly key: string
  readonly orderSeq: number
  readonly id: OrderId
  readonly state: PaymentState
  readonly captured: number
  readonly isCanceled: boolean
}

/** By the payment's intent. Undefined if no order was stored for the payment. */
export async function findGatewayPayment(db: Database, intent: string): Promise<GatewayPayment | undefined> {
  const row = await db.read
    .selectFrom('payments')
    .innerJoin('orders', 'orders.seq', 'payments.order_seq')
    .select([
      'payments.key',
      'orders.seq as orderSeq',
      'orders.id',
      'payments.state',
      'payments.captured',
      'payments.canceled_at',
    ])
    .where('payments.gateway', '=', 'card')
    .where('payments.intent', '=', intent)
    .executeTakeFirst()
  if (!row) return undefined
  const { canceled_at: canceledAt, state, ...payment } = row
  return { ...payment, state: state as PaymentState, isCanceled: canceledAt !== null }
}

/** Which of these payments are recorded as captured. */
export async function findCaptured(db: Database, intents: readonly string[]): Promise<ReadonlySet<string>> {
  if (intents.length === 0) return new Set()
  const rows = await db.read
    .selectFrom('payments')
    .select('intent')
    .where('intent', 'in', intents)
    .where('state', 'in', ['captured', 'refunded', 'refund-failed'])
    .execute()
  return new Set(rows.flatMap(({ intent }) => intent ?? []))
}
