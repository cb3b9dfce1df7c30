// Lines know their day, and what does not count is a short list: the sales of a month are added up from two indexes, without
// looking up an order or a payment for each line.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const salesByLine: Migration = {
  name: '0013-sales-by-line',
  async up(db, types) {
    await sql`alter table order_lines add column business_day ${sql.raw(types.sortedText)} not null default ''`.execute(
      db,
    )
    await sql`update order_lines
      set business_day = (select business_day from orders where orders.seq = order_lines.order_seq)`.execute(
      db,
    )
    await sql`create index order_lines_by_day on order_lines (business_day, item, order_seq, quantity, price)`.execute(
      db,
    )
    await sql`create index payments_not_counted on payments (order_seq) where order_seq is not null
      and (asked > 1100000000 or (state not in ('captured', 'refunded', 'refund-failed')
        and (state <> 'authorised' or return_asked_at is not null)))`.execute(db)
  },
}
