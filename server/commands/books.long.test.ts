// npm run books, run as the owner's friend runs it: proves the books offline, names what is off, and follows a restaurant
// through backup, restore and a move to the other engine (R68).
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { longest, run } from '../../test-support/backups.ts'
import { engines, freshPlace, type Engine, type FreshPlace } from '../../test-support/databases.ts'
import { tamperWith } from '../../test-support/intruder.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { connectDatabase } from '../db/engine/open.ts'
import type { Database } from '../db/engine/database.ts'

/** A closed restaurant with two days of books. */
async function booksOf(engine: Engine): Promise<FreshPlace> {
  const opened = await openTestApp(engine)
  // Somebody works here: an untouched database is no restaurant.
  await logInAs(opened, 'owner')
  await fillBooks(opened.db, chanceFrom(68), { days: ['2026-10-03', '2026-10-04'], perDay: 6 })
  await opened.app.close()
  await opened.feed.close()
  await opened.db.close()
  return opened.place
}

async function withBooks<Result>(
  place: FreshPlace,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await connectDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const entriesIn = (place: FreshPlace) =>
  withBooks(place, (db) => db.read.selectFrom('ledger').selectAll().orderBy('seq').execute())

describe.each(engines)('R68 npm run books on %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test(
    'says that they balance, and names an altered entry and an altered order',
    async () => {
      const place = await booksOf(engine)
      const balanced = await run('books', place)
      expect(balanced.code).toBe(0)
      expect(balanced.output).toMatch(/^Balanced to the cent: \d+ entries since October 3(, \d+)?\.\n$/)

      // A dollar is moved from tax to tips.
      const { seq } = await withBooks(place, async (db) => {
        const sold = (await entriesIn(place)).find(({ kind, tax }) => kind === 'capture' && tax < -100)
        if (!sold) throw new Error('nothing was taxed')
        await tamperWith(db, `update ledger set tax = tax + 100, tips = tips - 100 where seq = ${sold.seq}`)
        await tamperWith(db, `update orders set total = total + 1 where seq = 12`)
        return sold
      })
      const off = await run('books', place)
      expect(off.code).toBe(1)
      expect(off.output).toMatch(
        new RegExp(
          `Order \\d+ doesn’t balance\\. Entry ${seq}, a sale, has \\$[\\d.]+ for tax instead of \\$[\\d.]+ and \\$[\\d.]+ for tips instead of \\$[\\d.]+\\. \\w+day, October 3\\.`,
        ),
      )
      expect(off.output).toMatch(
        /Order 12 doesn’t balance\. Its bill comes to \$[\d.]+, its total says \$[\d.]+\. S/,
      )
    },
    longest,
  )

  test(
    'proves the same entries after a restore, and after a move to the other engine',
    async () => {
      const place = await booksOf(engine)
      const entries = await entriesIn(place)
      const file = path.join(place.dataDir, 'copy.db')
      expect(await run('backup', place, file)).toMatchObject({ code: 0 })
      const [restored, moved] = [await freshPlace(engine), await freshPlace(other)]
      expect(await run('restore', restored, file)).toMatchObject({ code: 0 })
      expect(await run('move', place, moved.databaseUrl ?? moved.dataDir)).toMatchObject({ code: 0 })
      for (const copy of [restored, moved]) {
        expect(await entriesIn(copy)).toEqual(entries)
        expect(await run('books', copy)).toMatchObject({
          code: 0,
          output: expect.stringContaining('Balanced to the cent'),
        })
      }
    },
    longest,
  )
})

test('npm run books says where there is no restaurant', { timeout: longest }, async () => {
  expect(await run('books', await freshPlace('sqlite'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no restaurant in'),
  })
})
