// What the sales need on PostgreSQL: carts as text, like SQLite's. It compares them by their bytes, and keeps equal ones
// once in an index; with jsonb it can do neither, and the index of the sales was 30 times as large.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const cartsAsText: Migration = {
  name: '0006-carts-as-text',
  async up(db, types) {
    if (types.json === 'text') return
    await sql`drop index orders_for_sales`.execute(db)
    await sql`alter table orders alter column lines type ${sql.raw(types.sortedText)} using lines::text`.execute(
      db,
    )
    await sql`create index orders_for_sales on orders
      (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total)`.execute(db)
  },
}
