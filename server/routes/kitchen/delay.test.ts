// Delaying one order (R47): its promise moves, its first promise stays, and its customer is told.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Ticket } from '../../../domain/kitchen/tickets.ts'
import type { TrackedOrder } from '../../../domain/orders/order.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { mailerTo, mailRounds, mailRow, mailServerFor } from '../../../test-support/mail-rounds.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { MailServerDown } from '../../adapters/mailer.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import { leaseMs } from '../../jobs/send-emails.ts'

/** A Monday, 12:01 PM in Los Angeles: an order placed now is promised for 12:15. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const at = (time: string) => `2026-11-16T${time}:00.000Z`
const pickup = { ...rosasOrder, fulfillment: 'pickup' as const }

async function openDelayKitchen(engine: Engine) {
  const kitchen = await openKitchen(engine)
  const { post, cook, order, send } = kitchen
  return {
    ...kitchen,
    place: async (body: object = pickup) => (await order(body)).json<{ id: string }>().id,
    delay: (id: string, from: string, minutes: number) => {
      const to = new Date(Date.parse(at(from)) + minutes * 60_000).toISOString()
      return post(`/api/orders/${id}/delay`, { from: at(from), to }, cook)
    },
    tracked: async (id: string) =>
      (await send({ method: 'GET', url: `/api/orders/${id}` })).json<TrackedOrder>(),
  }
}

describe.each(engines)('R47 a delay on %s', (engine) => {
  test('moves the promise, keeps the first one beside it, and is written down', async () => {
    const { place, delay, tracked, setNow, db } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place()
    const reply = await delay(id, '20:15', 15)
    expect(reply.statusCode).toBe(200)
    expect(reply.json<Ticket>()).toMatchObject({ promise: { readyBy: at('20:30') }, status: 'placed' })
    expect(await tracked(id)).toMatchObject({
      promise: { at: at('20:30') },
      firstPromise: { at: at('20:15') },
    })
    expect(await readAuditOf(db, 'order', id, 5)).toMatchObject([
      {
        by: { username: 'kitchen' },
        action: { changes: [{ field: 'readyBy', from: at('20:15'), to: at('20:30') }] },
      },
    ])
  })

  test('of a delivery moves its arrival', async () => {
    const { place, delay, tracked, setNow } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place(rosasOrder)
    await delay(id, '20:15', 5)
    expect((await tracked(id)).promise).toMatchObject({ readyBy: at('20:20'), at: at('20:40') })
  })

  test('is done once, however many tap', async () => {
    const { place, delay, setNow, db } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place()
    const taps = await Promise.all(Array.from({ length: 8 }, () => delay(id, '20:15', 10)))
    expect(taps.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(taps.map((reply) => reply.json<Ticket>().promise?.readyBy)).toEqual(
      Array.from({ length: 8 }, () => at('20:25')),
    )
    expect(await readAuditOf(db, 'order', id, 20)).toHaveLength(1)
    // The request names an outdated promise.
    expect((await delay(id, '20:15', 20)).json()).toMatchObject({ code: 'status-changed' })
  })

  test('is for orders that are still to be made', async () => {
    const { place, delay, move, cancel, setNow } = await openDelayKitchen(engine)
    setNow(noon)
    const [made, gone] = [await place(), await place()]
    await move(made, 'placed', 'cooking')
    expect((await delay(made, '20:15', 5)).statusCode).toBe(200)
    await move(made, 'cooking', 'ready')
    expect((await delay(made, '20:20', 5)).json()).toMatchObject({ status: 409, code: 'status-changed' })
    await cancel(gone)
    expect((await delay(gone, '20:15', 5)).statusCode).toBe(409)
    expect((await delay('AAAAAAAAAAAAAAAAAAAAAA', '20:15', 5)).statusCode).toBe(404)
    expect((await delay(made, '20:15', 0)).statusCode).toBe(422)
  })

  test('of a late order is to a time that is still to come', async () => {
    const { place, delay, tracked, setNow } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place()
    setNow(new Date(at('20:40')))
    expect((await delay(id, '20:15', 20)).statusCode, '12:35 has passed').toBe(422)
    expect((await delay(id, '20:15', 35)).statusCode).toBe(200)
    expect((await tracked(id)).promise?.readyBy).toBe(at('20:50'))
    expect((await delay(id, '20:50', 300)).statusCode, 'five hours').toBe(422)
  })

  test('moves the start of an order that waits in Later, and of no other', async () => {
    const { place, delay, setNow } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place({ ...pickup, time: { at: at('22:00'), isScheduled: true } })
    const later = (await delay(id, '22:00', 20)).json<Ticket>()
    expect(later).toMatchObject({ promise: { readyBy: at('22:20') }, startsAt: at('22:10') })
    setNow(new Date(at('22:10')))
    const begun = (await delay(id, '22:20', 5)).json<Ticket>()
    expect(begun).toMatchObject({ promise: { readyBy: at('22:25') }, startsAt: at('22:10') })
  })

  test('is told to the customer, on the page and by a mail each time', async () => {
    const { place, delay, url, cook, db, setNow, mailsAnnounced } = await openDelayKitchen(engine)
    setNow(noon)
    const id = await place()
    const streams = await Promise.all([
      openLiveStream(`${url}/api/live?order=${id}`),
      openLiveStream(`${url}/api/live?board=1`, cook),
    ])
    onTestFinished(() => streams.forEach((stream) => stream.close()))
    const [page, board] = streams
    const server = await mailServerFor()
    const { round } = mailRounds(db, mailerTo(server), { now: () => noon })
    await round()
    const before = mailsAnnounced()
    await delay(id, '20:15', 15)
    expect(mailsAnnounced()).toBe(before + 1)
    await expect.poll(() => page?.latest('order')?.promise?.at).toBe(at('20:30'))
    await expect.poll(() => board?.tickets().get(id)?.promise?.readyBy).toBe(at('20:30'))
    await round()
    // Two more delays before emails are sent: the customer is told only of the last.
    await delay(id, '20:30', 5)
    await delay(id, '20:35', 5)
    await round()
    expect(server.received.map(({ email }) => email.subject)).toEqual([
      'Your Burritoful order 1',
      'Your Burritoful order 1 has a new time',
      'Your Burritoful order 1 has a new time',
    ])
    expect(server.received.at(-1)?.email.text?.replaceAll('\u00A0', ' ')).toContain('Now about 12:40 PM')
    expect((await mailRow(db, id)).emails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'placed sent',
      'moved sent',
      'moved sent',
    ])
  })

  const failures: Record<string, (die: () => void) => Promise<never>> = {
    'is deferred': async () => {
      throw new Error('not now')
    },
    'finds the mail server down': async () => {
      throw new MailServerDown('it broke off')
    },
    async 'dies with its server'(die) {
      die()
      return new Promise<never>(() => {})
    },
  }

  test.each(Object.entries(failures))(
    'during an attempt that %s replaces the mail of the delay before',
    async (_failure, fail) => {
      const { place, delay, setNow, db } = await openDelayKitchen(engine)
      setNow(noon)
      const id = await place()
      let now = noon.getTime()
      const sent: string[] = []
      const send = async ({ subject }: { subject: string }) => {
        sent.push(subject)
        return 'sent' as const
      }
      await mailRounds(db, { send }, { now: () => noon }).round()
      await delay(id, '20:15', 5)
      const { promise: death, resolve: die } = Promise.withResolvers<void>()
      const failing = mailRounds(
        db,
        {
          async send() {
            await delay(id, '20:20', 5)
            return fail(die)
          },
        },
        { now: () => noon },
      )
      await Promise.race([failing.round(), death])

      const rounds = mailRounds(db, { send }, { now: () => new Date(now) })
      await rounds.round()
      now += leaseMs
      expect(await rounds.round()).toEqual({ inMs: Infinity })
      expect(sent).toEqual(['Your Burritoful order 1', 'Your Burritoful order 1 has a new time'])
      expect((await mailRow(db, id)).emails).toEqual([
        { kind: 'placed', state: 'sent' },
        { kind: 'moved', state: 'sent' },
      ])
    },
  )
})
