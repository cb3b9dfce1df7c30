// The schema that our migrations make, read from a database in memory: the tables and columns of a copy, and the exact schema
// that a SQLite file must have to be accepted (trust rule 18).
import SqliteConnection, { type Database as Connection } from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { CopyError } from './copy-error.ts'
import { applyPendingMigrations } from '../migrate.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

export interface TableSchema {
  readonly name: string
  /** Without generated columns. */
  readonly columns: readonly string[]
}

interface ExpectedSchema {
  /** Each table comes after those it references. Without the migrations table, which applying the migrations fills. */
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

/** In the order of creation, so that rows are copied after the rows they reference. */
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

/** Fails if the file has a foreign part, lacks one of ours, or has a changed one. */
export function assertSchema(connection: Connection, name: string, { parts }: ExpectedSchema): void {
  const found = readParts(connection)
  const part =
    [...found.values()].find((one) => !parts.has(keyOf(one))) ??
    [...parts.values()].find((one) => !found.has(keyOf(one)))
  if (!part) return
  // The name may contain anything and is shown on a terminal, so JSON escapes its control characters.
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

/** Without the statistics tables that `analyze` adds. */
function readParts(connection: Connection): ReadonlyMap<string, Part> {
  const parts = connection
    .prepare<[], Part>(
      `select type, name, tbl_name as "table", sql from sqlite_schema
        where not (type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4'))`,
    )
    .all()
  return new Map(parts.map((part) => [keyOf(part), part]))
}

/** SQLite stores the text of a CREATE as it was written; line breaks and indentation do not matter. */
function keyOf({ type, name, table, sql: words }: Part): string {
  return JSON.stringify([type, name, table, words?.replace(/\s+/g, ' ')])
}

/** All tables in the database, including foreign ones. */
export async function tablesIn(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db)
  return rows.map(({ name }) => name)
}
