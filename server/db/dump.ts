// Dumps the whole database as lines of text and loads them again: alike on both engines, so a backup moves between them.
import { sql, type Kysely } from 'kysely'
import { readApplied } from './migrate.ts'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

/** Each table and its key, in the order of foreign keys. Sessions are left out: after a restore everybody logs in. */
const keys = {
  menu_items: ['id'],
  shop_state: ['id'],
  staff: ['id'],
  orders: ['seq'],
  order_lines: ['order_seq', 'position'],
  order_charges: ['order_seq', 'position'],
  payments: ['seq'],
  audit_log: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type DumpedTable = keyof typeof keys
export const dumpedTables = Object.keys(keys) as DumpedTable[]

export interface DumpHead {
  readonly burritoful: 1
  readonly takenAt: string
  /** The migrations that the tables have had; a restore then applies the later migrations. */
  readonly migrations: readonly string[]
}

export type DumpedRow = Readonly<Record<string, string | number | null>>

export type DumpLine = DumpHead | { readonly table: DumpedTable; readonly row: DumpedRow }

const batchSize = 500

/** Reads one snapshot, however long the dump takes and whatever is ordered meanwhile. */
export async function dump(
  db: Kysely<Tables>,
  engine: Engine,
  now: Date,
  write: (line: DumpLine) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const begin = engine === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read read only`
    await begin.execute(connection)
    try {
      const migrations = await readApplied(connection)
      await write({ burritoful: 1, takenAt: now.toISOString(), migrations })
      for (const table of await existingTables(connection, engine)) await dumpTable(connection, table, write)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

async function dumpTable(
  db: Kysely<Tables>,
  table: DumpedTable,
  write: (line: DumpLine) => Promise<void>,
): Promise<void> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)))
  let last: DumpedRow | undefined
  for (;;) {
    const after = last && sql.join(keys[table].map((column) => last?.[column]))
    const { rows } = await sql<DumpedRow>`
      select * from ${sql.table(table)} ${after ? sql`where (${key}) > (${after})` : sql``}
      order by ${key} limit ${batchSize}`.execute(db)
    for (const row of rows) await write({ table, row })
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

/** The tables of an earlier version are fewer: a backup is taken before migrating, and restored before it, too. */
async function existingTables(db: Kysely<Tables>, engine: Engine): Promise<DumpedTable[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
          db,
        )
  const names = new Set(rows.map(({ name }) => name))
  return dumpedTables.filter((table) => names.has(table))
}

/** Inserts rows of one table as they were, including their generated ids. */
export async function insertDumped(
  db: Kysely<Tables>,
  engine: Engine,
  table: DumpedTable,
  rows: readonly DumpedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => !isGenerated(table, column))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  // Without this clause PostgreSQL refuses the dumped ids.
  const numbers = engine === 'postgres' && hasSequence(table) ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${numbers} values ${sql.join(values)}`.execute(db)
}

/** Moves the sequences behind the restored ids, so that new rows get new ids. */
export async function advanceSequences(db: Kysely<Tables>, engine: Engine): Promise<void> {
  // SQLite always continues after the highest id in the table.
  if (engine === 'sqlite') return
  for (const table of (await existingTables(db, engine)).filter(hasSequence)) {
    const [key] = keys[table]
    await sql`select setval(pg_get_serial_sequence(${table}, ${key}),
      coalesce(max(${sql.ref(key)}), 0) + 1, false) from ${sql.table(table)}`.execute(db)
  }
}

/** Deletes the rows that the migrations inserted, to make room for the owner's rows. */
export async function deleteStartingRows(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const table of (await existingTables(db, engine)).toReversed())
    await sql`delete from ${sql.table(table)}`.execute(db)
}

function hasSequence(table: DumpedTable): boolean {
  return table === 'orders' || table === 'payments' || table === 'staff' || table === 'audit_log'
}

function isGenerated(table: DumpedTable, column: string): boolean {
  return table === 'orders' && column === 'number'
}

/** True when no migration has ever run here. */
export async function isUntouched(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(db)
  return rows.length === 0
}

export async function countRows(
  db: Kysely<Tables>,
  engine: Engine,
): Promise<Partial<Record<DumpedTable, number>>> {
  const counts: Partial<Record<DumpedTable, number>> = {}
  for (const table of await existingTables(db, engine)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
