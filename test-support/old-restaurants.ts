// Restaurants as earlier versions left them: each file in upgrades/ was written by the code of the commit that it is
// named after, one for every commit that changed a migration or what a migration did. To make another: check the commit
// out in a folder of its own, open an empty database with its openDatabase, place orders with its placeOrder, move and
// cancel them, and write down, for SQLite, the schema and the rows, and for PostgreSQL every statement that it sent.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { freshPlace, type Engine, type FreshPlace } from './databases.ts'

const folder = path.join(import.meta.dirname, 'upgrades')

/** The commits, the oldest first. */
export const oldVersions = globSync('*.sqlite.sql', { cwd: folder })
  .map((file) => file.replace('.sqlite.sql', ''))
  .toSorted()

export async function openedByVersion(version: string, engine: Engine): Promise<FreshPlace> {
  const place = await freshPlace(engine)
  await runSql(place, readFileSync(path.join(folder, `${version}.${engine}.sql`), 'utf8'))
  return place
}

/** Several statements at once, on a connection that knows nothing of our code. */
export async function runSql({ dataDir, databaseUrl }: FreshPlace, text: string): Promise<void> {
  if (!databaseUrl) {
    const file = new SqliteConnection(path.join(dataDir, 'burritoful.db'))
    file.exec(text)
    file.close()
    return
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}
