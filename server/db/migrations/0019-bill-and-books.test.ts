// A restaurant from before the books gets them: each charge and refund of its past is an entry, in the order in which the
// money moved, and the chain is the one that this version writes.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noHash } from '#domain/ledger.ts'
import { engines, freshPlace, type Engine } from '../../../test-support/databases.ts'
import { checkBooks } from '../check-books.ts'
import { entryOf, hashEntry } from '../ledger.ts'
import { applyMissing, migrationNames } from '../migrate.ts'
import { connectDatabase, openDatabase, type Database } from '../open.ts'

interface Old {
  readonly seq: number
  readonly day: string
  readonly state: string
  /** Cents: 9.5 % of 1,000, or of 1,399 where the fee was taxed. */
  readonly tax: number
  readonly delivery?: number
  readonly capturedAt: string
  readonly refund?: { readonly at: string; readonly day: string }
}

const orders: readonly Old[] = [
  { seq: 1, day: '2026-11-12', state: 'captured', tax: 95, capturedAt: '2026-11-12T20:00:05.000Z' },
  {
    seq: 2,
    day: '2026-11-12',
    state: 'captured',
    tax: 95,
    delivery: 399,
    capturedAt: '2026-11-12T20:00:03.120Z',
  },
  {
    seq: 3,
    day: '2026-11-13',
    state: 'captured',
    tax: 133,
    delivery: 399,
    capturedAt: '2026-11-13T20:00:00.000Z',
  },
  {
    seq: 4,
    day: '2026-11-12',
    state: 'refunded',
    tax: 95,
    capturedAt: '2026-11-12T21:00:00.000Z',
    refund: { at: '2026-11-14T01:00:00.000Z', day: '2026-11-13' },
  },
  { seq: 5, day: '2026-11-13', state: 'voided', tax: 95, capturedAt: '2026-11-13T21:00:00.000Z' },
  { seq: 6, day: '2026-11-13', state: 'refund-failed', tax: 95, capturedAt: '2026-11-13T22:00:00.000Z' },
]

async function upgraded(engine: Engine): Promise<Database> {
  const place = await freshPlace(engine)
  const before = await connectDatabase(place)
  const until = migrationNames.indexOf('0019-bill-and-books')
  await applyMissing(before.write, engine, place.timeZone, migrationNames.slice(0, until))
  for (const order of orders) await insertOld(before.write, order)
  await before.close()
  const db = await openDatabase(place)
  onTestFinished(() => db.close())
  return db
}

async function insertOld(db: Database['write'], order: Old): Promise<void> {
  const { seq, day, state, tax, delivery = 0, capturedAt, refund } = order
  const total = 1000 + tax + delivery
  const isPaid = state !== 'voided'
  const placedAt = `${day}T19:59:00.000Z`
  await sql`insert into orders (id, idempotency_key, body_hash, first_name, last_name, email, timestamp, status,
      subtotal, tax, delivery, total, fulfilment, business_day, local_hour, burritos, weight, ready_by, first_ready_by, mails,
      search_name, search_last, search_email)
    values (${`order-${seq}-AAAAAAAAAAAAAA`}, ${`key ${seq}`}, 'hash', 'Rosa', 'Delgado', 'rosa@example.com', ${placedAt},
      'handed-over', 1000, ${tax}, ${delivery}, ${total}, '{"way":"pickup"}', ${day}, 12, 1, 10, ${placedAt}, ${placedAt},
      '[]', 'rosa delgado', 'delgado', 'rosa@example.com')`.execute(db)
  await sql`insert into order_lines (order_seq, position, business_day, item, name, short_name, quantity, unit_price, price)
    values (${seq}, 0, ${day}, 'beef', '{"en":"Beef"}', '{"en":"Beef"}', 1, 1000, 1000)`.execute(db)
  await sql`insert into order_charges (order_seq, position, kind, amount, rate)
    values (${seq}, 0, 'tax', ${tax}, 950)`.execute(db)
  if (delivery > 0)
    await sql`insert into order_charges (order_seq, position, kind, amount) values (${seq}, 1, 'delivery', ${delivery})`.execute(
      db,
    )
  await sql`insert into payments (key, order_seq, gateway, intent, asked, held, captured, refunded, state, asked_at,
      captured_at, returned_at, refund_day)
    values (${`key ${seq}`}, ${seq}, 'demo', 'hold', ${total}, ${total}, ${isPaid ? total : 0}, ${refund ? total : 0},
      ${state}, ${placedAt}, ${isPaid ? capturedAt : null}, ${refund?.at ?? null}, ${refund?.day ?? null})`.execute(
    db,
  )
}

describe.each(engines)('R68 the books of an older restaurant on %s', (engine) => {
  test('have an entry for each movement, in its order, and the chain of this version', async () => {
    const db = await upgraded(engine)
    const rows = await db.read.selectFrom('ledger').selectAll().orderBy('seq').execute()
    expect(rows.map(({ kind, order_seq, day, card }) => [kind, order_seq, day, card])).toEqual([
      ['capture', 2, '2026-11-12', 1494],
      ['capture', 1, '2026-11-12', 1095],
      ['capture', 4, '2026-11-12', 1095],
      ['capture', 3, '2026-11-13', 1532],
      ['capture', 6, '2026-11-13', 1095],
      ['refund', 4, '2026-11-13', -1095],
    ])
    expect(rows[0]?.at).toBe('2026-11-12T20:00:03.120Z')
    let hash = noHash
    for (const row of rows) {
      hash = hashEntry(entryOf(row), hash)
      expect(row.hash).toBe(hash)
    }
    expect(await db.read.selectFrom('ledger_head').selectAll().execute()).toEqual([{ id: 1, seq: 6, hash }])
    expect(await checkBooks(db)).toEqual({ entries: 6, since: '2026-11-12', faults: [], hasMore: false })
  })

  test('count each order on its day, and know what its tax is on', async () => {
    const db = await upgraded(engine)
    const earned = await db.read.selectFrom('orders').select(['seq', 'earned_day']).orderBy('seq').execute()
    expect(earned.map(({ earned_day }) => earned_day)).toEqual(
      orders.map(({ day, state }) => (state === 'voided' ? null : day)),
    )
    const lines = await db.read.selectFrom('order_lines').select('earned_day').orderBy('order_seq').execute()
    expect(lines).toEqual(earned.map(({ earned_day }) => ({ earned_day })))
    const bases = await db.read
      .selectFrom('order_charges')
      .select('base')
      .where('kind', '=', 'tax')
      .orderBy('order_seq')
      .execute()
    // The fee of the second was not taxed, that of the third was.
    expect(bases.map(({ base }) => base)).toEqual([1000, 1000, 1399, 1000, 1000, 1000])
    const refunds = await db.read.selectFrom('refunds').selectAll().orderBy('seq').execute()
    expect(refunds).toMatchObject([
      {
        order_seq: 4,
        state: 'sent',
        reason: 'cancelled',
        goods: 1000,
        tax: 95,
        amount: 1095,
        day: '2026-11-13',
      },
      { order_seq: 6, state: 'failed', amount: 1095, day: null },
    ])
  })
})
