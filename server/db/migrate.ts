// Migrations: brings the tables up to date at start, under a lock, so that two servers that start together take turns.
import { sql, type Kysely } from 'kysely'
import { startingTimeZone } from '#domain/starting-restaurant.ts'
import { columnTypes, type ColumnTypes } from './migrations/column-types.ts'
import { openRestaurant } from './migrations/0001-open-restaurant.ts'
import { liveKitchen } from './migrations/0002-live-kitchen.ts'
import { office } from './migrations/0003-office.ts'
import { officeMended } from './migrations/0003-office-mended.ts'
import { forgetCustomersMigration } from './migrations/0004-forget-customers.ts'
import { salesByCart } from './migrations/0005-sales-by-cart.ts'
import { cartsAsText } from './migrations/0006-carts-as-text.ts'
import { failedCaptures } from './migrations/0007-failed-captures.ts'
import { limits } from './migrations/0008-limits.ts'
import { griddle } from './migrations/0009-griddle.ts'
import { openModel } from './migrations/0010-open-model.ts'
import { looks } from './migrations/0011-looks.ts'
import { settings } from './migrations/0012-settings.ts'
import { salesByLine } from './migrations/0013-sales-by-line.ts'
import { phones } from './migrations/0014-phones.ts'
import { ways } from './migrations/0016-ways.ts'
import { promises } from './migrations/0017-promises.ts'
import { openMenu } from './migrations/0018-open-menu.ts'
import { billAndBooks } from './migrations/0019-bill-and-books.ts'
import { cards } from './migrations/0020-cards.ts'
import { practiceMoney } from './migrations/0021-practice-money.ts'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

export interface Migration {
  readonly name: string
  /** The time zone cuts the business days of orders from before these were stored. */
  up(db: Kysely<unknown>, types: ColumnTypes, place: { readonly timeZone: string }): Promise<void>
}

/** In the order in which they are applied. A released migration is never edited. */
const migrations: readonly Migration[] = [
  openRestaurant,
  liveKitchen,
  office,
  officeMended,
  forgetCustomersMigration,
  salesByCart,
  cartsAsText,
  failedCaptures,
  limits,
  griddle,
  openModel,
  looks,
  settings,
  salesByLine,
  phones,
  ways,
  promises,
  openMenu,
  billAndBooks,
  cards,
  practiceMoney,
]

/** The key of the migration lock in PostgreSQL: any number that nothing else in the database locks. */
const advisoryLock = 1_995

export const migrationNames = migrations.map(({ name }) => name)

/** Trust rule 21: this version would misread tables that a newer version has changed. The user reads these words. */
export class NewerRestaurant extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `This restaurant was last opened by a newer version of Burritoful (${unknown.join(', ')}). Use that version, or restore a backup from before it with this one. Nothing was changed.`,
    )
  }
}

export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  timeZone: string | undefined,
): Promise<void> {
  await underMigrationLock(db, engine, (connection) => applyMissing(connection, engine, timeZone))
}

/** Runs `work` in one transaction under the migration lock: no other migration or restore runs meanwhile. */
export async function underMigrationLock<Result>(
  db: Kysely<Tables>,
  engine: Engine,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // On SQLite Kysely's own transaction begins without a lock, and two servers would both see missing migrations.
    await (engine === 'sqlite' ? sql`begin immediate` : sql`begin`).execute(connection)
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(connection)
      const result = await work(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      // A lost connection has nothing to roll back; the error that ended it is what matters.
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
}

/** `only` names the migrations that a backup's tables have had, so that its rows fit. */
export async function applyMissing(
  db: Kysely<Tables>,
  engine: Engine,
  timeZone = startingTimeZone,
  only: readonly string[] = migrationNames,
): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
    db,
  )
  const applied = await readApplied(db)
  for (const migration of migrations) {
    if (applied.includes(migration.name) || !only.includes(migration.name)) continue
    await migration.up(db as Kysely<unknown>, columnTypes[engine], { timeZone })
    await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
      db,
    )
  }
}

/** The migrations that the tables have had; fails when this version does not know one of them. */
export async function readApplied(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  const names = rows.map(({ name }) => name)
  const unknown = unknownMigrations(names)
  if (unknown.length > 0) throw new NewerRestaurant(unknown)
  return names
}

export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !migrationNames.includes(name))
}
