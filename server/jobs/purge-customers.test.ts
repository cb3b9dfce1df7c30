// Old orders forget their customers and keep their figures.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { paymentStates } from '../../domain/payments/payment.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { openOrderBook } from '../../test-support/open-order-book.ts'
import { logInWith, password } from '../../test-support/staff.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { purgeCustomers } from './purge-customers.ts'
import type { Database } from '../db/engine/database.ts'
import { ordersToPurge, purgeOrders, type PurgeBounds } from '../db/people/purge-customers.ts'
import { day } from '#domain/basics/time-units.ts'

const placedAt = new Date('2026-11-15T20:00:00.000Z')
const after = (days: number) => new Date(placedAt.getTime() + days * day)
const never = new AbortController().signal

const forget = (db: Database, now: Date, keepDays = 365) =>
  purgeCustomers({ db, now: () => now, keepDays, removeOldEmails: async () => {}, closing: never })

/** Everything of all orders as text, to look for traces in. */
async function allOf(db: Database): Promise<string> {
  return JSON.stringify(await db.read.selectFrom('orders').selectAll().orderBy('seq').execute())
}

describe.each(bothEngines)('customers of old orders on %s', (engine) => {
  /** A restaurant a year on: one order handed over, one sent back, one let go, one never finished. */
  async function openOldBook() {
    const book = await openOrderBook(engine)
    book.setNow(placedAt)
    const key = newKey()
    const more = { phone: '(559) 555-0199', apartment: 'Apt 4', note: 'Gate code 1995' }
    const handed = (await book.order({ ...rosasOrder, ...more }, key)).json<{ id: string }>().id
    const released = await book.placed()
    await book.cancel(released, 'customer-asked', 'Rosa rang us up')
    const refunded = await book.placed()
    const open = await book.placed()
    await book.settle()
    for (const [from, to] of [
      ['placed', 'cooking'],
      ['cooking', 'ready'],
      ['ready', 'handed-over'],
    ] as const) {
      await book.move(handed, from, to)
    }
    await book.cancel(refunded, 'ran-out', 'Señora Delgado was kind about it')
    await book.settle()
    book.setNow(after(365.5))
    const owner = await logInWith(book, 'owner', password)
    const get = async (url: string) =>
      (await book.send({ method: 'GET', url: `/api/office/${url}`, headers: { cookie: owner } })).json<
        Record<string, unknown>
      >()
    return { ...book, get, owner, key, handed, released, refunded, open }
  }

  test('names, addresses and notes go after KEEP_DAYS; the sales are the same to the cent', async () => {
    const { db, get, open } = await openOldBook()
    const sales = () => get('sales?from=2026-11-01&to=2026-11-30')
    const before = await sales()
    expect(before).toMatchObject({ total: { orders: 3, sales: 12_600, refunds: 4200, total: 9198 } })
    await forget(db, after(364.9))
    expect(await allOf(db)).toContain('was kind about it')

    await forget(db, after(365.5))
    expect(await sales()).toEqual(before)
    const rows = await db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', '<>', open as never)
      .execute()
    expect(rows).toHaveLength(3)
    const traces =
      /Rosa|Delgado|rosa|delgado|example\.com|Laurel|Fresno|93701|kind about|rang us|555-0199|Apt 4|Gate code/
    expect(JSON.stringify(rows)).not.toMatch(traces)
    for (const row of rows) {
      expect(row).toMatchObject({
        body_hash: '',
        total: 4599,
        item_count: 4,
      })
      expect(row.purged_at).toBe(after(365.5).toISOString())
    }
    const digits = await db.read
      .selectFrom('payments')
      .innerJoin('orders', 'orders.seq', 'order_seq')
      .select(['id', 'last_four'])
      .where('last_four', 'is not', null)
      .execute()
    expect(digits).toEqual([{ id: open, last_four: '4242' }])
    const emails = await db.read
      .selectFrom('emails')
      .innerJoin('orders', 'orders.seq', 'order_seq')
      .select('id')
      .execute()
    expect(emails).toEqual([{ id: open }])
  })

  test('an order that is still open keeps its customer, and so does one whose money is under way', async () => {
    const { db, open, owner, post } = await openOldBook()
    // Canceled today: the customer is still to be told, and the money to go back.
    await post(`/api/orders/${open}/cancel`, { reason: 'ran-out', note: 'Found it behind the fridge' }, owner)
    await forget(db, after(365.5))
    const row = () =>
      db.read
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', open as never)
        .executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ first_name: 'Rosa', purged_at: null })
    await forget(db, after(367))
    expect(await row()).toMatchObject({ first_name: 'Rosa', purged_at: null })
    await db.write
      .updateTable('payments')
      .set({ state: 'refunded' })
      .where('order_seq', '=', (await row()).seq)
      .where('state', '=', 'captured')
      .execute()
    await forget(db, after(367))
    expect(await row()).toMatchObject({ first_name: '', cancel_note: null })
  })

  test('a canceled order whose money will never move keeps its customer no longer than another', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, paymentStates.length, (at) => ({
      status: 'canceled',
      payment: { state: paymentStates[at] ?? 'captured' },
      timestamp: placedAt.toISOString(),
    }))
    await forget(db, after(366))
    const kept = await db.read
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_seq', 'orders.seq')
      .select('state')
      .where('first_name', '=', 'Rosa')
      .execute()
    expect(kept.map(({ state }) => state).toSorted()).toEqual(['authorized', 'captured'])
  })

  test('the secret link leads nowhere, the key orders nothing twice, and nobody moves the order', async () => {
    const { db, send, order, post, key, handed, owner, countOrders } = await openOldBook()
    await forget(db, after(365.5))
    const gone = await send({ method: 'GET', url: `/api/orders/${handed}` })
    const unknown = await send({ method: 'GET', url: `/api/orders/${'A'.repeat(22)}` })
    expect(gone.statusCode).toBe(404)
    const byKey = await send({
      method: 'GET',
      url: '/api/order-by-key',
      headers: { 'idempotency-key': key },
    })
    expect(byKey.statusCode).toBe(404)
    expect(gone.body).toBe(unknown.body)
    expect((await order(rosasOrder, key)).statusCode).toBe(422)
    expect(await countOrders()).toBe(4)
    const body = { reason: 'ran-out', note: 'Rosa again' }
    expect((await post(`/api/orders/${handed}/cancel`, body, owner)).statusCode).toBe(404)
    expect((await post(`/api/orders/${handed}/printed`, {}, owner)).statusCode).toBe(404)
    expect(await allOf(db)).not.toContain('Rosa again')
  })

  test('R53 phone, apartment and note go with the customer, and a pickup stays one', async () => {
    const book = await openOrderBook(engine)
    const { db, order, move, settle } = book
    book.setNow(placedAt)
    const more = { apartment: 'Apt 4', note: 'Gate code 1995' }
    for (const body of [{ fulfillment: 'delivery', ...more }, { fulfillment: 'pickup' }]) {
      const phone = '(559) 555-0199'
      const { id } = (await order({ ...rosasOrder, phone, ...body })).json<{ id: string }>()
      await settle()
      await move(id, 'placed', 'cooking')
      await move(id, 'cooking', 'ready')
      await move(id, 'ready', 'handed-over')
    }
    for (const trace of ['555-0199', 'Apt 4', 'Gate code']) expect(await allOf(db)).toContain(trace)
    await forget(db, after(365.5))
    expect(await allOf(db)).not.toMatch(/555-0199|Apt 4|Gate code/)
    const noAddress = { address: '', city: '', state: '', zipcode: '' }
    const rows = await db.read
      .selectFrom('orders')
      .select(['phone', 'fulfillment_details'])
      .orderBy('seq')
      .execute()
    expect(
      rows.map(({ phone, fulfillment_details: details }) => [phone, JSON.parse(details) as unknown]),
    ).toEqual([
      // By the minutes on the road the promise was made, which the office still shows.
      [null, { fulfillment: 'delivery', address: noAddress, travelMinutes: 20 }],
      [null, { fulfillment: 'pickup' }],
    ])
  })

  test('the office sees that the customer was removed, and finds the order by its number only', async () => {
    const { db, get, handed } = await openOldBook()
    await forget(db, after(365.5))
    const purgedAt = after(365.5).toISOString()
    expect(await get('orders?find=1')).toMatchObject({ orders: [{ id: handed, purgedAt }], count: 1 })
    // The open one is left.
    expect(await get('orders?find=delgado')).toMatchObject({ count: 1 })
    expect(await get(`orders/${handed}`)).toMatchObject({
      firstName: '',
      email: '',
      fulfillmentDetails: {
        fulfillment: 'delivery',
        address: { address: '', city: '', state: '', zipcode: '' },
      },
      emails: [],
      total: 4599,
      payment: 'captured',
      purgedAt,
    })
  })

  test('a thousand go in batches, once, and what is left is found without looking through all', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 1_001, () => ({ timestamp: placedAt.toISOString() }))
    await storeOrders(db, 500, () => ({ timestamp: after(300).toISOString() }))
    const bounds = {
      placedBefore: after(1).toISOString(),
      changedBefore: after(1).toISOString(),
      now: after(366).toISOString(),
      most: 200,
    }
    expect(await purgeOrders(db, bounds)).toBe(200)
    await forget(db, after(366))
    const counted = await db.read
      .selectFrom('orders')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('purged_at', 'is not', null)
      .executeTakeFirst()
    expect(counted?.count).toBe(1_001)
    expect(await purgeOrders(db, bounds)).toBe(0)
    for (const table of ['orders', 'payments']) await sql`analyze ${sql.table(table)}`.execute(db.write)
    expect(await planOf(db, bounds)).toContain('orders_to_purge')
  })

  test('sessions that are over go too, and a stop is not kept waiting', async () => {
    const { db } = await openOldBook()
    const stopped = AbortSignal.abort()
    await purgeCustomers({
      db,
      now: () => after(365.5),
      keepDays: 365,
      removeOldEmails: async () => {},
      closing: stopped,
    })
    expect(await allOf(db)).toContain('was kind about it')
    // Of the three logins only the owner's last is younger than two weeks.
    expect(await db.read.selectFrom('sessions').select('staff_id').execute()).toHaveLength(1)
  })
})

test('on SQLite nothing of them is left in the file, not even between the rows', async () => {
  const { db, dataDir } = await openTestApp('sqlite')
  await storeOrders(db, 2_000, (at) => ({
    timestamp: placedAt.toISOString(),
    last_name: `Delgadillo${at}`,
    email: `canary${at}@example.com`,
  }))
  const file = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db.write)
    return (await readFile(path.join(dataDir, 'burritoful.db'))).toString('latin1').toLowerCase()
  }
  expect(await file()).toContain('canary1999@')
  await forget(db, after(366))
  const left = await file()
  expect(left.match(/canary\d+|delgadillo\d+/g)?.length ?? 0).toBe(0)
})

/** How the engine finds those whose time has come. */
async function planOf(db: Database, bounds: PurgeBounds): Promise<string> {
  const how = db.engine === 'sqlite' ? sql`explain query plan` : sql`explain`
  return JSON.stringify((await sql`${how} ${ordersToPurge(bounds)}`.execute(db.write)).rows)
}
