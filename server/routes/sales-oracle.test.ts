// Sales against an oracle, over a year with both nights on which the clocks change.
import { expect, test } from 'vitest'
import { salesPeriods, type SalesReply } from '#domain/office-api.ts'
import { engines, type Engine } from '../../test-support/databases.ts'
import { dayOf, dayText, expectedSales } from '../../test-support/sales-oracle.ts'
import {
  chanceFrom,
  makeOrders,
  momentOf,
  storeOrders,
  yearEnd,
  type Chance,
} from '../../test-support/sales-year.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp } from '../../test-support/test-app.ts'

/** A failure names its seed: run it again with SALES_SEED=… */
const seed = Number(process.env['SALES_SEED'] ?? Date.now() % 1_000_000)
const names = { beef: 'Beef', chix: 'Chix', bean: 'Bean', pork: 'Pork' }

test.each(engines)(
  'every figure of a year is the oracle’s, to the cent (%s)',
  { timeout: 120_000 },
  async (engine: Engine) => {
    const chance = chanceFrom(seed)
    const orders = makeOrders(chance, 1_200)
    const shop = await openTestApp(engine)
    await storeOrders(shop.db, orders)
    // A session that is still good at the end of the year.
    shop.setNow(new Date(yearEnd))
    const cookie = await logInAs(shop, 'owner')

    for (let round = 0; round < 80; round += 1) {
      const now = momentOf(chance)
      const asked = question(chance, now)
      shop.setNow(new Date(now))
      const query =
        typeof asked === 'string' ? `period=${asked}` : `from=${dayText(asked.from)}&to=${dayText(asked.to)}`
      const reply = await shop.send({ method: 'GET', url: `/api/office/sales?${query}`, headers: { cookie } })
      expect(
        reply.json<SalesReply>(),
        `SALES_SEED=${seed} ${query} at ${new Date(now).toISOString()}`,
      ).toEqual(expectedSales(orders, asked, now, names))
    }
  },
)

/** A period that ends now, one day, or some days, often around now. */
function question(chance: Chance, now: number) {
  const kind = chance.below(4)
  if (kind < 2) return chance.pick(salesPeriods)
  const around = chance.below(2) ? dayOf(now) : dayOf(momentOf(chance))
  if (kind === 2) return { from: around, to: around }
  const from = around - chance.below(chance.pick([3, 10, 40, 250]))
  return { from, to: from + chance.below(chance.pick([3, 10, 40, 250])) }
}
