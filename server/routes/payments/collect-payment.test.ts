// Customers who pay at the counter or at the door (R65): staff record each payment once.
import { describe, expect, test } from 'vitest'
import type { OrdersReply } from '../../../domain/orders/order-api.ts'
import type { SalesReply } from '../../../domain/books/books-api.ts'
import type { Ticket } from '../../../domain/kitchen/tickets.ts'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setPaymentMethods } from '../../../test-support/set-payment-methods.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import { purgeCustomers } from '../../jobs/purge-customers.ts'
import { day } from '#domain/basics/time-units.ts'

async function openCounter(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { db, post, cook, send, owner } = kitchen
  await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
  const { paymentToken: _card, ...body } = rosasOrder
  return {
    ...kitchen,
    async placeUnpaid() {
      const reply = await kitchen.order({ ...body, fulfillment: 'pickup', pay: 'counter' })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json<{ id: string }>().id
    },
    cancelOwn: (id: string) => send({ method: 'POST', url: `/api/orders/${id}/cancel-own`, payload: {} }),
    async office() {
      const url = '/api/office/open-orders'
      return (await send({ method: 'GET', url, headers: { cookie: owner } })).json<OrdersReply>()
    },
    collect: (id: string, by = cook) => post(`/api/orders/${id}/paid`, {}, by),
    entries: () => db.read.selectFrom('ledger').select(['kind', 'card', 'counter']).execute(),
    async sold() {
      const url = '/api/office/sales?period=today'
      return (await send({ method: 'GET', url, headers: { cookie: owner } })).json<SalesReply>().total
    },
  }
}

