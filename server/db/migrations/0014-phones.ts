// A customer may leave a phone number; it is forgotten with the customer.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const phones: Migration = {
  name: '0014-phones',
  async up(db) {
    await sql`alter table orders add column phone text`.execute(db)
  },
}
