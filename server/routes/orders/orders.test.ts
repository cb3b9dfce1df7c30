import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bothEngines } from '../../../test-support/databases.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'

describe.each(bothEngines)('orders on %s', (engine) => {
  test('R24 an order is stored with names, server time, lines, amounts and status', async () => {
    const { order, db, setNow, send } = await openTestApp(engine)
    setNow(new Date('2026-11-15T12:04:05.678Z'))

    const reply = await order(rosasOrder)

    expect(reply.statusCode).toBe(201)
    const placed = reply.json<{ id: string }>()
    expect(placed).toMatchObject({
      number: 1,
      timestamp: '2026-11-15T12:04:05.678Z',
      subtotal: 4200,
      charges: [{ kind: 'tax', amount: 399, rate: 9_500 }],
      total: 4599,
      lines: [
        { item: 'beef', shortName: { en: 'Beef' }, quantity: 2, unitPrice: 1050, price: 2100 },
        { item: 'chix', shortName: { en: 'Chix' }, quantity: 1, unitPrice: 1000, price: 1000 },
        { item: 'pork', shortName: { en: 'Pork' }, quantity: 1, unitPrice: 1100, price: 1100 },
      ],
    })
    expect(Buffer.from(placed.id, 'base64url')).toHaveLength(16)
    const row = await db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      first_name: 'Rosa',
      last_name: 'Delgado',
      timestamp: '2026-11-15T12:04:05.678Z',
      email: 'rosa@example.com',
      status: 'placed',
      language: 'en',
    })
    expect(JSON.parse(row.fulfillment_details)).toEqual({
      fulfillment: 'delivery',
      address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
      travelMinutes: 20,
    })
    expect(await db.read.selectFrom('payments').selectAll().execute()).toMatchObject([
      { order_seq: row.seq, gateway: 'demo', state: 'authorized', requested: 4599, held: 4599, captured: 0 },
    ])

    const watched = await send({ method: 'GET', url: `/api/orders/${placed.id}` })
    expect(watched.json()).toMatchObject({
      id: placed.id,
      number: 1,
      name: 'Rosa',
      status: 'placed',
      total: 4599,
    })
    expect(watched.headers['cache-control']).toBe('no-store')
    expect(watched.body).not.toMatch(/example\.com|Delgado/)
  })

  test('R20 a delivery address of its own is the one that is kept', async () => {
    const { order, db } = await openTestApp(engine)
    const delivery = { address: '1 Elm Ave', city: 'Clovis', state: 'CA', zipcode: '93611-0042' }
    expect((await order({ ...rosasOrder, delivery })).statusCode).toBe(201)
    const row = await db.read.selectFrom('orders').select('fulfillment_details').executeTakeFirstOrThrow()
    expect(JSON.parse(row.fulfillment_details)).toMatchObject({ fulfillment: 'delivery', address: delivery })
  })

  test('the same key and body answer with the same order, however often and at once', async () => {
    const { order, countOrders, holdsAnnounced, mailsAnnounced } = await openTestApp(engine)
    const key = newKey()
    const together = await Promise.all(Array.from({ length: 20 }, () => order(rosasOrder, key)))
    const later = await order(rosasOrder, key)
    expect(new Set([...together, later].map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(later.statusCode).toBe(201)
    expect(await countOrders()).toBe(1)
    // One email is owed. The money is not due before the promise, so nothing is announced to the settling job.
    expect([mailsAnnounced(), holdsAnnounced()]).toEqual([1, 0])
  })

  test('the same key with another body is refused', async () => {
    const { order, countOrders } = await openTestApp(engine)
    const key = newKey()
    await order(rosasOrder, key)
    const other = await order({ ...rosasOrder, firstName: 'Rosalia' }, key)
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'idempotency-key-reused'])
    expect(await countOrders()).toBe(1)
  })

  test('an order that is stored is answered again, also while another body with its key is in the air', async () => {
    const demo = createDemoPayments({ patienceMs: 20 })
    const opened = await openTestApp(engine, { payments: demo })
    const key = newKey()
    const stored = await opened.order(rosasOrder, key)
    const other = { ...rosasOrder, firstName: 'Rosalia' }
    for (let nth = 0; nth < 20; nth += 1) {
      const [stranger, again] = await Promise.all([opened.order(other, key), opened.order(rosasOrder, key)])
      expect([stranger.statusCode, stranger.json<{ code: string }>().code]).toEqual([
        422,
        'idempotency-key-reused',
      ])
      expect([again.statusCode, again.body]).toEqual([201, stored.body])
    }
    expect(await opened.countOrders()).toBe(1)
  })

  test('of two bodies with one new key in the same moment one is placed, and its retry is answered', async () => {
    const { order, countOrders } = await openTestApp(engine)
    const key = newKey()
    const bodies = [rosasOrder, { ...rosasOrder, firstName: 'Rosalia' }]
    const replies = await Promise.all(bodies.map((body) => order(body, key)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]))
    const placed = replies.findIndex(({ statusCode }) => statusCode === 201)
    expect((await order(bodies[placed], key)).body).toBe(replies[placed]?.body)
    expect(await countOrders()).toBe(1)
  })

  test('a crowd with one key and many bodies does not stand in line', async () => {
    const { order, countOrders } = await openTestApp(engine, {
      payments: createDemoPayments({ patienceMs: 1_000 }),
    })
    const key = newKey()
    const bodies = Array.from({ length: 12 }, (_, nth) => ({
      ...rosasOrder,
      firstName: `Rosa${'a'.repeat(nth)}`,
      paymentToken: 'demo-silence-0119',
    }))
    const replies = await Promise.all(bodies.map((body) => order(body, key)))
    // If they waited in line, all twelve would ask the gateway one after the other.
    const codes = replies.map((reply) => reply.json<{ code: string }>().code)
    expect(codes.filter((code) => code === 'gateway-unreachable').length).toBeLessThanOrEqual(2)
    expect(codes.filter((code) => code === 'idempotency-key-reused').length).toBeGreaterThanOrEqual(10)
    expect(await countOrders()).toBe(0)
  })

  test('whoever holds the key can ask what became of the order', async () => {
    const { order, send } = await openTestApp(engine)
    const key = newKey()
    const ask = () => send({ method: 'GET', url: '/api/order-by-key', headers: { 'idempotency-key': key } })
    expect((await ask()).statusCode).toBe(404)
    const placed = await order(rosasOrder, key)
    expect((await ask()).body).toBe(placed.body)
    expect((await send({ method: 'GET', url: '/api/order-by-key' })).statusCode).toBe(400)
  })

  test('only a stored order binds its key', async () => {
    const { order } = await openTestApp(engine)
    const key = newKey()
    expect((await order({ ...rosasOrder, paymentToken: 'demo-decline-0002' }, key)).statusCode).toBe(402)
    expect((await order(rosasOrder, key)).statusCode).toBe(201)
  })

  test('R21 a total other than ours places nothing and answers with the new bill', async () => {
    const { order, db, countOrders } = await openTestApp(engine)
    await changeShop(db, (trx) => sql`update menu_items set price = 1025 where id = 'chix'`.execute(trx))
    const reply = await order(rosasOrder)
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      code: 'price-changed',
      bill: { subtotal: 4225, charges: [{ kind: 'tax', amount: 401, rate: 9_500 }], total: 4626 },
    })
    expect(await countOrders()).toBe(0)
  })

  test('a sold-out burrito is refused by name until it is back', async () => {
    const { order, db, setNow, send } = await openTestApp(engine)
    setNow(new Date('2026-11-15T12:00:00.000Z'))
    await changeShop(db, (trx) =>
      sql`update menu_items set sold_out_until = '2026-11-16T12:00:00.000Z' where id = 'pork'`.execute(trx),
    )
    const reply = await order(rosasOrder)
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ code: 'sold-out', items: ['pork'] })
    const menu = await send({ method: 'GET', url: '/api/menu' })
    expect(menu.json()).toMatchObject({ items: [{ soldOut: false }, {}, {}, { id: 'pork', soldOut: true }] })

    setNow(new Date('2026-11-16T12:00:00.000Z'))
    expect((await order(rosasOrder)).statusCode).toBe(201)
  })

  test('a declined card stores nothing; a gateway that does not answer says try again', async () => {
    const { order, countOrders } = await openTestApp(engine)
    const declined = await order({ ...rosasOrder, paymentToken: 'demo-decline-0002' })
    expect([declined.statusCode, declined.json<{ code: string }>().code]).toEqual([402, 'card-declined'])
    const silent = await order({ ...rosasOrder, paymentToken: 'demo-silence-0119' })
    expect([silent.statusCode, silent.json<{ code: string }>().code]).toEqual([503, 'gateway-unreachable'])
    expect(silent.headers['retry-after']).toBe('2')
    expect(await countOrders()).toBe(0)
  })

  test('ticket numbers go from 1 to 999 and round again', async () => {
    const { order, db } = await openTestApp(engine)
    await order(rosasOrder)
    if (engine === 'sqlite') await storeOrders(db, 1, () => ({ seq: 998 }))
    else await sql`select setval(pg_get_serial_sequence('orders', 'seq'), 998)`.execute(db.write)
    const numbers = [await order(rosasOrder), await order(rosasOrder), await order(rosasOrder)]
    expect(numbers.map((reply) => reply.json<{ number: number }>().number)).toEqual([999, 1, 2])
  })

  test('an unknown, a malformed and a guessed id look the same', async () => {
    const { send, order } = await openTestApp(engine)
    await order(rosasOrder)
    const ids = ['AAAAAAAAAAAAAAAAAAAAAA', '1', '%27--', 'x'.repeat(80), '..%2f..', '%00']
    const replies = await Promise.all(ids.map((id) => send({ method: 'GET', url: `/api/orders/${id}` })))
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(404)
  })
})
