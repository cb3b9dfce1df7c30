// Orders have a promise, a weight for the kitchen, and the instants by which the promise is judged; items have a weight.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const promises: Migration = {
  name: '0017-promises',
  async up(db, types) {
    await sql`alter table menu_items add column weight integer not null default 10`.execute(db)
    await sql`alter table orders add column weight bigint not null default 0`.execute(db)
    await sql`update orders set weight = burritos * 10`.execute(db)
    for (const instant of ['ready_by', 'first_ready_by', 'starts_at', 'cooking_at', 'ready_at'])
      await sql`alter table orders add column ${sql.ref(instant)} ${sql.raw(types.instant)}`.execute(db)
    await sql`alter table orders add column scheduled integer not null default 0`.execute(db)
    // What is open gets the shortest wait of a fresh install, by which the board puts it in order. Nobody was promised it, so
    // it is no first promise, and the record leaves it out.
    const tenMinutesOn =
      types.instant === 'text'
        ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', timestamp, '+10 minutes')`
        : sql`timestamp + interval '10 minutes'`
    await sql`update orders set ready_by = ${tenMinutesOn} where status in ('placed', 'cooking', 'ready')`.execute(
      db,
    )
    // The promise record is added up from this index alone; orders are in it once they have been ready.
    await sql`create index orders_by_promise on orders
      (first_ready_by, ready_at, cooking_at, ready_by, weight, status, seq) where ready_at is not null`.execute(
      db,
    )
    await sql`alter table shop_state add column busy_minutes integer`.execute(db)
    for (const instant of ['busy_until', 'touched_at', 'owner_told_at', 'owner_claimed_until'])
      await sql`alter table shop_state add column ${sql.ref(instant)} ${sql.raw(types.instant)}`.execute(db)
  },
}
