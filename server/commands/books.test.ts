// npm run books, run as the owner's friend runs it: proves the books offline, names what is off, and follows a restaurant
// through backup, restore and a move to the other engine (R68).
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { longest, run } from '../../test-support/backups.ts'
import { engines, freshPlace, type Engine, type FreshPlace } from '../../test-support/databases.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { connectDatabase } from '../db/open.ts'

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

async function change(place: FreshPlace, statement: string): Promise<void> {
  const db = await connectDatabase(place)
  await sql.raw(statement).execute(db.write)
  await db.close()
}

async function lastHash(place: FreshPlace) {
  const db = await connectDatabase(place)
  const head = await db.read.selectFrom('ledger_head').selectAll().executeTakeFirstOrThrow()
  await db.close()
  return head
}

describe.each(engines)('R68 npm run books on %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test(
    'says that they balance, and names an altered entry and an altered order',
    async () => {
      const place = await booksOf(engine)
      const balanced = await run('books', place)
      expect(balanced.code).toBe(0)
      expect(balanced.output).toMatch(
        /^Balanced to the cent: \d+ entries, unbroken since October 3(, \d+)?\.\n$/,
      )

      await change(place, `update ledger set day = '2026-10-05' where seq = 2`)
      await change(place, `update orders set total = total + 1 where seq = 5`)
      const off = await run('books', place)
      expect(off.code).toBe(1)
      expect(off.output).toContain(
        'The chain breaks at entry 2. It was changed after it was written. Monday, October 5. Restore from a backup, or ask for help.',
      )
      expect(off.output).toMatch(
        /Order 5 doesn’t balance\. Its bill comes to \$[\d.]+, its total says \$[\d.]+\. S/,
      )
    },
    longest,
  )

  test(
    'proves the same chain after a restore, and after a move to the other engine',
    async () => {
      const place = await booksOf(engine)
      const head = await lastHash(place)
      const file = path.join(place.dataDir, 'copy.db')
      expect(await run('backup', place, file)).toMatchObject({ code: 0 })
      const [restored, moved] = [await freshPlace(engine), await freshPlace(other)]
      expect(await run('restore', restored, file)).toMatchObject({ code: 0 })
      expect(await run('move', place, moved.databaseUrl ?? moved.dataDir)).toMatchObject({ code: 0 })
      for (const copy of [restored, moved]) {
        expect(await lastHash(copy)).toEqual(head)
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
