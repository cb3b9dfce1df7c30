// Stores an order as placing one does, for tests that need no request: the payment first, then everything else.
import type { Database } from '../server/db/open.ts'
import { insertOrder, type KeptOrder, type NewOrder } from '../server/db/orders.ts'
import { startPayment } from '../server/db/payments.ts'

export async function storeOrder(db: Database, order: NewOrder): Promise<KeptOrder | undefined> {
  const { idempotencyKey: key, timestamp: at, bill } = order
  await startPayment(db, { key, gateway: 'demo', amount: bill.total, at })
  return insertOrder(db, order, { intent: `demo-${key}`, amount: bill.total })
}
