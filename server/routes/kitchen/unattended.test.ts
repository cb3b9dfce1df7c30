// An unattended shop (R48) stops taking orders when nobody acknowledges a new one, and reopens at the first tap on any server.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { setWaitTimes } from '../../../test-support/set-wait-times.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

const noon = new Date('2026-11-16T20:00:00.000Z')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

async function openGuarded(engine: Engine, { now }: { now?: Date } = { now: noon }) {
  const kitchen = await openKitchen(engine)
  const { send, order, post, cook } = kitchen
  await setWaitTimes(kitchen.db, { stopAfter: 5 })
  if (now) kitchen.setNow(now)
  return {
    ...kitchen,
    isUnattended: async () =>
      (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>().isUnattended,
    orders: async () => (await order(rosasOrder)).json<{ code?: string }>().code ?? 'placed',
    see: (id: string) => post(`/api/orders/${id}/acknowledge`, {}, cook),
  }
}

describe.each(engines)('R48 a shop that nobody watches, on %s', (engine) => {
  test('takes no more orders, kindly, and opens at the first tap', async () => {
    const { placed, orders, isUnattended, see, setNow, countOrders, db } = await openGuarded(engine)
    const [first] = [await placed(), await placed()]
    setNow(new Date(at(5).getTime() - 1))
    expect([await isUnattended(), await orders()]).toEqual([false, 'placed'])
    setNow(at(5))
    expect([await isUnattended(), await orders()]).toEqual([true, 'unattended'])
    expect(await countOrders()).toBe(3)
    const held = await db.read.selectFrom('payments').selectAll().where('order_seq', 'is', null).execute()
    expect(held).toEqual([])

    // One tap is enough: the other order, although just as old, gets five more minutes.
    await see(first)
    expect([await isUnattended(), await orders()]).toEqual([false, 'placed'])
    setNow(at(10))
    expect(await orders()).toBe('unattended')
  })

  test('opens when an order is moved, too, but not when a customer cancels', async () => {
    const { placed, move, orders, post, setNow } = await openGuarded(engine)
    const [first, second] = [await placed(), await placed()]
    await placed()
    setNow(at(6))
    await post(`/api/orders/${second}/cancel-own`, {}, '')
    expect(await orders()).toBe('unattended')
    await move(first, 'placed', 'cooking')
    expect(await orders()).toBe('placed')
  })

  test('opens when somebody says busy or pauses, and when a move comes too late', async () => {
    const { placed, post, cook, owner, move, isUnattended, setNow } = await openGuarded(engine)
    const [first] = [await placed(), await placed()]
    const taps = [
      () => post('/api/busy', { minutes: 10, lasts: 30 }, cook),
      () => post('/api/pause', { minutes: 15 }, cook),
      async () => {
        await post(`/api/orders/${first}/cancel-own`, {}, '')
        expect((await move(first, 'placed', 'cooking')).statusCode).toBe(409)
      },
    ]
    for (const [nth, tap] of taps.entries()) {
      setNow(at(6 * (nth + 1)))
      expect(await isUnattended()).toBe(true)
      await post('/api/sold-out', { item: 'bean', soldOut: 'no' }, owner)
      expect(await isUnattended(), 'the office does that, too').toBe(true)
      await tap()
      expect(await isUnattended()).toBe(false)
    }
  })

  test('gives an order for the next slot its minutes, although its start was before it came', async () => {
    const { order, orders, setNow } = await openGuarded(engine)
    setNow(at(8))
    const time = { at: at(15).toISOString(), isScheduled: true }
    expect((await order({ ...rosasOrder, fulfillment: 'pickup', time })).statusCode).toBe(201)
    setNow(at(12))
    expect(await orders()).toBe('placed')
    setNow(at(13))
    expect(await orders()).toBe('unattended')
  })

  test('waits for a scheduled order only from its start on', async () => {
    const { order, orders, setNow } = await openGuarded(engine)
    const time = { at: at(60).toISOString(), isScheduled: true }
    expect((await order({ ...rosasOrder, fulfillment: 'pickup', time })).statusCode).toBe(201)
    setNow(at(54))
    expect(await orders()).toBe('placed')
    setNow(at(55))
    expect(await orders()).toBe('unattended')
  })

  test('is never closed while the owner has not asked for it', async () => {
    const { placed, orders, setNow, db } = await openGuarded(engine)
    await setWaitTimes(db, {})
    await placed()
    setNow(at(600))
    expect(await orders()).toBe('placed')
  })

  test('says the same on every server, to every page, when the time comes and at the tap', async () => {
    const { place, url, placed, see, soldOut, db } = await openGuarded(engine, {})
    const other = engine === 'postgres' ? await openTestApp(engine, { place }) : undefined
    const urls = [url, ...(other ? [other.url] : [])]
    const streams = await Promise.all(urls.map((one) => openLiveStream(`${one}/api/live`)))
    onTestFinished(() => streams.forEach((stream) => stream.close()))
    await expect.poll(() => streams.every((stream) => stream.latest('shop'))).toBe(true)
    const unattended = () => streams.map((stream) => stream.latest('shop')?.isUnattended)
    const id = await placed()
    // As if the order had come almost five minutes ago; the next change makes the servers read it.
    const since = new Date(Date.now() - 5 * 60_000 + 2_000).toISOString()
    await db.transaction((trx) => trx.updateTable('orders').set({ timestamp: since }).execute())
    await soldOut('bean', 'no')
    await expect.poll(unattended).toEqual(streams.map(() => true))
    await see(id)
    await expect.poll(unattended).toEqual(streams.map(() => false))
  })
})
