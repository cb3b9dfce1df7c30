// Connections to PostgreSQL that go wrong without a word.
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
