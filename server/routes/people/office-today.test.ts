import { describe, expect, test } from 'vitest'
import { firstWeekSteps } from '../../../domain/restaurant/first-week.ts'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import type { Saved } from '../../../domain/restaurant/restaurant-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openOffice, pilar } from '../../../test-support/open-office.ts'
import { captureAllPayments } from '../../../test-support/settling.ts'
import { rosasOrder, type TestAppOptions } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import { readSetting, writeSetting } from '../../db/restaurant/settings.ts'
import { readShopState } from '../../db/restaurant/shop-state.ts'

async function openToday(engine: Engine, options: TestAppOptions = {}) {
  const office = await openOffice(engine, options)
  return {
    ...office,
    today: async (by = office.owner) => (await office.get('/api/office/today', by)).json<TodayReply>(),
    async dismissed(dismissed: boolean) {
      const saved = (await office.get('/api/office/checklist', office.owner)).json<Saved<'checklist'>>()
      return office.post('/api/office/checklist', { ...saved, dismissed }, office.owner)
    },
  }
}

const noon = '2026-11-16T20:00:00.000Z'
const aWeekBefore = (time: string) => new Date(`2026-11-09T${time}:00.000Z`)

describe.each(engines)('the owner’s first screen on %s', (engine) => {
  test('R40 a fresh install has everything to do, and facts for each step', async () => {
    const { today, change } = await openToday(engine)
    // The cook whom the test hired does not count while the account is off.
    await change('kitchen', { on: false })
    expect((await today()).firstWeek).toEqual({
      asInstalled: ['name', 'story', 'tax', 'fulfillmentSettings', 'menu'],
      name: 'Burritoful',
      address: null,
      timeZone: 'America/Los_Angeles',
      addressTimeZone: null,
      taxRate: 9_500,
      hours: { daysOpen: null, specialDays: 0 },
      fulfillmentSettings: { delivery: true, pickup: true, zones: 0 },
      items: 4,
      cards: 'demo',
      mailServer: null,
      people: { names: [], more: 0 },
      order: null,
    })
  })

  test('R65 without cards nobody is warned of a demo, and the step of payments is done', async () => {
    const { today } = await openToday(engine, { cards: false })
    const { firstWeek } = await today()
    expect(firstWeek.cards).toBeNull()
    expect(firstWeekSteps(firstWeek)).toContainEqual({ step: 'payments', done: true })
  })

  test('R40 every step is told from what is true', async () => {
    const smtp = { host: 'mail.example', port: 465, tls: true, user: undefined, password: undefined }
    const { today, get, post, owner, db, add, placed, setNow } = await openToday(engine, { smtp })
    setNow(new Date(noon))
    await placed()
    const restaurant = (await get('/api/office/restaurant', owner)).json<Saved<'restaurant'>>()
    const address = { street: '1100 Congress Ave', city: 'Austin', state: 'TX', zipcode: '78701' }
    const story = { en: 'We drove here with a comal.' }
    const words = { ...restaurant.words, story }
    await post('/api/office/restaurant', { ...restaurant, address, taxRate: 8_250, words }, owner)
    await db.transaction(async (trx) => {
      const day = [{ from: '00:00', to: '00:00' }]
      const week = {
        monday: day,
        tuesday: [],
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: day,
        sunday: day,
      }
      await writeSetting(trx, 'hours', { value: { week, specialDays: [] }, version: 1 }, noon)
      const { value } = await readSetting(trx, 'fulfillmentSettings')
      await writeSetting(trx, 'fulfillmentSettings', { value: { ...value, pickup: false }, version: 1 }, noon)
    })
    await add(pilar)
    expect((await today()).firstWeek).toMatchObject({
      asInstalled: ['name', 'menu'],
      address,
      timeZone: 'America/Los_Angeles',
      addressTimeZone: 'America/Chicago',
      taxRate: 8_250,
      hours: { daysOpen: 6, specialDays: 0 },
      fulfillmentSettings: { delivery: true, pickup: false, zones: 0 },
      mailServer: 'mail.example',
      people: { names: ['Carlos', 'Pilar Reyes'], more: 0 },
      order: { number: 1, timestamp: noon },
    })
  })

  test('R40 the list is put away and brought back, told live, and stands in the log once', async () => {
    const { today, dismissed, log, url } = await openToday(engine)
    const stream = await openLiveStream(`${url}/api/live`)
    await expect.poll(() => stream.latest('shop')).toBeDefined()
    const before = stream.events.length
    const saved = (await dismissed(true)).json<Saved<'checklist'>>()
    expect(saved).toEqual({ dismissed: true, version: 2 })
    expect((await today()).checklist).toEqual(saved)
    await expect.poll(() => stream.events.slice(before).map(({ name }) => name)).toContain('shop')
    await dismissed(true)
    await dismissed(false)
    expect((await today()).checklist.dismissed).toBe(false)
    expect((await log()).map(({ action }) => action.changes)).toEqual([
      [{ field: 'dismissed', from: true, to: false }],
      [{ field: 'dismissed', from: false, to: true }],
    ])
    stream.close()
  })

  test('the hours and the wait times raise the version of the shop, and the checklist does not', async () => {
    const { db, dismissed } = await openToday(engine)
    const version = async () => (await readShopState(db.read)).version
    const before = await version()
    expect((await dismissed(true)).statusCode).toBe(200)
    expect(await version()).toBe(before)
    const write = (name: 'hours' | 'waitTimes') =>
      db.transaction(async (trx) => writeSetting(trx, name, await readSetting(trx, name), noon))
    await write('hours')
    await write('waitTimes')
    expect(await version()).toBe(before + 2)
  })

  test('today is compared with the same weekday a week ago, up to the same time of day', async () => {
    const { today, db, order, placed, setNow } = await openToday(engine)
    const take = (now: Date) => captureAllPayments(db, createDemoPayments(), now)
    setNow(aWeekBefore('19:58'))
    await placed()
    await take(aWeekBefore('19:59'))
    await placed()
    await take(aWeekBefore('20:01'))
    setNow(new Date(noon))
    await placed()
    await order({ ...rosasOrder, lines: [{ item: 'beef', quantity: 1 }], expectedTotal: 1150 })
    await take(new Date(noon))
    // The money is held, and nobody has started cooking.
    await placed()
    expect(await today()).toMatchObject({
      now: noon,
      today: '2026-11-16',
      total: { orders: 2, netSales: 5250 },
      before: { day: '2026-11-09', orders: 1, netSales: 4200 },
    })
  })

  test('R46 R49 the board by column, the order that is most behind, and how many were ready on time', async () => {
    const { today, placed, move, setNow } = await openToday(engine)
    setNow(new Date(noon))
    expect(await today()).toMatchObject({
      board: { placed: 0, cooking: 0, ready: 0, later: 0 },
      late: null,
      onTime: { orders: 0, kept: 0 },
      scheduled: [],
    })
    // Promised for 12:10 PM.
    const [first, second] = [await placed(), await placed()]
    setNow(new Date('2026-11-16T20:05:00.000Z'))
    await placed()
    await move(first, 'placed', 'cooking')
    await move(second, 'placed', 'cooking')
    await move(second, 'cooking', 'ready')
    setNow(new Date('2026-11-16T20:14:00.000Z'))
    expect(await today()).toMatchObject({
      board: { placed: 1, cooking: 1, ready: 1, later: 0 },
      late: { id: first, number: 1, name: 'Rosa Delgado', readyBy: '2026-11-16T20:10:00.000Z' },
      onTime: { orders: 1, kept: 1 },
    })
    await move(first, 'cooking', 'ready')
    expect(await today()).toMatchObject({ late: null, onTime: { orders: 2, kept: 1 } })
  })

  test('R46 scheduled orders wait in Later, and the next ones are listed, soonest first', async () => {
    const { today, order, setNow } = await openToday(engine)
    setNow(new Date(noon))
    const schedule = async (at: string, more: object) =>
      (await order({ ...rosasOrder, ...more, time: { at, isScheduled: true } })).json<{ id: string }>().id
    const delivered = await schedule('2026-11-16T22:30:00.000Z', {})
    const picked = await schedule('2026-11-16T21:30:00.000Z', { fulfillment: 'pickup' })
    // Ready after the delivery, and with its customer before.
    const between = await schedule('2026-11-16T22:15:00.000Z', { fulfillment: 'pickup' })
    const tomorrow = await schedule('2026-11-17T20:00:00.000Z', { fulfillment: 'pickup', firstName: 'Priya' })
    expect(await today()).toMatchObject({
      board: { placed: 0, later: 4 },
      scheduled: [
        { id: picked, fulfillment: 'pickup', itemCount: 4, promise: { at: '2026-11-16T21:30:00.000Z' } },
        { id: between },
        {
          id: delivered,
          fulfillment: 'delivery',
          promise: { at: '2026-11-16T22:30:00.000Z', readyBy: '2026-11-16T22:10:00.000Z' },
        },
        { id: tomorrow, name: 'Priya Delgado' },
      ],
    })
    setNow(new Date('2026-11-16T21:21:00.000Z'))
    expect(await today()).toMatchObject({
      board: { placed: 1, later: 3 },
      scheduled: [{ id: between }, { id: delivered }, {}],
    })
  })

  test('R42 what a customer is told now; nothing while the shop is paused', async () => {
    const { today, pause, setNow } = await openToday(engine)
    setNow(new Date(noon))
    expect((await today()).orderNow).toEqual({ burritos: 3, readyBy: '2026-11-16T20:10:00.000Z' })
    await pause(null)
    expect((await today()).orderNow).toEqual({ burritos: 3, readyBy: null })
  })
})
