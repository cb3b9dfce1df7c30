// The whole restaurant as lines of text and back: the same on both engines, so that a backup of one opens on the other.
import { sql, type Kysely } from 'kysely'
import { readApplied } from './migrate.ts'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

/** In an order that never names a row before it is there. Sessions stay behind: after a restore everybody logs in. */
const keys = {
  menu_items: 'id',
  shop_state: 'id',
  staff: 'id',
  orders: 'seq',
  audit_log: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>

export type DumpedTable = keyof typeof keys
export const dumpedTables = Object.keys(keys) as DumpedTable[]

export interface DumpHead {
  readonly burritoful: 1
  readonly takenAt: string
  /** What the tables had been through: the restored ones go through what came later. */
  readonly migrations: readonly string[]
}

export type DumpedRow = Readonly<Record<string, string | number | null>>

export type DumpLine = DumpHead | { readonly table: DumpedTable; readonly row: DumpedRow }

const batch = 500

/** Reads everything as it was at one moment, however long it takes and whatever is ordered meanwhile. */
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
      for (const table of dumpedTables) await dumpTable(connection, table, write)
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
  const key = keys[table]
  let after: string | number | null | undefined
  for (;;) {
    const { rows } = await sql<DumpedRow>`
      select * from ${sql.table(table)}
      ${after === undefined ? sql`` : sql`where ${sql.ref(key)} > ${after}`}
      order by ${sql.ref(key)} limit ${batch}`.execute(db)
    for (const row of rows) await write({ table, row })
    if (rows.length < batch) return
    after = rows.at(-1)?.[key]
  }
}

/** Puts rows of one table back as they were, their numbers included. */
export async function insertDumped(
  db: Kysely<Tables>,
  engine: Engine,
  table: DumpedTable,
  rows: readonly DumpedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => !isMadeByTheDatabase(table, column))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  // PostgreSQL would otherwise count from one again.
  const numbers = engine === 'postgres' && hasCounter(table) ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${numbers} values ${sql.join(values)}`.execute(db)
}

/** What new rows are numbered with must come after the restored ones. */
export async function continueCounting(db: Kysely<Tables>, engine: Engine): Promise<void> {
  // SQLite looks at the highest number there is.
  if (engine === 'sqlite') return
  for (const table of dumpedTables.filter(hasCounter)) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${keys[table]}),
      coalesce(max(${sql.ref(keys[table])}), 0) + 1, false) from ${sql.table(table)}`.execute(db)
  }
}

/** What the migrations put there, to make room for what the owner had. */
export async function clearStart(db: Kysely<Tables>): Promise<void> {
  for (const table of dumpedTables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
}

function hasCounter(table: DumpedTable): boolean {
  return table === 'orders' || table === 'staff' || table === 'audit_log'
}

function isMadeByTheDatabase(table: DumpedTable, column: string): boolean {
  return table === 'orders' && column === 'number'
}

/** True when nobody has ever opened a restaurant here. */
export async function isUntouched(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(db)
  return rows.length === 0
}

export async function countRows(db: Kysely<Tables>): Promise<Record<DumpedTable, number>> {
  const counts: Partial<Record<DumpedTable, number>> = {}
  for (const table of dumpedTables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    counts[table] = rows[0]?.count ?? 0
  }
  return counts as Record<DumpedTable, number>
}
