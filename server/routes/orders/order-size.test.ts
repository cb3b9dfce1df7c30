// R16: the cart has no limit on burritos, but the kitchen does.
import { describe, expect, test } from 'vitest'
import { kitchenNote } from '#domain/menu/requested-item.ts'
import { maxLines } from '#domain/orders/order-size.ts'
import { readDocument } from '../../../test-support/api-document.ts'
import { engines } from '../../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'

describe.each(engines)('on %s', (engine) => {
  test('R16 an order that nobody could cook is refused in words, before the card is asked', async () => {
    const demo = createDemoPayments({ patienceMs: 20 })
    let asked = 0
    const authorize: typeof demo.authorize = (request) => {
      asked += 1
      return demo.authorize(request)
    }
    const { order, db, restaurant, countOrders } = await openTestApp(engine, {
      payments: { ...demo, authorize },
    })
    await changeShop(db, (trx) => trx.updateTable('menu_items').set({ price: 1000 }).execute())
    await restaurant.refresh()
    const orderOf = (beef: number, pork: number) =>
      order({
        ...rosasOrder,
        lines: [
          { item: 'beef', quantity: beef },
          { item: 'pork', quantity: pork },
        ],
        expectedTotal: (beef + pork) * 1_095,
      })
    for (const [beef, pork] of [
      [1_000, 1],
      [500, 501],
      [8_000_000_000, 1],
    ] as const) {
      const refused = await orderOf(beef, pork)
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        {
          status: 422,
          code: 'order-too-large',
          title: 'We can make up to 1,000 burritos in one order. Please order fewer. Nothing was charged.',
          most: 1000,
        },
      ])
    }
    expect([asked, await countOrders()]).toEqual([0, 0])
    expect((await orderOf(999, 1)).statusCode).toBe(201)
  })

  test('R58 as many different burritos as an order takes, each with the longest note, are ordered', async () => {
    const { order } = await openTestApp(engine)
    const choices = ['salsa-hot', 'extras-guacamole'].map((id) => ({ id, count: 1 }))
    const lines = Array.from({ length: maxLines }, (_, nth) => ({
      item: 'beef',
      quantity: 1,
      choices,
      without: ['rice'],
      note: `${'🌯'.repeat(kitchenNote.longest - 4)} ${String(nth).padStart(3, '0')}`,
    }))
    const placed = await order({ ...rosasOrder, lines, expectedTotal: maxLines * 1_314 })
    expect([placed.statusCode, placed.json()]).toMatchObject([201, { lines: { length: maxLines } }])
  })

  test('R16 how large an order may be is the restaurant’s to set', async () => {
    const opened = await openTestApp(engine, { largestOrder: 3 })
    const refused = await opened.order(rosasOrder)
    expect(refused.json()).toMatchObject({
      code: 'order-too-large',
      title: 'We can make up to 3 burritos in one order. Please order fewer. Nothing was charged.',
    })
    const { paths } = await readDocument(opened)
    expect(paths['/api/orders']?.['post']?.summary).toBe('Place an order of at most 3 burritos')
  })
})
