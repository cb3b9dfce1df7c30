// Query plans of the books (R68): the sums of some days come from the ledger's index, among many entries, on both engines.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/basics/days.ts'
import { engines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { postOrders, storeOrders } from '../../../test-support/many-orders.ts'
import { plansOf } from '../../../test-support/query-plans.ts'
import { readPostedDays, readTestModeMoney, readTaxedAmount } from './books.ts'
import { countDay, readClosing } from './closings.ts'
import { openDatabase } from '../engine/open.ts'
import type { Database } from '../engine/database.ts'

const scansAll =
  /Seq Scan on (ledger|orders|payments)\b|SCAN (ledger|orders|payments)\b(?! USING INDEX payments_in_test)/
const days = { from: '2026-03-01', to: '2026-03-07' }

/** Each of so many orders is paid: twenty a day. */
async function openPaid(engine: Engine): Promise<Database> {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await storeOrders(db, 6_000, (at) => {
    const day = addDays('2026-01-01', Math.floor(at / 20))
    return { business_day: day, earned_day: day }
  })
  await postOrders(db)
  await (engine === 'sqlite' ? sql`analyze` : sql`vacuum analyze`).execute(db.write)
  return db
}

describe.each(engines)('R68 the books among many entries on %s', (engine) => {
  test('are added up from an index alone, and nothing of them scans all entries or orders', async () => {
    const db = await openPaid(engine)
    const plans = (await plansOf(db, (requested) => readPostedDays(requested, days))).flat()
    expect(plans.join('\n')).toMatch(/COVERING INDEX ledger_by_day|Index Only Scan using ledger_by_day/)
    for (const ask of [
      (requested: Database) => readTaxedAmount(requested, days),
      (requested: Database) => readTestModeMoney(requested, days),
      (requested: Database) => countDay(requested, days.from),
      (requested: Database) => readClosing(requested, days.from),
    ]) {
      const steps = (await plansOf(db, ask)).flat().join('\n')
      expect(steps).not.toMatch(scansAll)
      expect(steps).not.toBe('')
    }
    const [posted] = await readPostedDays(db, { from: days.from, to: days.from })
    expect(posted).toMatchObject({ day: days.from, orders: 20 })
  })

  test('the check itself notices a scan', async () => {
    const db = await openPaid(engine)
    const plans = await plansOf(db, (requested) =>
      sql`select * from ledger where gateway = 'card'`.execute(requested.read),
    )
    expect(plans.flat().join('\n')).toMatch(scansAll)
  })
})
