// The questions to the database find what is broken: an orphan, an index that is not what it was.
import { expect, test } from 'vitest'
import { openDatabase } from '../server/db/open.ts'
import { engines } from '../test-support/databases.ts'
import { askIntegrity } from './integrity.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import { freshProofPlace, type Place } from './set-up.ts'

async function openedPlace(engine: Place['engine']): Promise<Place> {
  const place = await freshProofPlace(engine)
  await (await openDatabase(place)).close()
  expect(await askIntegrity(place)).toBe('ok')
  return place
}

const orphan = `insert into sessions (token_hash, staff_id, created_at, expires_at)
  values ('nobody', 999, '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')`

test.each(engines)('a session of nobody on %s', async (engine) => {
  const place = await openedPlace(engine)
  if (place.databaseUrl) {
    await onPostgres(place.databaseUrl, (client) =>
      client.query(`set session_replication_role = replica; ${orphan}`),
    )
  } else {
    onSqlite(place, (db) => {
      db.pragma('foreign_keys = OFF')
      db.exec(orphan)
    })
  }
  expect(await askIntegrity(place)).toBe('1 orphans')
})

test('two indexes on one page on sqlite', async () => {
  const place = await openedPlace('sqlite')
  onSqlite(place, (db) => {
    db.unsafeMode()
    db.pragma('writable_schema = ON')
    db.exec(`update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'sqlite_autoindex_orders_1')
      where name = 'sqlite_autoindex_staff_1'`)
  })
  expect(await askIntegrity(place)).toMatch(/2nd reference to page/)
})

const addStaff = `insert into staff (username, name, role, password_hash, created_at)
  values ('ghost', 'Ghost', 'owner', '', '2026-01-01T00:00:00Z')`

test('a row that is not in its index on postgres', async () => {
  const { databaseUrl = '', ...rest } = await openedPlace('postgres')
  const isMaintained = (yes: boolean) =>
    `update pg_index set indisready = ${yes} where indexrelid = 'staff_username_key'::regclass`
  // In sessions of their own: one that has seen the index as it was goes on using it.
  for (const statement of [isMaintained(false), addStaff, isMaintained(true)]) {
    await onPostgres(databaseUrl, (client) => client.query(statement))
  }
  expect(await askIntegrity({ ...rest, databaseUrl })).toMatch(/staff_username_key/)
})
