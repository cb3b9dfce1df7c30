// Connections to PostgreSQL: their settings, and connections that stop answering.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { statementsOf } from '../../../test-support/count-statements.ts'
import { freshPlace } from '../../../test-support/databases.ts'
import { connectPostgres } from './open-postgres.ts'
import { openDatabase } from './open.ts'
import { readMenu } from '../menu/menu.ts'

const processOf = sql<{ pid: number }>`select pg_backend_pid() as pid`

async function openPostgres(patience = {}) {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const db = connectPostgres(databaseUrl, patience)
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

test('a transaction whose query timed out does not wait for its ROLLBACK too', async () => {
  const db = await openPostgres({ query_timeout: 500 })
  let timeout: unknown
  const stuck = db.transaction(async (trx) => {
    const pid = (await processOf.execute(trx)).rows[0]?.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    onTestFinished(() => void process.kill(pid, 'SIGCONT'))
    await processOf.execute(trx).catch((error: unknown) => {
      timeout = error
      throw error
    })
  })
  // Waiting for a ROLLBACK on this connection would have failed with another error.
  expect(await stuck.catch((error: unknown) => error)).toBe(timeout)
  expect(timeout).toMatchObject({ message: 'Query read timeout' })
})

test('what is read does not wait while every connection that writes is taken', async () => {
  const db = await openPostgres()
  const done = Promise.withResolvers<void>()
  const writes = Array.from({ length: 12 }, () => db.transaction(() => done.promise))
  await expect.poll(() => db.countWaiting()).toBeGreaterThan(0)
  expect((await processOf.execute(db.read)).rows).toHaveLength(1)
  done.resolve()
  await Promise.all(writes)
})

test('a column that another server adds does not stop the queries', async () => {
  const { databaseUrl = '', ...place } = await freshPlace('postgres')
  const db = await openDatabase({ ...place, databaseUrl })
  onTestFinished(() => db.close())
  expect((await readMenu(db, new Date())).items).toHaveLength(4)
  await sql`alter table menu_items add column later text`.execute(db.write)
  expect((await readMenu(db, new Date())).items).toHaveLength(4)
})

const settings = sql`select current_setting('synchronous_commit') as synced,
  current_setting('default_transaction_isolation') as isolation,
  current_setting('statement_timeout') as patience, current_setting('search_path') as path`

test('whatever the database is set to, a commit syncs', async () => {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const requested = connectPostgres(databaseUrl, {})
  const name = sql.ref(new URL(databaseUrl).pathname.slice(1))
  await sql`alter database ${name} set synchronous_commit = off`.execute(requested.write)
  await sql`alter database ${name} set statement_timeout = '1h'`.execute(requested.write)
  await sql`alter database ${name} set search_path = shop`.execute(requested.write)
  await sql`alter database ${name} set default_transaction_isolation = 'repeatable read'`.execute(
    requested.write,
  )
  await requested.close()
  const db = connectPostgres(databaseUrl, { statement_timeout: 15_000 })
  onTestFinished(() => db.close())
  const { rows } = await settings.execute(db.read)
  expect(rows).toEqual([{ synced: 'on', isolation: 'read committed', patience: '15s', path: 'shop' }])
})

test('whatever DATABASE_URL says, a commit syncs; its search_path counts', async () => {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const options = encodeURIComponent('-c synchronous_commit=off -c search_path=shop')
  const db = connectPostgres(`${databaseUrl}?options=${options}`, { statement_timeout: 15_000 })
  onTestFinished(() => db.close())
  const { rows } = await settings.execute(db.read)
  expect(rows).toEqual([{ synced: 'on', isolation: 'read committed', patience: '15s', path: 'shop' }])
})

test('the time limits of DATABASE_URL do not replace ours', async () => {
  const { databaseUrl = '' } = await freshPlace('postgres')
  const address = `${databaseUrl}?statement_timeout=1&query_timeout=1`
  const db = connectPostgres(address, { statement_timeout: 15_000, query_timeout: 20_000 })
  onTestFinished(() => db.close())
  const { rows } = await sql`select pg_sleep(0.1), current_setting('statement_timeout') as patience`.execute(
    db.read,
  )
  expect(rows).toMatchObject([{ patience: '15s' }])
})

test('BEGIN is sent together with a first statement without parameters, and what follows is in the transaction', async () => {
  const db = await openPostgres()
  await sql`create table notes (text text)`.execute(db.write)
  let inside: unknown[] = []
  const failing = () =>
    db.transaction(async (trx) => {
      await sql`select pg_advisory_xact_lock(1), pg_sleep(0)`.execute(trx)
      await sql`insert into notes values (${'gone'})`.execute(trx)
      inside = (await sql`select text from notes`.execute(trx)).rows
      throw new Error('changed my mind')
    })
  const sent = await statementsOf(() => failing().catch(() => {}))
  expect(sent).toEqual([
    'begin; select pg_advisory_xact_lock(1), pg_sleep(0)',
    'insert into notes values ($1)',
    'select text from notes',
    'rollback',
  ])
  expect(inside).toEqual([{ text: 'gone' }])
  expect((await sql`select text from notes`.execute(db.read)).rows).toEqual([])
  expect(await db.transaction(async (trx) => (await sql`select 7 as n`.execute(trx)).rows)).toEqual([
    { n: 7 },
  ])
  expect(await statementsOf(() => db.transaction(async () => {}))).toEqual([])
})

test('a first statement that fails leaves no transaction open', async () => {
  const db = await openPostgres()
  const broken = Array.from({ length: 12 }, () => db.transaction((trx) => sql`select 1 / 0`.execute(trx)))
  for (const one of await Promise.allSettled(broken)) expect(one.status).toBe('rejected')
  await sql`create table notes (text text)`.execute(db.write)
  expect((await sql`select text from notes`.execute(db.read)).rows).toEqual([])
})

test('a read after the lock sees what was stored while it waited', async () => {
  const db = await openPostgres()
  await sql`create table notes (text text)`.execute(db.write)
  const lock = sql`select pg_advisory_xact_lock(5)`
  const [holding, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.transaction(async (trx) => {
    await lock.execute(trx)
    holding.resolve()
    await leave.promise
    await sql`insert into notes values ('stored')`.execute(trx)
  })
  await holding.promise
  const second = db.transaction(async (trx) => {
    await lock.execute(trx)
    return (await sql`select text from notes`.execute(trx)).rows
  })
  const waiting = sql<{
    count: number
  }>`select count(*) as count from pg_stat_activity where wait_event = 'advisory'`
  await expect.poll(async () => (await waiting.execute(db.read)).rows[0]?.count).toBe(1)
  leave.resolve()
  await first
  expect(await second).toEqual([{ text: 'stored' }])
})
