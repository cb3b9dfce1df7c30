// One INSERT for each order and nothing else, on either engine: what a server cannot do without.
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { placedRow } from './placed-row.ts'

type Store = () => Promise<unknown>

const { columns, next } = placedRow()
const insertInto = (places: string) =>
  `insert into orders (${columns.join(', ')}) values (${places})
   on conflict (idempotency_key) do nothing returning number`

/** Those that come in one turn of the event loop share a sync, as ours do. */
export function storeInFile(file: string): Store {
  const db = new SqliteConnection(file)
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) db.pragma(setting)
  const insert = db.prepare(insertInto(columns.map(() => '?').join(', '))).pluck()
  const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]
  let waiting: ((number: unknown) => void)[] = []

  function storeGroup(): void {
    const group = waiting
    waiting = []
    begin.run()
    const numbers = group.map(() => insert.get(next()))
    commit.run()
    for (const [at, tell] of group.entries()) tell(numbers[at])
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(storeGroup)
      waiting.push(resolve)
    })
}

/** As many connections as our server has, and a named statement. */
export async function storeOnPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const text = insertInto(columns.map((_, at) => `$${at + 1}`).join(', '))
  await pool.query('select 1')
  return async () => {
    const { rows } = await pool.query<{ number: number }>({ name: 'store', text, values: next() })
    return rows[0]?.number
  }
}
