// The shop on PostgreSQL: an order goes from the browser to the database, and to the board of a second server.
import pg from 'pg'
import { freshPlace } from '../test-support/databases.ts'
import { placeOrder } from './customer.ts'
import { expect, Shop, test as onSqlite } from './shop.ts'
import { columnOf, openBoard, openSoldOut, ticketOf } from './staff.ts'

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

test(
  'R24 an order placed in the browser is in PostgreSQL',
  { tag: '@core' },
  async ({ page, databaseUrl }) => {
    await placeOrder(page)
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query('select first_name, last_name, total, status, number from orders')
    await client.end()
    expect(rows).toEqual([
      { first_name: 'Rosa', last_name: 'Delgado', total: '4599', status: 'placed', number: 1 },
    ])
  },
)

test('two servers on one database: the kitchen of one and the customers of the other see the same', async ({
  page,
  shop,
  browser,
  databaseUrl,
}) => {
  // Two servers and a PostgreSQL start for it.
  test.slow()
  const other = new Shop({ ...(await freshPlace('sqlite')), databaseUrl })
  await other.open()
  try {
    await openBoard(page, other)
    const menu = await browser.newPage({ baseURL: shop.url })
    await menu.goto('/#/Menu')
    const customer = await browser.newPage({ baseURL: shop.url })
    await placeOrder(customer)

    await ticketOf(columnOf(page, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
    await expect(customer.locator('[aria-current="step"]')).toContainText('Cooking')
    await ticketOf(columnOf(page, 'Cooking'), 1).getByRole('button', { name: 'Mark ready' }).click()
    await expect(customer.locator('[aria-current="step"]')).toContainText('Ready')
    await (await openSoldOut(page)).getByRole('switch', { name: 'Bean sold out' }).click()
    await expect(menu.getByRole('main').getByRole('listitem').nth(2)).toContainText('Sold out')
  } finally {
    // The page closes its stream before the server ends, or else the browser might complain.
    await page.goto('about:blank')
    await other.shutDown()
  }
})
