// Counts what a piece of work asks of the database: the statements of SQLite, and PostgreSQL's round trips, BEGIN and COMMIT included.
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'

/** The settings of a new connection, the feed's news of earlier changes, and its look for changes each second: nobody waits for them. */
const notOfTheWork = /^(set synchronous_commit|select pg_notify|pragma data_version)/i

/** The texts of all statements that this process sends until the work's promise settles, in order, whichever engine they go to. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const stop = [recordSqlite(sent), recordPostgres(sent)]
  try {
    await work()
    return sent.filter((text) => !notOfTheWork.test(text)).map(shorten)
  } finally {
    for (const undo of stop) undo()
  }
}

/** Every prepared statement of better-sqlite3 shares one prototype. */
const statementPrototype = Object.getPrototypeOf(
  new SqliteConnection(':memory:').prepare('select 1'),
) as SqliteConnection.Statement

function recordSqlite(sent: string[]): () => void {
  const original = { run: statementPrototype.run, all: statementPrototype.all, get: statementPrototype.get }
  const recording = (name: keyof typeof original) =>
    function (this: SqliteConnection.Statement, ...values: unknown[]) {
      sent.push(this.source)
      return original[name].apply(this, values)
    }
  Object.assign(statementPrototype, { run: recording('run'), all: recording('all'), get: recording('get') })
  return () => void Object.assign(statementPrototype, original)
}

function recordPostgres(sent: string[]): () => void {
  const { prototype } = pg.Client
  const original = prototype.query
  prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [query] = asked
    sent.push(typeof query === 'string' ? query : (query as pg.QueryConfig).text)
    return Reflect.apply(original, this, asked) as unknown
  } as typeof original
  return () => void (prototype.query = original)
}

/** On one line, so that a failing test reads as a list. */
function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
