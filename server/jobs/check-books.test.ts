// The books are checked every business day (R68).
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, migratedPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { chanceFrom } from '../../test-support/sales-year.ts'
import { fillBooks } from '../../test-support/some-books.ts'
import { readLastCheck } from '../db/books/books-state.ts'
import { openDatabase } from '../db/engine/open.ts'
import { checkBooksDaily } from './check-books.ts'

const morning = new Date('2026-11-15T13:00:00.000Z')

async function openNight(engine: Engine) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await fillBooks(db, chanceFrom(68), { days: ['2026-11-12'], perDay: 5 })
  let moment = morning
  const [now, { signal: closing }] = [() => moment, new AbortController()]
  const check = () => checkBooksDaily({ db, timeZone: () => timeZone, now, startedAt: morning, closing })
  return {
    check,
    goTo: (to: string) => (moment = new Date(to)),
    state: () => readLastCheck(db),
    spoil: (seq: number) => db.write.updateTable('orders').set({ total: 1 }).where('seq', '=', seq).execute(),
  }
}

describe.each(engines)('R68 the nightly check on %s', (engine) => {
  test('runs once in a business day, whichever of two servers does it', async () => {
    const { check, state, goTo, spoil } = await openNight(engine)
    await check()
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), discrepancies: [] })
    await spoil(2)
    goTo('2026-11-15T23:00:00.000Z')
    await check()
    expect(await state()).toMatchObject({ checkedAt: morning.toISOString(), discrepancies: [] })
    // Four in the morning in California.
    goTo('2026-11-16T12:00:01.000Z')
    await Promise.all([check(), check()])
    expect(await state()).toMatchObject({
      checkedAt: '2026-11-16T12:00:01.000Z',
      discrepancies: [{ number: 2 }],
    })
  })
})