describe.each(bothEngines)('paying at the counter on %s', (engine) => {
  test('R65 an order is not paid until somebody says so, and counts from then on', async () => {
    const { placeUnpaid, move, collect, track, entries, sold, db, url, cook } = await openCounter(engine)
    const id = await placeUnpaid()
    const stream = await openLiveStream(`${url}/api/live?board=1&order=${id}`, cook)
    expect((await move(id, 'placed', 'cooking')).json<Ticket>()).toMatchObject({ toCollect: 4599 })
    expect(await track(id)).toMatchObject({ isPaid: false, paidWith: 'counter' })
    expect([await entries(), await sold()]).toMatchObject([[], { orders: 0 }])

    const paid = (await collect(id)).json<Ticket>()
    expect(paid).toMatchObject({ toCollect: null, status: 'cooking', version: 3 })
    expect(await track(id)).toMatchObject({ isPaid: true })
    expect(await entries()).toEqual([{ kind: 'capture', card: 0, counter: 4599 }])
    expect(await sold()).toMatchObject({ orders: 1, sales: 4200, tax: 399, total: 4599 })
    const history = await readAuditOf(db, 'order', id, 10)
    expect(history.at(-1)).toMatchObject({
      by: { username: 'kitchen' },
      action: { what: 'paid', target: { kind: 'order', id }, changes: [{ field: 'amount', to: 4599 }] },
    })
    const told = (name: string) => stream.events.filter((one) => one.name === name).at(-1)?.data
    await expect.poll(() => told('ticket')).toMatchObject({ id, toCollect: null, version: 3 })
    await expect.poll(() => told('order')).toMatchObject({ id, isPaid: true })
    stream.close()
  })

  test('R65 of many taps at once one takes the money, and all hear the same', async () => {
    const { placeUnpaid, collect, entries, db } = await openCounter(engine)
    const id = await placeUnpaid()
    const replies = await Promise.all(Array.from({ length: 8 }, () => collect(id)))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await collect(id)).body).toBe(replies[0]?.body)
    expect(await entries()).toHaveLength(1)
    expect(await readAuditOf(db, 'order', id, 10)).toHaveLength(1)
  })

  test('R65 a card is not paid twice, and a canceled order wants no money', async () => {
    const { placed, placeUnpaid, collect, cancel, entries, send } = await openCounter(engine)
    expect((await collect(await placed())).json()).toMatchObject({ status: 409, code: 'status-changed' })
    const id = await placeUnpaid()
    await cancel(id)
    expect((await collect(id)).json()).toMatchObject({ status: 409, code: 'status-changed' })
    expect((await collect('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    expect((await send({ method: 'POST', url: `/api/orders/${id}/paid`, payload: {} })).statusCode).toBe(401)
    expect(await entries()).toEqual([])
  })

  test('R65 what was handed over and not paid is found, and the owner is warned an hour after the promise', async () => {
    const { placeUnpaid, placed, move, collect, setNow, send, owner } = await openCounter(engine)
    const noon = Date.parse('2026-11-16T20:00:00.000Z')
    setNow(new Date(noon))
    const [unpaid, paid, open] = [await placeUnpaid(), await placeUnpaid(), await placeUnpaid()]
    const byCard = await placed()
    for (const id of [unpaid, paid, byCard]) {
      await move(id, 'placed', 'cooking')
      await move(id, 'cooking', 'ready')
      await move(id, 'ready', 'handed-over')
    }
    await move(open, 'placed', 'cooking')
    await collect(paid)
    const ask = async <Reply>(url: string) =>
      (await send({ method: 'GET', url, headers: { cookie: owner } })).json<Reply>()
    const list = await ask<OrdersReply>('/api/office/orders?status=not-paid')
    expect(list.orders.map(({ id }) => id)).toEqual([unpaid])
    const warned = async () => (await ask<TodayReply>('/api/office/today')).unpaidOrders
    expect(await warned()).toBe(0)
    setNow(new Date(noon + 3 * 60 * 60_000))
    expect(await warned()).toBe(1)
    await collect(unpaid)
    expect(await warned()).toBe(0)
  })

  test('R65 what was never paid can still be marked paid or canceled when its customer is forgotten', async () => {
    const { placeUnpaid, move, collect, cancel, db, setNow, send, owner } = await openCounter(engine)
    setNow(new Date(Date.now() - 400 * day))
    const [paid, gone] = [await placeUnpaid(), await placeUnpaid()]
    for (const id of [paid, gone]) {
      await move(id, 'placed', 'cooking')
      await move(id, 'cooking', 'ready')
      await move(id, 'ready', 'handed-over')
    }
    const now = () => new Date()
    const closing = new AbortController().signal
    await purgeCustomers({ db, now, keepDays: 365, removeOldEmails: async () => {}, closing })
    expect((await collect(paid)).statusCode).toBe(200)
    expect((await cancel(gone, 'something-else', 'Rosa never paid')).statusCode).toBe(200)
    const payments = await db.read.selectFrom('payments').select('state').orderBy('seq').execute()
    expect(payments.map(({ state }) => state)).toEqual(['captured', 'voided'])
    const rows = await db.read.selectFrom('orders').select('cancel_note').orderBy('seq').execute()
    expect(rows).toEqual([{ cancel_note: null }, { cancel_note: '' }])
    expect(await db.read.selectFrom('emails').selectAll().execute()).toEqual([])
    const today = await send({ method: 'GET', url: '/api/office/today', headers: { cookie: owner } })
    expect(today.json<TodayReply>().unpaidOrders).toBe(0)
    expect((await collect(paid)).statusCode).toBe(404)
  })

  test('R65 collected or canceled: of two at the same moment the books know what happened', async () => {
    const { placeUnpaid, collect, cancel, db } = await openCounter(engine)
    const ids = await Promise.all(Array.from({ length: 6 }, placeUnpaid))
    await Promise.all(ids.flatMap((id) => [collect(id), cancel(id)]))
    const rows = await db.read
      .selectFrom('payments')
      .leftJoin('ledger', 'ledger.order_seq', 'payments.order_seq')
      .select(['payments.state', 'ledger.counter'])
      .execute()
    expect(rows).toHaveLength(ids.length)
    for (const { state, counter } of rows) expect(counter).toBe(state === 'captured' ? 4599 : null)
  })

  test('R54 what is paid at the counter its customer cannot cancel, and staff are told to hand it back', async () => {
    const { placeUnpaid, collect, cancelOwn, cancel, track, office } = await openCounter(engine)
    const id = await placeUnpaid()
    expect((await office()).orders).toMatchObject([{ id, moneyIfCanceled: null }])
    const handBack = { moneyIfCanceled: { how: 'hand-back', amount: 4599 } }
    expect((await collect(id)).json()).toMatchObject(handBack)
    expect((await office()).orders).toMatchObject([{ id, ...handBack }])
    expect((await cancelOwn(id)).json()).toMatchObject({
      status: 409,
      code: 'paid-at-counter',
      title: 'You’ve already paid for this order. To cancel it, ask at the counter or call us.',
    })
    expect(await track(id)).toMatchObject({ status: 'placed', isPaid: true })
    expect((await cancel(id)).json()).toMatchObject({ status: 'canceled', moneyIfCanceled: null })
  })

  test('R54 R65 paid and canceled by its customer at the same moment: one of them wins, 40 times', async () => {
    const { placeUnpaid, collect, cancelOwn, db } = await openCounter(engine)
    for (let round = 0; round < 40; round += 1) {
      const id = await placeUnpaid()
      const pay = () => collect(id).then(({ statusCode }) => ['pay', statusCode] as const)
      const stop = () => cancelOwn(id).then(({ statusCode }) => ['stop', statusCode] as const)
      const replies = await Promise.all(round % 2 === 0 ? [pay(), stop()] : [stop(), pay()])
      const codes = Object.fromEntries(replies)
      expect(Object.values(codes).toSorted((one, other) => one - other)).toEqual([200, 409])
      const row = await db.read
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_seq', 'orders.seq')
        .select(['orders.status', 'payments.state', 'payments.canceled_at as back'])
        .where('orders.id', '=', id as never)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject(
        codes['pay'] === 200
          ? { status: 'placed', state: 'captured', back: null }
          : { status: 'canceled', state: 'voided' },
      )
    }
  }, 120_000)
})
