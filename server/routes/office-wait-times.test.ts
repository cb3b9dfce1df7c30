import { describe, expect, test } from 'vitest'
import { addDays } from '../../domain/days.ts'
import type {
  OfficeWaitTimesReply,
  PromiseRecordReply,
  WaitAnswersReply,
} from '../../domain/office-api.ts'
import type { OrderId } from '../../domain/order.ts'
import { startingWaitTimes } from '../../domain/starting-settings.ts'
import type { TimesReply } from '../../domain/wait-times.ts'
import { engines, type Engine } from '../../test-support/databases.ts'
import { openLiveStream } from '../../test-support/live-stream.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { openOffice } from '../../test-support/open-office.ts'
import { rosasOrder } from '../../test-support/test-app.ts'

const path = '/api/office/wait-times'
/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const speed = { minutesEach: 2, hands: 2 }
const pickup = { ...rosasOrder, way: 'pickup' as const }
const minute = 60_000

async function openWaitsOffice(engine: Engine) {
  const office = await openOffice(engine)
  office.setNow(noon)
  const read = async () => (await office.get(path, office.owner)).json<OfficeWaitTimesReply>()
  return {
    ...office,
    read,
    /** What is not named stays as it is. */
    async set(change: object, by = office.owner) {
      return office.post(path, { ...(await read()), ...change }, by)
    },
    times: async (weight: number) =>
      (await office.send({ method: 'GET', url: `/api/times?weight=${weight}&way=pickup` })).json<TimesReply>(),
    async tried(draft: object) {
      const reply = await office.post(`${path}/try`, draft, office.owner)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<WaitAnswersReply>()
    },
    record: async (period = '30-days') =>
      (await office.get(`/api/office/promises?period=${period}`, office.owner)).json<PromiseRecordReply>(),
  }
}

