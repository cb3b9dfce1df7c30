// Runs the statements of an order in one transaction and nothing else, on either engine: the least that a server must do.
import { randomBytes } from 'node:crypto'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { preparedName } from '../../server/db/engine/prepared-statements.ts'
import type { OrderStatements, Statement } from './order-statements.ts'

/** Stores an order and returns its row: the seq and the number. */
export type Store = (key: string, email: string) => Promise<unknown>

interface Stored {
  readonly seq?: number
}

type OwnParameters = (statement: Statement, stored: Stored | undefined) => unknown[]

/** The recorded parameters with this order's own key, mailbox and id, and the seq that its INSERT returned. */
function ownParameters(recorded: OrderStatements) {
  return (key: string, email: string): OwnParameters => {
    const id = randomBytes(16).toString('base64url')
    // Rows are one parameter, in which the values stand among others.
    const own = (value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(recorded.key, key).replaceAll(recorded.email, email).replaceAll(recorded.id, id)
        : value
    return ({ parameters, seqAt }, stored) =>
      parameters.map((value, at) => (seqAt.includes(at) ? stored?.seq : own(value)))
  }
}

/** The row of the order, which one of the statements returns: on PostgreSQL without its seq, which no other statement needs. */
function storedIn(rows: readonly unknown[]): Stored | undefined {
  const [row] = rows as { seq?: number; number?: number }[]
  return row?.number === undefined ? undefined : row
}

/** Orders of one turn of the event loop share a COMMIT, each in its own SAVEPOINT, as in our server. */
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
  const statements = recorded.statements.map((statement) => {
    const prepared = db.prepare(statement.sql)
    // A statement that returns no rows is run.
    const run = (parameters: unknown[]) =>
      prepared.reader ? prepared.all(...parameters) : [prepared.run(...parameters)]
    return { statement, run }
  })
  const frame = (text: string) => db.prepare(text)
  const [begin, savepoint, release, commit] = [
    frame('begin immediate'),
    frame('savepoint one'),
    frame('release one'),
    frame('commit'),
  ]
  let waiting: { parameters: OwnParameters; tell: (stored: unknown) => void }[] = []

  function storeGroup(): void {
    const group = waiting
    waiting = []
    begin.run()
    const stored = group.map(({ parameters }) => {
      savepoint.run()
      let order: Stored | undefined
      for (const { statement, run } of statements)
        order = storedIn(run(parameters(statement, order))) ?? order
      release.run()
      return order
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

/** As many connections as our server has, and the same prepared statements. */
export async function storeOnPostgres(url: string, recorded: OrderStatements): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const parametersOf = ownParameters(recorded)
  await pool.query('select 1')
  return async (key, email) => {
    const client = await pool.connect()
    try {
      const parameters = parametersOf(key, email)
      let order: Stored | undefined
      await client.query('begin')
      for (const statement of recorded.statements) {
        const { rows } = await client.query<object>({
          name: preparedName(statement.sql),
          text: statement.sql,
          values: parameters(statement, order),
        })
        order = storedIn(rows) ?? order
      }
      await client.query('commit')
      return order
    } finally {
      client.release()
    }
  }
}
