// Opens PostgreSQL, so that it looks like any other database of ours.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Patience } from './open.ts'
import type { Tables } from './schema.ts'

export function connectPostgres(connectionString: string, timeZone: string, patience: Patience): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...patience,
    // Trust rule 2, whatever the server's or the role's own setting is.
    options: '-c synchronous_commit=on',
    types: { getTypeParser: parserFor },
  })
  // A connection that dies is replaced by the pool, and the query on it fails; unheard, the event itself, from an idle
  // connection or one in use, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    timeZone,
    read: db,
    transaction: (work) => db.transaction().execute(work),
    writeOne: (statement) => statement(db),
    write: db,
    foreignVersion: undefined,
    close: () => db.destroy(),
  }
}

/** PostgreSQL's bigint, numeric, time and JSON arrive in the same shapes as SQLite's. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  switch (oid) {
    case pg.types.builtins.INT8:
    case pg.types.builtins.NUMERIC:
      return Number
    case pg.types.builtins.TIMESTAMPTZ:
      return (value) => new Date(value).toISOString()
    case pg.types.builtins.JSONB:
      return (value) => value
    default:
      return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format) as (value: string) => unknown
  }
}
