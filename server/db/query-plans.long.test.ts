// Query plans: the frequent queries and writes (an order, the board, the sales) use an index on both engines. The bench
// checks the same with a million orders.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/basics/days.ts'
import { engines, migratedPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { postOrders, storeOrders } from '../../test-support/many-orders.ts'
import { insertPromoCode } from '../../test-support/insert-promo-code.ts'
import { findScans, plansOf, scansOf } from '../../test-support/query-plans.ts'
import { openDatabase } from './engine/open.ts'
import { countOnTime, readMadeOrders } from './kitchen/on-time-record.ts'
import { findOpenPayments } from './payments/open-payments.ts'
import { readCharged, readSold } from './books/sales.ts'
import type { Database } from './engine/database.ts'

describe.each(engines)('among many orders on %s', (engine) => {
  test(
    'no frequent query scans all of them, and R52 R49: the sales and the promise record look at no order',
    { timeout: 120_000 },
    async () => {
      const db = await openFull(engine)
      const { id } = await db.read.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow()
      const now = new Date('2026-06-01T20:00:00.000Z')
      const days = { from: '2026-03-01', to: '2026-03-07' }
      expect((await findScans(db, { id, now, days })).scans).toEqual([])

      // Without VACUUM, PostgreSQL's visibility map is not set, and an index-only scan would still read the rows.
      if (engine === 'postgres') await sql`vacuum orders`.execute(db.write)
      const plans = [
        ...(await plansOf(db, (requested) => readSold(requested, days))),
        ...(await plansOf(db, (requested) =>
          readCharged(requested, { ...days, until: undefined }, timeZone),
        )),
      ]
      const ofOrders = plans.flat().filter((step) => /\borders\b/.test(step) && /index|scan/i.test(step))
      expect(ofOrders.length).toBeGreaterThan(1)
      const fromIndex = /COVERING INDEX orders_by_earned_day|Index Only Scan using orders_by_earned_day/
      expect(ofOrders.filter((step) => !fromIndex.test(step))).toEqual([])

      for (const read of [readMadeOrders, countOnTime]) {
        const ofRecord = (await plansOf(db, (requested) => read(requested, days, timeZone))).flat()
        expect(ofRecord.join('\n')).toMatch(
          /COVERING INDEX orders_by_promise|Index Only Scan using orders_by_promise/,
        )
      }
    },
  )

  test(
    'R61, R65: what was sold on a day is added up from the indexes of the days on which it counts',
    { timeout: 60_000 },
    async () => {
      const db = await openFull(engine)
      if (engine === 'postgres')
        for (const table of ['order_lines', 'order_choices'])
          await sql`vacuum ${sql.table(table)}`.execute(db.write)
      const day = { from: '2026-03-03', to: '2026-03-03' }
      const plans = await plansOf(db, (requested) => readSold(requested, day))
      expect(plans).toHaveLength(1)
      const plan = plans.flat().join('\n')
      for (const index of ['orders_by_earned_day', 'order_lines_by_day', 'order_choices_by_day'])
        expect(plan).toMatch(new RegExp(`COVERING INDEX ${index}|Index Only Scan using ${index}`))
      expect(plan).not.toContain('payments')
    },
  )

  test('R65: payments are found by when they are due, whatever else waits', { timeout: 60_000 }, async () => {
    const db = await openFull(engine)
    const now = '2026-06-01T20:00:00.000Z'
    for (const after of [undefined, { dueAt: now, seq: 1 }]) {
      const [plan] = await plansOf(db, (requested) => findOpenPayments(requested, { now, after, most: 48 }))
      expect(plan?.join('\n')).toMatch(
        /payments USING INDEX payments_to_settle \(.*due_at|payments_to_settle on payments.*\n\s*Index Cond: .*due_at/,
      )
    }
  })

  test('the check itself notices a scan', async () => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    const walk = db.read.selectFrom('orders').select('id').where('body_hash', '=', 'hash').compile()
    expect(await scansOf(db, walk)).toHaveLength(1)
  })
})

function readyAt(instant: string) {
  return { first_ready_by: instant, ready_by: instant, cooking_at: instant, ready_at: instant }
}

/** A hundred orders a day; one in ten is refunded, and one in a thousand canceled before it was paid. */
async function openFull(engine: Engine): Promise<Database> {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await storeOrders(db, 12_000, (at) => ({
    business_day: addDays('2026-01-01', Math.floor(at / 100)),
    status: 'handed-over',
    moved_at: '2026-01-01T20:00:00.000Z',
    ...readyAt(`${addDays('2026-01-01', Math.floor(at / 100))}T20:00:00.000Z`),
    ...(at % 10 === 5 && {
      payment: { state: 'refunded' },
      refundDay: addDays('2026-01-01', Math.floor(at / 100)),
    }),
    ...(at % 1000 === 500 && { status: 'canceled', payment: { state: 'voided' } }),
  }))
  await postOrders(db)
  await storeCodeUses(db)
  // With only a few entries, reading all of them would be the better plan.
  for (let piece = 0; piece < 10; piece += 1) {
    const entries = Array.from({ length: 300 }, (_, at) => ({
      at: '2026-03-03T20:00:00.000Z',
      by_username: 'owner',
      topic: 'order' as const,
      target: `order ${piece} ${at}`,
      action: '{}',
    }))
    await db.write.insertInto('audit_log').values(entries).execute()
  }
  if (engine === 'postgres') await sql`analyze`.execute(db.write)
  return db
}

/** Every order has used the same code. */
async function storeCodeUses({ write }: Database): Promise<void> {
  await insertPromoCode(write)
  await sql`insert into promo_code_uses (order_seq, promo_code_seq, mailbox, discount)
    select orders.seq, promo_codes.seq, 'guest' || orders.seq || '@example.com', 100 from orders cross join promo_codes`.execute(
    write,
  )
}
