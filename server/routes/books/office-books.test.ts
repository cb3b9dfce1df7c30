// The books over the API (R68): sums against an independent count, the CSV, the closing of a day, and who may read what.
import { describe, expect, test } from 'vitest'
import type { CloseReply, SalesReply } from '#domain/books/books-api.ts'
import { discountOf, deliveryOf, taxOf, tipOf } from '#domain/orders/bill.ts'
import type { AuditReply } from '#domain/people/people-api.ts'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openBooks as open, saturday } from '../../../test-support/office-books.ts'
import { seed } from '../../../test-support/property-runs.ts'
import { chanceFrom } from '../../../test-support/sales-year.ts'
import { fillBooks, type Movement } from '../../../test-support/some-books.ts'
import { openInSpreadsheet } from '../../../test-support/spreadsheet.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { openTestApp } from '../../../test-support/test-app.ts'

const openBooks = (engine: Engine, perDay: number) => open(engine, { perDay, seed })

/** An independent count, in integers of any size. */
function expected(moved: readonly Movement[]) {
  const add = (of: (one: Movement) => number) => Number(moved.reduce((sum, one) => sum + BigInt(of(one)), 0n))
  const cash = (one: Movement) => ('came' in one ? one.came.total : 0 - one.back.amount)
  const part = (
    came: (one: Extract<Movement, { came: unknown }>['came']) => number,
    back: 'tax' | 'delivery' | 'tip',
  ) => add((one) => ('came' in one ? came(one.came) : 0 - one.back[back]))
  return {
    orders: moved.filter((one) => 'came' in one).length,
    sales: add((one) => ('came' in one ? one.came.subtotal : 0)),
    discounts: add((one) => ('came' in one ? 0 - discountOf(one.came) : 0)),
    refunds: add((one) => ('back' in one ? 0 - one.back.goods : 0)),
    tax: part((bill) => taxOf(bill).amount, 'tax'),
    delivery: part(deliveryOf, 'delivery'),
    tips: part(tipOf, 'tip'),
    card: add((one) => (one.gateway === 'counter' ? 0 : cash(one))),
    counter: add((one) => (one.gateway === 'counter' ? cash(one) : 0)),
  }
}

/** Items after their discount, and the delivery fee if it is taxed; for a refund, the refunded part of these. */
function taxedBy(one: Movement): number {
  const bill = 'came' in one ? one.came : one.of
  const [goods, fee] = [bill.subtotal - discountOf(bill), deliveryOf(bill)]
  const isFeeTaxed = fee > 0 && taxOf(bill).base === goods + fee
  if ('came' in one) return isFeeTaxed ? goods + fee : goods
  return 0 - one.back.goods - (isFeeTaxed ? one.back.delivery : 0)
}

