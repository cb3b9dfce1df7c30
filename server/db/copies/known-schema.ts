// The schema that our migrations make, asked of a database in memory: the tables and columns that a copy has, and what a SQLite
// file must look like to be one of ours (trust rule 18).
import SqliteConnection, { type Database as Connection } from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { CopyError } from './copy-error.ts'
import { applyPendingMigrations } from '../migrate.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

export interface TableSchema {
  readonly name: string
  /** Without those that the database computes itself. */
  readonly columns: readonly string[]
}

interface ExpectedSchema {
  /** Each after the tables that it refers to. Without that of the migrations: whoever makes the tables writes that one. */
  readonly tables: readonly TableSchema[]
  readonly parts: ReadonlyMap<string, Part>
}

export async function schemaAfter(migrations: readonly string[]): Promise<ExpectedSchema> {
  const connection = new SqliteConnection(':memory:')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  try {
    await applyPendingMigrations(db, 'sqlite', migrations)
    return { tables: readTables(connection), parts: readParts(connection) }
  } finally {
    await db.destroy()
  }
}

/** In the order in which they were made: on PostgreSQL a table can refer only to one that is there. */
function readTables(connection: Connection): TableSchema[] {
  const names = connection
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name <> 'migrations' order by rowid`,
    )
    .pluck()
    .all()
  const columns = connection
    .prepare<[string], string>('select name from pragma_table_xinfo(?) where hidden = 0')
    .pluck()
  return names.map((name) => ({ name, columns: columns.all(name) }))
}

/** Fails when the file has a part of somebody else's, lacks one of ours, or has one that was changed. */
export function assertSchema(connection: Connection, name: string, { parts }: ExpectedSchema): void {
  const found = readParts(connection)
  const part =
    [...found.values()].find((one) => !parts.has(keyOf(one))) ??
    [...parts.values()].find((one) => !found.has(keyOf(one)))
  if (!part) return
  // The name may hold anything, and is for a terminal: JSON escapes control characters.
  throw new CopyError(
    `${name} is not as Burritoful made it: somebody has changed the ${part.type} ${JSON.stringify(part.name.slice(0, 60))}.`,
  )
}

interface Part {
  readonly type: string
  readonly name: string
  readonly table: string
  /** Null for the index of a primary key or of a UNIQUE column. */
  readonly sql: string | null
}

/** Without the tables of statistics, which `analyze` adds. */
function readParts(connection: Connection): ReadonlyMap<string, Part> {
  const parts = connection
    .prepare<[], Part>(
      `select type, name, tbl_name as "table", sql from sqlite_schema
        where not (type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4'))`,
    )
    .all()
  return new Map(parts.map((part) => [keyOf(part), part]))
}

/** SQLite keeps the words of a CREATE as they were written; line breaks and indentation say nothing. */
function keyOf({ type, name, table, sql: words }: Part): string {
  return JSON.stringify([type, name, table, words?.replace(/\s+/g, ' ')])
}

/** The tables that are there, whosever they are. */
export async function tablesIn(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db)
  return rows.map(({ name }) => name)
}
