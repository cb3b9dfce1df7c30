// Writes the books of the past that the bench has made: an entry for every capture and refund, in the order of time.
import { sql } from 'kysely'
import type { Database } from '../server/db/engine/database.ts'

export async function storeBooks({ write: db }: Database): Promise<void> {
  await sql`insert into ledger
      (at, day, kind, order_seq, refund_seq, gateway, card, counter, sales, discounts, refunds, tax, delivery, tips)
    select at, day, kind, order_seq, refund_seq, 'demo', card, 0, sales, discounts, refunds, tax, delivery, tips
    from (
      select timestamp as at, earned_day as day, 'capture' as kind, seq as order_seq,
        cast(null as bigint) as refund_seq, total as card, -subtotal as sales, discount as discounts, 0 as refunds,
        -tax as tax, -delivery as delivery, -tip as tips
      from orders
      union all
      select sent_at, day, 'refund', order_seq, seq, -amount, 0, 0, goods, tax, delivery, tip from refunds
    ) as movements order by at, kind, order_seq`.execute(db)
}
