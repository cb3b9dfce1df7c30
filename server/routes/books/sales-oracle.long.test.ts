// Sales against an oracle, over a year with both nights on which the clocks change.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { salesPeriods } from '#domain/books/sales-days.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { seed } from '../../../test-support/property-runs.ts'
import { dayOf, dayText, expectedSales } from '../../../test-support/sales-oracle.ts'
import {
  chanceFrom,
  makeOrders,
  momentOf,
  yearEnd,
  type Chance,
  type YearsOrder,
} from '../../../test-support/sales-year.ts'
import { isWholeRun } from '../../../test-support/scope.ts'
import { storeYear } from '../../../test-support/store-year.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { openTestApp } from '../../../test-support/test-app.ts'
import type { Database } from '../../db/engine/database.ts'

/** Each run asks for another period, at another moment of the year. */
const questions = isWholeRun ? 80 : 20
const names = { beef: 'Beef', chix: 'Chix', bean: 'Bean', pork: 'Pork' }

test.each(bothEngines)(
  'R63, R68: every figure of a year is the oracle’s and the books’, to the cent (%s)',
  { timeout: 120_000 },
  async (engine: Engine) => {
    const chance = chanceFrom(seed)
    const orders = makeOrders(chance, 1_200)
    const shop = await openTestApp(engine)
    await storeYear(shop.db, orders)
    // A session that is still valid at the end of the year.
    shop.setNow(new Date(yearEnd))
    const cookie = await logInAs(shop, 'owner')

    for (let round = 0; round < questions; round += 1) {
      const now = momentOf(chance)
      const asked = question(chance, now)
      shop.setNow(new Date(now))
      const query =
        typeof asked === 'string' ? `period=${asked}` : `from=${dayText(asked.from)}&to=${dayText(asked.to)}`
      const reply = await shop.send({ method: 'GET', url: `/api/office/sales?${query}`, headers: { cookie } })
      expect(
        reply.json<SalesReply>(),
        `TEST_SEED=${seed} ${query} at ${new Date(now).toISOString()}`,
      ).toEqual(expectedSales(orders, asked, now, names))
    }
    await expectBooks(shop.db, orders)
  },
)

/** The sales of every day are what the ledger holds for it. */
async function expectBooks(db: Database, orders: readonly YearsOrder[]) {
  const { rows } = await sql<Record<string, number | string>>`
    select day, -sum(sales) as sales, sum(discounts) as discounts, sum(refunds) as refunds, -sum(tax) as tax,
      -sum(delivery) as delivery, -sum(tips) as tips, sum(card) + sum(counter) as total
    from ledger group by day order by day`.execute(db.read)
  const range = { from: dayOf(yearEnd) - 370, to: dayOf(yearEnd) + 45 }
  const { days } = expectedSales(orders, range, yearEnd, names)
  const moved = days.filter(({ orders: count, total }) => count > 0 || total !== 0)
  expect(rows, `TEST_SEED=${seed}`).toEqual(
    moved.map(({ day, sales, discounts, refunds, tax, delivery, tips, total }) => ({
      day,
      sales,
      discounts,
      refunds,
      tax,
      delivery,
      tips,
      total,
    })),
  )
}

/** A period that ends now, one day, or some days, often around now. */
function question(chance: Chance, now: number) {
  const kind = chance.below(4)
  if (kind < 2) return chance.pick(salesPeriods)
  const around = chance.below(2) ? dayOf(now) : dayOf(momentOf(chance))
  if (kind === 2) return { from: around, to: around }
  const from = around - chance.below(chance.pick([3, 10, 40, 250]))
  return { from, to: from + chance.below(chance.pick([3, 10, 40, 250])) }
}
