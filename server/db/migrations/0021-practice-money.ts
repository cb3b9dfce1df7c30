// The office shows apart what was paid in demo mode or with test keys: two indexes find it without reading everything.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const practiceMoney: Migration = {
  name: '0021-practice-money',
  async up(db) {
    await sql`create index payments_in_test on payments (order_seq) where is_test = 1`.execute(db)
    await sql`create index ledger_demo on ledger (day, kind, card) where gateway = 'demo'`.execute(db)
  },
}
