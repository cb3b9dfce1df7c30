// What the sales show besides the charged orders: refunds, cancellations, and the discounts of each promo code.
import { sql } from 'kysely'
import type { ComparedRange } from '#domain/books/earlier-range.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { cents } from '#domain/basics/money.ts'
import type { SalesPromoCode } from '#domain/books/books-api.ts'
import type { Canceled, Movements, RefundedMoney } from '#domain/books/sales.ts'
import type { Database } from '../engine/database.ts'
import { readInBatches } from './read-in-batches.ts'
import { readCharged, type SalesCache } from './sales.ts'

/** Grouped by day; `until` leaves out everything later. */
export async function readMovements(
  db: Database,
  range: ComparedRange,
  timeZone: string,
  cache?: SalesCache,
): Promise<Movements> {
  return {
    charged: await readCharged(db, range, timeZone, cache?.readCharged),
    ...(await readAdjustments(db, range)),
  }
}

export async function readAdjustments(
  db: Database,
  range: ComparedRange,
): Promise<Pick<Movements, 'refundedMoney' | 'canceled'>> {
  return { refundedMoney: await readRefunded(db, range), canceled: await readCanceled(db, range) }
}

/** Refunds, minus those that failed later, and what banks withdrew in disputes. */
export async function readRefunded(
  db: Database,
  { from, to, until }: ComparedRange,
): Promise<RefundedMoney[]> {
  const only = (column: string) => (until === undefined ? sql`` : sql`and ${sql.ref(column)} <= ${until}`)
  const { rows } = await sql<RefundedMoney>`
    select back.day as day, sum(back.goods) as goods, sum(back.disputed) as disputed, sum(back.tax) as tax,
      sum(back.delivery) as delivery, sum(back.tip) as tips, sum(case orders.fulfillment when 'pickup' then back.tip else 0 end) as "pickupTips"
    from (
      select order_seq, day, goods, 0 as disputed, tax, delivery, tip from refunds
      where day between ${from} and ${to} ${only('sent_at')}
      union all
      select order_seq, day, case kind when 'dispute' then 0 else refunds end,
        case kind when 'dispute' then refunds else 0 end, tax, delivery, tips from ledger
      where kind in ('refund-failed', 'dispute') and day between ${from} and ${to} ${only('at')}
    ) as back join orders on orders.seq = back.order_seq
    group by back.day`.execute(db.read)
  return rows
}

/** Read from a partial index of canceled unpaid orders. `until` is compared with the time of the order. */
export async function readCanceled(db: Database, { from, to, until }: ComparedRange): Promise<Canceled[]> {
  const only = until === undefined ? sql`` : sql`and timestamp <= ${until}`
  const { rows } = await sql<Canceled>`
    select business_day as day, count(*) as orders from orders
    where business_day between ${from} and ${to} and status = 'canceled' and earned_day is null ${only}
    group by business_day`.execute(db.read)
  return rows
}

/** R64: one row per code for each batch, which is a day on SQLite and the whole range on PostgreSQL. */
export async function readPromoCodeSales(db: Database, range: DayRange): Promise<SalesPromoCode[]> {
  const rows = await readInBatches(db, range, async ({ from, to }) => {
    const { rows: some } = await sql<{ code: string; orders: number; discounts: number }>`
      select order_charges.code as code, count(*) as orders, sum(orders.discount) as discounts
      from orders join order_charges on order_charges.order_seq = orders.seq and order_charges.kind = 'discount'
      where orders.earned_day between ${from} and ${to} and orders.discount > 0
      group by order_charges.code`.execute(db.read)
    return some
  })
  return rows.map(({ code, orders, discounts }) => ({ code, orders, discounts: cents(discounts) }))
}