describe.each(engines)('the office of the wait times on %s', (engine) => {
  test('R42 what the owner sets is kept, promised at once, and in the log from what to what', async () => {
    const { read, set, times, log } = await openWaitsOffice(engine)
    expect(await read()).toEqual({ ...startingWaitTimes, version: 1 })
    expect(await times(6)).toMatchObject({ soonest: '2026-11-16T20:15:00.000Z', most: null })
    const change = { speed, shortestWait: 15, slotEvery: 30, daysAhead: 0, stopAfter: 5, showsRecord: true }
    const reply = await set(change)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ ...change, version: 2 })
    expect(await read()).toEqual(reply.json())
    // 60 burritos: 60 minutes for two hands, four to be sure.
    expect(await times(60)).toMatchObject({ soonest: '2026-11-16T21:05:00.000Z', slots: [] })
    const [entry, ...others] = await log('?topic=shop')
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      by: { username: 'owner' },
      deed: {
        what: 'wait-times',
        changed: [
          { fact: 'speed', from: null, to: speed },
          { fact: 'shortestWait', from: 10, to: 15 },
          { fact: 'slotEvery', from: 15, to: 30 },
          { fact: 'daysAhead', from: 2, to: 0 },
          { fact: 'stopAfter', from: null, to: 5 },
          { fact: 'showsRecord', from: false, to: true },
        ],
      },
    })
  })

  test('R47 what was promised stays promised, whatever is set', async () => {
    const { set, order, track } = await openWaitsOffice(engine)
    const { id } = (await order(pickup)).json<{ id: string }>()
    const before = await track(id)
    await set({ speed: { minutesEach: 30, hands: 1 }, shortestWait: 120 })
    expect(await track(id)).toEqual(before)
  })

  test('R42 settings are tried with the real board, and nothing is saved', async () => {
    const { tried, read, order, times, set } = await openWaitsOffice(engine)
    await order(pickup)
    const answers = await tried({ speed, shortestWait: 10 })
    expect(answers).toMatchObject({
      now: noon.toISOString(),
      answers: [
        { burritos: 1, readyBy: '2026-11-16T20:15:00.000Z', because: 'shortest-wait' },
        { burritos: 3, sum: { ahead: 4, rollingAhead: 4, rollingThese: 3, toBeSure: 4 } },
        { burritos: 6 },
        { burritos: 12, readyBy: '2026-11-16T20:25:00.000Z', because: 'kitchen' },
      ],
    })
    expect(await tried({ speed: null, shortestWait: 30 })).toMatchObject({
      answers: [{ readyBy: '2026-11-16T20:35:00.000Z', sum: null }, {}, {}, {}],
    })
    expect((await read()).version).toBe(1)
    // Once saved, customers are told just that.
    await set({ speed })
    for (const { burritos, readyBy } of answers.answers)
      expect(await times(burritos)).toMatchObject({ soonest: readyBy })
  })

  test('a cook is refused, and so is who has seen an older version; both change nothing', async () => {
    const { read, set, cook, log, post, get, owner } = await openWaitsOffice(engine)
    const seen = await read()
    expect((await get(path, cook)).statusCode).toBe(403)
    expect((await get('/api/office/promises?period=today', cook)).statusCode).toBe(403)
    expect((await post(`${path}/try`, { speed, shortestWait: 10 }, cook)).statusCode).toBe(403)
    expect((await set({ speed }, cook)).statusCode).toBe(403)
    expect((await set({ speed })).statusCode).toBe(200)
    const stale = await post(path, { ...seen, daysAhead: 1 }, owner)
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'changed-meanwhile'])
    // The answer to the first save was lost: the same again is no change.
    const again = await post(path, { ...seen, speed }, owner)
    expect([again.statusCode, again.json<{ version: number }>().version]).toEqual([200, 2])
    expect(await log()).toHaveLength(1)
  })

  test('every open page hears of it', async () => {
    const { url, set } = await openWaitsOffice(engine)
    const stream = await openLiveStream(`${url}/api/live`, '')
    const told = () => stream.events.filter((one) => one.name === 'shop').length
    await expect.poll(told).toBe(1)
    await set({ speed })
    await expect.poll(told, { timeout: 5_000 }).toBeGreaterThan(1)
    stream.close()
  })

  test.each([
    ['speed.minutesEach', { speed: { minutesEach: 0, hands: 2 } }, 'roll-minutes-range'],
    ['speed.minutesEach', { speed: { minutesEach: 1.25, hands: 2 } }, 'roll-minutes-range'],
    ['speed.minutesEach', { speed: { minutesEach: 30.1, hands: 2 } }, 'roll-minutes-range'],
    ['speed.minutesEach', { speed: { minutesEach: '2', hands: 2 } }, 'roll-minutes-range'],
    ['speed.hands', { speed: { minutesEach: 2, hands: 0 } }, 'hands-range'],
    ['speed.hands', { speed: { minutesEach: 2, hands: 21 } }, 'hands-range'],
    ['speed.hands', { speed: { minutesEach: 2, hands: 1.5 } }, 'hands-range'],
    ['speed', { speed: 2 }, 'roll-minutes-range'],
    ['speed.feet', { speed: { ...speed, feet: 2 } }, 'unknown-field'],
    ['shortestWait', { shortestWait: 4 }, 'shortest-wait-range'],
    ['shortestWait', { shortestWait: 181 }, 'shortest-wait-range'],
    ['slotEvery', { slotEvery: 7 }, 'slot-grid'],
    ['slotEvery', { slotEvery: 0 }, 'slot-grid'],
    ['daysAhead', { daysAhead: 6 }, 'days-ahead-range'],
    ['daysAhead', { daysAhead: -1 }, 'days-ahead-range'],
    ['stopAfter', { stopAfter: 1 }, 'stop-after-range'],
    ['stopAfter', { stopAfter: 31 }, 'stop-after-range'],
    ['showsRecord', { showsRecord: 'yes' }, 'not-true-or-false'],
    ['version', { version: 0 }, 'version-missing'],
  ])('at the field %s, %j is refused by its code', async (field, change, code) => {
    const { set, read } = await openWaitsOffice(engine)
    const reply = await set(change)
    expect(reply.statusCode).toBe(422)
    const { faults, fields } = reply.json<{ faults: object; fields: Record<string, string> }>()
    expect(faults).toMatchObject({ [field]: { code } })
    expect(fields[field]).toMatch(/^[A-Z\d].*\.$/)
    expect((await read()).version).toBe(1)
  })
})

