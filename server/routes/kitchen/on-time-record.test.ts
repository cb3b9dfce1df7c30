// The on-time record of the office (R49), from orders as the kitchen moves them.
import { describe, expect, test } from 'vitest'
import type { OnTimeRecordReply } from '../../../domain/kitchen/kitchen-api.ts'
import { addDays } from '../../../domain/basics/days.ts'
import type { Saved, MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import type { OrderId } from '../../../domain/orders/order.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { rosasOrder } from '../../../test-support/test-app.ts'
import { minute } from '#domain/basics/time-units.ts'

/** A Monday, 12:01 PM in Los Angeles. */
const noon = new Date('2026-11-16T20:01:00.000Z')
const pickup = { ...rosasOrder, fulfillment: 'pickup' as const }
const iso = (moment: number) => new Date(moment).toISOString()

async function openRecord(engine: Engine) {
  const office = await openOffice(engine)
  const { get, post, owner } = office
  office.setNow(noon)
  return {
    ...office,
    record: async (period = '30-days') =>
      (await get(`/api/office/on-time-record?period=${period}`, owner)).json<OnTimeRecordReply>(),
    async set(change: object) {
      const saved = (await get('/api/office/wait-times', owner)).json<Saved<'waitTimes'>>()
      await post('/api/office/wait-times', { ...saved, ...change }, owner)
    },
    shown: async () => (await office.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().record,
  }
}

describe.each(bothEngines)('R49 the promise record on %s', (engine) => {
  test('an order is judged by its first promise and the last time it was ready', async () => {
    const { record, order, move, undo, setNow, db, cancel } = await openRecord(engine)
    const place = async () => (await order(pickup)).json<{ id: OrderId }>().id
    const at = (minutes: number) => setNow(new Date(Date.parse('2026-11-16T20:15:00Z') + minutes * minute))
    // All four are promised for 12:15 PM.
    const [early, undone, late, canceled] = [await place(), await place(), await place(), await place()]
    for (const id of [early, undone, late, canceled]) await move(id, 'placed', 'cooking')
    at(-5)
    await move(early, 'cooking', 'ready')
    await move(undone, 'cooking', 'ready')
    await undo(undone, 'ready')
    at(1)
    await move(undone, 'cooking', 'ready')
    at(9)
    await move(canceled, 'cooking', 'ready')
    await cancel(canceled)
    // Staff delayed the order, but the first promise still counts.
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
    const { record, db, set } = await openRecord(engine)
    await set({ speed: { minutesPerBurrito: 2, hands: 3 } })
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
      month: { orders: 60, measured: { minutesPerBurrito: 5.4, hands: 3, orders: 60 } },
    })
    expect(month.days).toHaveLength(30)
    expect(await record('7-days')).toMatchObject({ orders: 14, month: { orders: 60 } })
  })

  test('an evening past midnight belongs to its business day', async () => {
    const { record, db, setNow } = await openRecord(engine)
    // 1:30 at night in Los Angeles.
    const promised = '2026-11-16T09:30:00.000Z'
    await storeOrders(db, 1, () => ({ ready_by: promised, first_ready_by: promised, ready_at: promised }))
    setNow(new Date('2026-11-16T09:40:00.000Z'))
    const found = await record('today')
    expect(found).toMatchObject({ from: '2026-11-15', orders: 1, month: { measured: null } })
    expect(found.hours.find(({ orders }) => orders > 0)?.hour).toBe(1)
  })

  test.each([
    [49, null],
    // One of fifty was late, and one was canceled.
    [51, { keptPercent: 98 }],
  ])('of %d orders, customers who may see it read %j', async (orders, read) => {
    const { db, set, shown } = await openRecord(engine)
    const promised = Date.parse('2026-11-15T20:00:00.000Z')
    await storeOrders(db, orders, (at) => ({
      ready_by: iso(promised),
      first_ready_by: iso(promised),
      ready_at: iso(promised + (at === 0 ? 5 : 0) * minute),
      ...(at === 1 && orders > 49 && { status: 'canceled' }),
    }))
    expect(await shown()).toBeNull()
    await set({ showsOnTimeRecord: true })
    expect(await shown()).toEqual(read)
    await set({ showsOnTimeRecord: false })
    expect(await shown()).toBeNull()
  })

  test('an unknown period is refused', async () => {
    const { get, owner } = await openRecord(engine)
    expect((await get('/api/office/on-time-record?period=ever', owner)).statusCode).toBe(422)
  })
})
