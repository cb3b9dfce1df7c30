// Test-mode money (R65, R66): orders paid with test keys count in the figures, and every place shows how much of it they are.
import { describe, expect, test } from 'vitest'
import type { BooksReply, CloseReply, SalesReply } from '#domain/books/books-api.ts'
import { checkBooks } from '../../db/books/check-books.ts'
import { engines } from '../../../test-support/databases.ts'
import { openStripeShop } from '../../../test-support/open-stripe-shop.ts'
import { openInSpreadsheet } from '../../../test-support/spreadsheet.ts'

describe.each(engines)('R66 an order paid with a test card on %s', (engine) => {
  test('is told apart in the office’s order, Books, close of day, Sales and the CSV; a real one is not', async () => {
    const shop = await openStripeShop(engine)
    const { db, owner, send } = shop
    const [tried, real] = [await shop.hold(), await shop.hold()]
    await shop.takeMoney()
    // As if the money had been captured with the live keys.
    await db.write
      .updateTable('payments')
      .set({ is_test_mode: 0 })
      .where('intent', '=', real.intent)
      .execute()
    await shop.refund(tried.id, 1000)
    await shop.settle()

    const { day } = await db.read.selectFrom('ledger').select('day').limit(1).executeTakeFirstOrThrow()
    const get = (path: string) =>
      send({ method: 'GET', url: `/api/office/${path}`, headers: { cookie: owner } })
    const testModeMoney = { orders: 1, amount: 3599 }
    const range = `from=${day}&to=${day}`
    const books = (await get(`books?${range}`)).json<BooksReply>()
    expect(books).toMatchObject({ testModeMoney, total: { orders: 2, card: 4599 + 3599 } })
    expect((await get(`books/days/${day}`)).json<CloseReply>()).toMatchObject({ testModeMoney })
    expect((await get(`sales?${range}`)).json<SalesReply>()).toMatchObject({
      testModeMoney,
      total: { orders: 2 },
    })
    const { rows } = openInSpreadsheet((await get(`books.csv?${range}`)).bytes)
    const cards = rows.filter((row) => row[3]?.startsWith('Card')).map((row) => `${row[2]}: ${row[3]}`)
    expect(cards.toSorted()).toEqual([
      'Refund: Card (not real money)',
      'Sale: Card',
      'Sale: Card (not real money)',
    ])
    expect(await shop.detail(tried.id)).toMatchObject({ isTestMode: true })
    expect(await shop.detail(real.id)).toMatchObject({ isTestMode: false })
    expect(await checkBooks(db)).toMatchObject({ discrepancies: [] })
  })
})
