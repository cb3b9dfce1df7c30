// The tests' own PostgreSQL: it is a real one, and every database made in it is new.
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabaseUrl } from './databases.ts'

test('is a real PostgreSQL', async () => {
  const [row] = await ask(await freshDatabaseUrl('postgres'), 'select version()')
  expect(row?.['version']).toMatch(/^PostgreSQL 18\./)
})

test('gives each caller a database of its own', async () => {
  const first = await freshDatabaseUrl('postgres')
  await ask(first, 'create table burritos (name text)')
  const tables = `select table_name from information_schema.tables where table_schema = 'public'`
  expect(await ask(first, tables)).toEqual([{ table_name: 'burritos' }])
  expect(await ask(await freshDatabaseUrl('postgres'), tables)).toEqual([])
})

test('listens on loopback alone', async () => {
  const [row] = await ask(await freshDatabaseUrl('postgres'), 'show listen_addresses')
  expect(row).toEqual({ listen_addresses: '127.0.0.1' })
})

async function ask(connectionString: string | undefined, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}
