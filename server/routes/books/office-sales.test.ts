import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/menu/menu.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { taxOf } from '#domain/orders/bill.ts'
import { engines } from '../../../test-support/databases.ts'
import { noon, openSales } from '../../../test-support/open-sales.ts'
import { logInAs } from '../../../test-support/staff.ts'

describe.each(engines)('sales on %s', (engine) => {
  test('R63 the figures of a day are the sums of its receipts', async () => {
    const { buy, take, send, sales } = await openSales(engine)
    const bought = [
      await buy(),
      await buy([{ item: 'pork', quantity: 1 }]),
      await buy([{ item: 'bean', quantity: 3 }]),
    ]
    let [total, subtotal, tax] = [0, 0, 0]
    for (const { id } of bought) {
      const receipt = (await send({ method: 'GET', url: `/api/orders/${id}` })).json<PlacedOrder>()
      total += receipt.total
      subtotal += receipt.subtotal
      tax += taxOf(receipt).amount
    }
    expect((await sales()).total, 'R65: held is not earned').toMatchObject({ orders: 0, total: 0 })
    await take()
    const reply = await sales()
    expect(reply.total).toEqual({
      sales: subtotal,
      discounts: 0,
      refunds: 0,
      disputes: 0,
      netSales: subtotal,
      tax,
      delivery: 0,
      tips: 0,
      total,
      orders: 3,
      burritos: 8,
      average: Math.round(subtotal / 3),
      canceled: 0,
    })
    expect(reply.burritos).toEqual([
      { item: 'beef', name: { en: 'Beef' }, burritos: 2, sold: 2100 },
      { item: 'chix', name: { en: 'Chix' }, burritos: 1, sold: 1000 },
      { item: 'bean', name: { en: 'Bean' }, burritos: 3, sold: 2850 },
      { item: 'pork', name: { en: 'Pork' }, burritos: 2, sold: 2200 },
    ])
    expect(reply.fulfillments).toEqual([
      { fulfillment: 'delivery', orders: 3, sold: subtotal, tips: 0 },
      { fulfillment: 'pickup', orders: 0, sold: 0, tips: 0 },
    ])
    expect(reply.hours.filter(({ orders }) => orders > 0)).toEqual([
      { hour: 12, sold: subtotal, orders: 3, burritos: 8 },
    ])
    expect(reply.hours.map(({ hour }) => hour).slice(0, 2)).toEqual([4, 5])
  })

  test('R61 sales by choice: what was taken and what it added, in the order of the menu', async () => {
    const { buy, cancel, take, sales } = await openSales(engine)
    const choose = (...ids: string[]) => ({ choices: ids.map((id) => ({ id, count: 1 })) })
    await buy([
      { item: 'beef', quantity: 2, ...choose('salsa-hot', 'extras-guacamole', 'extras-cheese') },
      { item: 'beef', quantity: 1 },
      { item: 'pork', quantity: 3, ...choose('salsa-medium', 'extras-guacamole') },
    ])
    const { id } = await buy([{ item: 'bean', quantity: 9, ...choose('salsa-mild') }])
    await cancel(id)
    await take()
    const { choices, burritos, total } = await sales()
    expect(choices.map(({ choice, group, count, added }) => [choice, group?.name.en, count, added])).toEqual([
      ['salsa-mild', 'Salsa', 0, 0],
      ['salsa-hot', 'Salsa', 2, 0],
      ['salsa-none', 'Salsa', 0, 0],
      ['extras-guacamole', 'Extras', 5, 750],
      ['extras-cheese', 'Extras', 2, 150],
      ['extras-sour-cream', 'Extras', 0, 0],
      ['extras-double-filling', 'Extras', 0, 0],
    ])
    expect(burritos[0], 'two lines of one item').toMatchObject({ burritos: 3, sold: 3 * 1050 + 450 })
    expect(total.sales).toBe(3 * 1050 + 3 * 1100 + 900)
  })

  test('R61 what left the menu keeps its last name and comes last', async () => {
    const { buy, take, db, sales, choicesCsv } = await openSales(engine)
    const choices = [
      { id: 'salsa-hot', count: 1 },
      { id: 'extras-guacamole', count: 1 },
    ]
    await buy([
      { item: 'beef', quantity: 1, choices },
      { item: 'pork', quantity: 1 },
    ])
    await take()
    await db.write.deleteFrom('option_groups').where('id', '=', 'salsa').execute()
    await db.write.updateTable('menu_items').set({ groups: '["extras"]' }).execute()
    await db.write
      .updateTable('menu_items')
      .set({ retired_at: noon.toISOString() })
      .where('id', '=', 'beef' as ItemId)
      .execute()
    const reply = await sales()
    expect(reply.burritos.map(({ item, name, burritos }) => [item, name.en, burritos])).toEqual([
      ['chix', 'Chix', 0],
      ['bean', 'Bean', 0],
      ['pork', 'Pork', 1],
      ['beef', 'Beef', 1],
    ])
    expect(reply.choices.at(0)).toMatchObject({ choice: 'extras-guacamole', count: 1, added: 150 })
    expect(reply.choices.at(-1)).toEqual({
      choice: 'salsa-hot',
      name: { en: 'Hot' },
      group: null,
      count: 1,
      added: 0,
    })
    const { columns, rows, formulas } = await choicesCsv()
    expect(formulas).toEqual([])
    expect(columns).toEqual(['Day', 'Group', 'Choice', 'Id', 'Count', 'Added before discounts and tax'])
    expect(rows.map((row) => Array.from(row, (cell) => cell ?? ''))).toEqual([
      ['2026-11-15', 'Extras', 'Guacamole', 'extras-guacamole', '1', '1.50'],
      ['2026-11-15', '', 'Hot', 'salsa-hot', '1', '0.00'],
    ])
  })

  test('R63 an order canceled before it is paid is Canceled alone; a refund counts on its own day', async () => {
    const { buy, cancel, take, settle, sales, goTo } = await openSales(engine)
    const voided = await buy()
    const refunded = await buy()
    await cancel(voided.id)
    expect((await sales()).total, 'its hold is still to be let go').toMatchObject({ orders: 0, canceled: 1 })
    await take()
    const first = { sales: 4200, refunds: 0, netSales: 4200, tax: 399, total: 4599, average: 4200 }
    expect((await sales()).total).toMatchObject({ orders: 1, canceled: 1, ...first })

    goTo('2026-11-16T20:00:00.000Z')
    await cancel(refunded.id)
    await settle()
    const both = await sales('from=2026-11-15&to=2026-11-16')
    const second = { sales: 0, refunds: 4200, netSales: -4200, tax: -399, total: -4599, average: null }
    expect(both.days).toMatchObject([
      { day: '2026-11-15', orders: 1, canceled: 1, ...first },
      { day: '2026-11-16', orders: 0, canceled: 0, ...second },
    ])
    expect(both.total).toMatchObject({ sales: 4200, refunds: 4200, netSales: 0, tax: 0, total: 0 })
  })

  test('R65 an order counts on the day its money came in, by the hour it was promised', async () => {
    const { buy, take, sales, goTo, db } = await openSales(engine)
    const { id } = await buy()
    // Promised for tomorrow at six in the evening.
    await db.write.updateTable('orders').set({ local_hour: 18 }).where('id', '=', id).execute()
    goTo('2026-11-16T21:00:00.000Z')
    await take()
    const { days, hours } = await sales('from=2026-11-15&to=2026-11-16')
    expect(days.map(({ day, orders, sales: sold }) => [day, orders, sold])).toEqual([
      ['2026-11-15', 0, 0],
      ['2026-11-16', 1, 4200],
    ])
    expect(hours.filter(({ orders }) => orders > 0)).toEqual([
      { hour: 18, sold: 4200, orders: 1, burritos: 4 },
    ])
  })

  test('today is compared with the same weekday up to the same time of day, and has its two weeks', async () => {
    const { buy, take, sales, goTo } = await openSales(engine)
    goTo('2026-11-08T19:50:00.000Z')
    await buy([{ item: 'bean', quantity: 1 }])
    goTo('2026-11-08T19:59:00.000Z')
    await take()
    // Placed in time, and paid too late to count.
    await buy()
    goTo('2026-11-08T20:01:00.000Z')
    await take()
    goTo(noon.toISOString())
    const reply = await sales()
    expect(reply.before).toMatchObject({
      from: '2026-11-08',
      to: '2026-11-08',
      soFar: true,
      total: { orders: 1, netSales: 950, total: 1040 },
    })
    expect(reply.leadUp.map(({ day, orders }) => [day, orders])).toEqual(
      Array.from({ length: 13 }, (_, after) => [
        `2026-11-${String(after + 2).padStart(2, '0')}`,
        after === 6 ? 2 : 0,
      ]),
    )
    expect((await sales('from=2026-11-15&to=2026-11-15')).before.soFar, 'today by its date is today').toBe(
      true,
    )
    expect((await sales('from=2026-11-14&to=2026-11-14')).before).toMatchObject({
      from: '2026-11-07',
      soFar: false,
    })
    expect((await sales('period=7-days')).before).toMatchObject({ from: '2026-11-02', to: '2026-11-08' })
    expect(await sales('period=30-days')).toMatchObject({ from: '2026-10-17', leadUp: [] })
  })

  test('only the owner sees the sales, and only for days that are days', async () => {
    const opened = await openSales(engine)
    const cook = await logInAs(opened, 'kitchen')
    for (const path of ['sales?period=today', 'sales.csv?period=today', 'sales-choices.csv?period=today']) {
      expect((await opened.get(path, cook)).statusCode).toBe(403)
      expect((await opened.get(path, '')).statusCode).toBe(401)
    }
    const wrong: [string, string][] = [
      ['', 'from'],
      ['period=fortnight', 'period'],
      ['period=today&from=2026-11-01', 'period'],
      ['from=2026-11-01', 'to'],
      ['from=2026-02-30&to=2026-03-02', 'from'],
      ['from=2026-11-15&to=2026-11-14', 'to'],
      ['from=2022-01-01&to=2025-01-06', 'to'],
      ['from=1994-12-31&to=1995-01-01', 'from'],
      ['from=2026-01-01&to=9999-12-31', 'to'],
      ['period=today&other=1', 'other'],
      ['from=2026-11-01&from=2026-11-02&to=2026-11-03', 'from'],
    ]
    for (const [query, field] of wrong) {
      for (const path of ['sales', 'sales.csv', 'sales-choices.csv']) {
        const reply = await opened.get(`${path}?${query}`)
        expect([query, reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([
          query,
          422,
          [field],
        ])
      }
    }
    expect((await opened.sales('from=2022-01-01&to=2025-01-04')).days, 'the longest range').toHaveLength(
      1_100,
    )
  })
})
