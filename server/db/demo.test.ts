// The demo's invented month in a real database: every screen finds the month as if it had happened.
import { expect, describe, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { bothEngines, freshPlace, timeZone } from '../../test-support/databases.ts'
import { addPosted } from '#domain/books-sums.ts'
import { addDays } from '#domain/days.ts'
import { addFigures } from '#domain/sales.ts'
import { makeMonth } from '../demo/month.ts'
import { readAuditLog, readAuditOf } from './audit.ts'
import { readPosted } from './books.ts'
import { checkBooks } from './check-books.ts'
import { fillWithPast } from './demo.ts'
import { openDatabase } from './open.ts'
import { findOpenPayments } from './open-payments.ts'
import { readMenu } from './menu.ts'
import { readOfficeMenu } from './office-menu.ts'
import { readCharged } from './sales.ts'
import { readShop } from './shop.ts'
import { findActiveStaff } from './staff.ts'
import { readBoard } from './tickets.ts'

describe.each(bothEngines)('a restaurant with a past on %s', (engine) => {
  test('sells, cooks, refunds and logs what the month says', async () => {
    const place = await freshPlace(engine)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const now = new Date('2026-11-13T03:30:00Z')
    const month = makeMonth({ seed: 7, now, timeZone })
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
      select sum(refunded) as total from payments`.execute(db.read)
    const back = month.orders.flatMap((order) => order.refunds)
    expect(refunds[0]?.total).toBe(back.reduce((sum, { parts }) => sum + parts.amount, 0))

    // R68: the books of the month hold, and the sales are the books.
    expect(await checkBooks(db)).toMatchObject({ faults: [], since: month.orders[0]?.earnedDay })
    const range = { from: addDays('2026-11-12', -40), to: '2026-11-12' }
    const books = addPosted(await readPosted(db, range))
    const charged = await readCharged(db, { ...range, until: undefined }, timeZone)
    const sales = addFigures({ charged, sentBack: [], canceled: [] })
    expect([books.orders, 0 - books.sales]).toEqual([sales.orders, sales.sales])
    expect(books.counter).toBeGreaterThan(0)
    const codes = await db.read.selectFrom('codes').select(['code', 'used', 'given']).orderBy('seq').execute()
    expect(codes.map(({ code }) => code)).toEqual(['LUNCH10', 'WELCOME5', 'FAMILY15'])
    const { rows: given } = await sql<{ code: string; given: number }>`
      select code, sum(orders.discount) as given from orders join order_charges on order_seq = orders.seq
      where kind = 'discount' and earned_day is not null group by code`.execute(db.read)
    const givenOf = new Map(given.map((row) => [row.code, row.given]))
    for (const { code, used, given: kept } of codes) {
      expect(used).toBeGreaterThan(10)
      expect(kept).toBe(givenOf.get(code))
    }

    expect(await findOpenPayments(db, { now: now.toISOString(), after: 0, most: 10 })).toEqual([])

    const { tickets: board } = await readBoard(db, now)
    expect(board.filter(({ status }) => status !== 'handed-over')).toHaveLength(13)
    const [ticket] = board
    const history = await readAuditOf(db, 'order', ticket?.id ?? '', 10)
    expect(history.map(({ deed }) => deed.subject.name)).toEqual(
      ticket?.moves.map(() => String(ticket.number)),
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
    const { retired } = await readOfficeMenu(db, now, timeZone)
    expect(retired.map(({ id }) => id)).toEqual(['fish'])
    expect(retired[0]?.sold).toBeGreaterThan(20)
    const choices = menu.groups.flatMap((group) => group.choices)
    expect(choices.filter(({ soldOut }) => soldOut).map(({ id }) => id)).toEqual(['extras-sour-cream'])
    const { items: onSale } = await readShop(db, { cards: 'demo' }, now)
    expect(onSale.flatMap(({ id, left }) => (left === null ? [] : [[id, left]]))).toEqual([['elote', 7]])
    const bean = menu.items.find(({ id }) => id === 'bean')
    expect(bean).toMatchObject({ allergens: ['milk', 'wheat'], marks: ['vegetarian'], soldOut: false })
    expect(await findActiveStaff(db, 'ben')).toMatchObject({ role: 'kitchen', mustChangePassword: false })
    expect(await findActiveStaff(db, 'noor')).toBeUndefined()

    const office = await readAuditLog(db, { topic: 'menu', before: undefined, most: 50 })
    expect(new Set(office.map(({ deed }) => deed.subject.kind))).toEqual(
      new Set(['section', 'item', 'group', 'ingredient']),
    )
  })
})
