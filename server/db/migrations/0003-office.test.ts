import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OrderId } from '#domain/order.ts'
import { engines, freshPlace, type FreshPlace } from '../../../test-support/databases.ts'
import { readAuditOf } from '../audit.ts'
import { openDatabase } from '../open.ts'
import { openRestaurant } from './0001-open-restaurant.ts'
import { liveKitchen } from './0002-live-kitchen.ts'
import { columnTypes } from './column-types.ts'

const lines = [
  { item: 'beef', name: 'Beef', quantity: 2, unitPrice: 1050, price: 2100 },
  { item: 'pork', name: 'Pork', quantity: 1, unitPrice: 1100, price: 1100 },
]
const id = 'AAAAAAAAAAAAAAAAAAAAAA' as OrderId

describe.each(engines)('a restaurant that was open before it had an office, on %s', (engine) => {
  test('its orders get their business day, their count and their names to search by', async () => {
    const place = await freshPlace(engine)
    await openAsBefore(place)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())

    const order = await db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      // 03:30 in Los Angeles still belongs to the evening before.
      business_day: '2026-11-14',
      local_hour: 3,
      burritos: 3,
      search_name: 'jose nunez',
      search_last: 'nunez',
      search_email: 'jose@example.com',
      mails: '[]',
      mail_due_at: null,
    })
    expect(await db.read.selectFrom('payments').selectAll().execute()).toMatchObject([
      { state: 'refunded', returned_at: '2026-11-15T20:00:00.000Z' },
    ])
    expect(await db.read.selectFrom('refunds').selectAll().execute()).toMatchObject([
      { key: 'key', amount: 3504, state: 'sent', sent_at: '2026-11-15T20:00:00.000Z', day: '2026-11-15' },
    ])
    const kept = await db.read.selectFrom('order_lines').selectAll().orderBy('position').execute()
    expect(kept).toMatchObject([
      { item: 'beef', quantity: 2, unit_price: 1050, price: 2100 },
      { item: 'pork', quantity: 1, unit_price: 1100, price: 1100 },
    ])
  })

  test('what its cooks did is in the log', async () => {
    const place = await freshPlace(engine)
    await openAsBefore(place)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())

    expect(await readAuditOf(db, 'order', id, 10)).toMatchObject([
      {
        at: '2026-11-15T20:00:00.000Z',
        by: { username: 'ben' },
        deed: { what: 'cancel', number: 1, to: 'cancelled' },
      },
    ])
  })
})

/** The tables as the last release had them, with one order in them. */
async function openAsBefore({ dataDir, databaseUrl }: FreshPlace): Promise<void> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new SqliteDialect({ database: new SqliteConnection(path.join(dataDir, 'burritoful.db')) })
  const db = new Kysely<unknown>({ dialect })
  const types = columnTypes[databaseUrl ? 'postgres' : 'sqlite']
  await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db)
  for (const migration of [openRestaurant, liveKitchen]) {
    await migration.up(db, types, { timeZone: 'UTC' })
    await sql`insert into migrations values (${migration.name}, 'before')`.execute(db)
  }
  await sql`insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status, lines,
      subtotal, tax_rate, tax, total, delivery, payment, authorisation, moved_at)
    values (${id}, 'key', 'hash', 'José', 'Núñez', 'Jose@example.com', '2026-11-15T11:30:00.000Z', 'cancelled',
      ${JSON.stringify(lines)}, 3200, 950, 304, 3504, '{}', 'refunded', 'demo', '2026-11-15T20:00:00.000Z')`.execute(
    db,
  )
  await sql`insert into order_events (order_id, at, by_username, what, from_status, to_status)
    values (${id}, '2026-11-15T20:00:00.000Z', 'ben', 'cancel', 'placed', 'cancelled')`.execute(db)
  await db.destroy()
}
