import { describe, expect, test } from 'vitest'
import type { OfficeOrder } from '../../../domain/people/people-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { openOrderBook } from '../../../test-support/open-order-book.ts'

describe.each(engines)('one order in the office on %s', (engine) => {
  test('one order with all that is known of it, and who did what to it when', async () => {
    const { placeFor, detail, move, undo, cancel, settle, setNow } = await openOrderBook(engine)
    setNow(new Date('2026-11-15T20:04:00.000Z'))
    const other = { address: '7 Palm Ave', city: 'Reno', state: 'NV', zipcode: '89501' } as const
    const id = await placeFor({ delivery: other })
    await settle()
    setNow(new Date('2026-11-15T20:06:00.000Z'))
    await move(id, 'placed', 'cooking')
    await move(id, 'cooking', 'ready')
    await undo(id, 'ready')
    setNow(new Date('2026-11-15T20:15:00.000Z'))
    await cancel(id, 'ran-out', 'Out of pork.')
    await settle()
    const order = await detail(id)
    const target = { kind: 'order', id, name: '1' }
    const status = (from: string, to: string) => ({ field: 'status', from, to })
    const carlos = { username: 'kitchen', name: 'Carlos' }
    expect(order).toMatchObject({
      id,
      number: 1,
      firstName: 'Rosa',
      lastName: 'Delgado',
      email: 'rosa@example.com',
      fulfillmentDetails: { fulfillment: 'delivery', address: other },
      total: 4599,
      firstPromise: { readyBy: '2026-11-15T20:15:00.000Z' },
      promise: { at: '2026-11-15T20:35:00.000Z', readyBy: '2026-11-15T20:15:00.000Z', isScheduled: false },
      // Marked ready, and taken back.
      readyAt: null,
      status: 'canceled',
      payment: 'refunded',
      cancellation: { reason: 'ran-out', note: 'Out of pork.', at: '2026-11-15T20:15:00.000Z' },
      emails: [{ kind: 'canceled', state: 'due', tries: 0 }],
      history: [
        { by: carlos, action: { what: 'moved', target, changes: [status('placed', 'cooking')] } },
        { by: carlos, action: { what: 'moved', target, changes: [status('cooking', 'ready')] } },
        { by: carlos, action: { what: 'undone', target, changes: [status('ready', 'cooking')] } },
        {
          at: '2026-11-15T20:15:00.000Z',
          by: { username: 'owner', name: 'Olga' },
          action: {
            what: 'canceled',
            target,
            changes: [status('cooking', 'canceled'), { field: 'reason', from: null, to: 'ran-out' }],
          },
        },
      ],
    })
    expect(order.lines).toHaveLength(3)
    expect(order.capturedAt).not.toBeNull()
    expect(order.returnedAt).not.toBeNull()
    for (const secret of ['idempotency', 'authorization', 'body_hash'])
      expect(JSON.stringify(order)).not.toContain(secret)
  })

  test('a hold that was never charged is let go, and shown as that', async () => {
    const { placed, detail, cancel, settle } = await openOrderBook(engine)
    const id = await placed()
    await cancel(id, 'customer-asked')
    expect(await detail(id)).toMatchObject({ payment: 'authorized', cancellation: { money: 'on-its-way' } })
    await settle()
    expect(await detail(id)).toMatchObject({
      payment: 'voided',
      capturedAt: null,
      returnedAt: expect.any(String) as string,
      cancellation: { money: 'released' },
    })
  })

  test('a mail that was refused is due once more, and the log says who asked for it', async () => {
    const { placed, resendEmail, db, setNow, mailsAnnounced } = await openOrderBook(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const id = await placed()
    await db.write
      .updateTable('emails')
      .set({ state: 'refused', at: '2026-11-15T20:00:10.000Z', due_at: null })
      .execute()
    const sent = { kind: 'ready', state: 'sent', at: '2026-11-15T20:05:00.000Z' } as const
    await db.write
      .insertInto('emails')
      .values({ ...sent, order_seq: 1, refund_seq: null, due_at: null })
      .execute()
    const due = () => db.read.selectFrom('emails').select(['due_at', 'tries']).orderBy('seq').execute()

    setNow(new Date('2026-11-15T21:00:00.000Z'))
    const before = mailsAnnounced()
    const reply = await resendEmail(id)
    expect(reply.statusCode).toBe(200)
    expect(reply.json<OfficeOrder>()).toMatchObject({
      emails: [{ kind: 'placed', state: 'due', at: '2026-11-15T21:00:00.000Z' }, sent],
      history: [{ by: { name: 'Olga' }, action: { what: 'mailed', target: { kind: 'order', id } } }],
    })
    expect(await due()).toEqual([
      { due_at: '2026-11-15T21:00:00.000Z', tries: 0 },
      { due_at: null, tries: 0 },
    ])
    expect(mailsAnnounced()).toBe(before + 1)

    // The email is on its way now: a second press changes nothing, and the email is not sent twice.
    expect((await resendEmail(id)).json<OfficeOrder>()).toMatchObject({ history: { length: 1 } })
    expect(mailsAnnounced()).toBe(before + 1)
  })

  test('a mail that waits for its next try is tried now; one that is not due yet stays so', async () => {
    const { placed, resendEmail, detail, db, setNow } = await openOrderBook(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    const id = await placed()
    await db.write.updateTable('emails').set({ tries: 4, due_at: '2026-11-15T20:30:00.000Z' }).execute()
    const ready = { kind: 'ready', state: 'due', at: '2026-11-15T20:15:00.000Z' } as const
    await db.write
      .insertInto('emails')
      .values({ ...ready, order_seq: 1, refund_seq: null, due_at: ready.at })
      .execute()
    await db.write.updateTable('orders').set({ status: 'ready' }).execute()
    setNow(new Date('2026-11-15T20:10:00.000Z'))
    expect((await detail(id)).emails, 'each with its own tries').toMatchObject([
      { kind: 'placed', tries: 4 },
      { kind: 'ready', tries: 0 },
    ])
    expect((await resendEmail(id)).json<OfficeOrder>()).toMatchObject({
      emails: [{ tries: 0 }, { tries: 0 }],
    })
    const rows = await db.read.selectFrom('emails').select(['kind', 'due_at']).orderBy('seq').execute()
    expect(rows).toEqual([
      { kind: 'placed', due_at: '2026-11-15T20:10:00.000Z' },
      { kind: 'ready', due_at: ready.at },
    ])
  })

  test('a mail that a server is sending at this moment is not sent beside it', async () => {
    const { placed, resendEmail, db } = await openOrderBook(engine)
    const id = await placed()
    const lease = new Date(Date.now() + 60_000).toISOString()
    await db.write.updateTable('emails').set({ tries: 1, due_at: lease, claimed_until: lease }).execute()
    expect((await resendEmail(id)).statusCode).toBe(200)
    const row = await db.read.selectFrom('emails').select(['due_at', 'tries']).executeTakeFirst()
    expect(row).toEqual({ due_at: lease, tries: 0 })
  })
})