describe.each(engines)('R68 the books of the office on %s', (engine) => {
  test('have the sums of every day and of the period, to the cent, and the month’s tax', async () => {
    const { books, moved, get } = await openBooks(engine, 14)
    const november = moved.filter(({ day }) => day > '2026-11')
    const byDay = Map.groupBy(november, ({ day }) => day)
    const reply = await books()
    expect(reply, `TEST_SEED=${seed}`).toMatchObject({
      today: '2026-11-14',
      days: [...byDay]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([day, ofDay]) => ({ day, closing: null, ...expected(ofDay), balance: 'balanced' })),
      total: { ...expected(november), balance: 'balanced' },
      state: {
        entries: moved.length,
        since: '2026-10-30',
        checkedAt: null,
        isChecking: false,
        discrepancies: [],
        hasMore: false,
      },
    })
    const { total } = reply
    expect(total.card + total.counter).toBe(
      total.sales + total.discounts + total.refunds + total.tax + total.delivery + total.tips,
    )
    const taxed = november.reduce((sum, one) => sum + taxedBy(one), 0)
    expect(reply.month, `TEST_SEED=${seed}`).toEqual({ first: '2026-11-01', tax: total.tax, taxed })

    const sales = (await get('sales?from=2026-11-08&to=2026-11-14')).json<SalesReply>()
    expect(sales.total.orders).toBe(total.orders)
  })

  test('are a CSV whose debits are its credits, with the accounts in words', async () => {
    const { get, moved } = await openBooks(engine, 8)
    const reply = await get('books.csv?from=2026-10-30&to=2026-11-14')
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="burritoful-books-2026-10-30-to-2026-11-14.csv"',
    )
    const { columns, rows, formulas } = openInSpreadsheet(reply.bytes)
    expect(formulas).toEqual([])
    expect(columns).toEqual(['Date', 'Entry', 'Kind', 'Account', 'Debit', 'Credit', 'Order', 'Order placed'])
    const sum = (side: number, some = rows) =>
      some.reduce((all, row) => all + BigInt(Math.round(Number(row[side] || 0) * 100)), 0n)
    expect(sum(4)).toBe(sum(5))
    expect(sum(4)).toBeGreaterThan(0n)
    for (const of of Map.groupBy(rows, (row) => row[1]).values()) expect(sum(4, of)).toBe(sum(5, of))
    const sold = rows.filter((row) => row[3] === 'Sales')
    expect(sum(5, sold)).toBe(BigInt(expected(moved).sales))
    expect(new Set(rows.map((row) => row[3]))).toContain('Sales tax payable')
  })

  test('lead from a refund in the CSV to the order, by its number and the day it was placed', async () => {
    const { get, db } = await openBooks(engine, 8)
    const { rows } = openInSpreadsheet((await get('books.csv?from=2026-10-30&to=2026-11-14')).bytes)
    const said = new Map(rows.map((row) => [row[1], [row[0], row[2], row[6], row[7]].join(' ')]))
    const entries = await db.read
      .selectFrom('ledger')
      .innerJoin('orders', 'orders.seq', 'ledger.order_seq')
      .select(['ledger.seq', 'ledger.day', 'kind', 'number', 'business_day'])
      .execute()
    for (const { seq, day, kind, number, business_day } of entries) {
      const words = `${day} ${kind === 'refund' ? 'Refund' : 'Sale'} ${number} ${business_day}`
      // An order with a total of zero has no amounts, and so no rows.
      if (said.has(String(seq))) expect(said.get(String(seq))).toBe(words)
    }
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['Sale', 'Refund']))
    expect(rows.some((row) => row[7] !== row[0])).toBe(true)
  })

  test('close a day with its figures, and say what came after', async () => {
    const { close, get, books, db, moved } = await openBooks(engine, 9)
    const closed = await close('2026-11-13')
    const ofDay = moved.filter(({ day }) => day === '2026-11-13')
    const came = ofDay.flatMap((one) => ('came' in one ? [one] : []))
    expect(closed).toMatchObject({
      sums: expected(ofDay),
      items: came.flatMap(({ came: bill }) => bill.lines).reduce((sum, { quantity }) => sum + quantity, 0),
      discounted: came.filter(({ came: bill }) => discountOf(bill) > 0).length,
      tipped: came.filter(({ came: bill }) => tipOf(bill) > 0).length,
      taxRate: 9_500,
      counter: { payments: came.filter(({ gateway }) => gateway === 'counter').length },
      closing: { at: saturday.toISOString(), entriesAfter: 0 },
      discrepancies: [],
    })
    expect(closed.byItem.reduce((sum, { amount }) => sum + amount, 0)).toBe(closed.sums.sales)
    expect(closed.fulfillments.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      closed.sums.sales + closed.sums.discounts,
    )
    expect(closed.fulfillments.reduce((sum, { tips }) => sum + tips, 0)).toBe(closed.sums.tips)
    const entries = async () => {
      const ofFriday = db.read.selectFrom('ledger').select('seq').where('day', '=', '2026-11-13')
      const seqs = (await ofFriday.orderBy('seq').execute()).map(({ seq }) => seq)
      return { first: seqs[0], last: seqs.at(-1) }
    }
    expect(closed.entries).toEqual(await entries())
    const friday = async () => (await books()).days.find(({ day }) => day === '2026-11-13')
    expect(await friday()).toMatchObject({ closing: { at: saturday.toISOString(), isWhole: true } })

    const after = await fillBooks(db, chanceFrom(3), { days: ['2026-11-13'], perDay: 1 })
    const later = (await get('books/days/2026-11-13')).json<CloseReply>()
    expect(later.closing?.entriesAfter).toBe(after.length)
    expect(later.entries).toEqual(await entries())
    expect(await friday()).toMatchObject({ closing: { at: saturday.toISOString(), isWhole: false } })
    const again = await close('2026-11-13')
    expect(again.closing).toMatchObject({ entriesAfter: 0 })
    expect(await friday()).toMatchObject({ closing: { isWhole: true } })
    // Nothing was posted since: closing the day again changes nothing and writes no audit entry.
    await close('2026-11-13')
    const log = (await get('log?topic=shop')).json<AuditReply>()
    expect(log.entries.map(({ action }) => action.changes[0]?.field)).toEqual(['closed', 'closed'])
  })

  test('refuse a day that has not begun, and days that are none', async () => {
    const { post, get } = await openBooks(engine, 0)
    expect(await post('books/close', { day: '2026-11-15' })).toMatchObject({ statusCode: 422 })
    expect(await post('books/close', { day: '2026-02-30' })).toMatchObject({ statusCode: 422 })
    expect(await get('books?from=2026-11-14&to=2026-11-08')).toMatchObject({ statusCode: 422 })
    for (const day of ['yesterday', '9999-12-31', '0000-01-01', '1994-12-31', '2101-01-01'])
      expect(await get(`books/days/${day}`), day).toMatchObject({ statusCode: 404 })
  })

  test('are for the owner alone', async () => {
    const opened = await openTestApp(engine)
    const cookie = await logInAs(opened, 'kitchen')
    const url = '/api/office/books?from=2026-11-08&to=2026-11-14'
    expect(await opened.send({ method: 'GET', url, headers: { cookie } })).toMatchObject({ statusCode: 403 })
    expect(await opened.send({ method: 'GET', url })).toMatchObject({ statusCode: 401 })
  })
})
