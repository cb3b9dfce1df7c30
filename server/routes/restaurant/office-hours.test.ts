import { describe, expect, test } from 'vitest'
import type { MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { weekdays } from '../../../domain/basics/days.ts'
import { engines } from '../../../test-support/databases.ts'
import {
  closedWeek,
  lunch,
  lunchWeek,
  mondayClosing,
  mondayNoon,
  openHoursOffice,
  thanksgiving,
  tuesdayOpening,
  wait,
} from '../../../test-support/open-hours-office.ts'
import { newKey } from '../../../test-support/test-app.ts'

describe.each(engines)('R41 the hours office on %s', (engine) => {
  test('a fresh install is open at all hours', async () => {
    const { read, opening } = await openHoursOffice(engine)
    expect(await read()).toEqual({ week: null, specialDays: [], version: 1 })
    expect(await opening()).toEqual({ open: true, until: null })
  })

  test('what the owner sets is kept, on the site at once, and in the log with what it was before', async () => {
    const { set, read, opening, log, setNow, send } = await openHoursOffice(engine)
    setNow(mondayNoon)
    const reply = await set({ week: lunchWeek, specialDays: [thanksgiving] })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { week: lunchWeek, specialDays: [thanksgiving], version: 2 },
    ])
    expect(await read()).toEqual(reply.json())
    expect(await opening()).toEqual({ open: true, until: new Date(mondayClosing).toISOString() })
    const shop = (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    expect(shop.hours).toEqual({ week: lunchWeek, specialDays: [thanksgiving] })
    await set({ week: { ...lunchWeek, monday: [] }, specialDays: [] })
    const [second, first] = await log('?topic=shop')
    expect(first).toMatchObject({ by: { username: 'owner' }, at: mondayNoon.toISOString() })
    expect(first?.action).toMatchObject({
      what: 'changed',
      target: { kind: 'setting', id: 'hours' },
      changes: [
        ...weekdays.map((day) => ({ field: `week.${day}`, from: null, to: lunchWeek[day] })),
        { field: 'specialDays', of: thanksgiving.from, from: null, to: thanksgiving },
      ],
    })
    expect(second?.action.changes).toEqual([
      { field: 'week.monday', from: lunch, to: [] },
      { field: 'specialDays', of: thanksgiving.from, from: thanksgiving, to: null },
    ])
  })

  test('a cook is refused, and so is who has seen an older version; both change nothing', async () => {
    const { set, read, cook, post, owner, log } = await openHoursOffice(engine)
    const seen = await read()
    expect((await set({ week: closedWeek }, cook)).statusCode).toBe(403)
    expect((await set({ week: lunchWeek })).statusCode).toBe(200)
    const stale = await post('/api/office/hours', { ...seen, specialDays: [thanksgiving] }, owner)
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'edit-conflict'])
    // The first response was lost: saving the same again is no change.
    const again = await post('/api/office/hours', { ...seen, week: lunchWeek }, owner)
    expect([again.statusCode, again.json<{ version: number }>().version]).toEqual([200, 2])
    expect(await log()).toHaveLength(1)
  })

  test('hours that overlap are refused at their field', async () => {
    const { set, read } = await openHoursOffice(engine)
    const saturday = [
      { from: '09:00', to: '14:00' },
      { from: '13:30', to: '23:00' },
    ]
    const reply = await set({ week: { ...lunchWeek, saturday } })
    expect(reply.statusCode).toBe(422)
    const { errors, fields } = reply.json<{ errors: object; fields: object }>()
    expect(errors).toEqual({ 'week.saturday.1.from': { code: 'overlaps', with: 'hours-above' } })
    expect(fields).toEqual({ 'week.saturday.1.from': 'Starts before the hours above end.' })
    expect((await read()).version).toBe(1)
  })

  test('sixty special days with long words in two languages fit', async () => {
    const { set } = await openHoursOffice(engine)
    const words = { en: 'Closed, sorry. '.repeat(8).trim(), es: 'Cerrado, ñandú. '.repeat(7).trim() }
    const periods = [
      { from: '06:00', to: '09:00' },
      { from: '11:00', to: '14:00' },
      { from: '17:00', to: '21:00' },
    ]
    const specialDays = Array.from({ length: 60 }, (_, nth) => {
      const day = new Date(Date.UTC(2026, 11, 1 + nth)).toISOString().slice(0, 10)
      return { from: day, to: day, periods, words }
    })
    expect((await set({ week: lunchWeek, specialDays })).statusCode).toBe(200)
  })
})

