// The check of the books: whole books hold, and whatever was changed behind the server's back is named (R68).
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BooksFault } from '#domain/books.ts'
import { noHash } from '#domain/ledger.ts'
import { engines, ownPlace, type Engine } from '../../test-support/databases.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { checkBooks, mostFaults } from './check-books.ts'
import { closeOn } from './closings.ts'
import { entryOf, hashEntry } from './ledger.ts'
import { openDatabase, type Database } from './open.ts'

const days = ['2026-11-12', '2026-11-13', '2026-11-14']
const seed = 68

async function openBooks(engine: Engine): Promise<Database> {
  const db = await openDatabase(await ownPlace(engine))
  onTestFinished(() => db.close())
  await fillBooks(db, chanceFrom(seed), { days, perDay: 12 })
  return db
}

/** As somebody with the database in hand could: the constraints do not hold, the other way the engine has for it. */
async function tamper(db: Database, statement: string): Promise<void> {
  if (db.engine === 'sqlite') {
    await sql`pragma ignore_check_constraints = on`.execute(db.write)
    await sql`pragma foreign_keys = off`.execute(db.write)
    await sql.raw(statement).execute(db.write)
    return
  }
  for (const { name } of await constraintsOf(db))
    await sql.raw(`alter table ledger drop constraint if exists "${name}"`).execute(db.write)
  await sql.raw(statement).execute(db.write)
}

