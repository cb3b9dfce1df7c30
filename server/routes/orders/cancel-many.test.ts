// Many open orders canceled together: each as if it were the only one.
import { describe, expect, test } from 'vitest'
import type { CancelManyReply, OpenOrdersReply } from '#domain/orders/order-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { openOrderBook } from '../../../test-support/open-order-book.ts'

async function openBook(engine: Engine) {
  const book = await openOrderBook(engine)
  const cancelMany = (ids: readonly string[], by = book.owner, note = '') =>
    book.post('/api/office/open-orders/cancel', { ids, reason: 'something-else', note }, by)
  return {
    ...book,
    cancelMany,
    async canceled(ids: readonly string[]) {
      const reply = await cancelMany(ids)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<CancelManyReply>()
    },
    async open(query: Record<string, string> = {}) {
      const reply = await book.get(`/api/office/open-orders?${new URLSearchParams(query)}`)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<OpenOrdersReply>()
    },
  }
}

describe.each(engines)('canceling many on %s', { timeout: 60_000 }, (engine) => {
  test('each is canceled with its reason, its entry in the log, its mail and its money back', async () => {
    const { placed, settle, detail, canceled, mailsAnnounced, holdsAnnounced } = await openBook(engine)
    const charged = await placed()
    await settle()
    const held = await placed()
    const [emails, holds] = [mailsAnnounced(), holdsAnnounced()]
    expect(await canceled([charged, held])).toEqual({ canceled: 2, refused: [] })
    expect([mailsAnnounced() - emails, holdsAnnounced() - holds]).toEqual([2, 2])
    await settle()
    for (const [id, payment] of [
      [charged, 'refunded'],
      [held, 'voided'],
    ] as const) {
      const order = await detail(id)
      expect(order).toMatchObject({
        status: 'canceled',
        payment,
        cancellation: { reason: 'something-else', note: '' },
        history: [
          {
            by: { username: 'owner' },
            action: { what: 'canceled', target: { id }, changes: [{ from: 'placed' }, {}] },
          },
        ],
      })
      expect(order.emails.map(({ kind }) => kind)).toContain('canceled')
    }
  })

  test('what was handed over meanwhile, or is not there, is left; one named twice is canceled once', async () => {
    const { placed, move, detail, canceled } = await openBook(engine)
    const [open, gone] = [await placed(), await placed()]
    await move(gone, 'placed', 'cooking')
    await move(gone, 'cooking', 'ready')
    await move(gone, 'ready', 'handed-over')
    const nowhere = 'AAAAAAAAAAAAAAAAAAAAAA'
    expect(await canceled([gone, open, open, nowhere])).toEqual({ canceled: 1, refused: [gone, nowhere] })
    expect(await detail(gone)).toMatchObject({ status: 'handed-over' })
    // Sent again, as after a lost response: nothing happens twice.
    expect(await canceled([open])).toEqual({ canceled: 1, refused: [] })
    expect((await detail(open)).history).toHaveLength(1)
  })

  test('the open ones that match are listed, whatever their column, and no other', async () => {
    const { placeFor, move, cancel, open } = await openBook(engine)
    const flood = { email: 'flood@example.com' }
    const [waiting, cooking, dropped] = [await placeFor(flood), await placeFor(flood), await placeFor(flood)]
    await placeFor({ email: 'rosa@example.com' })
    await move(cooking, 'placed', 'cooking')
    await cancel(dropped)
    const { orders, more } = await open({ find: 'flood@example.com' })
    expect(orders.map(({ id }) => id)).toEqual([cooking, waiting])
    expect(more).toBe(false)
    const cookingAlone = await open({ find: 'flood@example.com', status: 'cooking' })
    expect(cookingAlone.orders.map(({ id }) => id)).toEqual([cooking])
    expect((await open({ status: 'canceled' })).orders).toEqual([])
  })

  test('no list is longer than can be looked through', async () => {
    const { db, open } = await openBook(engine)
    await storeOrders(db, 450, () => ({ status: 'placed' }))
    const { orders, more } = await open()
    expect(orders).toHaveLength(300)
    expect(more).toBe(true)
  })

  test('it is the owner’s, and takes one to fifty orders and a note like any other', async () => {
    const { placed, cancelMany, cook, detail } = await openBook(engine)
    const id = await placed()
    expect((await cancelMany([id], cook)).statusCode).toBe(403)
    for (const ids of [[], Array.from({ length: 51 }, () => id), ['short']])
      expect((await cancelMany(ids)).statusCode).toBe(422)
    expect((await cancelMany([id], undefined, '4242 4242 4242 4242')).statusCode).toBe(422)
    expect(await detail(id)).toMatchObject({ status: 'placed' })
  })
})
