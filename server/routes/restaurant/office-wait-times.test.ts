import { describe, expect, test } from 'vitest'
import type { WaitPreviewsReply } from '../../../domain/kitchen/kitchen-api.ts'
import type { Saved } from '../../../domain/restaurant/restaurant-api.ts'
import { startingWaitTimes } from '../../../domain/restaurant/starting-settings.ts'
import type { TimesReply } from '../../../domain/restaurant/wait-times.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'

const path = '/api/office/wait-times'
/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const speed = { minutesPerBurrito: 2, hands: 2 }
const pickup = { ...rosasOrder, fulfillment: 'pickup' as const }

async function openWaitsOffice(engine: Engine) {
  const office = await openOffice(engine)
  office.setNow(noon)
  const read = async () => (await office.get(path, office.owner)).json<Saved<'waitTimes'>>()
  return {
    ...office,
    read,
    /** Fields that are not given stay as they are. */
    async set(change: object, by = office.owner) {
      return office.post(path, { ...(await read()), ...change }, by)
    },
    times: async (weight: number) =>
      (
        await office.send({ method: 'GET', url: `/api/times?weight=${weight}&fulfillment=pickup` })
      ).json<TimesReply>(),
    async tried(draft: object) {
      const reply = await office.post(`${path}/preview`, draft, office.owner)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json<WaitPreviewsReply>()
    },
  }
}

describe.each(engines)('the office of the wait times on %s', (engine) => {
  test('R42 what the owner sets is kept, promised at once, and in the log from what to what', async () => {
    const { read, set, times, log } = await openWaitsOffice(engine)
    expect(await read()).toEqual({ ...startingWaitTimes, version: 1 })
    expect(await times(6)).toMatchObject({ soonest: '2026-11-16T20:15:00.000Z', most: null })
    const change = {
      speed,
      shortestWait: 15,
      slotInterval: 30,
      daysAhead: 0,
      stopAfter: 5,
      showsOnTimeRecord: true,
    }
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
      action: {
        what: 'changed',
        target: { kind: 'setting', id: 'waitTimes' },
        changes: [
          { field: 'speed.minutesPerBurrito', from: null, to: speed.minutesPerBurrito },
          { field: 'speed.hands', from: null, to: speed.hands },
          { field: 'shortestWait', from: 10, to: 15 },
          { field: 'slotInterval', from: 15, to: 30 },
          { field: 'daysAhead', from: 2, to: 0 },
          { field: 'stopAfter', from: null, to: 5 },
          { field: 'showsOnTimeRecord', from: false, to: true },
        ],
      },
    })
  })

  test('R47 what was promised stays promised, whatever is set', async () => {
    const { set, order, track } = await openWaitsOffice(engine)
    const { id } = (await order(pickup)).json<{ id: string }>()
    const before = await track(id)
    await set({ speed: { minutesPerBurrito: 30, hands: 1 }, shortestWait: 120 })
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
    expect((await get('/api/office/on-time-record?period=today', cook)).statusCode).toBe(403)
    expect((await post(`${path}/preview`, { speed, shortestWait: 10 }, cook)).statusCode).toBe(403)
    expect((await set({ speed }, cook)).statusCode).toBe(403)
    expect((await set({ speed })).statusCode).toBe(200)
    const stale = await post(path, { ...seen, daysAhead: 1 }, owner)
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'edit-conflict'])
    // The first response was lost: saving the same again is no change.
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
    await expect.poll(told).toBeGreaterThan(1)
    stream.close()
  })

  test.each([
    ['speed.minutesPerBurrito', { speed: { minutesPerBurrito: 0, hands: 2 } }, 'out-of-range'],
    ['speed.minutesPerBurrito', { speed: { minutesPerBurrito: 1.25, hands: 2 } }, 'out-of-range'],
    ['speed.minutesPerBurrito', { speed: { minutesPerBurrito: 30.1, hands: 2 } }, 'out-of-range'],
    ['speed.minutesPerBurrito', { speed: { minutesPerBurrito: '2', hands: 2 } }, 'out-of-range'],
    ['speed.hands', { speed: { minutesPerBurrito: 2, hands: 0 } }, 'out-of-range'],
    ['speed.hands', { speed: { minutesPerBurrito: 2, hands: 21 } }, 'out-of-range'],
    ['speed.hands', { speed: { minutesPerBurrito: 2, hands: 1.5 } }, 'out-of-range'],
    ['speed', { speed: 2 }, 'unreadable'],
    ['speed.feet', { speed: { ...speed, feet: 2 } }, 'unknown-field'],
    ['shortestWait', { shortestWait: 4 }, 'out-of-range'],
    ['shortestWait', { shortestWait: 181 }, 'out-of-range'],
    ['slotInterval', { slotInterval: 7 }, 'unknown'],
    ['slotInterval', { slotInterval: 0 }, 'unknown'],
    ['daysAhead', { daysAhead: 6 }, 'out-of-range'],
    ['daysAhead', { daysAhead: -1 }, 'out-of-range'],
    ['stopAfter', { stopAfter: 1 }, 'out-of-range'],
    ['stopAfter', { stopAfter: 31 }, 'out-of-range'],
    ['showsOnTimeRecord', { showsOnTimeRecord: 'yes' }, 'unreadable'],
    ['version', { version: 0 }, 'out-of-range'],
  ])('at the field %s, %j is refused by its code', async (field, change, code) => {
    const { set, read } = await openWaitsOffice(engine)
    const reply = await set(change)
    expect(reply.statusCode).toBe(422)
    const { errors, fields } = reply.json<{ errors: object; fields: Record<string, string> }>()
    expect(errors).toMatchObject({ [field]: { code } })
    expect(fields[field]).toMatch(/^[A-Z\d].*\.$/)
    expect((await read()).version).toBe(1)
  })
})
