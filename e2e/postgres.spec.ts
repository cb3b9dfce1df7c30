// The same shop on PostgreSQL: an order from the browser to the database.
import pg from 'pg'
import { freshPlace } from '../test-support/databases.ts'
import { placeOrder } from './customer.ts'
import { expect, Shop, test as onSqlite } from './shop.ts'

const test = onSqlite.extend<{ databaseUrl: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
  databaseUrl: async ({}, provide) => provide((await freshPlace('postgres')).databaseUrl ?? ''),
  shop: async ({ databaseUrl }, provide) => {
    const shop = new Shop({ ...(await freshPlace('sqlite')), databaseUrl })
    await shop.open()
    await provide(shop)
    await shop.shutDown()
  },
})

test('R24 an order placed in the browser is in PostgreSQL', async ({ page, databaseUrl }) => {
  await placeOrder(page)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select first_name, last_name, total, status, number from orders')
  await client.end()
  expect(rows).toEqual([
    { first_name: 'Rosa', last_name: 'Delgado', total: '4599', status: 'placed', number: 1 },
  ])
})
