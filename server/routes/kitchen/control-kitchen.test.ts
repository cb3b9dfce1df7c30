import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { openKitchen } from '../../../test-support/open-kitchen.ts'
import { newKey, rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'

describe.each(engines)('the shop on %s', (engine) => {
  test('sold out for today ends when the next business day starts, at 04:00 where the restaurant is', async () => {
    const { soldOut, send, order, setNow } = await openKitchen(engine)
    // 23:30 on Saturday in Los Angeles.
    setNow(new Date('2026-11-15T07:30:00.000Z'))
    const today = (await soldOut('pork', 'today')).json<MenuReply>()
    expect(today.items.find((item) => item.id === 'pork')).toMatchObject({
      soldOut: true,
      backAt: '2026-11-15T12:00:00.000Z',
    })
    const refused = await order(rosasOrder)
    expect(refused.json()).toMatchObject({ code: 'sold-out', items: ['pork'] })
    setNow(new Date('2026-11-15T12:00:00.000Z'))
    expect((await order(rosasOrder)).statusCode).toBe(201)

    await soldOut('pork', 'later')
    setNow(new Date('2026-11-25T12:00:00.000Z'))
    const menu = async () => (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    expect((await menu()).items[3]).toMatchObject({ soldOut: true, backAt: null })
    await soldOut('pork', 'no')
    expect((await menu()).items[3]).toMatchObject({ soldOut: false, backAt: null })
  })

  test('a pause refuses orders kindly, says until when, and ends by itself', async () => {
    const { pause, post, order, cook, setNow, countOrders } = await openKitchen(engine)
    setNow(new Date('2026-11-15T20:00:00.000Z'))
    expect((await pause(15)).json<MenuReply>().pause).toEqual({ until: '2026-11-15T20:15:00.000Z' })
    const refused = await order(rosasOrder)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'paused', until: '2026-11-15T20:15:00.000Z' })
    expect(await countOrders()).toBe(0)
    setNow(new Date('2026-11-15T20:15:00.000Z'))
    expect((await order(rosasOrder)).statusCode).toBe(201)

    expect((await pause(null)).json<MenuReply>().pause).toEqual({ until: null })
    setNow(new Date('2026-11-16T20:15:00.000Z'))
    expect((await order(rosasOrder)).json()).toMatchObject({ code: 'paused', until: null })
    expect((await post('/api/resume', {}, cook)).json<MenuReply>().pause).toBeNull()
    expect((await order(rosasOrder)).statusCode).toBe(201)
  })

  test('an order that was stored before the pause is still answered with itself', async () => {
    const { pause, order } = await openKitchen(engine)
    const key = newKey()
    const first = await order(rosasOrder, key)
    await pause(60)
    expect((await order(rosasOrder, key)).body).toBe(first.body)
  })

  test('a shop with nothing on its menu still says that it is paused, and knows its orders', async () => {
    const { pause, order, send, db } = await openKitchen(engine)
    const key = newKey()
    const first = await order(rosasOrder, key)
    await changeShop(db, (trx) => trx.deleteFrom('menu_items').execute())
    await pause(null)
    const menu = await send({ method: 'GET', url: '/api/menu' })
    expect(menu.json<MenuReply>()).toMatchObject({ items: [], pause: { until: null } })
    expect((await order(rosasOrder, key)).body).toBe(first.body)
  })
})
