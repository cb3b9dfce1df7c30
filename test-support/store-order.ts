// Stores an order as placing one does, for tests that need no request: a gateway's payment first, then everything else.
import type { Database } from '../server/db/engine/database.ts'
import { insertOrder, type StoredOrder, type NewOrder } from '../server/db/orders/orders.ts'
import { startPayment } from '../server/db/payments/payments.ts'

export async function storeOrder(
  db: Database,
  order: NewOrder,
  gateway: 'demo' | 'counter' = 'demo',
): Promise<StoredOrder | undefined> {
  const { idempotencyKey: key, timestamp: at, bill } = order
  const payment = { key, gateway, amount: bill.total, at }
  if (gateway === 'counter') return insertOrder(db, order, { by: 'nobody', payment })
  await db.runStatement((write) => startPayment(write, payment))
  return insertOrder(db, order, { by: 'gateway', intent: `demo-${key}`, amount: bill.total })
}
