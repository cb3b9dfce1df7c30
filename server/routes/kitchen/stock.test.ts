// How many are left today (R59): counted down in the transaction that stores an order, and given back once.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { beans, noon, openStock, orderOf } from '../../../test-support/open-stock.ts'
import { openTestApp } from '../../../test-support/test-app.ts'
import { readAuditOf } from '../../db/people/audit.ts'

describe.each(bothEngines)('R59 what is left today on %s', (engine) => {
  test('counts down with each order, says how many are left, and sells out by itself', async () => {
    const { remaining, bean, take, countOrders, db } = await openStock(engine)
    expect(await bean()).toEqual({ remaining: null, soldOut: false })
    expect((await remaining(3)).statusCode).toBe(200)
    expect(await bean()).toEqual({ remaining: 3, soldOut: false })
    expect(await take(beans(2))).toMatchObject({ status: 201 })
    expect(await bean()).toEqual({ remaining: 1, soldOut: false })
    expect(await take(beans(2))).toMatchObject({
      status: 409,
      code: 'insufficient-stock',
      items: ['bean'],
      remaining: 1,
      title: expect.stringContaining('1 left'),
    })
    expect(await take(beans(1))).toMatchObject({ status: 201 })
    expect(await bean()).toEqual({ remaining: 0, soldOut: true })
    expect(await take(beans(1))).toMatchObject({ status: 409, code: 'sold-out', items: ['bean'] })
    expect(await countOrders()).toBe(2)
    // No money was held for a refused order.
    expect(await db.read.selectFrom('payments').select('state').execute()).toHaveLength(2)
    expect(await readAuditOf(db, 'shop', 'bean', 5)).toMatchObject([
      { by: { username: 'kitchen' }, action: { changes: [{ field: 'remaining', from: null, to: 3 }] } },
    ])
  })

  test('all burritos of a kind count, however they are made, and of two kinds both', async () => {
    const { remaining, bean, take } = await openStock(engine)
    await remaining(3)
    const two = [
      { item: 'bean', quantity: 1 },
      { item: 'bean', quantity: 1, note: 'Cut in half' },
      { item: 'beef', quantity: 4 },
    ]
    expect(await take(orderOf(two))).toMatchObject({ status: 201 })
    expect(await bean()).toMatchObject({ remaining: 1 })
    expect(await take(orderOf(two))).toMatchObject({ status: 409, code: 'insufficient-stock', remaining: 1 })
  })

  test('fifty customers at two servers want the last three: three get them, and no hold is left', async () => {
    const { remaining, bean, take, place, countOrders, db } = await openStock(engine)
    const other = await openTestApp(engine, { place })
    other.setNow(noon)
    await remaining(3)
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        if (nth % 2 === 0) return take(beans(1))
        const reply = await other.order(beans(1))
        return { status: reply.statusCode, ...reply.json<Partial<ProblemReply>>() }
      }),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 sold-out']))
    expect(await bean()).toEqual({ remaining: 0, soldOut: true })
    expect(await countOrders()).toBe(3)
    const unstored = await db.read
      .selectFrom('payments')
      .select('state')
      .where('order_seq', 'is', null)
      .execute()
    expect(unstored.filter(({ state }) => state !== 'voided')).toEqual([])
  })

  test('orders that take several kinds in any order never wait for each other', async () => {
    const { post, cook, take } = await openStock(engine)
    const kinds = ['beef', 'chix', 'bean', 'pork']
    for (const item of kinds) await post('/api/stock', { item, remaining: 20 }, cook)
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => {
        const turned = [...kinds.slice(nth % 4), ...kinds.slice(0, nth % 4)]
        return take(orderOf(turned.map((item) => ({ item, quantity: 1 }))))
      }),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test('what is canceled before cooking comes back, once, whoever cancels', async () => {
    const { remaining, bean, take, send, cancel, post, owner } = await openStock(engine)
    await remaining(9)
    const [own, byOwner, many] = [await take(beans(1)), await take(beans(2)), await take(beans(3))]
    expect(await bean()).toMatchObject({ remaining: 3 })
    const cancelOwn = () => send({ method: 'POST', url: `/api/orders/${own.id}/cancel-own`, payload: {} })
    expect((await Promise.all([cancelOwn(), cancelOwn()])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ])
    expect(await bean()).toMatchObject({ remaining: 4 })
    await Promise.all([cancel(byOwner.id), cancel(byOwner.id)])
    expect(await bean()).toMatchObject({ remaining: 6 })
    const body = { ids: [many.id, byOwner.id], reason: 'ran-out', note: '' }
    await post('/api/office/open-orders/cancel', body, owner)
    expect(await bean()).toMatchObject({ remaining: 9 })
  })

  test('what was begun is gone, and what was taken back to New is there again', async () => {
    const { remaining, bean, take, move, undo, cancel } = await openStock(engine)
    await remaining(5)
    const [begun, undone] = [await take(beans(2)), await take(beans(1))]
    await move(begun.id, 'placed', 'cooking')
    await cancel(begun.id)
    expect(await bean()).toMatchObject({ remaining: 2 })
    await move(undone.id, 'placed', 'cooking')
    await undo(undone.id, 'cooking')
    expect(await bean()).toMatchObject({ remaining: 2 })
    await cancel(undone.id)
    await cancel(undone.id)
    expect(await bean()).toMatchObject({ remaining: 3 })
  })

  test('ends with the business day, and nothing comes back to the next one', async () => {
    const { remaining, bean, take, cancel, setNow } = await openStock(engine)
    await remaining(1)
    const { id } = await take(beans(1))
    expect(await bean()).toEqual({ remaining: 0, soldOut: true })
    // Tuesday, 4:01 AM.
    setNow(new Date('2026-11-17T12:01:00.000Z'))
    expect(await bean()).toEqual({ remaining: null, soldOut: false })
    await remaining(4)
    await cancel(id)
    expect(await bean()).toEqual({ remaining: 4, soldOut: false })
  })

  test('an order for tomorrow takes nothing from today', async () => {
    const { remaining, bean, take, send } = await openStock(engine)
    await remaining(1)
    const times = await send({ method: 'GET', url: '/api/times?weight=2&fulfillment=pickup' })
    const slot = times.json<{ slots: string[] }>().slots.find((one) => one > '2026-11-17T18:00:00.000Z')
    expect(await take(beans(2, { time: { at: slot, isScheduled: true } }))).toMatchObject({ status: 201 })
    expect(await bean()).toMatchObject({ remaining: 1 })
  })

  test('what is sold out today is off the menu until the day ends: nobody orders it for tomorrow either', async () => {
    const { remaining, take, send, setNow, countOrders } = await openStock(engine)
    await remaining(0)
    const times = await send({ method: 'GET', url: '/api/times?weight=1&fulfillment=pickup' })
    const slot = times.json<{ slots: string[] }>().slots.find((one) => one > '2026-11-17T18:00:00.000Z')
    const tomorrow = { time: { at: slot, isScheduled: true } }
    expect(await take(beans(1, tomorrow))).toMatchObject({ status: 409, code: 'sold-out', items: ['bean'] })
    expect(await countOrders()).toBe(0)
    // Tuesday, 4:01 AM.
    setNow(new Date('2026-11-17T12:01:00.000Z'))
    expect(await take(beans(1, tomorrow))).toMatchObject({ status: 201 })
  })

  test('a step from what another cook has ended starts no count', async () => {
    const { remaining, bean, db } = await openStock(engine)
    await remaining(5)
    await remaining(null)
    expect((await remaining(6, 5)).json<MenuReply>().items.find(({ id }) => id === 'bean')).toMatchObject({
      remaining: null,
      soldOut: false,
    })
    expect(await bean()).toEqual({ remaining: null, soldOut: false })
    expect(await readAuditOf(db, 'shop', 'bean', 5)).toHaveLength(2)
    await remaining(6)
    expect(await bean()).toMatchObject({ remaining: 6 })
  })

  test('a step of the cook keeps what was ordered since the cook looked', async () => {
    const { remaining, bean, take } = await openStock(engine)
    await remaining(5)
    await take(beans(2))
    await remaining(6, 5)
    expect(await bean()).toMatchObject({ remaining: 4 })
    await remaining(0, 5)
    expect(await bean()).toMatchObject({ remaining: 0 })
    await remaining(null)
    expect(await bean()).toEqual({ remaining: null, soldOut: false })
  })

  test('the same order sent twice takes once', async () => {
    const { remaining, bean, order } = await openStock(engine)
    await remaining(1)
    const [body, key] = [beans(1), 'the-same-key-for-both-of-them']
    const replies = await Promise.all([order(body, key), order(body, key), order(body, key)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await bean()).toMatchObject({ remaining: 0 })
  })

  test('every open page hears of it', async () => {
    const { remaining, take, url } = await openStock(engine)
    const page = await openLiveStream(`${url}/api/live`)
    onTestFinished(() => page.close())
    const told = () => page.latest('shop')?.items.find(({ id }) => id === 'bean')?.remaining
    await remaining(2)
    await expect.poll(told).toBe(2)
    await take(beans(1))
    await expect.poll(told).toBe(1)
  })

  test.each([
    ['an item that is not there', { item: 'fish', remaining: 3 }],
    ['less than none', { item: 'bean', remaining: -1 }],
    ['half of one', { item: 'bean', remaining: 1.5 }],
    ['more than anybody counts', { item: 'bean', remaining: 10_000 }],
    ['nothing', { item: 'bean' }],
  ])('%s is refused in words', async (_what, body) => {
    const { post, cook } = await openStock(engine)
    expect((await post('/api/stock', body, cook)).statusCode).toBe(422)
  })
})