async function constraintsOf(db: Database): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'ledger'::regclass and contype in ('c', 'f', 'p')`.execute(
    db.write,
  )
  return rows
}

async function faultsAfter(engine: Engine, ...statements: string[]): Promise<readonly BooksFault[]> {
  const db = await openBooks(engine)
  for (const statement of statements) await tamper(db, statement)
  return (await checkBooks(db))?.faults ?? []
}

async function lastOf(db: Database, day: string): Promise<number> {
  const { last } = await db.read
    .selectFrom('ledger')
    .select((get) => get.fn.max('seq').as('last'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return last
}

/** As a forger who knows how the hashes are made: a cent of an entry moves, and all entries after it are sealed again. */
async function rewriteChain(db: Database, { from }: { readonly from: number }): Promise<void> {
  await tamper(db, `update ledger set sales = sales - 1, tax = tax + 1 where seq = ${from}`)
  const rows = await db.read.selectFrom('ledger').selectAll().orderBy('seq').execute()
  let before = noHash
  for (const row of rows) {
    before = hashEntry(entryOf(row), before)
    await db.write.updateTable('ledger').set({ hash: before }).where('seq', '=', row.seq).execute()
  }
  await db.write.updateTable('ledger_head').set({ hash: before }).execute()
}

describe.each(engines)('R68 the books on %s', (engine) => {
  test('hold after captures, counter payments, free orders and refunds in part', async () => {
    const db = await openBooks(engine)
    const { seq } = await db.read.selectFrom('ledger_head').select('seq').executeTakeFirstOrThrow()
    expect(await checkBooks(db)).toEqual({ entries: seq, since: days[0], faults: [], hasMore: false })
    expect(seq).toBeGreaterThan(36)
  })

  test('hold while they are empty', async () => {
    const db = await openDatabase(await ownPlace(engine))
    onTestFinished(() => db.close())
    expect(await checkBooks(db)).toEqual({ entries: 0, since: null, faults: [], hasMore: false })
  })

  test('name an entry whose amount was altered, even if it still balances', async () => {
    const faults = await faultsAfter(
      engine,
      `update ledger set sales = sales - 1, tax = tax + 1 where seq = 5`,
    )
    expect(faults).toContainEqual({ kind: 'chain', entry: 5, day: days[2], why: 'changed' })
    expect(faults.filter(({ kind }) => kind === 'chain')).toHaveLength(1)
    expect(faults.filter(({ kind }) => kind === 'order')).toHaveLength(1)
  })

  test('name an entry that does not balance', async () => {
    const faults = await faultsAfter(engine, `update ledger set card = card + 1 where seq = 4`)
    expect(faults).toContainEqual({ kind: 'chain', entry: 4, day: days[0], why: 'changed' })
  })

  test('name an entry that was deleted, in the middle or at the end', async () => {
    expect(await faultsAfter(engine, `delete from ledger where seq = 7`)).toContainEqual({
      kind: 'chain',
      entry: 7,
      day: null,
      why: 'missing',
    })
    const db = await openBooks(engine)
    const { seq } = await db.read.selectFrom('ledger_head').select('seq').executeTakeFirstOrThrow()
    await tamper(db, `delete from ledger where seq >= ${seq - 1}`)
    expect((await checkBooks(db))?.faults).toContainEqual({
      kind: 'chain',
      entry: seq - 1,
      day: null,
      why: 'missing',
    })
  })

  test('name an entry that was put in, at the end or between two', async () => {
    const db = await openBooks(engine)
    const { seq } = await db.read.selectFrom('ledger_head').select('seq').executeTakeFirstOrThrow()
    const copied = (
      at: number,
    ) => `insert into ledger select ${at}, at, day, 'capture', 99999, null, gateway, card, counter,
      sales, discounts, refunds, tax, delivery, tips, hash from ledger where seq = 2`
    await tamper(db, copied(seq + 1))
    const faults = (await checkBooks(db))?.faults ?? []
    expect(faults.filter(({ kind }) => kind === 'chain')).toEqual([
      { kind: 'chain', entry: seq + 1, day: days[0], why: 'changed' },
    ])
    await tamper(db, `delete from ledger where seq = ${seq + 1}`)
    await tamper(db, `update ledger set seq = -seq - 1 where seq > 3`)
    await tamper(db, `update ledger set seq = -seq where seq < 0`)
    await tamper(db, copied(4))
    const shifted = (await checkBooks(db))?.faults ?? []
    expect(shifted[0]).toMatchObject({ kind: 'chain', entry: 4, why: 'changed' })
    expect(shifted.filter(({ kind }) => kind === 'chain')).toHaveLength(mostFaults)
  })

  test('name two entries that changed places', async () => {
    const faults = await faultsAfter(
      engine,
      `update ledger set seq = -5 where seq = 5`,
      `update ledger set seq = 5 where seq = 6`,
      `update ledger set seq = 6 where seq = -5`,
    )
    const chain = faults.filter(({ kind }) => kind === 'chain')
    expect(chain[0]).toMatchObject({ kind: 'chain', entry: 5, why: 'changed' })
  })

  test('name an order whose total, lines, payment, refund or day was altered', async () => {
    const first = await faultsAfter(engine, `update orders set total = total + 1 where seq = 3`)
    expect(first).toMatchObject([{ kind: 'order', why: 'total', number: 3, day: days[0] }])
    expect(first[0]).toMatchObject({ books: expect.any(Number) })
    const lines = await faultsAfter(
      engine,
      `update order_lines set price = price - 1 where order_seq = 4 and position = 0`,
    )
    expect(lines).toMatchObject([{ kind: 'order', why: 'items', number: 4 }])
    const tax = await faultsAfter(
      engine,
      `update order_charges set amount = amount + 1 where order_seq = 4 and kind = 'tax'`,
    )
    expect(tax).toMatchObject([{ kind: 'order', why: 'charges', number: 4 }])
    const paid = await faultsAfter(engine, `update payments set captured = captured + 1 where order_seq = 5`)
    expect(paid).toMatchObject([{ kind: 'order', why: 'paid', number: 5 }])
    const back = await faultsAfter(engine, `update payments set refunded = refunded + 1 where order_seq = 6`)
    expect(back).toMatchObject([{ kind: 'order', why: 'refunded', number: 6 }])
    const unsent = await faultsAfter(
      engine,
      `update payments set state = 'refunded' where state = 'captured' and order_seq = 5`,
    )
    expect(unsent).toMatchObject([{ kind: 'order', why: 'refunded', number: 5 }])
    const day = await faultsAfter(engine, `update orders set earned_day = '2026-11-20' where seq = 2`)
    expect(day).toMatchObject([{ kind: 'day', number: 2, day: days[0], counted: '2026-11-20' }])
  })

  test('name money without an entry, and an entry without money or order', async () => {
    const unpaid = await faultsAfter(engine, `update payments set state = 'voided' where order_seq = 1`)
    expect(unpaid).toMatchObject([{ kind: 'order', number: 1, why: 'only-in-books', says: 0 }])
    const db = await openBooks(engine)
    const entry = await db.read
      .selectFrom('ledger')
      .selectAll()
      .where('order_seq', '=', 8)
      .where('kind', '=', 'capture')
      .executeTakeFirstOrThrow()
    await tamper(db, `delete from ledger where seq = ${entry.seq}`)
    const cash = entry.card + entry.counter
    const faults = (await checkBooks(db))?.faults ?? []
    expect(faults).toContainEqual(
      expect.objectContaining({ number: 8, why: 'not-in-books', says: cash, books: 0 }),
    )
    await tamper(db, `update ledger set order_seq = 99999 where seq = 1`)
    expect((await checkBooks(db))?.faults[0]).toMatchObject({ kind: 'chain', entry: 1, why: 'changed' })
  })

  test('name a closed day whose seal no longer fits, though the chain was written anew and is whole', async () => {
    const db = await openBooks(engine)
    const close = (day: string) =>
      db.transaction((trx) => closeOn(trx, day, { at: `${day}T23:30:00.000Z`, by: 'owner' }))
    for (const day of [...days, '2026-11-15']) await close(day)
    expect((await checkBooks(db))?.faults).toEqual([])
    await rewriteChain(db, { from: await lastOf(db, '2026-11-13') })
    const { last_seq: entry } = await db.read
      .selectFrom('closings')
      .select('last_seq')
      .where('day', '=', '2026-11-13')
      .executeTakeFirstOrThrow()
    const faults = (await checkBooks(db))?.faults ?? []
    expect(faults.filter(({ kind }) => kind === 'chain')).toEqual([])
    expect(faults).toContainEqual({ kind: 'closing', entry, day: '2026-11-13' })
    expect(faults).not.toContainEqual(expect.objectContaining({ kind: 'closing', day: '2026-11-12' }))
    expect(faults).not.toContainEqual(expect.objectContaining({ kind: 'closing', day: '2026-11-15' }))
  })
})
