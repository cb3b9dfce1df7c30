// R54: customers can cancel their own order until cooking starts, and never after; on both databases.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { TrackedOrder } from '#domain/orders/order.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import { settlePayments } from '../../jobs/settle-payments.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { settling } from '../../../test-support/settling.ts'

async function openShop(engine: Engine, options: Parameters<typeof openKitchen>[1] = {}) {
  const opened = await openKitchen(engine, options)
  const cancelOwn = (id: string, headers = {}) =>
    opened.send({ method: 'POST', url: `/api/orders/${id}/cancel-own`, payload: {}, headers })
  return { ...opened, cancelOwn }
}

describe.each(engines)('a customer who cancels, on %s', (engine) => {
  test('R54: gets the money back, and staff see who it was', async () => {
    const { placed, cancelOwn, track, db, send, owner, holdsAnnounced, mailsAnnounced } =
      await openShop(engine)
    const id = await placed()
    const [holds, emails] = [holdsAnnounced(), mailsAnnounced()]
    const reply = await cancelOwn(id)
    expect(reply.statusCode).toBe(200)
    expect(reply.json<TrackedOrder>()).toMatchObject({
      status: 'canceled',
      cancellation: { by: 'customer', reason: 'customer-asked', note: '', money: 'on-its-way' },
    })
    // The jobs are told to release the hold and to send the email.
    expect([holdsAnnounced() - holds, mailsAnnounced() - emails]).toEqual([1, 1])
    await settlePayments(settling(db, createDemoPayments()))
    expect(await track(id)).toMatchObject({ cancellation: { money: 'released' } })

    const changes = [{ field: 'status', from: 'placed', to: 'canceled' }]
    const action = { what: 'canceled', target: { kind: 'order', id }, changes }
    expect(await readAuditOf(db, 'order', id, 10)).toMatchObject([{ by: 'customer', action }])
    const ask = async (url: string) =>
      (await send({ method: 'GET', url, headers: { cookie: owner } })).json<object>()
    expect(await ask(`/api/office/orders/${id}`)).toMatchObject({
      status: 'canceled',
      emails: [{ kind: 'canceled', state: 'due' }],
      history: [{ by: 'customer', action }],
    })
    expect(await ask('/api/office/orders')).toMatchObject({ orders: [{ id, canceledBy: 'customer' }] })
    expect(await ask('/api/office/log?topic=order')).toMatchObject({ entries: [{ by: 'customer', action }] })
  })

  test('R54: is told the same however often they press, and by the office afterward', async () => {
    const { placed, cancelOwn, cancel, track, db } = await openShop(engine)
    const id = await placed()
    const replies = await Promise.all(Array.from({ length: 8 }, () => cancelOwn(id)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect((await cancelOwn(id)).body).toBe(replies[0]?.body)
    expect((await cancel(id)).statusCode).toBe(200)
    expect(await track(id)).toMatchObject({ cancellation: { by: 'customer' } })
    expect(await readAuditOf(db, 'order', id, 10)).toHaveLength(1)
  })

  test('R54: is refused once cooking has started, until the cook takes that back', async () => {
    const { placed, cancelOwn, cancel, move, undo, track } = await openShop(engine)
    const id = await placed()
    await move(id, 'placed', 'cooking')
    const late = await cancelOwn(id)
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'too-late-to-cancel', title: 'We’ve already started cooking.' },
    ])
    await undo(id, 'cooking')
    expect((await cancelOwn(id)).statusCode).toBe(200)

    const ours = await placed()
    await cancel(ours)
    // A second cancellation is told that the order is canceled, and by whom.
    expect((await cancelOwn(ours)).json()).toMatchObject({ cancellation: { by: 'staff', reason: 'ran-out' } })
    expect(await track(ours)).toMatchObject({ cancellation: { by: 'staff' } })
  })

  test('R54: and the cook who starts at the same moment: exactly one of them wins, 200 times', async () => {
    const { placed, cancelOwn, move, db } = await openShop(engine)
    const ids: string[] = []
    while (ids.length < 200) ids.push(...(await Promise.all(Array.from({ length: 20 }, placed))))
    for (const [round, id] of ids.entries()) {
      const [start, stop] = [() => move(id, 'placed', 'cooking'), () => cancelOwn(id)]
      const [first, second] = round % 2 === 0 ? [start, stop] : [stop, start]
      const replies = await Promise.all([first(), second()])
      const [started, canceled] = round % 2 === 0 ? replies : [replies[1], replies[0]]
      const codes = [started.statusCode, canceled.statusCode]
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409])
      const winner = started.statusCode === 200 ? 'cook' : 'customer'
      const row = await db.read
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_seq', 'orders.seq')
        .select(['orders.status', 'payments.canceled_at as back'])
        .where('orders.id', '=', id as never)
        .executeTakeFirstOrThrow()
      expect([row.status, row.back !== null]).toEqual(
        winner === 'cook' ? ['cooking', false] : ['canceled', true],
      )
      expect(await readAuditOf(db, 'order', id, 10)).toHaveLength(1)
    }
  }, 240_000)

  test('R54: is heard at once on the board and on the order’s page', async () => {
    const { placed, cancelOwn, url, cook } = await openShop(engine)
    const id = await placed()
    const board = await openLiveStream(`${url}/api/live?board=1`, cook)
    const page = await openLiveStream(`${url}/api/live?order=${id}`)
    onTestFinished(() => [board, page].forEach((stream) => stream.close()))
    await expect.poll(() => board.tickets().get(id)?.seen).toBe(false)
    await cancelOwn(id)
    await expect
      .poll(() => board.tickets().get(id))
      .toMatchObject({
        status: 'canceled',
        moves: [{ to: 'canceled', by: null }],
      })
    await expect.poll(() => page.latest('order')?.cancellation?.by).toBe('customer')
  })

  test('R54: must come from our own page, know the order, and not ask too often', async () => {
    const { placed, cancelOwn, track } = await openShop(engine, { rateLimits: true })
    const id = await placed()
    expect((await cancelOwn(id, { origin: 'https://elsewhere.example' })).json()).toMatchObject({
      code: 'cross-origin',
    })
    expect(await track(id)).toMatchObject({ status: 'placed' })
    for (const unknown of ['A'.repeat(22), 'x', '1']) expect((await cancelOwn(unknown)).statusCode).toBe(404)
    const many = await Promise.all(Array.from({ length: 125 }, () => cancelOwn('A'.repeat(22))))
    expect(many.map(({ statusCode }) => statusCode)).toContain(429)
  })
})
