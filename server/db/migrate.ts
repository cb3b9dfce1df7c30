// Brings the tables up to date at start. Two servers that start together take turns.
import { sql, type Kysely } from 'kysely'
import { openRestaurant } from './migrations/0001-open-restaurant.ts'
import { liveKitchen } from './migrations/0002-live-kitchen.ts'
import { office } from './migrations/0003-office.ts'
import { forgetCustomersMigration } from './migrations/0004-forget-customers.ts'
import { salesByCart } from './migrations/0005-sales-by-cart.ts'
import { cartsAsText } from './migrations/0006-carts-as-text.ts'
import { limits } from './migrations/0007-limits.ts'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

export interface Migration {
  readonly name: string
  up(db: Kysely<unknown>, types: ColumnTypes, place: { readonly timeZone: string }): Promise<void>
}

/** What the two engines call the same thing. */
export interface ColumnTypes {
  readonly instant: 'text' | 'timestamptz'
  readonly json: 'text' | 'jsonb'
  /** Text that sorts by its bytes, so that a range finds what starts alike. */
  readonly sortedText: 'text' | 'text collate "C"'
  /** The function that makes an object of names and values. */
  readonly jsonObject: 'json_object' | 'jsonb_build_object'
  /** A primary key that counts up by itself. */
  readonly counter: string
}

/** In the order they are applied; a migration that has been released is never edited. */
const migrations: readonly Migration[] = [
  openRestaurant,
  liveKitchen,
  office,
  forgetCustomersMigration,
  salesByCart,
  cartsAsText,
  limits,
]

export const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: {
    instant: 'text',
    json: 'text',
    sortedText: 'text',
    jsonObject: 'json_object',
    counter: 'integer primary key',
  },
  postgres: {
    instant: 'timestamptz',
    json: 'jsonb',
    sortedText: 'text collate "C"',
    jsonObject: 'jsonb_build_object',
    counter: 'bigint generated always as identity primary key',
  },
}

/** Any number will do, as long as nothing else in the database locks the same one. */
const advisoryLock = 1_995

export const migrationNames = migrations.map(({ name }) => name)

/** `only` stops at tables as they were, for a backup that was taken then. */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  timeZone: string,
  only: readonly string[] = migrationNames,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Kysely's own transaction would begin without a lock on SQLite, and two starters would both see nothing done.
    await (engine === 'sqlite' ? sql`begin immediate` : sql`begin`).execute(connection)
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(connection)
      await applyMissing(connection, engine, timeZone, only)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function applyMissing(
  db: Kysely<Tables>,
  engine: Engine,
  timeZone: string,
  only: readonly string[],
): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of migrations) {
    if (applied.has(migration.name) || !only.includes(migration.name)) continue
    await migration.up(db as Kysely<unknown>, columnTypes[engine], { timeZone })
    await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
      db,
    )
  }
}
