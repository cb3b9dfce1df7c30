// Opens connection pools to PostgreSQL with the same interface, value types and durability as SQLite.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { watchDiskSpace } from './disk-space.ts'
import { forOneStatement } from './single-statement.ts'
import type { Database, Timeouts } from './database.ts'
import { preparedName } from './prepared-statements.ts'
import type { Tables } from '../schema.ts'

/**
 * Separate pools, so that reads never wait behind the orders that are being stored: under a flood of orders, staff still see
 * their board.
 */
const connections = { reading: 4, writing: 6 }

export function connectPostgres(connectionString: string, timeouts: Timeouts): Database {
  const reading = openPool(connectionString, timeouts, connections.reading)
  const writing = openPool(connectionString, timeouts, connections.writing)
  // PostgreSQL's disk is on another machine or belongs to another account, so only its errors show that it is full.
  const room = watchDiskSpace()
  return {
    engine: 'postgres',
    read: reading.db,
    transaction: (work) => room.watch(writing.db.transaction().execute(work)),
    // PostgreSQL commits a statement outside a transaction by itself, and syncs that COMMIT too.
    runStatement: (work) => room.watch(work(forOneStatement(writing.db))),
    hasFreeSpace: room.hasFreeSpace,
    write: writing.db,
    foreignVersion: undefined,
    countWaiting: () => reading.pool.waitingCount + writing.pool.waitingCount,
    close: async () => void (await Promise.all([reading.db.destroy(), writing.db.destroy()])),
  }
}

function openPool(connectionString: string, timeouts: Timeouts, max: number) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    verify: (client, done) => client.query(settings(timeouts), (error) => done(error)),
  })
  // The pool replaces a connection that dies, and the query on that connection fails. Without these listeners the error
  // event of an idle or a used connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const dialect = new PostgresDialect({ pool: closingTimedOutClients(pool, timeouts) })
  return { pool, db: new Kysely<Tables>({ dialect }) }
}

/**
 * SET on every new connection wins over DATABASE_URL, the role, the database and the server (trust rule 2). Their other
 * settings, such as a search_path, stay as they are.
 */
function settings({ statement_timeout = 0, query_timeout }: Timeouts): pg.QueryConfig {
  // A transaction that has waited for the capacity lock must see what others have stored: docs/decisions/0003.
  const text = `set synchronous_commit = on; set default_transaction_isolation = 'read committed';
    set statement_timeout = ${statement_timeout}`
  return withTimeout({ text }, query_timeout)
}

/** pg's types do not know that a query may have its own timeout; this timeout wins over the one in DATABASE_URL. */
function withTimeout(query: pg.QueryConfig, query_timeout: number | undefined): pg.QueryConfig {
  return { ...query, query_timeout } as pg.QueryConfig
}

/**
 * The pool would reuse a connection whose query timed out as if the connection were healthy. Here such a connection is
 * closed on release, and until then each further query on it fails at once.
 */
function closingTimedOutClients(pool: pg.Pool, { query_timeout }: Timeouts): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let timeout: Error | undefined
      const send = async (text: string, values: readonly unknown[] = []) => {
        if (timeout) throw timeout
        try {
          const query = { text, values: [...values], name: preparedName(text) }
          return await client.query(withTimeout(query, query_timeout))
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') timeout = error
          throw error
        }
      }
      const release = (destroy = false) => client.release(destroy || timeout !== undefined)
      return { query: sendingBeginWithNext(send), release } as unknown as PostgresPoolClient
    },
  }
}

type Send = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult | pg.QueryResult[]>

/**
 * BEGIN travels with the statement after it, if that has no parameters: a lock, or the first read. PostgreSQL runs the two as
 * statements of their own, so what is read after a lock is as new as ever.
 */
function sendingBeginWithNext(send: Send): Send {
  let isBeginDue = false
  return async (text, values = []) => {
    if (text === 'begin') {
      isBeginDue = true
      return notSent
    }
    if (!isBeginDue) return send(text, values)
    isBeginDue = false
    if (text === 'commit' || text === 'rollback') return notSent
    if (values.length === 0) return [await send(`begin; ${text}`)].flat().at(-1) ?? notSent
    await send('begin')
    return send(text, values)
  }
}

const notSent = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

/** PostgreSQL's bigint, numeric, timestamptz and jsonb get the same shapes as SQLite's values. */
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
