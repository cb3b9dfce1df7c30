// What forgetting customers needs: when it was done, and a quick way to those whose time has come.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const forgetCustomersMigration: Migration = {
  name: '0004-forget-customers',
  async up(db, types) {
    await sql`alter table orders add column purged_at ${sql.raw(types.instant)}`.execute(db)
    // An order leaves it when its customer is forgotten: what is found from its start is what is left to do.
    await sql`create index orders_to_purge on orders (timestamp) where purged_at is null`.execute(db)
  },
}
