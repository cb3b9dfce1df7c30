// Loads a snapshot into an empty database of either engine in one transaction: all of it or nothing (trust rule 21). If the
// process is killed, the database itself rolls back.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { CopyError } from './copy-error.ts'
import { tablesIn, type TableSchema } from './known-schema.ts'
import { applyPendingMigrations, underMigrationLock } from '../migrate.ts'
import { connectDatabase, sqliteFile } from '../engine/open.ts'
import type { Tables } from '../schema.ts'
import { snapshotOfFile, type Row, type Snapshot } from './snapshot.ts'
import type { Engine, Place } from '../engine/database.ts'
import { openReadOnly } from './sqlite-file.ts'

/** The number of loaded rows by table. */
export type Counts = ReadonlyMap<string, number>

/** Restores a backup without its sessions, so that people who have logged out since stay logged out. */
export async function restoreBackup(file: string, place: Place): Promise<Counts> {
  const connection = openReadOnly(file)
  try {
    return await loadSnapshot(place, await snapshotOfFile(connection, file), { without: 'sessions' })
  } finally {
    connection.close()
  }
}

export async function loadSnapshot(
  place: Place,
  snapshot: Snapshot,
  { without }: { readonly without?: keyof Tables } = {},
): Promise<Counts> {
  assertNoOrphanedLog(place)
  const db = await connectDatabase(place)
  try {
    return await underMigrationLock(db.write, db.engine, async (connection) => {
      if ((await tablesIn(connection, db.engine)).length > 0) {
        const where = place.databaseUrl ? 'the database' : place.dataDir
        throw new CopyError(`There are tables in ${where} already. They were left as they are.`)
      }
      await applyPendingMigrations(connection, db.engine, snapshot.migrations)
      // The migrations have inserted rows into some tables.
      for (const { name } of snapshot.tables) await sql`delete from ${sql.table(name)}`.execute(connection)
      const counts = new Map<string, number>()
      for (const table of snapshot.tables.filter(({ name }) => name !== without)) {
        let count = 0
        for await (const rows of snapshot.rows(table)) {
          await connection.executeQuery(insertOf(db.engine, table, rows))
          count += rows.length
        }
        counts.set(table.name, count)
      }
      if (db.engine === 'postgres') await advanceCounters(connection)
      // The migrations that came after the snapshot.
      await applyPendingMigrations(connection, db.engine)
      return counts
    })
  } finally {
    await db.close()
  }
}

/**
 * SQLite deletes a log file without a database. If the database was moved aside without its log, the last orders would be lost.
 */
function assertNoOrphanedLog({ dataDir, databaseUrl }: Place): void {
  const file = path.join(dataDir, sqliteFile)
  if (databaseUrl || existsSync(file)) return
  const log = [`${file}-wal`, `${file}-journal`].find((part) => existsSync(part))
  if (log === undefined) return
  throw new CopyError(
    `There is a part of a database, ${path.basename(log)}, in ${dataDir}. Move it to the rest. It was left as it is.`,
  )
}

function insertOf(engine: Engine, { name, columns }: TableSchema, rows: readonly Row[]): CompiledQuery {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const mark = (at: number) => (engine === 'sqlite' ? '?' : `$${at + 1}`)
  const values = rows.map(
    (_row, nth) => `(${columns.map((_column, at) => mark(nth * columns.length + at)).join(', ')})`,
  )
  // Without this clause PostgreSQL would generate new ids.
  const keepIds = engine === 'postgres' ? 'overriding system value' : ''
  return CompiledQuery.raw(
    `insert into "${name}" (${names}) ${keepIds} values ${values.join(', ')}`,
    rows.flat(),
  )
}

/** Makes new rows get new ids. SQLite always continues after the highest id by itself. */
async function advanceCounters(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db)
  }
}
