// What an order asks of the database before its answer (docs/order-statements.md). On PostgreSQL each entry is a round trip.
import { describe, expect, test } from 'vitest'
import { makeBill } from '#domain/orders/bill.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { statementsOf } from '../../../test-support/count-statements.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { insertPromoCode } from '../../../test-support/insert-promo-code.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { noon } from '../../../test-support/open-stock.ts'
import { samplePromoCode } from '../../../test-support/sample-promo-code.ts'
import { setPaymentMethods } from '../../../test-support/set-payment-methods.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import { newKey, rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'

async function openShop(engine: Engine, options: TestAppOptions = {}) {
  const kitchen = await openKitchen(engine, { rateLimits: true, ...options })
  kitchen.setNow(noon)
  // The first order of a day stores the day's key for card attempts.
  if (options.cards !== false) await kitchen.order(pickupBy('first'))
  return kitchen
}

const lines = [
  { item: 'bean', quantity: 2, choices: [{ id: 'salsa-hot', count: 1 }] },
  { item: 'beef', quantity: 1 },
] as const

function pickupBy(customer: string, more: object = {}, terms = {}) {
  const expectedTotal = makeBill(lines, startingMenu, taxRate, terms).total
  return {
    ...rosasOrder,
    email: `${customer}@example.com`,
    fulfillment: 'pickup',
    lines,
    expectedTotal,
    ...more,
  }
}

function atTheCounter(customer: string) {
  const { paymentToken: _card, ...order } = pickupBy(customer, { pay: 'counter' })
  return order
}

/** Later statements are those of the jobs and of the shop that is read again. */
async function askedBefore(answer: () => Promise<{ statusCode: number; body: string }>) {
  const sent = await statementsOf(async () => {
    const reply = await answer()
    expect(reply.statusCode, reply.body).toBe(201)
  })
  return sent.slice(0, sent.lastIndexOf('commit') + 1).map(shorten)
}

