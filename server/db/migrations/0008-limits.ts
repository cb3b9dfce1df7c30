// What keeps floods out: whose mailbox an order names, and the orders that are too large to be added up.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const limits: Migration = {
  name: '0008-limits',
  async up(db, types) {
    // Of orders from before nobody asks: only the last day counts.
    await sql`alter table orders add column mailbox ${sql.raw(types.sortedText)} not null default ''`.execute(
      db,
    )
    await sql`create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> ''`.execute(db)
    await sql`create index orders_left_out on orders (business_day, payment, status) where total > 1100000000`.execute(
      db,
    )
  },
}
