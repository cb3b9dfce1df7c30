// The first tables: menu, orders, staff and their sessions; and the four burritos.
import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { menuThen } from './0001-menu-then.ts'

export const openRestaurant: Migration = {
  name: '0001-open-restaurant',
  async up(db, types) {
    const counter = sql.raw(types.counter)
    const instant = sql.raw(types.instant)
    const json = sql.raw(types.json)

    await sql`create table menu_items (
      id text primary key,
      position integer not null,
      name text not null,
      short_name text not null,
      description text not null,
      price bigint not null check (price >= 0),
      sold_out_until ${instant}
    )`.execute(db)

    await sql`create table orders (
      seq ${counter},
      number integer generated always as ((seq - 1) % 999 + 1) stored,
      id text not null unique,
      idempotency_key text not null unique,
      body_hash text not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      timestamp ${instant} not null,
      status text not null,
      lines ${json} not null,
      subtotal bigint not null,
      tax_rate integer not null,
      tax bigint not null,
      total bigint not null check (total = subtotal + tax),
      delivery ${json} not null,
      payment text not null,
      authorisation text not null
    )`.execute(db)
    // The capture work looks for these, and there are never many.
    await sql`create index orders_to_capture on orders (seq) where payment = 'authorised'`.execute(db)

    await sql`create table staff (
      id ${counter},
      username text not null unique,
      name text not null,
      role text not null,
      password_hash text not null,
      disabled_at ${instant},
      created_at ${instant} not null
    )`.execute(db)

    await sql`create table sessions (
      token_hash text primary key,
      staff_id bigint not null references staff (id),
      created_at ${instant} not null,
      expires_at ${instant} not null
    )`.execute(db)
    await sql`create index sessions_by_staff on sessions (staff_id)`.execute(db)

    for (const [position, item] of menuThen.entries()) {
      await sql`insert into menu_items (id, position, name, short_name, description, price)
        values (${item.id}, ${position}, ${item.name}, ${item.shortName}, ${item.description}, ${item.price})`.execute(
        db,
      )
    }
  },
}
