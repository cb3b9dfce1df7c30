// Counts the recent orders of a mailbox, for the order limits of all servers on one database.
import { sql } from 'kysely'
import type { RecentOrders } from '#domain/orders/order-limits.ts'
import type { Database } from '../engine/database.ts'

export interface RecentlyOrdered extends RecentOrders {
  /** The time of the oldest order in the last hour; null when there is none. */
  readonly firstOfHour: string | null
}

/** "mailbox <> ''" is spelled as in the partial index. */
export async function countRecentOrders(
  db: Database,
  mailbox: string,
  { hourAgo, dayAgo }: { readonly hourAgo: string; readonly dayAgo: string },
): Promise<RecentlyOrdered> {
  const { rows } = await sql<{ day: number; hour: number; first: string | null }>`
    select count(*) as day, count(case when timestamp > ${hourAgo} then 1 end) as hour,
      min(case when timestamp > ${hourAgo} then timestamp end) as first
    from orders where mailbox = ${mailbox} and mailbox <> '' and timestamp > ${dayAgo}`.execute(db.read)
  const [row] = rows
  return { lastHour: row?.hour ?? 0, lastDay: row?.day ?? 0, firstOfHour: row?.first ?? null }
}
