// A restaurant that has not opened yet gets options; one that has keeps its menu, and its open orders weigh what they did.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBill, taxOf } from '#domain/bill.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { engines, freshPlace, type Engine } from '../../../test-support/databases.ts'
import { taxRate } from '../../../test-support/restaurant.ts'
import { readMenu } from '../menu.ts'
import { applyMissing, migrationNames } from '../migrate.ts'
import { connectDatabase, openDatabase, type Database } from '../open.ts'

const now = new Date('2026-11-15T20:00:00.000Z')
const soon = '2026-11-15T20:10:00.000Z'

/** A database just before the migration, with what `fill` puts into it. */
async function upgraded(
  engine: Engine,
  fill: (db: Database['write']) => Promise<unknown>,
): Promise<Database> {
  const place = await freshPlace(engine)
  const before = await connectDatabase(place)
  const until = migrationNames.indexOf('0018-open-menu')
  await applyMissing(before.write, engine, place.timeZone, migrationNames.slice(0, until))
  await fill(before.write)
  await before.close()
  const db = await openDatabase(place)
  onTestFinished(() => db.close())
  return db
}

describe.each(engines)('the menu that grows, on %s', (engine) => {
  test('R55, R57: before the first start the menu gets what is inside, and options', async () => {
    const menu = await readMenu(await upgraded(engine, async () => {}), now)
    expect(menu.groups).toEqual(startingMenu.groups)
    expect(menu.ingredients).toEqual(startingMenu.ingredients)
    expect(menu.sections).toEqual(startingMenu.sections)
    expect(menu.items.map(({ look: _look, ...item }) => item)).toEqual(
      startingMenu.items.map(({ look: _look, ...item }) => item),
    )
  })

  test.each([
    [
      'an owner',
      sql`insert into staff (username, name, role, password_hash, created_at)
        values ('owner', 'Owner', 'owner', 'hash', ${now.toISOString()})`,
    ],
    [
      'settings',
      sql`insert into settings (name, value, version, changed_at) values ('hours', '{}', 1, ${now.toISOString()})`,
    ],
  ])('R57 a restaurant that has %s keeps its menu without options', async (_sign, statement) => {
    const menu = await readMenu(await upgraded(engine, (db) => statement.execute(db)), now)
    expect(menu).toMatchObject({ groups: [], ingredients: [], sections: [{ id: 'burritos' }] })
    for (const item of menu.items) expect(item).toMatchObject({ inside: [], groups: [] })
  })

  test('R60 what is still to be made weighs what its item weighs', async () => {
    const { lines, subtotal, total, ...bill } = makeBill(
      [
        { item: 'beef', quantity: 1 },
        { item: 'chix', quantity: 1 },
      ],
      startingMenu,
      taxRate,
    )
    const db = await upgraded(engine, async (before) => {
      await sql`update menu_items set weight = 15 where id = 'beef'`.execute(before)
      for (const [status, seq] of [
        ['cooking', 1],
        ['handed-over', 2],
      ] as const) {
        await sql`insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status,
            subtotal, tax, total, fulfilment, business_day, local_hour, burritos, weight, ready_by, first_ready_by, mails,
            search_name, search_last, search_email)
          values (${`order ${seq}`}, ${`key ${seq}`}, 'hash', 'Rosa', 'Delgado', 'rosa@example.com', ${now.toISOString()},
            ${status}, ${subtotal}, ${taxOf(bill).amount}, ${total}, '{"way":"pickup"}', '2026-11-15', 12, 2, 25,
            ${soon}, ${soon}, '[]', 'rosa delgado', 'delgado', 'rosa@example.com')`.execute(before)
        for (const [position, { item, shortName, quantity, unitPrice, price }] of lines.entries())
          await sql`insert into order_lines (order_seq, position, business_day, item, name, short_name, quantity,
              unit_price, price)
            values (${seq}, ${position}, '2026-11-15', ${item}, ${JSON.stringify(shortName)},
              ${JSON.stringify(shortName)}, ${quantity}, ${unitPrice}, ${price})`.execute(before)
      }
    })
    const rows = await db.read
      .selectFrom('order_lines')
      .select(['order_seq', 'item', 'weight', 'rolled', 'wanted', 'changes', 'note'])
      .orderBy('order_seq')
      .orderBy('position')
      .execute()
    const plain = { rolled: 0, wanted: null, changes: null, note: null }
    expect(rows).toEqual([
      { order_seq: 1, item: 'beef', weight: 15, ...plain },
      { order_seq: 1, item: 'chix', weight: 10, ...plain },
      { order_seq: 2, item: 'beef', weight: 10, ...plain },
      { order_seq: 2, item: 'chix', weight: 10, ...plain },
    ])
  })
})
