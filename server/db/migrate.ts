// Migrations: brings the tables up to date at startup, under a lock, so that two servers that start together take turns.
import { sql, type Kysely } from 'kysely'
import { version } from '../version.ts'
import { columnTypes, type Migration } from './migrations/column-types.ts'
import { versionOne } from './migrations/0001-version-1.ts'
import type { Engine } from './engine/database.ts'
import type { Tables } from './schema.ts'

/**
 * In the order in which they are applied. A migration may be edited until CHANGELOG.md gives its version a date. After that it
 * never changes, because databases that have had it would differ from new ones. So a migration imports nothing from domain/.
 */
const migrations: readonly Migration[] = [versionOne]

/** Every database from before version 1.0 has had this migration; no database that 1.0 can open has. */
const beforeVersionOne = '0001-open-restaurant'

/** The key of the migration lock in PostgreSQL: an arbitrary number that no other advisory lock uses. */
const advisoryLock = 1_995

export const migrationNames = migrations.map(({ name }) => name)

/** A row of the migrations table. */
interface Applied {
  readonly name: string
  /** The version of Burritoful that applied it. */
  readonly version: string
}

/** Trust rule 21: this version would misread the tables. The message is shown to the user. */
export class UnsupportedVersion extends Error {}

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await underMigrationLock(db, engine, (connection) => applyPendingMigrations(connection, engine))
}

/** Runs `work` in one transaction under the migration lock: no other migration or restore runs at the same time. */
export async function underMigrationLock<Result>(
  db: Kysely<Tables>,
  engine: Engine,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // On SQLite, Kysely's own transaction begins without a lock, and two servers would both apply the missing migrations.
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

/** `only` limits the migrations to those that a backup's tables have had, so that the backup's rows fit. */
export async function applyPendingMigrations(
  db: Kysely<Tables>,
  engine: Engine,
  only: readonly string[] = migrationNames,
): Promise<void> {
  await sql`create table if not exists migrations
    (name text primary key, applied_at text not null, version text not null)`.execute(db)
  const applied = await readApplied(db)
  for (const { name, up } of migrations) {
    if (applied.includes(name) || !only.includes(name)) continue
    await up(db as Kysely<unknown>, columnTypes[engine])
    await sql`insert into migrations (name, applied_at, version)
      values (${name}, ${new Date().toISOString()}, ${version})`.execute(db)
  }
}

/** The migrations that the tables have had. Fails when this version cannot read those tables. */
export async function readApplied(db: Kysely<Tables>): Promise<string[]> {
  // `select *`, because the migrations table of a version before 1.0 has no version column.
  const { rows } = await sql<Applied>`select * from migrations order by name`.execute(db)
  if (isBeforeVersionOne(rows)) {
    throw new UnsupportedVersion(
      'This restaurant was made by a version before 1.0, which this version cannot open. Nothing was changed.',
    )
  }
  const newer = lastUnknown(rows)
  if (newer) {
    throw new UnsupportedVersion(
      `This restaurant was last opened by a newer version of Burritoful (${newer.version}). Use that version, or restore a backup from before it with this one. Nothing was changed.`,
    )
  }
  return rows.map(({ name }) => name)
}

function isBeforeVersionOne(applied: readonly Applied[]): boolean {
  return applied.some(({ name }) => name === beforeVersionOne)
}

/** The last applied migration that this version does not know. */
function lastUnknown(applied: readonly Applied[]): Applied | undefined {
  return applied.findLast(({ name }) => !migrationNames.includes(name))
}
