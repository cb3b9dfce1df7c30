// SQLite takes longer to read a statement than to carry out most of them: each connection keeps those it has read.
import type SqliteConnection from 'better-sqlite3'

/** Beyond this the one that was not asked for longest goes: lists of ids make a new text for each length. */
const most = 300

/** What Kysely asks of a connection. */
export function keepStatements(connection: SqliteConnection.Database) {
  const kept = new Map<string, SqliteConnection.Statement>()

  return {
    prepare(text: string) {
      const known = kept.get(text)
      // One that is being read from row by row cannot begin anew.
      const statement = known && !known.busy ? known : connection.prepare(text)
      kept.delete(text)
      kept.set(text, statement)
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
      return statement as SqliteConnection.Statement & { reader: boolean }
    },
    close: () => void connection.close(),
  }
}
