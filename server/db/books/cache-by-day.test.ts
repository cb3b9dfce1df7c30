// The days that Sales keeps in memory show what a full sum over the tables shows, whatever happens to an old day.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { DayRange } from '#domain/books/sales-days.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { openSales } from '../../../test-support/open-sales.ts'
import { markRefundFailed } from '../payments/failed-refunds.ts'
import { purgeOrders } from '../people/purge-customers.ts'
import { cacheByDay } from './cache-by-day.ts'
import { createSalesCache, readCharged, readSold } from './sales.ts'

const range = { from: '2026-11-01', to: '2026-11-30' }
const fifteenth = '2026-11-15T20:00:00.000Z'

describe.each(bothEngines)('the days of the sales in memory on %s', (engine) => {
  test('a full sum says the same after whatever can happen to an old day', async () => {
    const { db, buy, take, goTo, cancel, settle, sales } = await openSales(engine)
    const cache = createSalesCache(db)
    const all = { ...range, until: undefined }
    const expectSame = async (burritos: number) => {
      const [sold, charged] = [await cache.readSold(range), await cache.readCharged(range)]
      expect(sold).toEqual(await readSold(db, range))
      expect(charged).toEqual(await readCharged(db, all, 'America/Los_Angeles'))
      expect(charged.reduce((sum, day) => sum + day.burritos, 0)).toBe(burritos)
      // The app's own cache has seen the range before, too.
      const reply = await sales(`from=${range.from}&to=${range.to}`)
      expect(reply.total.burritos).toBe(burritos)
      return reply.total
    }
    await expectSame(0)

    const canceled = await buy([{ item: 'beef', quantity: 2 }])
    await buy([{ item: 'pork', quantity: 3 }])
    await take()
    const unpaid = await buy([{ item: 'bean', quantity: 5 }])
    const before = await expectSame(5)

    goTo('2026-11-20T20:00:00.000Z')
    await buy([{ item: 'chix', quantity: 7 }])
    const late = await buy([{ item: 'bean', quantity: 1 }])
    await cancel(unpaid.id)
    expect(await expectSame(5)).toEqual({ ...before, canceled: 1 })

    // A late refund counts on its own day; the day of the order stays as it was.
    await cancel(canceled.id)
    await settle()
    const refunded = await expectSame(5)
    expect(refunded).toMatchObject({ sales: before.sales, refunds: canceled.subtotal })
    const { seq } = await db.read.selectFrom('refunds').select('seq').executeTakeFirstOrThrow()
    await markRefundFailed(db, seq, { at: '2026-11-20T20:00:00.000Z', reason: 'account-closed' })
    await expectSame(5)

    const bounds = { placedBefore: '2026-11-18', changedBefore: '2027-01-01', now: fifteenth, most: 10 }
    expect(await purgeOrders(db, bounds)).toBeGreaterThan(0)
    await expectSame(5)

    // A server whose clock is days behind captures on a day that everybody believed to be over.
    await cancel(late.id)
    goTo(fifteenth)
    await take()
    await expectSame(12)
  })

  test('only days with new entries are added up again, and days without any never', async () => {
    const { db, buy, take, goTo } = await openSales(engine)
    const added: DayRange[] = []
    const read = cacheByDay(db, async (days) => {
      added.push(days)
      const { rows } = await sql<{ day: string; orders: number }>`
        select earned_day as day, count(*) as orders from orders
        where earned_day between ${days.from} and ${days.to} group by earned_day order by 1`.execute(db.read)
      return rows
    })
    expect(await read(range)).toEqual([])
    for (const day of ['10', '11', '15']) {
      goTo(`2026-11-${day}T20:00:00.000Z`)
      await buy()
      await take()
    }
    expect(await read(range)).toHaveLength(3)
    expect(await read({ ...range, to: '2026-11-12' })).toHaveLength(2)
    await buy()
    await take()
    expect(await read(range)).toEqual([
      { day: '2026-11-10', orders: 1 },
      { day: '2026-11-11', orders: 1 },
      { day: '2026-11-15', orders: 2 },
    ])
    expect(added).toEqual([
      { from: '2026-11-10', to: '2026-11-15' },
      { from: '2026-11-15', to: '2026-11-15' },
    ])
  })
})
