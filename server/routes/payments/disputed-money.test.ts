// What a bank takes in a dispute has a line of its own in Sales and Books (R63, R66): the restaurant refunded nothing, and cannot.
// While the bank waits for an answer, Today says so.
import { describe, expect, test } from 'vitest'
import type { BooksReply, CloseReply, SalesReply } from '#domain/books/books-api.ts'
import { netOf, receivedTotal, totalOf } from '#domain/books/books-sums.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { engines } from '../../../test-support/databases.ts'
import { openStripeShop } from '../../../test-support/open-stripe-shop.ts'
import { openInSpreadsheet } from '../../../test-support/spreadsheet.ts'

describe.each(engines)('R66 money that a bank took on %s', (engine) => {
  test('is a dispute and no refund, in Sales, Books, the close of day and both CSVs', async () => {
    const shop = await openStripeShop(engine)
    const { db, owner, send, simulator } = shop
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    await shop.refund(id, 1095)
    await shop.settle()
    const get = (path: string) =>
      send({ method: 'GET', url: `/api/office/${path}`, headers: { cookie: owner } })
    const { day } = await db.read.selectFrom('ledger').select('day').limit(1).executeTakeFirstOrThrow()
    const range = `from=${day}&to=${day}`
    const before = (await get(`sales?${range}`)).json<SalesReply>()
    await simulator.dispute(intent, { amount: 2000 })
    await shop.reconcile(intent)

    const { total } = (await get(`sales?${range}`)).json<SalesReply>()
    expect(total).toMatchObject({ refunds: 1000, disputes: 2000, netSales: before.total.netSales - 2000 })
    expect(total.total).toBe(before.total.total - 2000)
    const { total: sums } = (await get(`books?${range}`)).json<BooksReply>()
    expect(sums).toMatchObject({ refunds: -1000, disputes: -2000, card: 4599 - 1095 - 2000 })
    expect([netOf(sums), totalOf(sums)]).toEqual([total.netSales, receivedTotal(sums)])
    expect((await get(`books/days/${day}`)).json<CloseReply>()).toMatchObject({
      sums: { refunds: -1000, disputes: -2000 },
      refunded: 1,
    })
    const csvOf = async (path: string) => openInSpreadsheet((await get(`${path}?${range}`)).bytes)
    const sales = await csvOf('sales.csv')
    expect(sales.columns.slice(5, 7)).toEqual(['Refunds', 'Disputes'])
    expect(sales.rows[0]?.slice(5, 7)).toEqual(['10.00', '20.00'])
    const entries = (await csvOf('books.csv')).rows.map((row) => row.slice(2, 5).join(' '))
    expect(entries).toEqual(expect.arrayContaining(['Refund Refunds 10.00', 'Dispute Disputes 20.00']))
  })

  test('is not refunded as well, and nobody is told to pay it back another way', async () => {
    const { hold, takeMoney, simulator, refund, settle, detail, tell, letters } = await openStripeShop(engine)
    const { id, intent } = await hold()
    await takeMoney()
    await simulator.dispute(intent)
    expect((await refund(id, 1000)).statusCode).toBe(200)
    await settle()
    expect(await detail(id)).toMatchObject({
      payment: 'refund-failed',
      paymentFailure: { reason: 'disputed' },
      refunds: [{ amount: 1000, state: 'failed', failure: { reason: 'disputed' } }],
    })
    expect(await tell()).toEqual(['A refund for order 1 failed'])
    expect(letters[0]?.text).toContain('Their bank has the money.')
    expect(letters[0]?.text).toContain('Don’t pay it back another way')
    expect(letters[0]?.text).not.toMatch(/You still have the money|Pay it back|once more/)
  })

  test('is on Today until the bank has an answer, with the order to answer for first', async () => {
    const shop = await openStripeShop(engine)
    const { db, owner, send, simulator } = shop
    const onToday = async () => {
      const reply = await send({ method: 'GET', url: '/api/office/today', headers: { cookie: owner } })
      const { alarms, urgentDispute } = reply.json<TodayReply>()
      const count = alarms.find(({ kind }) => kind === 'disputes')?.count
      return urgentDispute && { count, ...urgentDispute }
    }
    expect(await onToday()).toBeNull()

    const dispute = async () => {
      const { id: orderId, intent } = await shop.hold()
      await shop.takeMoney()
      const { id } = await simulator.dispute(intent)
      await shop.reconcile(intent)
      return { id, orderId, intent }
    }
    const answerBy = (id: string, respondBy: string | null) =>
      db.write.updateTable('disputes').set({ respond_by: respondBy }).where('id', '=', id).execute()
    const someDay = await dispute()
    await answerBy(someDay.id, null)
    expect(await onToday()).toEqual({ count: 1, orderId: someDay.orderId, respondBy: null })

    const later = await dispute()
    await answerBy(later.id, '2026-12-03T07:59:59.000Z')
    const first = await dispute()
    await answerBy(first.id, '2026-11-27T07:59:59.000Z')
    expect(await onToday()).toEqual({
      count: 3,
      orderId: first.orderId,
      respondBy: '2026-11-27T07:59:59.000Z',
    })

    await simulator.closeDispute(first.id, 'won')
    await shop.reconcile(first.intent)
    expect(await onToday()).toMatchObject({ count: 2, orderId: later.orderId })
  })
})
