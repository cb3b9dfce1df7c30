// Orders know their way and their delivery fee in columns of their own, so that the sales are added up by way from one index.
// What the log says of a doer without an account becomes a code: the words for it belong to the screens.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const ways: Migration = {
  name: '0016-ways',
  async up(db, types) {
    await sql`alter table orders add column way text not null default 'delivery'`.execute(db)
    await sql`alter table orders add column delivery bigint not null default 0`.execute(db)
    const wayThen = types.json === 'text' ? sql`json_extract(fulfilment, '$.way')` : sql`fulfilment ->> 'way'`
    // Until now nearly every order was delivered, for free.
    await sql`update orders set way = 'pickup' where ${wayThen} = 'pickup'`.execute(db)
    await sql`update orders set delivery = (
        select amount from order_charges where order_seq = orders.seq and kind = 'delivery')
      where seq in (select order_seq from order_charges where kind = 'delivery')`.execute(db)
    await sql`drop index orders_by_day`.execute(db)
    await sql`create index orders_by_day on orders
      (business_day, seq, local_hour, burritos, subtotal, tax, delivery, total, way)`.execute(db)
    await sql`update audit_log set by_username = '*server' where by_username = 'Somebody at the server'`.execute(
      db,
    )
  },
}
