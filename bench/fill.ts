// Fills a place with a past in seconds: the database makes the orders itself, and its indexes after them.
import { sql, type Kysely } from 'kysely'
import { itemIds } from '../domain/menu.ts'
import { quote } from '../domain/pricing.ts'
import { startingMenu } from '../domain/starting-menu.ts'
import { connectDatabase, openDatabase, type Database } from '../server/db/open.ts'
import type { Tables } from '../server/db/schema.ts'
import { timeZone } from '../test-support/databases.ts'
import type { BenchPlace } from './stage.ts'

/** Within what is kept, so that no server begins by forgetting customers. */
const days = 360
const kindsOfCarts = 48

export async function fillWithOrders(place: BenchPlace, count: number): Promise<void> {
  await (await openDatabase({ ...place, timeZone })).close()
  // Without a request's patience.
  const db = await connectDatabase({ ...place, timeZone })
  try {
    await storeCarts(db.write)
    const restore = await dropIndexes(db)
    await storeOrders(db, count)
    for (const index of restore) await sql.raw(index).execute(db.write)
    await sql`drop table carts`.execute(db.write)
    // PostgreSQL looks after its statistics by itself, sooner or later; SQLite has none unless somebody asks for them.
    const settle = {
      postgres: ['vacuum analyze orders', 'checkpoint'],
      sqlite: ['pragma wal_checkpoint(truncate)'],
    }
    for (const statement of settle[db.engine]) await sql.raw(statement).execute(db.write)
  } finally {
    await db.close()
  }
}

async function storeCarts(db: Kysely<Tables>): Promise<void> {
  await sql`create table carts (kind integer, lines text, burritos integer, subtotal integer, tax integer, total integer)`.execute(
    db,
  )
  for (let kind = 0; kind < kindsOfCarts; kind += 1) {
    const wanted = itemIds.map((item, at) => ({ item, quantity: ((kind + 1) >> at) % 3 }))
    const cart = wanted.filter(({ quantity }) => quantity > 0)
    const { lines, subtotal, tax, total } = quote(cart, startingMenu)
    const burritos = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    await sql`insert into carts values (${kind}, ${JSON.stringify(lines)}, ${burritos}, ${subtotal}, ${tax}, ${total})`.execute(
      db,
    )
  }
}

/** Answers the statements that make them again. SQLite cannot part with what makes a column unique. */
async function dropIndexes({ engine, write }: Database): Promise<string[]> {
  const listed =
    engine === 'sqlite'
      ? sql<{ name: string; made: string }>`
          select name, sql as made from sqlite_master where type = 'index' and tbl_name = 'orders' and sql is not null`
      : sql<{ name: string; made: string }>`
          select indexname as name, indexdef as made from pg_indexes
          where tablename = 'orders' and indexdef not like '%UNIQUE%'`
  const { rows } = await listed.execute(write)
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(write)
  const unique = engine === 'postgres' ? ['id', 'idempotency_key'] : []
  const constraint = (column: string) => `constraint orders_${column}_key`
  for (const column of unique) await sql.raw(`alter table orders drop ${constraint(column)}`).execute(write)
  return [
    ...rows.map(({ made }) => made),
    ...unique.map((column) => `alter table orders add ${constraint(column)} unique (${column})`),
  ]
}

/** Evenly over the days up to yesterday, every cart in every hour; one in five hundred cancelled and paid back. */
async function storeOrders({ engine, write }: Database, count: number): Promise<void> {
  const spread = `(cast(n as real) / ${count} - 1) * ${days} - 1`
  const words =
    engine === 'sqlite'
      ? {
          numbers: `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`,
          id: 'lower(hex(randomblob(11)))',
          at: (minutes: number) =>
            `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${spread}) || ' days', '+${minutes} minutes')`,
          // Close enough to Los Angeles, where a day starts at 04:00.
          day: `strftime('%Y-%m-%d', 'now', (${spread}) || ' days', '-12 hours')`,
          json: '',
        }
      : {
          numbers: `with numbers as (select n from generate_series(1, ${count}) as n)`,
          id: "substr(replace(gen_random_uuid()::text, '-', ''), 1, 22)",
          at: (minutes: number) => `now() + (${spread}) * interval '1 day' + interval '${minutes} minutes'`,
          day: `to_char((now() at time zone 'UTC') + (${spread}) * interval '1 day' - interval '12 hours', 'YYYY-MM-DD')`,
          json: '::jsonb',
        }
  const address = JSON.stringify({ address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' })
  const isBack = 'n % 500 = 0'
  await sql
    .raw(
      `${words.numbers}
      insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines, subtotal,
        tax_rate, tax, total, delivery, payment, authorisation, moved_at, captured_at, returned_at, refund_day,
        business_day, local_hour, burritos, mails, search_name, search_last, search_email)
      select ${words.id}, 'filled-' || n, 'hash', 'Guest', 'No' || (n % 50000), 'guest' || (n % 50000) || '@example.com',
        ${words.at(0)}, case when ${isBack} then 'cancelled' else 'handed-over' end, lines, subtotal, 950, tax, total,
        '${address}'${words.json}, case when ${isBack} then 'refunded' else 'captured' end, 'demo-' || n, ${words.at(30)},
        ${words.at(1)}, case when ${isBack} then ${words.at(30)} end, case when ${isBack} then ${words.day} end,
        ${words.day}, 10 + n / ${kindsOfCarts} % 12, burritos, '[]'${words.json}, 'guest no' || (n % 50000), 'no' || (n % 50000),
        'guest' || (n % 50000) || '@example.com'
      from numbers join carts on carts.kind = n % ${kindsOfCarts} order by n`,
    )
    .execute(write)
}
