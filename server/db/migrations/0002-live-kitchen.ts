// What the kitchen needs: moves and their history, sold out and pause, cancelling.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const liveKitchen: Migration = {
  name: '0002-live-kitchen',
  async up(db, types) {
    const counter = sql.raw(types.counter)
    const instant = sql.raw(types.instant)
    const json = sql.raw(types.json)

    await sql`alter table orders add column moves ${json} not null default '[]'`.execute(db)
    await sql`alter table orders add column version integer not null default 1`.execute(db)
    await sql`alter table orders add column moved_at ${instant}`.execute(db)
    await sql`alter table orders add column seen_at ${instant}`.execute(db)
    await sql`alter table orders add column printed_at ${instant}`.execute(db)
    await sql`alter table orders add column cancel_reason text`.execute(db)
    await sql`alter table orders add column cancel_note text`.execute(db)
    // The board asks for what is open, and for what was handed over a moment ago.
    await sql`create index orders_by_status on orders (status, moved_at)`.execute(db)
    await sql`create index orders_to_refund on orders (seq) where status = 'cancelled' and payment = 'captured'`.execute(
      db,
    )

    await sql`create table order_events (
      id ${counter},
      order_id text not null references orders (id),
      at ${instant} not null,
      by_username text not null,
      what text not null,
      from_status text not null,
      to_status text not null
    )`.execute(db)
    await sql`create index order_events_by_order on order_events (order_id)`.execute(db)

    await sql`create table shop_state (
      id integer primary key check (id = 1),
      paused_at ${instant},
      paused_until ${instant}
    )`.execute(db)
    await sql`insert into shop_state (id) values (1)`.execute(db)
  },
}
