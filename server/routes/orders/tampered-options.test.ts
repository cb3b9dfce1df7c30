// Burritos that the dialog could never have made: refused by name or by field, with nothing stored and nothing held.
import { describe, expect, test } from 'vitest'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openTestApp, rosasOrder, type TestApp } from '../../../test-support/test-app.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { untilFurtherNotice } from '../../db/menu/menu.ts'

const once = (id: string) => ({ id, count: 1 })
const hot = once('salsa-hot')
const many = (count: number) => Array.from({ length: count }, (_, nth) => once(`x${nth}`))

/** A beef burrito with these changes, and what it would cost if it could be ordered. */
const wrong: readonly [name: string, line: object, answer: string, total?: number][] = [
  ['a choice of another item', { choices: [hot, once('size-large')] }, 'unknown-choice'],
  ['an ingredient as a choice', { choices: [hot, once('cheese')] }, 'unknown-choice'],
  ['a group as a choice', { choices: [once('salsa')] }, 'unknown-choice'],
  ['two of a group of one', { choices: [once('salsa-mild'), hot] }, 'invalid-choices'],
  ['nothing where something must be chosen', { choices: [] }, 'invalid-choices'],
  ['an extra twice', { choices: [hot, { id: 'extras-cheese', count: 2 }] }, 'invalid-choices', 1314],
  ['a choice named twice', { choices: [hot, hot] }, 'lines.0.choices'],
  ['a negative count', { choices: [{ id: 'salsa-hot', count: -1 }] }, 'lines.0.choices.0.count'],
  ['half a choice', { choices: [{ id: 'salsa-hot', count: 0.5 }] }, 'lines.0.choices.0.count'],
  ['a choice of none', { choices: [{ id: 'salsa-hot', count: 0 }] }, 'lines.0.choices.0.count'],
  ['a hundred of a choice', { choices: [{ id: 'salsa-hot', count: 100 }] }, 'lines.0.choices.0.count'],
  ['a price sent along', { choices: [{ ...hot, price: 0 }] }, 'lines.0.choices.0.price'],
  ['a price on the line', { choices: [hot], unitPrice: 1 }, 'lines.0.unitPrice'],
  ['words of its own', { changes: [] }, 'lines.0.changes'],
  ['an extra that is not paid for', { choices: [hot, once('extras-guacamole')] }, 'price-changed'],
  ['an item that is no longer sold', { item: 'fish' }, 'unknown-item', 1095],
  ['a sold-out choice', { choices: [hot, once('extras-sour-cream')] }, 'sold-out', 1232],
  ['without the tortilla', { without: ['tortilla'] }, 'unknown-choice'],
  ['without what is not inside', { without: ['pineapple'] }, 'unknown-choice'],
  ['without something twice', { without: ['rice', 'rice'] }, 'lines.0.without'],
  ['a card number in the note', { note: 'Use 4242 4242 4242 4242' }, 'lines.0.note'],
  ['too long a note', { note: 'x'.repeat(141) }, 'lines.0.note'],
  ['a note of two lines', { note: 'Cut\nin half' }, 'lines.0.note'],
  ['more choices than any item has', { choices: many(101) }, 'lines.0.choices'],
  ['10,000 choices', { choices: many(10_000) }, 'request-too-large'],
]

/** Beef, $10.50, with tax. */
const plainTotal = 1150

describe.each(engines)('tampered options on %s', (engine) => {
  test.each(wrong)('R57 %s: refused', async (_name, change, answer, total = plainTotal) => {
    const shop = await openOddShop(engine)
    const line = { item: 'beef', quantity: 1, ...change }
    const reply = await shop.order({ ...rosasOrder, lines: [line], expectedTotal: total })
    const { code, errors = {} } = reply.json<ProblemReply>()
    expect([code, ...Object.keys(errors)]).toContain(answer)
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(await traces(shop)).toEqual({ orders: 0, payments: 0, choices: 0 })
  })

  test('R57 what must be chosen is all sold out: so is what asks for it, on the menu and for an order', async () => {
    const shop = await openOddShop(engine)
    const salsas = ['salsa-mild', 'salsa-medium', 'salsa-hot', 'salsa-none'].map((id) => [
      id,
      untilFurtherNotice,
    ])
    await changeShop(shop.db, (trx) =>
      trx
        .updateTable('option_groups')
        .set({ sold_out: JSON.stringify(Object.fromEntries(salsas)) })
        .where('id', '=', 'salsa')
        .execute(),
    )
    const menu = (await shop.send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
    expect(menu.items.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(
      menu.items.filter(({ groups }) => groups.includes('salsa')).map(({ id }) => id),
    )
    const reply = await shop.order({
      ...rosasOrder,
      lines: [{ item: 'beef', quantity: 1 }],
      expectedTotal: plainTotal,
    })
    expect(reply.json()).toMatchObject({ code: 'sold-out', items: ['beef'] })
  })

  test('R57 what the dialog makes is taken at its price', async () => {
    const shop = await openOddShop(engine)
    const choices = [hot, once('extras-guacamole'), once('extras-double-filling')]
    const line = { item: 'beef', quantity: 2, choices, without: ['rice'], note: 'Cut in half, please.' }
    const reply = await shop.order({ ...rosasOrder, lines: [line], expectedTotal: 3285 })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ lines: [{ ...line, unitPrice: 1500, price: 3000 }], total: 3285 })
    expect(await traces(shop)).toEqual({ orders: 1, payments: 1, choices: 3 })
  })
})

/** With a drink that has a group of its own, an item that has left the menu, and a sold-out choice. */
async function openOddShop(engine: Engine): Promise<TestApp> {
  const shop = await openTestApp(engine)
  const large = { id: 'size-large', name: { en: 'Large' }, price: 0, allergens: [], isDefault: true }
  const words = { name: '{"en":"Fish"}', short_name: '{"en":"Fish"}', description: '{"en":""}' }
  await changeShop(shop.db, async (trx) => {
    await trx
      .insertInto('option_groups')
      .values({
        id: 'size',
        position: 2,
        name: '{"en":"Size"}',
        kind: 'one',
        smallest: 1,
        largest: 1,
        on_ticket: 'word',
        choices: JSON.stringify([large]),
      })
      .execute()
    for (const item of [
      { id: 'agua' as ItemId, position: 4, price: 300, groups: '["size"]' },
      { id: 'fish' as ItemId, position: 5, price: 1000, retired_at: '2026-01-01T12:00:00.000Z' },
    ])
      await trx
        .insertInto('menu_items')
        .values({ ...words, ...item })
        .execute()
    await trx
      .updateTable('option_groups')
      .set({ sold_out: JSON.stringify({ 'extras-sour-cream': untilFurtherNotice }) })
      .where('id', '=', 'extras')
      .execute()
  })
  await shop.restaurant.refresh()
  return shop
}

async function traces({ db }: TestApp) {
  const count = async (table: 'orders' | 'payments' | 'order_choices') => {
    const rows = await db.read
      .selectFrom(table)
      .select((say) => say.fn.countAll<number>().as('count'))
      .execute()
    return Number(rows[0]?.count)
  }
  return {
    orders: await count('orders'),
    payments: await count('payments'),
    choices: await count('order_choices'),
  }
}