/** What each statement does, to which tables. */
function shorten(statement: string): string {
  const written = [...statement.matchAll(/(?:insert into|update) "?(?!set\b)(\w+)/g)].map(
    ([, table]) => table,
  )
  if (written.length > 0)
    return `${statement.startsWith('update') ? 'update' : 'insert'} ${written.join(', ')}`
  const read = statement.match(/ from "?(\w+)/)?.[1]
  return read ? statement.replace(/select .*/, `select ${read}`) : statement.replaceAll(/'-?\d+'/g, 'key')
}

type Expected = Readonly<Record<Engine, readonly string[]>>

const lockAttempts =
  'begin; select pg_advisory_xact_lock(1997, key::integer), pg_advisory_xact_lock(1997, key::integer)'
const lockCapacity = 'begin; select pg_advisory_xact_lock(1996)'
const beginSqlite = ['begin immediate', 'savepoint one']
const endSqlite = ['release one', 'commit']
const parts = ['insert order_lines', 'insert order_choices', 'insert order_charges', 'insert emails']
const startPayment = {
  postgres: [lockAttempts, 'insert card_attempts', 'insert payments', 'commit'],
  sqlite: [...beginSqlite, 'insert card_attempts', 'insert payments', ...endSqlite],
}
const allParts = 'order_lines, order_choices, order_charges, emails, promo_code_uses'

const cardOrder: Expected = {
  postgres: [
    'select orders',
    ...startPayment.postgres,
    'begin; select shop_state',
    `insert orders, ${allParts}, card_attempts, payments`,
    'commit',
  ],
  sqlite: [
    'select orders',
    ...startPayment.sqlite,
    ...beginSqlite,
    'select shop_state',
    'insert orders',
    ...parts,
    'update card_attempts',
    'update payments',
    ...endSqlite,
  ],
}

const counterOrder: Expected = {
  postgres: ['select orders', 'begin; select shop_state', `insert orders, ${allParts}, payments`, 'commit'],
  sqlite: [
    'select orders',
    ...beginSqlite,
    'select shop_state',
    'insert orders',
    ...parts,
    'insert payments',
    ...endSqlite,
  ],
}

/** The first open order stores a key for the hashes of client addresses, and the later ones read the key (trust rule 23). */
const orderWithoutCards = {
  first: countingOpenOrders('update shop_state'),
  later: countingOpenOrders('select shop_state'),
}

function countingOpenOrders(key: string): Expected {
  const before = ['select orders', 'select shop_state']
  const under = ['select orders', key]
  return {
    postgres: [...before, ...underCapacityLock(counterOrder, 'postgres', under)],
    sqlite: [...before, ...underCapacityLock(counterOrder, 'sqlite', under)],
  }
}

/** The list with the capacity lock, which SQLite does not need, and with reads under the lock. */
function underCapacityLock(base: Expected, engine: Engine, reads: readonly string[]): readonly string[] {
  const list = base[engine]
  const state = engine === 'postgres' ? 'begin; select shop_state' : 'select shop_state'
  const locked = engine === 'postgres' ? [lockCapacity, 'select shop_state'] : ['select shop_state']
  return list.toSpliced(list.lastIndexOf(state), 1, ...locked, ...reads)
}

/** The list with more statements, each after the last one that is the same as `after`. */
function withMore(
  base: Expected,
  more: Record<Engine, readonly (readonly [after: string, added: string])[]>,
) {
  const insertAll = (engine: Engine) =>
    more[engine].reduce<readonly string[]>(
      (list, [after, added]) => list.toSpliced(list.lastIndexOf(after) + 1, 0, added),
      base[engine],
    )
  return { postgres: insertAll('postgres'), sqlite: insertAll('sqlite') }
}

describe.each(bothEngines)('before its answer, on %s,', (engine) => {
  test('an order paid by card asks for nothing twice', async () => {
    const { order } = await openShop(engine)
    expect(await askedBefore(() => order(pickupBy('rosa')))).toEqual(cardOrder[engine])
  })

  test('an order that no gateway is asked for is one transaction', async () => {
    const { order, db, restaurant } = await openShop(engine)
    await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
    await restaurant.refresh()
    expect(await askedBefore(() => order(atTheCounter('rosa')))).toEqual(counterOrder[engine])
  })

  test('without cards, the open orders are read before the transaction and under the capacity lock', async () => {
    const { order } = await openShop(engine, { cards: false })
    expect(await askedBefore(() => order(atTheCounter('rosa')))).toEqual(orderWithoutCards.first[engine])
    expect(await askedBefore(() => order(atTheCounter('hugo')))).toEqual(orderWithoutCards.later[engine])
  })

  test("without cards, a kitchen's speed adds the promised work before the transaction and under the lock", async () => {
    const { order, db, restaurant } = await openShop(engine, { cards: false })
    await setWaitTimes(db, { speed: { minutesPerBurrito: 1, hands: 4 } })
    await restaurant.refresh()
    const work = 'select orders'
    const withWork = withMore(orderWithoutCards.first, {
      postgres: [['select orders', work]],
      sqlite: [['select orders', work]],
    })
    const expected = [work, ...withWork[engine]]
    expect(await askedBefore(() => order(atTheCounter('rosa')))).toEqual(expected)
  })

  test('with cards and a speed, an order without a card reads such orders before and under the lock', async () => {
    const { order, db, restaurant } = await openShop(engine)
    await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
    await setWaitTimes(db, { speed: { minutesPerBurrito: 1, hands: 4 } })
    await restaurant.refresh()
    const reads = ['select orders', 'select orders']
    const expected = [...reads, ...underCapacityLock(counterOrder, engine, reads)]
    expect(await askedBefore(() => order(atTheCounter('rosa')))).toEqual(expected)
  })

  test('where an unattended shop stops, the pause and the oldest unseen order are read once', async () => {
    const { order, db, restaurant } = await openShop(engine)
    await setWaitTimes(db, { stopAfter: 15 })
    await restaurant.refresh()
    const expected = ['select shop_state', 'select orders', ...cardOrder[engine]]
    expect(await askedBefore(() => order(pickupBy('rosa')))).toEqual(expected)
  })

  test('counted stock adds one statement', async () => {
    const { order, post, cook, restaurant } = await openShop(engine)
    await post('/api/stock', { item: 'bean', remaining: 10 }, cook)
    await restaurant.refresh()
    const counted = 'update menu_items'
    const expected = withMore(cardOrder, {
      postgres: [['begin; select shop_state', counted]],
      sqlite: [['select shop_state', counted]],
    })
    expect(await askedBefore(() => order(pickupBy('rosa')))).toEqual(expected[engine])
  })

  test('a promo code adds two, and a row on SQLite', async () => {
    const { order, db } = await openShop(engine)
    const code = samplePromoCode()
    await db.transaction((trx) => insertPromoCode(trx, code))
    const expected = withMore(cardOrder, {
      postgres: [['begin; select shop_state', 'update promo_codes']],
      sqlite: [
        ['select shop_state', 'update promo_codes'],
        ['insert emails', 'insert promo_code_uses'],
      ],
    })
    const asked = await askedBefore(() => order(pickupBy('rosa', { promoCode: code.code }, { code })))
    expect(asked).toEqual(['select promo_codes', ...expected[engine]])
  })

  test('a code for one use per customer adds two reads to those', async () => {
    const { order, db } = await openShop(engine)
    const code = samplePromoCode({ oncePerEmail: true })
    await db.transaction((trx) => insertPromoCode(trx, code))
    const uses = 'select promo_code_uses'
    const expected = withMore(cardOrder, {
      postgres: [
        ['begin; select shop_state', 'update promo_codes'],
        ['update promo_codes', uses],
      ],
      sqlite: [
        ['select shop_state', 'update promo_codes'],
        ['update promo_codes', uses],
        ['insert emails', 'insert promo_code_uses'],
      ],
    })
    const asked = await askedBefore(() => order(pickupBy('rosa', { promoCode: code.code }, { code })))
    expect(asked).toEqual(['select promo_codes', uses, ...expected[engine]])
  })

  test("a kitchen's speed adds the promised work before the hold, the lock, and the promised work under it", async () => {
    const { order, db, restaurant } = await openShop(engine)
    await setWaitTimes(db, { speed: { minutesPerBurrito: 1, hands: 4 } })
    await restaurant.refresh()
    const expected = ['select orders', ...underCapacityLock(cardOrder, engine, ['select orders'])]
    expect(await askedBefore(() => order(pickupBy('rosa')))).toEqual(expected)
  })

  test('a retry of a stored order asks the gateway nothing', async () => {
    const { order, db, countOrders } = await openShop(engine)
    const body = pickupBy('rosa')
    const key = newKey()
    const first = await order(body, key)
    expect((await order(body, key)).json()).toEqual(first.json())
    expect(await countOrders()).toBe(2)
    expect(await db.read.selectFrom('payments').select('state').execute()).toEqual([
      { state: 'authorized' },
      { state: 'authorized' },
    ])
  })
})
