import type { ItemId } from '#domain/menu/menu.ts'
import { describe, expect, test } from 'vitest'
import { cents, formatAmount, type Cents } from '#domain/basics/money.ts'
import { engines } from '../../../test-support/databases.ts'
import { noon, openSales } from '../../../test-support/open-sales.ts'
import { changeShop } from '../../../test-support/change-shop.ts'

describe.each(engines)('the CSV of the sales on %s', (engine) => {
  test('a spreadsheet reads the CSV and finds the same numbers', async () => {
    const { buy, cancel, take, sales, csv, get, goTo } = await openSales(engine)
    goTo('2026-11-13T20:00:00.000Z')
    const { id } = await buy()
    await take()
    goTo(noon.toISOString())
    await buy([{ item: 'pork', quantity: 7 }])
    await cancel(id)
    await take()
    const query = 'from=2026-11-12&to=2026-11-15'
    const reply = await sales(query)
    const { columns, rows, formulas, numbers } = await csv(query)
    expect(columns).toEqual([
      'Day',
      'Orders',
      'Items',
      'Sales',
      'Discounts',
      'Refunds',
      'Disputes',
      'Net sales',
      'Tax',
      'Delivery fees',
      'Tips',
      'Tips on delivery',
      'Tips on pickup',
      'Total',
      'Canceled',
      ...reply.burritos.map(({ name }) => name.en),
    ])
    expect(rows.map((row) => row.slice(0, 15))).toEqual(
      reply.days.map((day) => [
        day.day,
        ...[day.orders, day.burritos].map(String),
        ...[
          day.sales,
          day.discounts,
          day.refunds,
          day.disputes,
          day.netSales,
          day.tax,
          day.delivery,
          day.tips,
        ].map(inCsv),
        ...[day.tipsByFulfillment.delivery, day.tipsByFulfillment.pickup, day.total].map(inCsv),
        String(day.canceled),
      ]),
    )
    expect(rows.at(-1)?.slice(5, 9), 'refunds, disputes, net sales and tax of a day with a refund').toEqual([
      '42.00',
      '0.00',
      '35.00',
      formatAmount(cents(reply.total.tax - 399)),
    ])
    const sold = [15, 16, 17, 18].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
    expect(sold).toEqual(reply.burritos.map(({ burritos }) => burritos))
    expect({ formulas, numbers }).toEqual({ formulas: [], numbers: 4 * 19 })
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
    const { buy, take, csv, sales, db } = await openSales(engine)
    await buy()
    await take()
    const formula = '=HYPERLINK("http://evil.example","Beef")'
    const rename = (id: 'beef' | 'chix', name: string) =>
      changeShop(db, (trx) =>
        trx
          .updateTable('menu_items')
          .set({ short_name: JSON.stringify({ en: name }) })
          .where('id', '=', id as ItemId)
          .execute(),
      )
    await rename('beef', formula)
    await rename('chix', 'Jalapeño, hot')
    const { columns, formulas, rows } = await csv()
    expect(formulas).toEqual([])
    expect(columns.slice(15, 17)).toEqual([`'${formula}`, 'Jalapeño, hot'])
    expect(rows[0]?.slice(15)).toEqual(['2', '1', '0', '1'])
    expect((await sales()).burritos[0]).toMatchObject({ name: { en: formula }, burritos: 2 })
  })
})

function inCsv(amount: Cents): string {
  return formatAmount(amount)
}
