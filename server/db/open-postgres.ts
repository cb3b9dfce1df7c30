// Opens PostgreSQL, so that it looks like any other database of ours.
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Patience } from './open.ts'
import type { Tables } from './schema.ts'
import { nameOfStanding } from './standing-query.ts'

const settings = {
  // Trust rule 2, whatever the server's or the role's own setting is.
  synchronous_commit: 'on',
  // Whatever is asked for every day has an index (query-plans.test.ts). While a table is young, reading all of it looks
  // cheaper, and a kept plan goes on doing so while the table grows: that was half of what PostgreSQL did in a rush.
  enable_seqscan: 'off',
  // Before PostgreSQL 18 a scan that cannot be avoided, as of the menu, then looks so dear that it is compiled each time.
  jit: 'off',
} as const

export function connectPostgres(connectionString: string, timeZone: string, patience: Patience): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...patience,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser: parserFor },
  })
  // A connection that dies is replaced by the pool, and the query on it fails; unheard, the event itself, from an idle
  // connection or one in use, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    keepPlans(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    timeZone,
    read: db,
    transaction: (work) => db.transaction().execute(work),
    writeOne: (statement) => statement(db),
    beforeWriting: (needed) => needed,
    write: db,
    foreignVersion: undefined,
    close: () => db.destroy(),
  }
}

/** A query that comes again and again is sent under a name: PostgreSQL then reads and plans it once a connection. */
function keepPlans(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (query: pg.QueryConfig) => Promise<pg.QueryResult>
  const sendByName = (text: string, values?: unknown[]) => {
    const query = { text, ...(values && { values }) }
    const name = nameOfStanding(text)
    return send(name === undefined ? query : { ...query, name }).catch(async (error: unknown) => {
      // Another server has added a column since: the plan is made anew.
      if (name !== undefined && codeOf(error) === '0A000') return send(query)
      // It would go back into the pool as if it were well, and be the next one taken.
      if (error instanceof Error && error.message === 'Query read timeout') await hangUp(client)
      throw error
    })
  }
  // Of its many shapes this is the one that Kysely calls.
  client.query = sendByName as typeof client.query
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Resolves when the pool knows that the connection is gone. */
async function hangUp(client: pg.PoolClient): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  await new Promise<void>((resolve) => {
    client.once('end', resolve)
    stream.destroy()
  })
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
