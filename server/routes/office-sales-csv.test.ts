import type { ItemId } from '#domain/menu.ts'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '#domain/money.ts'
import { engines } from '../../test-support/databases.ts'
import { noon, openSales } from '../../test-support/open-sales.ts'

describe.each(engines)('the CSV of the sales on %s', (engine) => {
  test('a spreadsheet reads the CSV and finds the same numbers', async () => {
    const { buy, cancel, settle, sales, csv, get, goTo } = await openSales(engine)
    goTo('2026-11-13T20:00:00.000Z')
    const { id } = await buy()
    await settle()
    goTo(noon.toISOString())
    await buy([{ item: 'pork', quantity: 7 }])
    await cancel(id)
    await settle()
    const query = 'from=2026-11-12&to=2026-11-15'
    const reply = await sales(query)
    const { columns, rows, formulas, numbers } = await csv(query)
    expect(columns).toEqual([
      'Day',
      'Orders',
      'Items',
      'Before tax',
      'Tax',
      'Delivery fees',
      'Revenue',
      'Refunds',
      'Refunded tax',
      ...reply.burritos.map(({ name }) => name.en),
      'Left out',
    ])
    expect(rows.map((row) => row.slice(0, 9))).toEqual(
      reply.days.map(({ day, orders, burritos, beforeTax, tax, delivery, revenue, refunds, refundedTax }) => [
        day,
        ...[orders, burritos].map(String),
        ...[beforeTax, tax, delivery, revenue, refunds, refundedTax].map((amount) => formatAmount(amount)),
      ]),
    )
    const sold = [9, 10, 11, 12].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
    expect(sold).toEqual(reply.burritos.map(({ burritos }) => burritos))
    expect({ formulas, numbers }).toEqual({ formulas: [], numbers: 4 * 14 })
    const { headers, bytes } = await get(`sales.csv?${query}`)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="burritoful-sales-2026-11-12-to-2026-11-15.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(bytes.subarray(0, 3), 'Excel takes it for UTF-8').toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  test('a burrito with a formula for a name does no harm, and keeps its name', async () => {
    const { buy, csv, sales, db } = await openSales(engine)
    await buy()
    const formula = '=HYPERLINK("http://evil.example","Beef")'
    const rename = (id: 'beef' | 'chix', name: string) =>
      db.write
        .updateTable('menu_items')
        .set({ short_name: JSON.stringify({ en: name }) })
        .where('id', '=', id as ItemId)
        .execute()
    await rename('beef', formula)
    await rename('chix', 'Jalapeño, hot')
    const { columns, formulas, rows } = await csv()
    expect(formulas).toEqual([])
    expect(columns.slice(9, 11)).toEqual([`'${formula}`, 'Jalapeño, hot'])
    expect(rows[0]?.slice(9)).toEqual(['2', '1', '0', '1', '0'])
    expect((await sales()).burritos[0]).toMatchObject({ name: { en: formula }, burritos: 2 })
  })
})
