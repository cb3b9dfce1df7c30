// The statements of an order in one transaction and nothing else, on either engine: what a server cannot do without.
import { randomBytes } from 'node:crypto'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import type { OrderStatements } from './order-statements.ts'

/** Stores an order and answers its row's first column. */
export type Store = (key: string, email: string) => Promise<unknown>

/** The recorded parameters with this order's own key, mailbox and id. */
function ownParameters({ statements, ...recorded }: OrderStatements) {
  return (key: string, email: string): unknown[][] => {
    const own = new Map<unknown, unknown>([
      [recorded.key, key],
      [recorded.email, email],
      [recorded.id, randomBytes(16).toString('base64url')],
    ])
    return statements.map(({ parameters }) => parameters.map((value) => own.get(value) ?? value))
  }
}

/** Those that come in one turn of the event loop share a COMMIT, each in a SAVEPOINT of its own, as ours do. */
export function storeInFile(file: string, recorded: OrderStatements): Store {
  const db = new SqliteConnection(file)
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'secure_delete = ON',
  ]) {
    db.pragma(setting)
  }
  const parametersOf = ownParameters(recorded)
  const statements = recorded.statements.map(({ sql }) => db.prepare(sql))
  const frame = (text: string) => db.prepare(text)
  const [begin, savepoint, release, commit] = [
    frame('begin immediate'),
    frame('savepoint one'),
    frame('release one'),
    frame('commit'),
  ]
  let waiting: { parameters: unknown[][]; tell: (stored: unknown) => void }[] = []

  function storeGroup(): void {
    const group = waiting
    waiting = []
    begin.run()
    const stored = group.map(({ parameters }) => {
      savepoint.run()
      const rows = statements.map((statement, at) => statement.all(...(parameters[at] ?? [])))
      release.run()
      return rows.at(-1)?.[0]
    })
    commit.run()
    for (const [at, { tell }] of group.entries()) tell(stored[at])
  }
  return (key, email) =>
    new Promise((tell) => {
      if (waiting.length === 0) setImmediate(storeGroup)
      waiting.push({ parameters: parametersOf(key, email), tell })
    })
}

/** As many connections as our server has, and statements without names, as its own. */
export async function storeOnPostgres(url: string, recorded: OrderStatements): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const parametersOf = ownParameters(recorded)
  await pool.query('select 1')
  return async (key, email) => {
    const client = await pool.connect()
    try {
      const parameters = parametersOf(key, email)
      let stored: unknown
      await client.query('begin')
      for (const [at, { sql }] of recorded.statements.entries()) {
        const { rows } = await client.query<object>(sql, parameters[at])
        stored = rows[0]
      }
      await client.query('commit')
      return stored
    } finally {
      client.release()
    }
  }
}
