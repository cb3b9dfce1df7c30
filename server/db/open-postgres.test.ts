// Connections to PostgreSQL: how they are set, and how they go wrong without a word.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshPlace, timeZone } from '../../test-support/databases.ts'
import { connectPostgres } from './open-postgres.ts'
import { openDatabase } from './open.ts'
import { readShop } from './shop.ts'

const processOf = sql<{ pid: number }>`select pg_backend_pid() as pid`

async function openPostgres(patience = {}) {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const db = connectPostgres(databaseUrl, timeZone, patience)
  onTestFinished(() => db.close())
  return db
}

test('a connection that does not answer is not handed out again', async () => {
  const db = await openPostgres({ query_timeout: 500 })
  const pid = (await processOf.execute(db.read)).rows[0]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => void process.kill(pid, 'SIGCONT'))
  await expect(processOf.execute(db.read)).rejects.toThrow('timeout')
  const [next] = (await processOf.execute(db.read)).rows
  expect(next?.pid).not.toBe(pid)
})

test('a column that another server adds does not stop the queries that are kept', async () => {
  const { databaseUrl = '', ...place } = await freshPlace('postgres')
  const db = await openDatabase({ ...place, databaseUrl, timeZone })
  onTestFinished(() => db.close())
  expect((await readShop(db, new Date())).items).toHaveLength(4)
  await sql`alter table menu_items add column later text`.execute(db.write)
  expect((await readShop(db, new Date())).items).toHaveLength(4)
})

test('whatever the database is set to, a commit syncs, tables are not walked through, and nothing is compiled', async () => {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const asked = connectPostgres(databaseUrl, timeZone, {})
  const name = sql.ref(new URL(databaseUrl).pathname.slice(1))
  await sql`alter database ${name} set synchronous_commit = off`.execute(asked.write)
  await sql`alter database ${name} set jit = on`.execute(asked.write)
  await asked.close()
  const db = connectPostgres(databaseUrl, timeZone, {})
  onTestFinished(() => db.close())
  const { rows } = await sql`select current_setting('synchronous_commit') as synced,
    current_setting('enable_seqscan') as walks, current_setting('jit') as compiles`.execute(db.read)
  expect(rows).toEqual([{ synced: 'on', walks: 'off', compiles: 'off' }])
})
