// Opens the database: SQLite in a folder, or PostgreSQL at a URL. The rest of the server sees the same interface for both.
import { chmodSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import type { Database, Place, Timeouts } from './database.ts'
import { freeBytesIn, watchDiskSpace } from './disk-space.ts'
import { makeFolder } from './make-folder.ts'
import { createGroupCommit } from './group-commit.ts'
import { forOneStatement } from './single-statement.ts'
import { cacheStatements } from './statement-cache.ts'
import { migrate } from '../migrate.ts'
import type { Tables } from '../schema.ts'

export const sqliteFile = 'burritoful.db'

/** Resolves after the migrations. */
export async function openDatabase(place: Place): Promise<Database> {
  const maintenance = await connectDatabase(place)
  try {
    await migrate(maintenance.write, maintenance.engine)
  } finally {
    await maintenance.close()
  }
  return connect(place, { statement_timeout: 15_000, query_timeout: 20_000 })
}

/**
 * Opens the database without migrating, for maintenance: a backup must not change what it copies. There are no timeouts,
 * since a migration of many orders, or the wait for another server's migration, takes longer than any request may.
 */
export function connectDatabase(place: Place): Promise<Database> {
  return connect(place, {})
}

async function connect(place: Place, timeouts: Timeouts): Promise<Database> {
  const { databaseUrl } = place
  if (!databaseUrl) return connectSqlite(place)
  // A server with SQLite does not load the PostgreSQL driver.
  const { connectPostgres } = await import('./open-postgres.ts')
  return connectPostgres(databaseUrl, timeouts)
}

export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db.read)
}

/** Two servers may open a new file at the same time, and busy_timeout does not apply to this lock. */
function turnOnWal(connection: SqliteConnection.Database): void {
  const deadline = Date.now() + 5_000
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL')
      return
    } catch (error) {
      const isBusy = error instanceof SqliteConnection.SqliteError && error.code === 'SQLITE_BUSY'
      if (!isBusy || Date.now() > deadline) throw error
    }
  }
}

function connectSqlite({ dataDir }: Place): Database {
  makeFolder(dataDir)
  const file = path.join(dataDir, sqliteFile)
  const connection = new SqliteConnection(file)
  connection.pragma('busy_timeout = 5000')
  turnOnWal(connection)
  // With FULL, a COMMIT returns only when the order is on the disk (trust rule 2).
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  restrictToOurAccount(file)
  // Deleted and overwritten data is zeroed in the file, so that nothing is left of a purged customer.
  connection.pragma('secure_delete = ON')
  const statements = cacheStatements(connection)
  const write = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) })
  const writer = createGroupCommit(write, {
    run: (statement) => void statements.prepare(statement).run(),
    isOpen: () => connection.inTransaction,
  })

  // Reads have a connection of their own, so that a screen never waits behind an order being written.
  const reader = new SqliteConnection(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: cacheStatements(reader) }) })
  const room = watchDiskSpace(() => freeBytesIn(dataDir))
  return {
    engine: 'sqlite',
    read,
    transaction: (work) => room.watch(writer.write(work)),
    // Shares a COMMIT with the writes that wait, like a transaction.
    runStatement: (work) => room.watch(writer.write((trx) => work(forOneStatement(trx)))),
    hasFreeSpace: room.hasFreeSpace,
    write,
    // data_version ignores the writes of its own connection, and all our writes go through this one.
    foreignVersion: () => (connection.open ? connection.pragma('data_version', { simple: true }) : undefined),
    countWaiting: () => 0,
    async close() {
      await writer.finish()
      await Promise.all([read.destroy(), write.destroy()])
      // Kysely closes a connection only if it was used.
      for (const opened of [connection, reader]) opened.close()
    },
  }
}

/** Only the server's own account may read the files, however they were created. A new WAL gets the mode of the database. */
function restrictToOurAccount(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(part, 0o600)
    } catch {
      // The file does not exist, belongs to another account, or is on a file system without modes.
    }
  }
}
