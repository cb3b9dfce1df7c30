// Fills a database with many orders at once, like an order book that was kept for a long time.
import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { OrderId } from '../domain/order.ts'
import { searchable } from '../domain/search.ts'
import type { Database } from '../server/db/open.ts'
import type { OrdersTable } from '../server/db/schema.ts'

const atOnce = 500

/** `changes` gives the columns in which the order at an index, from 0, differs from the others. */
export async function storeOrders(
  db: Database,
  count: number,
  changes: (at: number) => Partial<Insertable<OrdersTable>>,
): Promise<void> {
  for (let first = 0; first < count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) =>
      rowOf(changes(first + at)),
    )
    await db.write.insertInto('orders').values(rows).execute()
  }
}

function rowOf(changes: Partial<Insertable<OrdersTable>>): Insertable<OrdersTable> {
  const row = {
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@example.com',
    ...changes,
  }
  return {
    id: randomBytes(16).toString('base64url') as OrderId,
    idempotency_key: randomBytes(16).toString('base64url'),
    body_hash: 'hash',
    timestamp: '2026-11-15T20:00:00.000Z',
    business_day: '2026-11-15',
    local_hour: 12,
    status: 'handed-over',
    lines: JSON.stringify([{ item: 'beef', name: 'Beef', quantity: 1, unitPrice: 1050, price: 1050 }]),
    burritos: 1,
    subtotal: 1050,
    tax_rate: 950,
    tax: 100,
    total: 1150,
    delivery: JSON.stringify({ address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' }),
    payment: 'captured',
    authorisation: 'demo',
    mails: '[]',
    search_name: searchable(`${row.first_name} ${row.last_name}`),
    search_last: searchable(row.last_name),
    search_email: searchable(row.email),
    ...row,
  }
}
