// The times that a customer may choose, and the promise that an order gets (R42 to R44).
import { describe, expect, test } from 'vitest'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { startingHours, startingWaitTimes } from '#domain/restaurant/starting-settings.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { statementsOf } from '../../../test-support/count-statements.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { readSetting, writeSetting, type SettingValue } from '../../db/restaurant/settings.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const pickup = { ...rosasOrder, fulfillment: 'pickup' as const }
/** One pair of hands, four minutes a burrito: Rosa's four take sixteen minutes, and eight to be sure. */
const slow = { minutesPerBurrito: 4, hands: 1 }

async function openKitchen(engine: Engine, change: Partial<SettingValue<'waitTimes'>> = {}) {
  const app = await openTestApp(engine)
  app.setNow(noon)
  await app.db.transaction(async (trx) => {
    const { version } = await readSetting(trx, 'waitTimes')
    await writeSetting(
      trx,
      'waitTimes',
      { value: { ...startingWaitTimes, ...change }, version },
      noon.toISOString(),
    )
  })
  return {
    ...app,
    async times(query: string) {
      const reply = await app.send({ method: 'GET', url: `/api/times?${query}` })
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<TimesReply>()
    },
    async place(body: object) {
      const reply = await app.order(body)
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    },
  }
}

describe.each(bothEngines)('R43 times on %s', (engine) => {
  test('a fresh install promises the shortest wait, and a delivery its arrival', async () => {
    const { times, place } = await openKitchen(engine)
    const readyBy = '2026-11-16T20:15:00.000Z'
    expect(await times('weight=4&fulfillment=pickup')).toMatchObject({ soonest: readyBy, most: null })
    expect(await times('weight=4&fulfillment=delivery')).toMatchObject({
      soonest: '2026-11-16T20:35:00.000Z',
    })
    expect((await place(pickup)).body).toMatchObject({
      firstPromise: { at: readyBy, readyBy, isScheduled: false },
    })
    expect((await place(rosasOrder)).body).toMatchObject({
      firstPromise: { at: '2026-11-16T20:35:00.000Z', readyBy },
    })
  })

  test('the same question within a second is answered once, for everybody who asks it', async () => {
    const { times, setNow } = await openKitchen(engine, { speed: slow })
    const question = 'weight=4&fulfillment=pickup'
    const readsOfWork = async (work: () => Promise<unknown>) =>
      (await statementsOf(work)).filter((statement) => statement.includes('orders')).length
    const one = await readsOfWork(() => times(question))
    expect(one).toBeGreaterThan(0)
    const again = () => Promise.all(Array.from({ length: 20 }, () => times(question)))
    expect(await readsOfWork(again)).toBe(0)
    expect(await readsOfWork(() => times('weight=5&fulfillment=pickup'))).toBe(one)
    setNow(new Date(noon.getTime() + 1_000))
    expect(await readsOfWork(again)).toBe(one)
  })

  test('an order that comes in between changes the next answer at once', async () => {
    const { times, place } = await openKitchen(engine, { speed: slow })
    const question = 'weight=4&fulfillment=pickup'
    const { soonest } = await times(question)
    expect((await place({ ...pickup, time: { at: soonest, isScheduled: false } })).status).toBe(201)
    expect((await times(question)).soonest).toBe('2026-11-16T20:45:00.000Z')
  })

  test('R42 the second order waits for the first, and R44 a time that is gone is refused with another', async () => {
    const { times, place, countOrders } = await openKitchen(engine, { speed: slow })
    const first = '2026-11-16T20:25:00.000Z'
    expect(await times('weight=4&fulfillment=pickup')).toMatchObject({ soonest: first })
    const time = { at: first, isScheduled: false }
    expect(await place({ ...pickup, time })).toMatchObject({ status: 201 })
    const second = '2026-11-16T20:45:00.000Z'
    expect(await place({ ...pickup, time })).toMatchObject({
      status: 409,
      body: { code: 'time-unavailable', times: { soonest: second } },
    })
    expect(await place({ ...pickup, time: { at: second, isScheduled: false } })).toMatchObject({
      status: 201,
    })
    expect(await countOrders()).toBe(2)
  })

  test('R42 what never fits is refused with the number that would', async () => {
    const { place } = await openKitchen(engine, { speed: { minutesPerBurrito: 30, hands: 1 }, daysAhead: 0 })
    const lines = [{ item: 'beef', quantity: 500 }]
    const refused = await place({ ...pickup, lines, expectedTotal: 574_875 })
    expect(refused).toMatchObject({ status: 422, body: { code: 'order-too-large' } })
    const { most } = refused.body as { most: number }
    const beef = (quantity: number) => ({
      lines: [{ item: 'beef', quantity }],
      expectedTotal: Math.round(quantity * 1050 * 1.095),
    })
    expect((await place({ ...pickup, ...beef(most + 1) })).status).toBe(422)
    expect((await place({ ...pickup, ...beef(most) })).status).toBe(201)
  })

  test('R44 fifty customers want the last place: one has it, and nobody else is charged', async () => {
    const { place, countOrders, db } = await openKitchen(engine, { speed: slow })
    const time = { at: '2026-11-16T20:30:00.000Z', isScheduled: true }
    const replies = await Promise.all(Array.from({ length: 50 }, () => place({ ...pickup, time })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await countOrders()).toBe(1)
    const held = await db.read
      .selectFrom('payments')
      .select(['state'])
      .where('order_seq', 'is', null)
      .execute()
    expect(held.filter(({ state }) => state !== 'voided')).toEqual([])
  })

  test('R44 on a fresh install, as soon as possible is never refused: a time that has passed becomes the soonest', async () => {
    const { place, setNow } = await openKitchen(engine)
    const time = { at: '2026-11-16T20:15:00.000Z', isScheduled: false }
    setNow(new Date('2026-11-16T20:09:00.000Z'))
    expect(await place({ ...pickup, time })).toMatchObject({
      status: 201,
      body: { firstPromise: { at: time.at } },
    })
    setNow(new Date('2026-11-16T20:26:00.000Z'))
    expect(await place({ ...pickup, time })).toMatchObject({
      status: 201,
      body: { firstPromise: { at: '2026-11-16T20:40:00.000Z', isScheduled: false } },
    })
  })

  test('R44 a slot that was chosen stays as long as an order for it is taken, and no longer', async () => {
    const { times, place, setNow } = await openKitchen(engine)
    const chosen = '2026-11-16T20:30:00.000Z'
    const query = `weight=4&fulfillment=pickup&chosen=${chosen}`
    const order = { ...pickup, time: { at: chosen, isScheduled: true } }
    const [sooner, later] = [new Date('2026-11-16T20:24:00.000Z'), new Date('2026-11-16T20:26:00.000Z')]
    setNow(sooner)
    expect((await times('weight=4&fulfillment=pickup')).slots).not.toContain(chosen)
    expect((await times(query)).slots).toContain(chosen)
    setNow(later)
    expect((await times(query)).slots).not.toContain(chosen)
    expect(await place(order)).toMatchObject({ status: 409, body: { code: 'time-unavailable' } })
    setNow(sooner)
    expect(await place(order)).toMatchObject({ status: 201, body: { firstPromise: { at: chosen } } })
    // A time that never was a slot does not become a slot.
    expect((await times('weight=4&fulfillment=pickup&chosen=2026-11-16T20:33:00.000Z')).slots[0]).toBe(
      '2026-11-16T20:45:00.000Z',
    )
  })

  test('R43 slots are in open hours, on the grid, and as far ahead as the owner lets', async () => {
    const { times, db } = await openKitchen(engine, { daysAhead: 1, slotInterval: 60 })
    await db.transaction(async (trx) => {
      const lunch = [{ from: '11:00', to: '14:00' }]
      const week = {
        monday: lunch,
        tuesday: lunch,
        wednesday: lunch,
        thursday: lunch,
        friday: lunch,
        saturday: lunch,
        sunday: lunch,
      }
      await writeSetting(trx, 'hours', { value: { ...startingHours, week }, version: 1 }, noon.toISOString())
    })
    expect((await times('weight=1&fulfillment=pickup')).slots).toEqual([
      '2026-11-16T21:00:00.000Z',
      '2026-11-16T22:00:00.000Z',
      '2026-11-17T19:00:00.000Z',
      '2026-11-17T20:00:00.000Z',
      '2026-11-17T21:00:00.000Z',
      '2026-11-17T22:00:00.000Z',
    ])
  })
})
