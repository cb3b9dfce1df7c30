// "Balanced to the cent" over the API (R68): not said of days on which a check found a discrepancy.
import { describe, expect, test } from 'vitest'
import type { BooksState, CloseReply } from '#domain/books/books-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { tamperWith } from '../../../test-support/intruder.ts'
import { openBooks as open, saturday } from '../../../test-support/office-books.ts'

const openBooks = (engine: Engine, perDay: number) => open(engine, { perDay, seed: 68 })

describe.each(engines)('R68 the balance of the books on %s', (engine) => {
  test('are checked at once, and name the order that is off, on its day and in the strip', async () => {
    const { post, books, db } = await openBooks(engine, 4)
    expect((await post('books/check', {})).json<BooksState>()).toMatchObject({
      checkedAt: saturday.toISOString(),
      isChecking: false,
      discrepancies: [],
    })
    await db.write.updateTable('orders').set({ total: 1 }).where('seq', '=', 6).execute()
    const found = (await post('books/check', {})).json<BooksState>()
    expect(found.discrepancies).toMatchObject([
      { kind: 'bill', why: 'total', number: 6, day: '2026-11-12', books: 1 },
    ])
    const reply = await books()
    expect(reply.days.map(({ day, balance }) => [day, balance])).toEqual([
      ['2026-11-14', 'balanced'],
      ['2026-11-13', 'balanced'],
      ['2026-11-12', 'off'],
    ])
    expect(reply.total.balance).toBe('off')
    expect((await books('2026-11-13')).total.balance).toBe('balanced')
  })

  test('are off on the day of an entry that was changed, and on the paper of that day', async () => {
    const { post, books, get, db } = await openBooks(engine, 4)
    await tamperWith(
      db,
      `update ledger set tips = tips + 1, sales = sales - 1 where order_seq = 6 and kind = 'capture'`,
    )
    const { discrepancies } = (await post('books/check', {})).json<BooksState>()
    expect(discrepancies).toMatchObject([
      { kind: 'entry', number: 6, day: '2026-11-12', why: 'changed', of: 'capture' },
    ])
    const { days: shown, total } = await books()
    expect([...shown, total].map(({ balance }) => balance)).toEqual(['balanced', 'balanced', 'off', 'off'])
    const close = (await get('books/days/2026-11-12')).json<CloseReply>()
    expect(close).toMatchObject({ sums: { balance: 'off' }, discrepancies })
  })

  test('are called balanced on no day where a check stopped at its last fault', async () => {
    const { post, books, db } = await openBooks(engine, 12)
    // All twelve orders of the first day have discrepancies: the check names ten, and stops.
    await db.write.updateTable('orders').set({ total: 1 }).where('seq', '<=', 12).execute()
    expect((await post('books/check', {})).json<BooksState>()).toMatchObject({ hasMore: true })
    expect((await books()).days.map(({ balance }) => balance)).toEqual(Array(3).fill('off'))
  })

  test('are off where the sales count an order on a day without any entry', async () => {
    const { post, books, get, db } = await openBooks(engine, 4)
    await db.write.updateTable('orders').set({ earned_day: '2026-11-10' }).where('seq', '=', 6).execute()
    await post('books/check', {})
    expect((await books('2026-11-10', '2026-11-11')).total.balance).toBe('off')
    expect((await books('2026-11-11', '2026-11-11')).total.balance).toBe('balanced')
    expect((await get('books/days/2026-11-10')).json<CloseReply>()).toMatchObject({
      sums: { balance: 'off' },
      discrepancies: [{ kind: 'day', day: '2026-11-12', counted: '2026-11-10' }],
    })
  })
})
