// One migrated PostgreSQL database per worker, which tests borrow in turn: emptying it takes a tenth of creating another.
import pg from 'pg'
import { createDatabase } from './postgres.ts'

interface LentDatabase {
  readonly url: string
  /** Brings back the rows of the first day. */
  readonly emptying: string
  readonly shape: string
}

let worker: LentDatabase | undefined
let isLent = false

/** Undefined while another call of the same test has the database. */
export async function borrowDatabase(adminUrl: string, template: string): Promise<string | undefined> {
  if (isLent) return undefined
  isLent = true
  worker ??= await prepare(await createDatabase(adminUrl, template))
  return worker.url
}

/** At the end of a test, when its servers have closed. */
export async function returnDatabase(): Promise<void> {
  if (!isLent || !worker) return
  const { url, emptying, shape } = worker
  // Another test gets another database if this one cannot be emptied.
  worker = undefined
  isLent = false
  await ask(url, async (client) => {
    // A connection that the test left open might hold a lock.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    if ((await readShape(client)) !== shape)
      throw new Error('This test changes tables or indexes: it needs a database of its own, ownPlace.')
    await client.query(emptying)
  })
  worker = { url, emptying, shape }
}

function prepare(url: string): Promise<LentDatabase> {
  return ask(url, async (client) => {
    const tables = await readColumn(
      client,
      "select format('%I', tablename) from pg_tables where schemaname = 'public'",
    )
    const sequences = await readColumn(
      client,
      `select format('select setval(%L, %s, %L)', sequencename, coalesce(last_value, start_value), last_value is not null)
       from pg_sequences where schemaname = 'public'`,
    )
    const rows = []
    for (const table of tables) {
      const [json] = await readColumn(client, `select json_agg(t)::text from ${table} t`)
      if (json)
        rows.push(
          `insert into ${table} overriding system value
           select * from json_populate_recordset(null::${table}, ${client.escapeLiteral(json)})`,
        )
    }
    const emptying = [
      // Foreign keys, which may form circles, need not hold in between.
      'set session_replication_role = replica',
      ...tables.map((table) => `delete from ${table}`),
      ...rows,
      ...sequences,
    ].join(';\n')
    return { url, emptying, shape: await readShape(client) }
  })
}

/** Differs when a table, a column, an index, a constraint or a trigger came or went. */
async function readShape(client: pg.Client): Promise<string> {
  const catalogues = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger']
  const counts = catalogues.map((name) => `(select count(*) from ${name})`)
  return (await readColumn(client, `select concat_ws(' ', ${counts.join(', ')})`)).join()
}

async function readColumn(client: pg.Client, question: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: question, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function ask<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
