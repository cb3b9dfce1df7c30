// A cache of prepared statements for each SQLite connection: parsing a statement usually takes longer than running it.
import type SqliteConnection from 'better-sqlite3'

/**
 * Beyond this the oldest statement is evicted, used or not. Preparing a frequent statement again now and then costs less than
 * tracking use (LRU).
 */
const most = 300

type CachedStatement = SqliteConnection.Statement & { reader: boolean }

/** The part of a connection that Kysely uses. */
export function cacheStatements(connection: SqliteConnection.Database) {
  const cache = new Map<string, CachedStatement>()

  return {
    prepare(text: string) {
      const known = cache.get(text)
      // A statement that is still being iterated cannot be started again.
      if (known && !known.busy) return known
      const statement = connection.prepare(text) as CachedStatement
      cache.set(text, statement)
      if (cache.size > most) cache.delete(cache.keys().next().value ?? '')
      return statement
    },
    close: () => void connection.close(),
  }
}
