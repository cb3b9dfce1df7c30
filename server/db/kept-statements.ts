// SQLite takes longer to read a statement than to carry out most of them: each connection keeps those it has read.
import type SqliteConnection from 'better-sqlite3'

/**
 * Beyond this the oldest goes, whether it is used or not: lists of ids make a new text for each length. One that is used
 * is read again, once in a while, which costs less than keeping count of all.
 */
const most = 300

type Kept = SqliteConnection.Statement & { reader: boolean }

/** What Kysely asks of a connection. */
export function keepStatements(connection: SqliteConnection.Database) {
  const kept = new Map<string, Kept>()

  return {
    prepare(text: string) {
      const known = kept.get(text)
      // One that is being read from row by row cannot begin anew.
      if (known && !known.busy) return known
      const statement = connection.prepare(text) as Kept
      kept.set(text, statement)
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
      return statement
    },
    close: () => void connection.close(),
  }
}