describe.each(engines)('R45 the last order on %s', (engine) => {
  test('is ready at the closing instant; a millisecond later it is refused with the times that are left', async () => {
    const { set, orderAt, countOrders } = await openHoursOffice(engine)
    await set({ week: lunchWeek })
    expect(await orderAt(mondayClosing - wait)).toMatchObject({
      status: 201,
      body: { firstPromise: { readyBy: '2026-11-16T22:00:00.000Z' } },
    })
    // It would arrive after twenty minutes on the road; the next day one can order for a quarter of an hour.
    const times = { soonest: null }
    const tooLate = await orderAt(mondayClosing - wait + 1)
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'time-unavailable', times } })
    const remaining = tooLate.body['times'] as { slots: string[] }
    expect(remaining.slots[0]).toBe('2026-11-17T19:30:00.000Z')
    expect(await orderAt(mondayClosing + 1)).toMatchObject({
      status: 409,
      body: { code: 'closed', until: '2026-11-17T19:00:00.000Z', times },
    })
    // The server's clock was set back.
    expect(await orderAt(mondayClosing - wait - 1)).toMatchObject({ status: 201 })
    expect(await countOrders()).toBe(2)
  })

  test('what is ready when it opens is taken the shortest wait before, and not a millisecond sooner', async () => {
    const { set, orderAt } = await openHoursOffice(engine)
    await set({ week: lunchWeek })
    expect(await orderAt(tuesdayOpening - wait - 1)).toMatchObject({ status: 409, body: { code: 'closed' } })
    expect(await orderAt(tuesdayOpening - wait)).toMatchObject({
      status: 201,
      body: { firstPromise: { readyBy: '2026-11-17T19:00:00.000Z' } },
    })
  })

  test('an order that was stored before closing answers with itself after closing', async () => {
    const { set, orderAt, countOrders } = await openHoursOffice(engine)
    await set({ week: lunchWeek })
    const key = newKey()
    const taken = await orderAt(mondayClosing - wait, key)
    expect(taken.status).toBe(201)
    const again = await orderAt(mondayClosing + 60_000, key)
    expect(again.body).toEqual(taken.body)
    expect(await countOrders()).toBe(1)
  })

  test('R41 new hours count with the next order, whatever was true a moment before', async () => {
    const { set, orderAt, post, get, owner } = await openHoursOffice(engine)
    expect(await orderAt(mondayNoon.getTime())).toMatchObject({ status: 201 })
    await set({ week: closedWeek })
    expect(await orderAt(mondayNoon.getTime())).toMatchObject({ status: 409, body: { until: null } })
    await set({ week: lunchWeek })
    expect(await orderAt(mondayNoon.getTime())).toMatchObject({ status: 201 })
    // In another zone it is 3 PM.
    const restaurant = (await get('/api/office/restaurant', owner)).json<object>()
    await post('/api/office/restaurant', { ...restaurant, timeZone: 'America/New_York' }, owner)
    expect(await orderAt(mondayNoon.getTime())).toMatchObject({ status: 409 })
  })

  test('R41 a special day wins over the week, and leaves the tail of the evening before it alone', async () => {
    const { set, orderAt, opening } = await openHoursOffice(engine)
    const saturday = { from: '2026-11-21', to: '2026-11-21', periods: [], words: null }
    const monday = { from: '2026-11-23', to: '2026-11-24', periods: [], words: thanksgiving.words }
    await set({ week: lunchWeek, specialDays: [saturday, monday] })
    // Friday's evening ends on Saturday at 1 AM.
    expect(await orderAt('2026-11-21T08:50:00.000Z')).toMatchObject({ status: 201 })
    expect(await orderAt('2026-11-21T08:50:00.001Z')).toMatchObject({ status: 409 })
    expect(await orderAt('2026-11-23T20:00:00.000Z')).toMatchObject({
      status: 409,
      body: { code: 'closed', until: '2026-11-28T02:00:00.000Z' },
    })
    expect(await opening()).toMatchObject({ open: false, words: thanksgiving.words })
    expect(await orderAt('2026-11-16T20:00:00.000Z')).toMatchObject({ status: 201 })
  })

  test.each([
    // Open on Sundays from 1:30 AM to 3 AM. In spring the clocks skip 2 to 3: the restaurant closes when they jump.
    ['2026-03-08T09:50:00.000Z', 201],
    ['2026-03-08T09:50:00.001Z', 409],
    // In autumn they show 1 to 2 twice: open from the first 1:30 on, until 3.
    ['2026-11-01T08:19:59.999Z', 409],
    ['2026-11-01T08:20:00.000Z', 201],
    ['2026-11-01T09:00:00.000Z', 201],
    ['2026-11-01T10:50:00.000Z', 201],
    ['2026-11-01T10:50:00.001Z', 409],
  ])('in the nights on which the clocks change: %s is answered with %i', async (at, status) => {
    const { set, orderAt } = await openHoursOffice(engine)
    await set({ week: { ...closedWeek, sunday: [{ from: '01:30', to: '03:00' }] } })
    expect((await orderAt(at)).status).toBe(status)
  })
})
