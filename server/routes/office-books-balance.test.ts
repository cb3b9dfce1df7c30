// "Balanced to the cent" over the wire (R68): said only of the days that a check has proven.
import { describe, expect, test } from 'vitest'
import type { BooksState, CloseReply } from '#domain/books.ts'
import { engines, type Engine } from '../../test-support/databases.ts'
import { openBooks as open, saturday } from '../../test-support/office-books.ts'

const openBooks = (engine: Engine, perDay: number) => open(engine, { perDay, seed: 68 })

describe.each(engines)('R68 the balance of the books on %s', (engine) => {
  test('are checked at once, and name the order that is off, on its day and in the strip', async () => {
    const { post, books, db } = await openBooks(engine, 4)
    expect((await post('books/check', {})).json<BooksState>()).toMatchObject({
      checkedAt: saturday.toISOString(),
      isChecking: false,
      faults: [],
    })
    await db.write.updateTable('orders').set({ total: 1 }).where('seq', '=', 6).execute()
    const found = (await post('books/check', {})).json<BooksState>()
    expect(found.faults).toMatchObject([
      { kind: 'order', why: 'total', number: 6, day: '2026-11-12', books: 1 },
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

  test('carry no tick on any day while the chain is broken, and name the day of the entry', async () => {
    const { post, books, get, db } = await openBooks(engine, 4)
    // Of an order and its entry alike: the chain alone knows.
    const { seq, order_seq, day } = await db.read
      .selectFrom('ledger')
      .select(['seq', 'order_seq', 'day'])
      .where('kind', '=', 'capture')
      .where('day', '=', '2026-11-12')
      .where('tips', '<', 0)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.write
      .updateTable('ledger')
      .set((set) => ({ tips: set('tips', '+', 1), sales: set('sales', '-', 1) }))
      .where('seq', '=', seq)
      .execute()
    await db.write
      .updateTable('orders')
      .set((set) => ({ tip: set('tip', '-', 1), subtotal: set('subtotal', '+', 1) }))
      .where('seq', '=', order_seq)
      .execute()
    await db.write
      .updateTable('order_charges')
      .set((set) => ({ amount: set('amount', '-', 1) }))
      .where('order_seq', '=', order_seq)
      .where('kind', '=', 'tip')
      .execute()
    await db.write
      .updateTable('order_lines')
      .set((set) => ({ price: set('price', '+', 1) }))
      .where('order_seq', '=', order_seq)
      .where('position', '=', 0)
      .execute()
    const fault = { kind: 'chain', entry: seq, day, why: 'changed' }
    expect((await post('books/check', {})).json<BooksState>().faults).toEqual([fault])
    const { days: shown, total } = await books()
    expect([...shown, total].map(({ balance }) => balance)).toEqual(['off', 'off', 'off', 'off'])
    const close = (await get('books/days/2026-11-13')).json<CloseReply>()
    expect(close).toMatchObject({ sums: { balance: 'off' }, faults: [fault] })
  })

  test('are not called balanced where no check has come: before the first, and after its last fault', async () => {
    const { post, books, get, db } = await openBooks(engine, 12)
    const empty = async () => (await get('books/days/2026-11-11')).json<CloseReply>().sums.balance
    expect(await empty()).toBe('unchecked')
    await post('books/check', {})
    expect(await empty()).toBe('balanced')
    // All twelve of the first day are off: the check names ten, and stops.
    await db.write.updateTable('orders').set({ total: 1 }).where('seq', '<=', 12).execute()
    expect((await post('books/check', {})).json<BooksState>()).toMatchObject({ hasMore: true })
    expect((await books()).days.map(({ balance }) => balance)).toEqual(Array(3).fill('unchecked'))
  })

  test('are off where the sales count an order on a day without any entry', async () => {
    const { post, books, get, db } = await openBooks(engine, 4)
    await db.write.updateTable('orders').set({ earned_day: '2026-11-10' }).where('seq', '=', 6).execute()
    await post('books/check', {})
    expect((await books('2026-11-10', '2026-11-11')).total.balance).toBe('off')
    expect((await books('2026-11-11', '2026-11-11')).total.balance).toBe('balanced')
    expect((await get('books/days/2026-11-10')).json<CloseReply>()).toMatchObject({
      sums: { balance: 'off' },
      faults: [{ kind: 'day', day: '2026-11-12', counted: '2026-11-10' }],
    })
  })
})
