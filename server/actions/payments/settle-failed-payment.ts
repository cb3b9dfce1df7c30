// The owner marks a payment or refund that failed for good as settled: the customer has paid, or has the money, another way. No
// money moves and the books stay as they are; the alarm ends (R72).
import { orderTarget } from '#domain/people/audit.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { lockOrder } from '../../db/orders/lock-order.ts'
import { settleFailure } from '../../db/payments/payments.ts'

interface SettleFailedDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

/** Does nothing when nothing is left to settle: another owner was faster, or the money has moved after all. */
export async function settleFailedPayment(
  { db, feed, now }: SettleFailedDeps,
  { id, staff }: { readonly id: OrderId; readonly staff: StaffMember },
): Promise<void> {
  const at = now().toISOString()
  const isChanged = await db.transaction(async (trx) => {
    const order = await lockOrder(trx, 'id', id)
    if (!order) throw new Problem('not-found')
    if (!(await settleFailure(trx, order.seq, at))) return false
    const action = { what: 'settled', target: orderTarget(order), changes: [] } as const
    await writeAuditEntry(trx, { at, by: staff.username, action })
    return true
  })
  if (isChanged) feed.announce({ orders: [id] })
}
