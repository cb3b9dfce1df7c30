// A consistent snapshot of a restaurant, for copying: from a SQLite file after a check, or from PostgreSQL.
import type { Database as Connection } from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { assertSchema, schemaAfter, type TableSchema } from './known-schema.ts'
import { readApplied } from '../migrate.ts'
import type { Database } from '../engine/database.ts'
import { assertNoOtherClients } from './copy-error.ts'
import type { Tables } from '../schema.ts'
import { assertIntegrity, explainReadError } from './sqlite-file.ts'

/** The values of a row, in the order of its table's columns. */
export type Row = readonly unknown[]

export interface Snapshot {
  /** The migrations that the tables have had. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableSchema[]
  /** All rows of a table, some at a time. */
  rows(table: TableSchema): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

/** Small enough for tables whose rows contain pictures. */
const batchSize = 100

/** Refuses a file that is damaged or whose schema was changed. `name` is the file's name in error messages. */
export async function snapshotOfFile(connection: Connection, name: string): Promise<Snapshot> {
  try {
    // One transaction, so that the checked data is the data that is read; an untrusted schema cannot call functions.
    connection.exec('pragma trusted_schema = off; begin')
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
    const migrations = await readApplied(db)
    const schema = await schemaAfter(migrations)
    assertSchema(connection, name, schema)
    assertIntegrity(connection, name)
    return { migrations, tables: schema.tables, rows: (table) => iterate(connection, table) }
  } catch (error) {
    throw explainReadError(error, name)
  }
}

function* iterate(connection: Connection, { name, columns }: TableSchema): Generator<Row[]> {
  const names = columns.map((column) => `"${column}"`).join(', ')
  let rows: Row[] = []
  for (const row of connection.prepare<[], Row>(`select ${names} from "${name}"`).raw().iterate()) {
    rows.push(row)
    if (rows.length < batchSize) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** `alone` refuses while another client is connected, and blocks writes until `work` is done. */
export async function withSnapshotOfPostgres<Result>(
  { read }: Database,
  { alone }: { readonly alone: boolean },
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (alone) await assertNoOtherClients(read)
  const migrations = await readApplied(read)
  const { tables } = await schemaAfter(migrations)
  const moment = read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (trx) => {
    // Before the first query, which fixes the snapshot, so that everything committed before the lock is in it.
    if (alone)
      await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share mode`.execute(trx)
    return work({ migrations, tables, rows: (table) => fetchByCursor(trx, table) })
  })
}

async function* fetchByCursor(db: Kysely<Tables>, { name, columns }: TableSchema): AsyncGenerator<Row[]> {
  await sql`declare source no scroll cursor for select * from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(batchSize)} from source`.execute(db)
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column]))
    if (rows.length < batchSize) break
  }
  await sql`close source`.execute(db)
}
