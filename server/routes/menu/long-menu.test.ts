// A menu of sixty items: the data sent to every open page stays small enough, and orders are priced by it as usual (R61).
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import { makeBill } from '#domain/orders/bill.ts'
import { groupsOf } from '#domain/menu/menu.ts'
import { engines } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { lengthenMenu, longMenu } from '../../../test-support/long-menu.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

/** In bytes: uncompressed, and compressed as it is sent. */
const most = { raw: 50_000, packed: 5_000 }

describe.each(engines)('a menu of sixty items on %s', (engine) => {
  test('R61 is sent to every page in a few kilobytes, and prices an order', async () => {
    const shop = await openTestApp(engine)
    await shop.db.transaction(lengthenMenu)
    const reply = await shop.send({ method: 'GET', url: '/api/menu' })
    const menu = reply.json<MenuReply>()
    expect(menu.items).toHaveLength(longMenu.items)
    expect(menu.groups).toHaveLength(longMenu.groups)
    expect(menu.ingredients).toHaveLength(longMenu.ingredients)
    const live = await openLiveStream(`${shop.url}${peoplePaths.live}`)
    onTestFinished(() => live.close())
    await expect.poll(() => live.latest('shop')).toBeDefined()
    const event = JSON.stringify(live.latest('shop'))
    for (const sent of [reply.body, event]) {
      expect(Buffer.byteLength(sent)).toBeGreaterThan(20_000)
      expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(most.raw)
      expect(brotliCompressSync(sent).byteLength).toBeLessThanOrEqual(most.packed)
    }

    const lines = menu.items.map((item, nth) => {
      const last = groupsOf(item, menu).at(-1)?.choices.at(-1)?.id ?? ''
      const choices = ['salsa-hot', last].map((id) => ({ id, count: 1 }))
      return { item: item.id, quantity: 1 + (nth % 3), choices }
    })
    const { total } = makeBill(lines, menu, menu.restaurant.taxRate)
    const placed = await shop.order({ ...rosasOrder, lines, expectedTotal: total })
    expect(placed.statusCode, placed.body).toBe(201)
    expect(placed.json()).toMatchObject({ total })
  })
})
