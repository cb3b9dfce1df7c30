// The ledger is append-only: the database itself refuses every change, and every entry that does not balance (R68).
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bothEngines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { chanceFrom } from '../../../test-support/sales-year.ts'
import { fillBooks } from '../../../test-support/some-books.ts'
import { addEntry } from './ledger.ts'
import { openDatabase } from '../engine/open.ts'

async function openBooks(engine: Engine) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await fillBooks(db, chanceFrom(68), { days: ['2026-11-12'], perDay: 2 })
  const entries = () => db.read.selectFrom('ledger').selectAll().orderBy('seq').execute()
  return { db, entries, run: (statement: string) => sql.raw(statement).execute(db.write) }
}

const columns =
  'at, day, kind, order_seq, gateway, card, counter, sales, discounts, refunds, tax, delivery, tips'

const changes = {
  sqlite: [
    'update ledger set day = day',
    'delete from ledger',
    'update ledger set tax = tax - 1, tips = tips + 1',
    'insert or replace into ledger select * from ledger',
    `insert or replace into ledger (${columns}) select ${columns} from ledger where kind = 'capture'`,
  ],
  postgres: [
    'update ledger set day = day',
    'delete from ledger',
    'truncate ledger',
    'truncate orders cascade',
  ],
} satisfies Record<Engine, readonly string[]>

describe.each(bothEngines)('R68 the ledger on %s', (engine) => {
  test('refuses to change, delete and empty what is in it', async () => {
    const { entries, run } = await openBooks(engine)
    const before = await entries()
    expect(before.length).toBeGreaterThan(1)
    for (const change of changes[engine])
      await expect(run(change), change).rejects.toThrow('the ledger is append-only')
    expect(await entries()).toEqual(before)
  })

  test('refuses an entry that does not sum to nothing, and a second one of the same movement', async () => {
    const { db, entries, run } = await openBooks(engine)
    const before = await entries()
    const [first] = before
    if (!first) throw new Error('no entry')
    const { seq: _seq, order_seq: order, refund_seq: refund, ...rest } = first
    const add = (entry: Parameters<typeof addEntry>[1]) => db.transaction((trx) => addEntry(trx, entry))
    await expect(add({ ...rest, order, refund, tax: rest.tax - 1 })).rejects.toThrow(
      'does not sum to nothing',
    )
    await expect(add({ ...rest, order, refund })).rejects.toThrow(/unique|append-only/i)
    const unbalanced = columns.replace('kind', `'dispute'`).replace('tips', 'tips - 1')
    await expect(run(`insert into ledger (${columns}) select ${unbalanced} from ledger`)).rejects.toThrow(
      /check/i,
    )
    expect(await entries()).toEqual(before)
  })
})
