// The schema of a SQLite file must be the one that our migrations make: no trigger, view, index or table of somebody else's,
// none missing, and none changed (trust rule 18).
import SqliteConnection, { type Database as Connection } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { CopyTrouble } from './copy-trouble.ts'
import { applyMissing, type Applied } from './migrate.ts'
import type { Tables } from './schema.ts'

/** The database is whole, but a part of it is not as we made it. */
export class StrangeSchema extends CopyTrouble {
  readonly part: string

  constructor(file: string, part: string) {
    super(
      `${file} is not as Burritoful made it (${part}). Somebody has changed it. Restore another backup. Nothing was changed.`,
    )
    this.part = part
  }
}

/** `name` is what the person at the terminal calls the file. */
export async function checkSchema(file: string, name: string, applied: readonly Applied[]): Promise<void> {
  const { needed, allowed } = await schemaAfter(applied.map((migration) => migration.name))
  const connection = new SqliteConnection(file, { readonly: true, fileMustExist: true })
  try {
    const found = readSchema(connection)
    const strange = [...found.values()].find((part) => !allowed.has(keyOf(part)))
    const missing = [...needed.values()].find((part) => !found.has(keyOf(part)))
    const part = strange ?? missing
    if (!part) return
    // The name may hold anything, and is for a terminal: JSON escapes control characters.
    throw new StrangeSchema(name, `the ${part.type} ${JSON.stringify(part.name.slice(0, 60))}`)
  } finally {
    connection.close()
  }
}

interface Part {
  readonly type: string
  readonly name: string
  readonly table: string
  /** Null for the index of a primary key or of a UNIQUE column. */
  readonly sql: string | null
}

type Schema = ReadonlyMap<string, Part>

/** The migrations themselves say what they make. Allowed are also the tables of statistics, which `analyze` adds. */
async function schemaAfter(migrations: readonly string[]): Promise<{ needed: Schema; allowed: Schema }> {
  const connection = new SqliteConnection(':memory:')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  try {
    await applyMissing(db, 'sqlite', migrations)
    const needed = readSchema(connection)
    connection.exec('analyze')
    return { needed, allowed: readSchema(connection) }
  } finally {
    await db.destroy()
  }
}

function readSchema(connection: Connection): Schema {
  const parts = connection
    .prepare<[], Part>('select type, name, tbl_name as "table", sql from sqlite_schema')
    .all()
  return new Map(parts.map((part) => [keyOf(part), part]))
}

/** SQLite keeps the words of a CREATE as they were written; line breaks and indentation say nothing. */
function keyOf({ type, name, table, sql }: Part): string {
  return JSON.stringify([type, name, table, sql?.replace(/\s+/g, ' ')])
}
