// Opens the database: SQLite in a folder, or PostgreSQL at an address. Above this file the two look the same.
import { chmodSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { makeFolder } from './make-folder.ts'
import { createGroupCommit, type Write } from './group-commit.ts'
import { keepStatements } from './kept-statements.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  readonly engine: Engine
  /** Where the restaurant is. */
  readonly timeZone: string
  /** For reading outside a transaction. */
  readonly read: Kysely<Tables>
  /** For every write: it holds together or not at all, and is on the disk when this answers (trust rule 2). */
  transaction<Result>(work: Write<Result>): Promise<Result>
  /** The connection that writes, for those who look after the database: migrations, backup, tests. */
  readonly write: Kysely<Tables>
  /** A number that changes when somebody outside this process wrote; only SQLite has one to ask for. */
  readonly foreignVersion: (() => unknown) | undefined
  close(): Promise<void>
}

export const sqliteFile = 'burritoful.db'

export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Where the restaurant is: its days are stored with the orders. */
  readonly timeZone: string
}

/** Opens, migrates, and answers only when both are done. */
export async function openDatabase(place: Place): Promise<Database> {
  const keeper = await connectDatabase(place)
  try {
    await migrate(keeper.write, keeper.engine, keeper.timeZone)
  } finally {
    await keeper.close()
  }
  return connect(place, { statement_timeout: 15_000, query_timeout: 20_000 })
}

/**
 * Opens it as it is, for those who look after it: a backup must not change what it copies. They may take their time: a
 * migration of many orders, or waiting for another server's, outlasts any patience that suits a request.
 */
export function connectDatabase(place: Place): Promise<Database> {
  return connect(place, {})
}

/** How long one statement may take; the second is for a database that does not even say that it took too long. */
export interface Patience {
  readonly statement_timeout?: number
  readonly query_timeout?: number
}

async function connect(place: Place, patience: Patience): Promise<Database> {
  const { databaseUrl, timeZone } = place
  if (!databaseUrl) return connectSqlite(place)
  // Whoever keeps the orders in a file does not load what speaks to PostgreSQL.
  const { connectPostgres } = await import('./open-postgres.ts')
  return connectPostgres(databaseUrl, timeZone, patience)
}

/** Resolves when the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db.read)
}

function connectSqlite({ dataDir, timeZone }: Place): Database {
  makeFolder(dataDir)
  const file = path.join(dataDir, sqliteFile)
  const connection = new SqliteConnection(file)
  connection.pragma('busy_timeout = 5000')
  connection.pragma('journal_mode = WAL')
  // FULL: COMMIT answers only when the order is on the disk (trust rule 2).
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  keepToOurselves(file)
  // What is deleted or written over is zeroed in the file: a customer who was forgotten is not left in a gap.
  connection.pragma('secure_delete = ON')
  const statements = keepStatements(connection)
  const write = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) })
  const group = createGroupCommit(write, {
    run: (statement) => void statements.prepare(statement).run(),
    isOpen: () => connection.inTransaction,
  })

  // A second connection reads, so that a screen never waits behind an order being written.
  const reader = new SqliteConnection(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(reader) }) })
  return {
    engine: 'sqlite',
    timeZone,
    read,
    transaction: group.write,
    write,
    // Our own writes do not count, since this is the connection that makes them.
    foreignVersion: () => (connection.open ? connection.pragma('data_version', { simple: true }) : undefined),
    async close() {
      await group.finish()
      await Promise.all([read.destroy(), write.destroy()])
    },
  }
}

/** However the file came here: what is in it is nobody else's on this machine. SQLite makes the log beside it alike. */
function keepToOurselves(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600)
    } catch {
      // It is not there, is not ours to change, or lies on a disk that knows no such thing.
    }
  }
}
