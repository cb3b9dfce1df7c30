// The tables as the database itself lists them: a copy needs no list of its own, which could miss a new table.
import { sql, type Kysely } from 'kysely'
import type { Engine } from './open.ts'
import type { Tables } from './schema.ts'

export interface Column {
  readonly name: string
  /** The database computes the value itself and accepts none. */
  readonly isGenerated: boolean
  /** PostgreSQL's counter for new values of this column; SQLite has none and continues after the highest value. */
  readonly sequence: string | null
}

/** Table names and their columns. Without the table of the migrations: whoever makes the tables writes that one. */
export type Catalogue = ReadonlyMap<string, readonly Column[]>

export async function readCatalogue(db: Kysely<Tables>, engine: Engine): Promise<Catalogue> {
  const { rows } = await (engine === 'sqlite' ? sqliteColumns : postgresColumns).execute(db)
  const catalogue = new Map<string, Column[]>()
  for (const { table, name, isGenerated, sequence } of rows) {
    const columns = catalogue.get(table) ?? []
    columns.push({ name, isGenerated: Boolean(isGenerated), sequence })
    catalogue.set(table, columns)
  }
  return catalogue
}

interface Listed extends Omit<Column, 'isGenerated'> {
  readonly table: string
  readonly isGenerated: boolean | 0 | 1
}

const sqliteColumns = sql<Listed>`
  select tables.name as "table", columns.name as name, columns.hidden in (2, 3) as "isGenerated", null as sequence
  from sqlite_schema as tables, pragma_table_xinfo(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\' and tables.name <> 'migrations'
  order by tables.name, columns.cid`

/** A table that an extension brought along is the extension's own. */
const postgresColumns = sql<Listed>`
  select relname as "table", attname as name, attgenerated <> '' as "isGenerated",
    pg_get_serial_sequence(quote_ident(nspname) || '.' || quote_ident(relname), attname) as sequence
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace and nspname = current_schema()
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p') and not relispartition and relname <> 'migrations'
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  order by relname collate "C", attnum`

/** True when no migration has ever run here. */
export async function isUntouched(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_schema where name = 'migrations'`.execute(db)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(db)
  return rows.length === 0
}

export type Counts = ReadonlyMap<string, number>

export async function countRows(db: Kysely<Tables>, engine: Engine): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const table of (await readCatalogue(db, engine)).keys()) {
    const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
    counts.set(table, (await counted.execute(db)).rows[0]?.count ?? 0)
  }
  return counts
}
