// What the owner needs to see of money that the gateway will never move: why, since when, and a quick way to those orders.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const failedCaptures: Migration = {
  name: '0007-failed-captures',
  async up(db, types) {
    await sql`alter table orders add column payment_fault text`.execute(db)
    await sql`alter table orders add column payment_failed_at ${sql.raw(types.instant)}`.execute(db)
    // In the order of the order book; there are hardly ever any.
    await sql`create index orders_with_failed_payment on orders (business_day, seq)
      where (payment = 'refund-failed' or (payment = 'capture-failed' and status <> 'cancelled'))`.execute(db)
  },
}
