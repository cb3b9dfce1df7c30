import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OrderId } from '#domain/orders/order.ts'
import { makeBill, type Bill } from '#domain/orders/bill.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { bothEngines, migratedPlace } from '../../../test-support/databases.ts'
import { tenMinutesAfter } from '../../../test-support/promised.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import { storeOrder } from '../../../test-support/store-order.ts'
import { openDatabase } from '../engine/open.ts'
import { startPayment } from '../payments/payments.ts'
import { insertOrder, type NewOrder } from './orders.ts'

describe.each(bothEngines)('orders stored in the same moment on %s', (engine) => {
  test('are all stored, except a bad order and a second one with the same idempotency key', async () => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    const orders = Array.from({ length: 20 }, (_, at) => orderWith(at))
    const bad = orderWith(20)
    const stored = await Promise.allSettled([
      ...orders.map((order) => storeOrder(db, order)),
      storeOrder(db, { ...bad, bill: { ...bad.bill, lines: bad.bill.lines.map(withoutName) } }),
      storeOrder(db, { ...orderWith(21), idempotencyKey: 'key 3' }),
    ])
    expect(stored.map(({ status }) => status).toSpliced(20, 1)).toEqual(Array(21).fill('fulfilled'))
    expect(stored[20]?.status).toBe('rejected')
    const placed = stored.map((one) => (one.status === 'fulfilled' ? one.value?.order : undefined))
    // Of the two orders with the same idempotency key one is stored, whichever came first.
    expect([placed[3], placed[21]].filter((order) => order !== undefined)).toHaveLength(1)
    const others = orders.filter((_, at) => at !== 3)
    expect(placed.slice(0, 20).filter((order, at) => at !== 3 && order !== undefined)).toHaveLength(19)
    for (const order of others) expect(placed.map((one) => one?.id)).toContain(order.id)
    const rows = await db.read.selectFrom('orders').select(['id', 'number']).execute()
    expect(rows).toHaveLength(20)
    for (const { id, number } of rows) expect(placed.find((one) => one?.id === id)?.number).toBe(number)
  })
})

test('storing an order waits for its card attempt before it locks the payment, as a retry does', async () => {
  const place = await migratedPlace('postgres')
  const db = await openDatabase(place)
  onTestFinished(() => db.close())
  const order = { ...orderWith(0), cardAttempt: 'attempt' }
  const [key, amount, at] = [order.idempotencyKey, order.bill.total, order.timestamp]
  await db.runStatement((write) => startPayment(write, { key, gateway: 'demo', amount, at }))
  await db.runStatement((write) =>
    write
      .insertInto('card_attempts')
      .values({ id: 'attempt', mailbox: 'm', client: 'c', at, outcome: 'pending', requires_3ds: 0 })
      .execute(),
  )
  const retry = new pg.Client(place.databaseUrl)
  await retry.connect()
  onTestFinished(() => retry.end())
  await retry.query('begin')
  await retry.query('select 1 from card_attempts for update')
  const storing = insertOrder(db, order, { by: 'gateway', intent: 'demo', amount })
  const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db.read)).rows[0]?.count).toBe(1)
  // Fails if the payment is locked: the two would wait for each other.
  await retry.query('select 1 from payments for update nowait')
  await retry.query('commit')
  expect(await storing).toMatchObject({ order: { number: 1 } })
  expect(await db.read.selectFrom('card_attempts').select('outcome').execute()).toEqual([
    { outcome: 'passed' },
  ])
})

/** The database requires a name. */
const withoutName = (line: Bill['lines'][number]) => ({ ...line, name: undefined as never })

function orderWith(at: number): NewOrder {
  return {
    id: `id ${at}` as OrderId,
    idempotencyKey: `key ${at}`,
    bodyHash: '',
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    phone: null,
    language: 'en',
    fulfillmentDetails: {
      fulfillment: 'delivery',
      address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
      travelMinutes: 20,
    },
    timestamp: '2026-11-15T20:00:00.000Z',
    businessDay: '2026-11-15',
    localHour: 12,
    bill: makeBill([{ item: 'beef', quantity: 1 }], startingMenu, taxRate),
    weight: 1,
    time: tenMinutesAfter('2026-11-15T20:00:00.000Z'),
  }
}
