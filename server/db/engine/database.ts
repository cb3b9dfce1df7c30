// The database as the rest of the server sees it, whichever engine it has.
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Write } from './group-commit.ts'
import type { WriteStatement } from './single-statement.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  readonly engine: Engine
  /** For reads outside a transaction. */
  readonly read: Kysely<Tables>
  /** For every write: all or nothing, and durable on the disk when the promise resolves (trust rule 2). */
  transaction<Result>(work: Write<Result>): Promise<Result>
  /** For a write that is a single statement, as durable as a transaction: on PostgreSQL without BEGIN and COMMIT. */
  runStatement<Result>(work: WriteStatement<Result>): Promise<Result>
  /** The writing connection, for maintenance only: migrations, backup, tests. */
  readonly write: Kysely<Tables>
  /** A number that changes when another process writes to the SQLite file; PostgreSQL has none. */
  readonly foreignVersion: (() => unknown) | undefined
  /** False while the disk is full: no order can be stored. */
  hasFreeSpace(): Promise<boolean>
  /** How many requests wait for a connection; always 0 on SQLite. */
  countWaiting(): number
  close(): Promise<void>
}

/** Where the data is: SQLite in dataDir, or PostgreSQL if there is a databaseUrl. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

/** For one statement: PostgreSQL's own timeout, and the client's timeout for a database that does not answer at all. */
export interface Timeouts {
  readonly statement_timeout?: number
  readonly query_timeout?: number
}
