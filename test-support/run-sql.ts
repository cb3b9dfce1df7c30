// Runs SQL beside the server's own code, to bring a database into a state that our code would refuse to make.
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import type { FreshPlace } from './databases.ts'

/** Several statements at once. */
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

/** Every database from before version 1.0 has this table, by which this version recognizes it. */
export const beforeVersionOne = `create table migrations (name text primary key, applied_at text not null);
  insert into migrations values ('0001-open-restaurant', '2026-05-05T20:00:00.000Z')`
