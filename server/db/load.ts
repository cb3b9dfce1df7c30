// Loads a snapshot into an empty database, on either engine, in one transaction: all of it or nothing (trust rule 21).
import { sql, type Kysely } from 'kysely'
import { countRows, isUntouched, readCatalogue, type Catalogue, type Counts } from './catalogue.ts'
import { CopyTrouble } from './copy-trouble.ts'
import { applyMissing, underMigrationLock } from './migrate.ts'
import { connectDatabase, type Engine, type Place } from './open.ts'
import type { Tables } from './schema.ts'
import { readTable, type Batch, type Snapshot } from './snapshot.ts'
import { addToTally, differences, tallyLike, type Tally } from './tally.ts'
import { isDatabaseDown } from './trouble.ts'

/** `last` runs in the same transaction, when everything is there. When `stop` is aborted, nothing is. */
export async function loadSnapshot(
  place: Place,
  snapshot: Snapshot,
  stop: AbortSignal,
  last?: (connection: Kysely<Tables>) => Promise<void>,
): Promise<Counts> {
  const db = await connectDatabase(place)
  try {
    return await underMigrationLock(db.write, db.engine, async (connection) => {
      // Every table of the place is emptied before it is loaded: there must be none yet, of ours or of another program.
      const before = await readCatalogue(connection, db.engine)
      if (before.size > 0 || !(await isUntouched(connection, db.engine))) {
        throw new CopyTrouble('There are tables in the database already. They were left as they are.')
      }
      let loading: Loading | undefined
      for await (const part of snapshot) {
        stop.throwIfAborted()
        if ('migrations' in part) {
          await applyMissing(connection, db.engine, part.migrations)
          loading = await startLoading(connection, db.engine)
        } else await loading?.insert(part)
      }
      await loading?.finish()
      // The migrations that came after the snapshot.
      await applyMissing(connection, db.engine)
      await last?.(connection)
      stop.throwIfAborted()
      return await countRows(connection, db.engine)
    })
  } finally {
    await db.close()
  }
}

export interface Loading {
  insert(batch: Batch): Promise<void>
  /** Fails unless the tables now hold what was inserted, and nothing else. */
  finish(): Promise<void>
}

/** Empties the tables: the migrations have put rows into them. */
export async function startLoading(db: Kysely<Tables>, engine: Engine): Promise<Loading> {
  const catalogue = await readCatalogue(db, engine)
  const loaded: Tally = new Map()
  const enforceForeignKeys = await suspendForeignKeys(db, engine)
  for (const table of catalogue.keys()) await sql`delete from ${sql.table(table)}`.execute(db)
  return {
    async insert(batch) {
      await insertRows(db, engine, catalogue, batch)
      addToTally(loaded, batch)
    },
    async finish() {
      await advanceSequences(db, catalogue)
      await enforceForeignKeys()
      const found = tallyLike(loaded)
      for (const table of catalogue.keys()) {
        for await (const batch of readTable(db, engine, table)) addToTally(found, batch)
      }
      const unequal = differences(loaded, found)
      if (unequal.length === 0) return
      throw new CopyTrouble(
        `Not everything arrived as it was (${unequal.join(', ')}). Nothing of it was kept.`,
      )
    },
  }
}

async function insertRows(
  db: Kysely<Tables>,
  engine: Engine,
  catalogue: Catalogue,
  { table, rows }: Batch,
): Promise<void> {
  const given = Object.keys(rows[0] ?? {})
  const known = catalogue.get(table) ?? []
  const strange = given.find((name) => !known.some((column) => column.name === name))
  if (strange !== undefined) {
    throw new CopyTrouble(
      `${known.length > 0 ? `${table}.${strange}` : table} is not of this version of Burritoful. Its database (or schema) must hold nothing else.`,
    )
  }
  const columns = given.filter((name) => !known.some((column) => column.name === name && column.isGenerated))
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  // Without this clause PostgreSQL would count the ids itself.
  const keepIds = engine === 'postgres' ? sql`overriding system value` : sql``
  const names = sql.join(columns.map((column) => sql.ref(column)))
  try {
    await sql`insert into ${sql.table(table)} (${names}) ${keepIds} values ${sql.join(values)}`.execute(db)
  } catch (error) {
    if (isDatabaseDown(error) || !(error instanceof Error)) throw error
    throw new CopyTrouble(`The database refuses a row of ${table}: ${error.message}. Nothing was kept.`, {
      cause: error,
    })
  }
}

/** New rows get new ids. */
async function advanceSequences(db: Kysely<Tables>, catalogue: Catalogue): Promise<void> {
  for (const [table, columns] of catalogue) {
    for (const { name, sequence } of columns) {
      if (sequence === null) continue
      await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(name)}), 0) + 1, false)
        from ${sql.table(table)}`.execute(db)
    }
  }
}

/**
 * The order of tables and rows does not matter while no foreign key is checked. Answers what checks them all and lets
 * them hold again, before any later migration.
 */
async function suspendForeignKeys(db: Kysely<Tables>, engine: Engine): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(db)
    return async () => {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
      if (rows[0]) throw new CopyTrouble(`A row of ${rows[0].table} refers to nothing. Nothing was kept.`)
      await sql`pragma defer_foreign_keys = off`.execute(db)
    }
  }
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    join pg_namespace on pg_namespace.oid = relnamespace and nspname = current_schema()
    where contype = 'f' and conparentid = 0`.execute(db)
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      // PostgreSQL's own words for the constraint.
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        db,
      )
    }
  }
}
