import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OrderId } from '#domain/order.ts'
import { cents } from '#domain/money.ts'
import { quote } from '#domain/pricing.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { engines, freshPlace } from '../../test-support/databases.ts'
import { openDatabase, type Database } from './open.ts'
import { insertOrder, type NewOrder } from './orders.ts'
import { together } from './together.ts'

const anyDatabase = {} as Database

test('those who come together share a statement, and each gets its own answer', async () => {
  const groups: number[] = []
  const double = together({ atOnce: 1, most: 4 }, async (_db, asks: readonly number[]) => {
    groups.push(asks.length)
    await wait(2)
    return asks.map((ask) => ask * 2)
  })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => double(anyDatabase, at)))
  expect(answers).toEqual(Array.from({ length: 10 }, (_, at) => at * 2))
  expect(groups).toEqual([4, 4, 2])
  expect(await double(anyDatabase, 21)).toBe(42)
})

test('a failure is everybody’s, unless it can be the fault of one', async () => {
  const run = async (_db: Database, asks: readonly number[]) => {
    if (asks.includes(2)) throw new Error('two')
    return asks
  }
  const states = async (ask: (db: Database, one: number) => Promise<number>) =>
    (await Promise.allSettled([1, 2, 3].map((one) => ask(anyDatabase, one)))).map(({ status }) => status)
  expect(await states(together({ atOnce: 1, most: 9 }, run))).toEqual(['rejected', 'rejected', 'rejected'])
  const alone = together({ atOnce: 1, most: 9, isOnesFault: () => true }, run)
  expect(await states(alone)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await alone(anyDatabase, 4), 'and the next is served').toBe(4)
})

describe.each(engines)('orders stored in the same moment on %s', (engine) => {
  test('are all stored but the bad one and the twin', async () => {
    const db = await openDatabase(await freshPlace(engine))
    onTestFinished(() => db.close())
    const orders = Array.from({ length: 20 }, (_, at) => orderWith(at))
    const bad = orderWith(20)
    const stored = await Promise.allSettled([
      ...orders.map((order) => insertOrder(db, order)),
      // The total of the table's own rule.
      insertOrder(db, { ...bad, quote: { ...bad.quote, total: cents(1) } }),
      insertOrder(db, { ...orderWith(21), idempotencyKey: 'key 3' }),
    ])
    expect(stored.map(({ status }) => status).toSpliced(20, 1)).toEqual(Array(21).fill('fulfilled'))
    expect(stored[20]?.status).toBe('rejected')
    const kept = stored.map((one) => (one.status === 'fulfilled' ? one.value?.order : undefined))
    // Of the two with the same key one is stored, whichever it is.
    expect([kept[3], kept[21]].filter((order) => order !== undefined)).toHaveLength(1)
    const others = orders.filter((_, at) => at !== 3)
    expect(kept.slice(0, 20).filter((order, at) => at !== 3 && order !== undefined)).toHaveLength(19)
    for (const order of others) expect(kept.map((one) => one?.id)).toContain(order.id)
    const rows = await db.read.selectFrom('orders').select(['id', 'number']).execute()
    expect(rows).toHaveLength(20)
    for (const { id, number } of rows) expect(kept.find((one) => one?.id === id)?.number).toBe(number)
  })
})

function orderWith(at: number): NewOrder {
  return {
    id: `id ${at}` as OrderId,
    idempotencyKey: `key ${at}`,
    bodyHash: '',
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    delivery: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
    timestamp: '2026-11-15T20:00:00.000Z',
    businessDay: '2026-11-15',
    localHour: 12,
    quote: quote([{ item: 'beef', quantity: 1 }], startingMenu),
    authorisation: 'hold',
  }
}
