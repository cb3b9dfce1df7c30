// The demo's invented month in a real database: every screen finds the month as if it had happened.
import { expect, describe, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { engines, freshPlace } from '../../test-support/databases.ts'
import { makeMonth } from '../demo/month.ts'
import { readAuditLog, readAuditOf } from './audit.ts'
import { fillWithPast } from './demo.ts'
import { openDatabase } from './open.ts'
import { findOpenPayments } from './payments.ts'
import { readMenu } from './menu.ts'
import { readOfficeMenu } from './office-menu.ts'
import { readShop } from './shop.ts'
import { findActiveStaff } from './staff.ts'
import { readBoard } from './tickets.ts'

describe.each(engines)('a restaurant with a past on %s', (engine) => {
  test('sells, cooks, refunds and logs what the month says', async () => {
    const place = await freshPlace(engine)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const now = new Date('2026-11-13T03:30:00Z')
    const month = makeMonth({ seed: 7, now, timeZone: place.timeZone })
    await fillWithPast(db, month, 'a hash')

    const { rows: sold } = await sql<{ day: string; orders: number; total: number; burritos: number }>`
      select business_day as day, count(*) as orders, sum(total) as total, sum(burritos) as burritos
      from orders group by business_day order by business_day`.execute(db.read)
    const days = Map.groupBy(month.orders, ({ businessDay }) => businessDay)
    expect(sold).toEqual(
      [...days].map(([day, orders]) => ({
        day,
        orders: orders.length,
        total: orders.reduce((sum, { bill }) => sum + bill.total, 0),
        burritos: orders.flatMap(({ bill }) => bill.lines).reduce((sum, line) => sum + line.quantity, 0),
      })),
    )
    const { rows: refunds } = await sql<{ total: number }>`
      select sum(refunded) as total from payments where refund_day is not null`.execute(db.read)
    const cancelled = month.orders.filter(({ status }) => status === 'cancelled')
    expect(refunds[0]?.total).toBe(cancelled.reduce((sum, { bill }) => sum + bill.total, 0))
    expect(await findOpenPayments(db, 0, 10)).toEqual([])

    const { tickets: board } = await readBoard(db, now)
    expect(board.filter(({ status }) => status !== 'handed-over')).toHaveLength(13)
    const [ticket] = board
    const history = await readAuditOf(db, 'order', ticket?.id ?? '', 10)
    expect(history.map(({ deed }) => 'number' in deed && deed.number)).toEqual(
      ticket?.moves.map(() => ticket.number),
    )
    const prices = await readAuditLog(db, { topic: 'price', before: undefined, most: 10 })
    expect(prices).toMatchObject([{ by: { name: 'Marisol' } }, { by: { name: 'Marisol' } }])

    const { rows: chosen } = await sql<{ choice: string; count: number }>`
      select choice, sum(quantity) as count from order_choices group by choice`.execute(db.read)
    expect(new Set(chosen.map(({ choice }) => choice)).size).toBe(11)

    const menu = await readMenu(db, now)
    expect(menu.sections.map(({ name }) => name.en)).toEqual(['Burritos', 'Sides', 'Drinks'])
    expect(menu.items.map(({ id }) => id)).not.toContain('fish')
    expect(new Set(menu.groups.map(({ kind }) => kind))).toEqual(new Set(['one', 'some', 'many']))
    const { retired } = await readOfficeMenu(db, now, place.timeZone)
    expect(retired.map(({ id }) => id)).toEqual(['fish'])
    expect(retired[0]?.sold).toBeGreaterThan(20)
    const choices = menu.groups.flatMap((group) => group.choices)
    expect(choices.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['extras-sour-cream'])
    const { items: onSale } = await readShop(db, now)
    expect(onSale.flatMap(({ id, left }) => (left === null ? [] : [[id, left]]))).toEqual([['elote', 7]])
    const bean = menu.items.find(({ id }) => id === 'bean')
    expect(bean).toMatchObject({ allergens: ['milk', 'wheat'], marks: ['vegetarian'], soldOut: false })
    expect(await findActiveStaff(db, 'ben')).toMatchObject({ role: 'kitchen', mustChangePassword: false })
    expect(await findActiveStaff(db, 'noor')).toBeUndefined()

    const office = await readAuditLog(db, { topic: 'menu', before: undefined, most: 50 })
    expect(new Set(office.map(({ deed }) => deed.what))).toEqual(
      new Set(['section', 'item-added', 'item-retired', 'group', 'ingredient', 'menu']),
    )
  })
})
