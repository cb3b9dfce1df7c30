// Opens PostgreSQL, so that it looks like any other database of ours.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database, Patience } from './open.ts'
import type { Tables } from './schema.ts'

export function connectPostgres(connectionString: string, timeZone: string, patience: Patience): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    verify: (client, done) => client.query(settings(patience), (error) => done(error)),
  })
  // A connection that dies is replaced by the pool, and the query on it fails; unheard, the event itself, from an idle
  // connection or one in use, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutSilentOnes(pool, patience) }) })
  return {
    engine: 'postgres',
    timeZone,
    read: db,
    transaction: (work) => db.transaction().execute(work),
    write: db,
    foreignVersion: undefined,
    close: () => db.destroy(),
  }
}

/**
 * By SET on every new connection, which is stronger than what DATABASE_URL, the role, the database or the server say
 * (trust rule 2). What else they set, such as a search_path, is theirs.
 */
function settings({ statement_timeout = 0, query_timeout }: Patience): pg.QueryConfig {
  const text = `set synchronous_commit = on; set statement_timeout = ${statement_timeout}`
  return limited({ text }, query_timeout)
}

/** The type does not know that a query may bring a time limit of its own; it goes before that of DATABASE_URL. */
function limited(query: pg.QueryConfig, query_timeout: number | undefined): pg.QueryConfig {
  return { ...query, query_timeout } as pg.QueryConfig
}

/**
 * The pool would hand out a connection that left a query unanswered as if it were well. Here it is closed instead, and
 * whoever holds it does not wait on it a second time.
 */
function withoutSilentOnes(pool: pg.Pool, { query_timeout }: Patience): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let silence: Error | undefined
      const query = async (text: string, values: unknown[]) => {
        if (silence) throw silence
        try {
          return await client.query(limited({ text, values }, query_timeout))
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') silence = error
          throw error
        }
      }
      const release = (destroy = false) => client.release(destroy || silence !== undefined)
      return { query, release } as unknown as PostgresPoolClient
    },
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
