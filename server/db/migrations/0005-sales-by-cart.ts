// What the sales need: equal carts lie side by side in their index, so that a month is one walk along it.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const salesByCart: Migration = {
  name: '0005-sales-by-cart',
  async up(db) {
    await sql`drop index orders_for_sales`.execute(db)
    // All that the sales add up, and the carts, of which there are as many lines as there are kinds of burritos.
    await sql`create index orders_for_sales on orders
      (business_day, lines, local_hour, payment, status, burritos, subtotal, tax, total)`.execute(db)
  },
}