describe.each(engines)('R49 the promise record on %s', (engine) => {
  test('an order is judged by its first promise and the last time it was ready', async () => {
    const { record, order, move, undo, setNow, db, cancel } = await openWaitsOffice(engine)
    const place = async () => (await order(pickup)).json<{ id: OrderId }>().id
    const at = (minutes: number) => setNow(new Date(Date.parse('2026-11-16T20:15:00Z') + minutes * minute))
    // All four are promised for 12:15 PM.
    const [early, undone, late, cancelled] = [await place(), await place(), await place(), await place()]
    for (const id of [early, undone, late, cancelled]) await move(id, 'placed', 'cooking')
    at(-5)
    await move(early, 'cooking', 'ready')
    await move(undone, 'cooking', 'ready')
    await undo(undone, 'ready')
    at(1)
    await move(undone, 'cooking', 'ready')
    at(9)
    await move(cancelled, 'cooking', 'ready')
    await cancel(cancelled)
    // Staff moved the promise: the first one counts all the same.
    await db.write
      .updateTable('orders')
      .set({ ready_by: '2026-11-16T20:30:00.000Z' })
      .where('id', '=', late)
      .execute()
    await move(late, 'cooking', 'ready')
    const found = await record('today')
    expect(found).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-16',
      orders: 3,
      kept: 2,
      median: 1,
      worst: { id: late, number: 3, day: '2026-11-16', minutes: 9 },
      delayed: 1,
      days: [{ day: '2026-11-16', orders: 3, kept: 2 }],
      month: { orders: 3, kept: 2, measured: null },
    })
    expect(found.hours.filter(({ orders }) => orders > 0)).toEqual([{ hour: 12, orders: 3, kept: 2 }])
    expect(await record('7-days')).toMatchObject({ from: '2026-11-10', orders: 3 })
  })

  test('thirty business days, each from four to four; the slower end of their speeds', async () => {
    const { record, db, set } = await openWaitsOffice(engine)
    await set({ speed: { minutesEach: 2, hands: 3 } })
    // Two orders a day of five burritos each, one after the other: 9 minutes, and 20 on each fifth day.
    await storeOrders(db, 80, (at) => {
      const day = addDays('2026-11-16', -Math.floor(at / 2))
      const promised = Date.parse(`${day}T${at % 2 === 0 ? '20' : '21'}:00:00.000Z`)
      const took = Math.floor(at / 2) % 5 === 0 ? 20 : 9
      return {
        business_day: day,
        weight: 50,
        ready_by: iso(promised),
        first_ready_by: iso(promised),
        cooking_at: iso(promised - took * minute),
        ready_at: iso(promised),
      }
    })
    const month = await record()
    expect(month).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
      orders: 60,
      kept: 60,
      median: 0,
      worst: null,
      // Three hands, 18 minutes a day for ten burritos: 5.4 minutes each.
      month: { orders: 60, measured: { minutesEach: 5.4, hands: 3, orders: 60 } },
    })
    expect(month.days).toHaveLength(30)
    expect(await record('7-days')).toMatchObject({ orders: 14, month: { orders: 60 } })
  })

  test('an evening past midnight belongs to its business day', async () => {
    const { record, db, setNow } = await openWaitsOffice(engine)
    // 1:30 at night in Los Angeles.
    const promised = '2026-11-16T09:30:00.000Z'
    await storeOrders(db, 1, () => ({ ready_by: promised, first_ready_by: promised, ready_at: promised }))
    setNow(new Date('2026-11-16T09:40:00.000Z'))
    const found = await record('today')
    expect(found).toMatchObject({ from: '2026-11-15', orders: 1, month: { measured: null } })
    expect(found.hours.find(({ orders }) => orders > 0)?.hour).toBe(1)
  })

  test('an unknown period is refused', async () => {
    const { get, owner } = await openWaitsOffice(engine)
    expect((await get('/api/office/promises?period=ever', owner)).statusCode).toBe(422)
  })
})

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
