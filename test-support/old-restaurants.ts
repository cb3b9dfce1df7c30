// Databases of earlier versions: each file in upgrades/ was written by the code of the commit in its name, one for every
// commit that changed a migration or the effect of a migration. To make another one: check that commit out, open an empty
// database with its openDatabase, place, move and cancel orders with its actions, and save, for SQLite, the schema and
// the rows, and for PostgreSQL every statement that was sent. Of the last one, a file beside it has what that version
// answered to GET requests.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { freshPlace, type Engine, type FreshPlace } from './databases.ts'

const folder = path.join(import.meta.dirname, 'upgrades')

/** Oldest first. */
export const oldVersions = globSync('*.sqlite.sql', { cwd: folder })
  .map((file) => file.replace('.sqlite.sql', ''))
  .toSorted()

export async function openedByVersion(version: string, engine: Engine): Promise<FreshPlace> {
  const place = await freshPlace(engine)
  await runSql(place, readFileSync(path.join(folder, `${version}.${engine}.sql`), 'utf8'))
  return place
}

export interface Answers {
  /** What its clock showed. */
  readonly now: Date
  /** The owner's session. */
  readonly cookie: string
  /** By their address. */
  readonly answers: ReadonlyMap<string, unknown>
}

export function readByVersion(version: string, engine: Engine): Answers {
  const text = readFileSync(path.join(folder, `${version}.${engine}.answers.jsonl`), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  const { now, cookie } = JSON.parse(head ?? '') as { now: string; cookie: string }
  const answers = lines.map((line) => JSON.parse(line) as { url: string; answer: unknown })
  return { now: new Date(now), cookie, answers: new Map(answers.map(({ url, answer }) => [url, answer])) }
}

/** Runs several statements at once, on a connection without any of our code. */
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
