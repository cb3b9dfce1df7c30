// The check of the books: intact books pass, and every change behind the server's back is reported (R68).
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Discrepancy } from '#domain/books/books-api.ts'
import { engines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { tamperWith } from '../../../test-support/intruder.ts'
import { chanceFrom } from '../../../test-support/sales-year.ts'
import { fillBooks } from '../../../test-support/some-books.ts'
import { checkBooks, maxDiscrepancies } from './check-books.ts'
import { openDatabase } from '../engine/open.ts'
import type { Database } from '../engine/database.ts'

const days = ['2026-11-12', '2026-11-13', '2026-11-14']

async function openBooks(engine: Engine): Promise<Database> {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await fillBooks(db, chanceFrom(68), { days, perDay: 6 })
  return db
}

async function discrepanciesOf(db: Database, ...statements: string[]): Promise<readonly Discrepancy[]> {
  await tamperWith(db, ...statements)
  return (await checkBooks(db))?.discrepancies ?? []
}

const discrepanciesAfter = async (engine: Engine, ...statements: string[]) =>
  discrepanciesOf(await openBooks(engine), ...statements)

async function entryOf(db: Database, kind: 'capture' | 'refund') {
  return db.read
    .selectFrom('ledger')
    .innerJoin('orders', 'orders.seq', 'ledger.order_seq')
    .selectAll('ledger')
    .select(['orders.number', 'orders.id'])
    .where('kind', '=', kind)
    .where('ledger.tips', '<>', 0)
    .where('ledger.tax', '<>', 0)
    .orderBy('ledger.seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

describe.each(engines)('R68 the books on %s', (engine) => {
  test('hold after captures, counter payments, free orders and refunds in part', async () => {
    const db = await openBooks(engine)
    const { length: entries } = await db.read.selectFrom('ledger').select('seq').execute()
    expect(await checkBooks(db)).toEqual({ entries, since: days[0], discrepancies: [], hasMore: false })
    expect(entries).toBeGreaterThan(18)
  })

  test('hold while they are empty', async () => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    expect(await checkBooks(db)).toEqual({ entries: 0, since: null, discrepancies: [], hasMore: false })
  })

  test.each(['capture', 'refund'] as const)(
    'name a dollar that was moved from tax to tips in a %s, with what was expected and what is there',
    async (kind) => {
      const db = await openBooks(engine)
      const { seq, number, id, day, tax, tips } = await entryOf(db, kind)
      const moved = `update ledger set tax = tax + 100, tips = tips - 100 where seq = ${seq}`
      expect(await discrepanciesOf(db, moved)).toEqual([
        {
          kind: 'entry',
          order: id,
          number,
          day,
          why: 'changed',
          of: kind,
          entry: seq,
          changes: [
            { account: 'tax', expected: 0 - tax, found: -100 - tax },
            { account: 'tips', expected: 0 - tips, found: 100 - tips },
          ],
        },
      ])
    },
  )

  test('name an entry that does not balance', async () => {
    expect(await discrepanciesAfter(engine, `update ledger set card = card + 1 where seq = 4`)).toMatchObject(
      [{ kind: 'entry', why: 'changed', entry: 4, changes: [{ account: 'card' }] }],
    )
  })

  test.each(['capture', 'refund'] as const)('name a %s whose entry is missing', async (kind) => {
    const db = await openBooks(engine)
    const { seq, number, card, counter, refund_seq } = await entryOf(db, kind)
    const found = await discrepanciesOf(db, `delete from ledger where seq = ${seq}`)
    expect(found).toMatchObject([{ kind: 'entry', number, why: 'missing', of: kind, entry: null }])
    expect(found[0]).toHaveProperty(
      'changes',
      expect.arrayContaining([
        { account: card === 0 ? 'counter' : 'card', expected: card + counter, found: 0 },
      ]),
    )
    expect(refund_seq === null).toBe(kind === 'capture')
  })

  test('name an entry of nothing that happened: twice, of nobody’s money, or of no order', async () => {
    const db = await openBooks(engine)
    const columns = 'at, day, gateway, card, counter, sales, discounts, refunds, tax, delivery, tips'
    const copied = (kind: string, order: number) =>
      `insert into ledger (kind, order_seq, ${columns}) select '${kind}', ${order}, ${columns} from ledger where seq = 1`
    const { length: entries } = await db.read.selectFrom('ledger').select('seq').execute()
    const [one, second, third] = await discrepanciesOf(
      db,
      copied('dispute', 1),
      copied('refund', 2),
      copied('capture', 99_999),
    )
    expect(one).toMatchObject({ kind: 'entry', number: 1, why: 'surplus', of: 'dispute', entry: entries + 1 })
    expect(second).toMatchObject({
      kind: 'entry',
      number: 2,
      why: 'surplus',
      of: 'refund',
      entry: entries + 2,
    })
    expect(third).toEqual({ kind: 'stray', entry: entries + 3, day: days[0] })
    expect(
      await discrepanciesAfter(engine, `update payments set state = 'voided' where order_seq = 1`),
    ).toMatchObject([{ kind: 'entry', number: 1, why: 'surplus', of: 'capture' }])
    expect(
      await discrepanciesAfter(engine, `drop index ledger_captures`, copied('capture', 1)),
    ).toMatchObject([{ kind: 'entry', number: 1, why: 'changed', of: 'capture' }])
  })

  test('name an entry of practice that was made real money', async () => {
    const db = await openBooks(engine)
    const { seq, number } = await entryOf(db, 'capture')
    expect(await discrepanciesOf(db, `update ledger set gateway = 'card' where seq = ${seq}`)).toMatchObject([
      { number, why: 'missing' },
      { number, why: 'surplus' },
    ])
  })

  test('name an order whose total, lines, charges, payment, refund or day was altered', async () => {
    const first = await discrepanciesAfter(engine, `update orders set total = total + 1 where seq = 3`)
    expect(first).toMatchObject([{ kind: 'bill', why: 'total', number: 3, day: days[0] }])
    const lines = await discrepanciesAfter(
      engine,
      `update order_lines set price = price - 1 where order_seq = 4 and position = 0`,
    )
    expect(lines).toMatchObject([{ kind: 'bill', why: 'items', number: 4 }])
    const tax = await discrepanciesAfter(
      engine,
      `update order_charges set amount = amount + 1 where order_seq = 4 and kind = 'tax'`,
    )
    expect(tax).toMatchObject([{ kind: 'bill', why: 'charges', number: 4 }])
    const paid = await discrepanciesAfter(
      engine,
      `update payments set captured = captured + 1 where order_seq = 5`,
    )
    expect(paid).toMatchObject([{ kind: 'entry', why: 'changed', number: 5 }])
    const back = await discrepanciesAfter(
      engine,
      `update payments set refunded = refunded + 1 where order_seq = 6`,
    )
    expect(back).toMatchObject([{ kind: 'bill', why: 'refunded', number: 6 }])
    const unsent = await discrepanciesAfter(
      engine,
      `update payments set state = 'refunded' where state = 'captured' and order_seq = 5`,
    )
    expect(unsent).toMatchObject([{ kind: 'bill', why: 'refunded', number: 5 }])
    const day = await discrepanciesAfter(engine, `update orders set earned_day = '2026-11-20' where seq = 2`)
    expect(day).toMatchObject([{ kind: 'day', number: 2, day: days[0], counted: '2026-11-20' }])
  })

  test('name the first few of many, and say that there may be more', async () => {
    const db = await openBooks(engine)
    await tamperWith(db, `update orders set total = total + 1`)
    const check = await checkBooks(db)
    expect(check).toMatchObject({ hasMore: true })
    expect(check?.discrepancies).toHaveLength(maxDiscrepancies)
  })
})
