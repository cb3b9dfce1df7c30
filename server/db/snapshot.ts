// A snapshot: every row of every table as it was at one moment, in values that both engines have.
import { sql, type Kysely } from 'kysely'
import { version } from '../version.ts'
import { readCatalogue } from './catalogue.ts'
import { CopyTrouble } from './copy-trouble.ts'
import { readApplied } from './migrate.ts'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

export type Value = string | number | null | Uint8Array
export type Row = Readonly<Record<string, Value>>

export interface SnapshotHead {
  /** The version of Burritoful that took it. */
  readonly version: string
  /** The migrations that the tables have had. */
  readonly migrations: readonly string[]
}

/** Some rows of one table. */
export interface Batch {
  readonly table: string
  readonly rows: readonly Row[]
}

/** The head comes first, then the tables one after the other. */
export type Snapshot = AsyncIterable<SnapshotHead | Batch>

/** Few enough for tables whose rows are pictures. */
export const batchSize = 100

/** Changes that others make meanwhile are not seen, however long the reading takes. */
export async function* takeSnapshot(
  db: Kysely<Tables>,
  engine: Engine,
  { lock = false } = {},
): AsyncGenerator<SnapshotHead | Batch> {
  // Read outside the transaction, which sees no commit after its first query, but every commit before its lock.
  const locked = lock ? await readCatalogue(db, engine) : new Map()
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    if (engine === 'postgres') await refuseWrites(transaction, [...locked.keys()])
    yield { version, migrations: await readApplied(transaction) }
    for (const table of (await readCatalogue(transaction, engine)).keys()) {
      yield* readTable(transaction, engine, table)
    }
  } finally {
    // A lost connection has nothing to roll back.
    await transaction
      .rollback()
      .execute()
      .catch(() => {})
  }
}

export async function* readTable(db: Kysely<Tables>, engine: Engine, table: string): AsyncGenerator<Batch> {
  let rows: Row[] = []
  for await (const row of engine === 'sqlite' ? iterate(db, table) : fetchByCursor(db, table)) {
    rows.push(asRow(table, row))
    if (rows.length < batchSize) continue
    yield { table, rows }
    rows = []
  }
  if (rows.length > 0) yield { table, rows }
}

type Found = Readonly<Record<string, unknown>>

function iterate(db: Kysely<Tables>, table: string): AsyncIterable<Found> {
  return db
    .selectFrom(sql<Found>`${sql.table(table)}`.as('source'))
    .selectAll()
    .stream()
}

async function* fetchByCursor(db: Kysely<Tables>, table: string): AsyncGenerator<Found> {
  await sql`declare source no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Found>`fetch ${sql.lit(batchSize)} from source`.execute(db)
    yield* rows
    if (rows.length < batchSize) break
  }
  await sql`close source`.execute(db)
}

/** On SQLite, whoever opened the file alone has locked it. */
async function refuseWrites(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share mode`.execute(db)
}

function asRow(table: string, found: Found): Row {
  return Object.fromEntries(
    Object.entries(found).map(([column, value]) => {
      if (isPortable(value)) return [column, value]
      // SQLite has no booleans; PostgreSQL reads 0 and 1 as such.
      if (typeof value === 'boolean') return [column, Number(value)]
      throw new CopyTrouble(`There is a value in ${table}.${column} that cannot be copied exactly.`)
    }),
  )
}

function isPortable(value: unknown): value is Value {
  if (value === null || typeof value === 'string' || value instanceof Uint8Array) return true
  // JavaScript has rounded an integer beyond the safe ones.
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)
}
