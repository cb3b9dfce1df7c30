import { describe, expect, test } from 'vitest'
import type { Ticket } from '../../../domain/kitchen/tickets.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { settling, captureAllPayments } from '../../../test-support/settling.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { settlePayments } from '../../jobs/settle-payments.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import { readBoard } from '../../db/kitchen/tickets.ts'

describe.each(bothEngines)('the kitchen on %s', (engine) => {
  test('an order goes from placed to handed over, and the customer sees when', async () => {
    const { placed, move, track, setNow } = await openKitchen(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const id = await placed()
    setNow(new Date('2026-11-15T20:02:00.000Z'))
    const cooking = await move(id, 'placed', 'cooking')
    expect(cooking.statusCode).toBe(200)
    expect(cooking.json<Ticket>()).toMatchObject({
      status: 'cooking',
      name: 'Rosa D.',
      firstName: 'Rosa',
      lastName: 'Delgado',
      total: 4599,
      seen: true,
      version: 2,
    })
    setNow(new Date('2026-11-15T20:08:00.000Z'))
    await move(id, 'cooking', 'ready')
    await move(id, 'ready', 'handed-over')
    expect(await track(id)).toMatchObject({
      status: 'handed-over',
      reached: {
        placed: '2026-11-15T20:00:00.000Z',
        cooking: '2026-11-15T20:02:00.000Z',
        ready: '2026-11-15T20:08:00.000Z',
        'handed-over': '2026-11-15T20:08:00.000Z',
      },
    })
    // Only staff see the full name, because the customer's link may be in other hands.
    expect(JSON.stringify(await track(id))).not.toContain('Delgado')
  })

  test('two cooks who tap the same ticket move it once', async () => {
    const { placed, move, db } = await openKitchen(engine)
    const id = await placed()
    const taps = await Promise.all(Array.from({ length: 8 }, () => move(id, 'placed', 'cooking')))
    expect(taps.map((reply) => reply.statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(taps.at(-1)?.json<Ticket>().moves).toHaveLength(1)
    expect(await readAuditOf(db, 'order', id, 10)).toMatchObject([
      {
        by: { username: 'kitchen' },
        action: { what: 'moved', changes: [{ from: 'placed', to: 'cooking' }] },
      },
    ])
  })

  test('a tap on a ticket that has moved on is refused', async () => {
    const { placed, move } = await openKitchen(engine)
    const id = await placed()
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    const late = await move(id, 'placed', 'cooking')
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'status-changed'])
    expect((await move(id, 'ready', 'placed')).statusCode).toBe(409)
    expect((await move(id, 'ready', 'canceled')).statusCode).toBe(409)
  })

  test('any move of the last ten minutes can be undone, one after the other', async () => {
    const { placed, move, undo, track, setNow } = await openKitchen(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const id = await placed()
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await move(id, 'ready', 'handed-over')
    expect((await undo(id, 'handed-over')).json<Ticket>().status).toBe('ready')
    // The second board taps the same undo, which is already done.
    expect((await undo(id, 'handed-over')).json<Ticket>().status).toBe('ready')
    expect((await undo(id, 'ready')).json<Ticket>().status).toBe('cooking')
    setNow(new Date('2026-11-15T20:09:59.000Z'))
    expect((await undo(id, 'cooking')).json<Ticket>()).toMatchObject({ status: 'placed', moves: [] })
    expect(await track(id)).toMatchObject({
      status: 'placed',
      reached: { placed: '2026-11-15T20:00:00.000Z' },
    })

    await move(id, 'placed', 'cooking')
    setNow(new Date('2026-11-15T20:19:59.000Z'))
    const late = await undo(id, 'cooking')
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'too-late-to-undo'])
  })

  test('a canceled order says why, its money goes back, and it stays canceled', async () => {
    const { placed, cancel, undo, move, track, db } = await openKitchen(engine)
    const [held, captured] = [await placed(), await placed()]
    const payments = createDemoPayments()
    const settle = () => captureAllPayments(db, payments)
    await cancel(held)
    expect(await track(held)).toMatchObject({
      status: 'canceled',
      cancellation: { reason: 'ran-out', money: 'on-its-way' },
    })
    await settle()
    expect(await track(held)).toMatchObject({ cancellation: { money: 'released' } })

    await cancel(captured, 'something-else', 'The oven is on strike.')
    await settle()
    expect(await track(captured)).toMatchObject({
      cancellation: { reason: 'something-else', note: 'The oven is on strike.', money: 'refunded' },
    })
    expect((await cancel(captured)).statusCode).toBe(200)
    expect((await undo(captured, 'canceled')).statusCode).toBe(409)
    expect((await move(captured, 'placed', 'cooking')).statusCode).toBe(409)
    expect(await track(captured)).toMatchObject({ cancellation: { reason: 'something-else' } })
  })

  test('money that was taken unnoticed is sent back, not called released', async () => {
    const { placed, cancel, track, db } = await openKitchen(engine)
    const id = await placed()
    await cancel(id)
    const asked: string[] = []
    // The server died after the capture and before recording it: the gateway knows better than the row.
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      void: async () => 'captured',
      async refund({ amount }) {
        asked.push(`refund ${amount}`)
        return { outcome: 'refunded' }
      },
    }
    await settlePayments(settling(db, payments))
    expect(asked).toEqual(['refund 4599'])
    expect(await track(id)).toMatchObject({ cancellation: { money: 'refunded' } })
  })

  test('an order that was handed over can still be canceled, and its money goes back', async () => {
    const { placed, move, cancel, track, db } = await openKitchen(engine)
    const id = await placed()
    await move(id, 'placed', 'cooking')
    await settlePayments(settling(db, createDemoPayments()))
    await move(id, 'cooking', 'ready')
    await move(id, 'ready', 'handed-over')
    expect((await cancel(id)).statusCode).toBe(200)
    await settlePayments(settling(db, createDemoPayments()))
    expect(await track(id)).toMatchObject({ status: 'canceled', cancellation: { money: 'refunded' } })
  })

  test('the first print is the original, the second knows when that was', async () => {
    const { placed, post, cook, setNow } = await openKitchen(engine)
    const id = await placed()
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const print = async () => (await post(`/api/orders/${id}/printed`, {}, cook)).json<Ticket>().printedAt
    expect(await print()).toBeNull()
    expect(await print()).toBe('2026-11-15T20:00:00.000Z')
  })

  test('a touched ticket is seen, once and for all boards', async () => {
    const { placed, post, cook } = await openKitchen(engine)
    const id = await placed()
    const see = async () => (await post(`/api/orders/${id}/acknowledge`, {}, cook)).json<Ticket>()
    expect(await see()).toMatchObject({ seen: true, version: 2 })
    expect(await see()).toMatchObject({ seen: true, version: 2 })
  })

  test('one request quiets the tickets that the cook saw, on all boards, and no other', async () => {
    const { placed, post, cook, db } = await openKitchen(engine)
    const [first, second, third] = [await placed(), await placed(), await placed()]
    await post(`/api/orders/${first}/acknowledge`, {}, cook)
    const nobody = 'AAAAAAAAAAAAAAAAAAAAAA'
    const quiet = () => post('/api/acknowledge', { ids: [first, second, nobody] }, cook)
    expect((await quiet()).json()).toEqual({ seen: [second] })
    expect((await quiet()).json()).toEqual({ seen: [] })
    const { tickets } = await readBoard(db, new Date())
    expect(tickets.map(({ id, seen, version }) => [id, seen, version])).toEqual([
      [first, true, 2],
      [second, true, 2],
      [third, false, 1],
    ])
  })

  test('every kitchen route is closed to customers, and canceling to the kitchen', async () => {
    const { placed, send, post, cook } = await openKitchen(engine)
    const id = await placed()
    const routes: [string, object][] = [
      [`/api/orders/${id}/move`, { from: 'placed', to: 'cooking' }],
      [`/api/orders/${id}/undo`, { from: 'cooking' }],
      [`/api/orders/${id}/acknowledge`, {}],
      ['/api/acknowledge', { ids: [id] }],
      [`/api/orders/${id}/printed`, {}],
      [`/api/orders/${id}/cancel`, { reason: 'ran-out', note: '' }],
      ['/api/sold-out', { item: 'beef', soldOut: 'today' }],
      ['/api/sold-out', { choice: 'extras-cheese', soldOut: 'today' }],
      ['/api/stock', { item: 'beef', remaining: 3 }],
      [`/api/orders/${id}/roll`, { line: 0, rolled: 1, from: 0 }],
      ['/api/pause', { minutes: 15 }],
      ['/api/resume', {}],
      ['/api/busy', { minutes: 10, lasts: 30 }],
      [`/api/orders/${id}/delay`, { from: '2026-11-15T20:15:00.000Z', minutes: 5 }],
    ]
    for (const [url, payload] of routes) {
      expect((await send({ method: 'POST', url, payload })).statusCode, url).toBe(401)
    }
    expect((await send({ method: 'GET', url: '/api/live?board=1' })).statusCode).toBe(401)
    expect((await post(`/api/orders/${id}/cancel`, { reason: 'ran-out', note: '' }, cook)).statusCode).toBe(
      403,
    )
  })

  test('bad input is refused in words', async () => {
    const { placed, post, cook } = await openKitchen(engine)
    const id = await placed()
    const nobody = 'AAAAAAAAAAAAAAAAAAAAAA'
    const bad: [string, object, number][] = [
      [`/api/orders/${id}/move`, { from: 'placed', to: 'eaten' }, 422],
      [`/api/orders/${id}/move`, { from: 'placed' }, 422],
      [`/api/orders/${id}/undo`, {}, 422],
      [`/api/orders/${id}/acknowledge`, { x: 1 }, 422],
      ['/api/acknowledge', { ids: [] }, 422],
      ['/api/acknowledge', { ids: ['all'] }, 422],
      ['/api/acknowledge', { ids: Array.from({ length: 301 }, () => id) }, 422],
      [`/api/orders/${nobody}/move`, { from: 'placed', to: 'cooking' }, 404],
      [`/api/orders/${nobody}/acknowledge`, {}, 404],
      [`/api/orders/${nobody}/roll`, { line: 0, rolled: 1, from: 0 }, 404],
      ['/api/sold-out', { item: 'fish', soldOut: 'today' }, 422],
      ['/api/pause', { minutes: 7 }, 422],
    ]
    for (const [url, payload, status] of bad)
      expect((await post(url, payload, cook)).statusCode, url).toBe(status)
  })
})
