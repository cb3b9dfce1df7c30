// The promised work that is not done yet: read before a promise is made, and again under the lock that all servers share.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PromisedWork } from '#domain/kitchen/capacity.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

/** An arbitrary number that no other advisory lock uses. */
const capacityLock = 1_996

/**
 * No other transaction makes a promise until this one ends (trust rule 2). The lock is a statement of its own, before any read,
 * so that the reads see what others stored while this transaction waited. SQLite has only one writer at a time anyway.
 */
export async function lockCapacity(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(capacityLock)})`.execute(trx)
}

export interface PromisedOrder extends PromisedWork {
  readonly id: OrderId
}

/** In the order in which the promises were made. Burritos that are ticked off no longer count (R42, R60). */
export async function readPromisedWork(db: Kysely<Tables>, engine: Engine): Promise<PromisedOrder[]> {
  const byStatus = engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
  const { rows } = await sql<{ id: OrderId; ready_by: string; weight: number }>`
    select id, ready_by, weight - rolled_weight as weight from orders ${byStatus}
    where status in ('placed', 'cooking') order by seq`.execute(db)
  return rows.map(({ id, ready_by, weight }) => ({
    id,
    readyBy: Date.parse(ready_by),
    weight: weight / 10,
  }))
}
