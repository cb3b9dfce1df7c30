// The sums of the books, day by day, which the database adds up from an index of the ledger (R68).
import { sql } from 'kysely'
import type { NumberedEntry } from '#domain/books/books-csv.ts'
import type { PostedDay } from '#domain/books/books-sums.ts'
import type { TestModeMoney } from '#domain/books/books-api.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { addDays } from '#domain/basics/days.ts'
import { cents } from '#domain/basics/money.ts'
import { entryOf } from './ledger.ts'
import type { Database } from '../engine/database.ts'
import { readInBatches, yieldEventLoop } from './read-in-batches.ts'

/** The days on which money moved, oldest first. */
export function readPostedDays(db: Database, range: DayRange): Promise<PostedDay[]> {
  return readInBatches(db, range, async ({ from, to }) => {
    const { rows } = await sql<PostedDay>`
      select day, sum(case kind when 'capture' then 1 else 0 end) as orders, sum(card) as card, sum(counter) as counter,
        sum(sales) as sales, sum(discounts) as discounts, sum(refunds) as refunds, sum(tax) as tax,
        sum(delivery) as delivery, sum(tips) as tips,
        sum(case kind when 'dispute' then refunds else 0 end) as disputed, count(*) as entries
      from ledger where day between ${from} and ${to} group by day order by day`.execute(db.read)
    return rows
  })
}

/**
 * The taxed amount of these days: what was taxed in the orders, minus the refunds, plus the refunds that failed. The charges are
 * read with a subquery for each order: with a join, PostgreSQL would read the charges of all orders for a busy week.
 */
export async function readTaxedAmount(db: Database, range: DayRange): Promise<number> {
  const rows = await readInBatches(db, range, async ({ from, to }) => {
    const { rows: some } = await sql<{ taxed: number }>`
      select (
        select coalesce(sum((
          select charges.base from order_charges as charges
          where charges.order_seq = orders.seq and charges.kind = 'tax' and charges.rate > 0
        )), 0)
        from orders where orders.earned_day between ${from} and ${to}
      ) - (
        select coalesce(sum((
          select refunds.goods + case when charges.base > orders.subtotal - orders.discount
            then refunds.delivery else 0 end
          from order_charges as charges join orders on orders.seq = charges.order_seq
          where charges.order_seq = refunds.order_seq and charges.kind = 'tax' and charges.rate > 0
        )), 0)
        from refunds where refunds.day between ${from} and ${to}
      ) + (
        select coalesce(sum((
          select ledger.refunds + case when charges.base > orders.subtotal - orders.discount
            then ledger.delivery else 0 end
          from order_charges as charges join orders on orders.seq = charges.order_seq
          where charges.order_seq = ledger.order_seq and charges.kind = 'tax' and charges.rate > 0
        )), 0) * -1
        from ledger where ledger.day between ${from} and ${to}
          -- The first condition is the one of the partial index ledger_adjustments, so that the engines use that index.
          and ledger.kind in ('refund-failed', 'dispute') and ledger.kind = 'refund-failed'
      ) as taxed`.execute(db.read)
    return some
  })
  return rows.reduce((sum, { taxed }) => sum + taxed, 0)
}

/** The test-mode money of these days, from two indexes: demo entries, and payments with test keys. */
export async function readTestModeMoney(db: Database, { from, to }: DayRange): Promise<TestModeMoney> {
  const { rows } = await sql<{ orders: number | null; amount: number | null }>`
    select sum(case kind when 'capture' then 1 else 0 end) as orders, sum(card) as amount
    from (
      select kind, card from ledger where gateway = 'demo' and day between ${from} and ${to}
      union all
      select ledger.kind, ledger.card from payments join ledger on ledger.order_seq = payments.order_seq
      where payments.is_test_mode = 1 and payments.gateway = 'card' and ledger.day between ${from} and ${to}
    ) as test_mode`.execute(db.read)
  // Without entries, the sums are null.
  const [sums] = rows
  return { orders: sums?.orders ?? 0, amount: cents(sums?.amount ?? 0) }
}

/** The entries of some days, one day at a time, each in the order in which they were written. */
export async function* readEntries(db: Database, { from, to }: DayRange): AsyncGenerator<NumberedEntry[]> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const rows = await db.read
      .selectFrom('ledger')
      .innerJoin('orders', 'orders.seq', 'ledger.order_seq')
      .leftJoin('payments', 'payments.order_seq', 'ledger.order_seq')
      .selectAll('ledger')
      .select(['orders.number', 'orders.business_day', 'payments.is_test_mode'])
      .where('ledger.day', '=', day)
      .orderBy('ledger.seq')
      .execute()
    yield rows.map(({ number, business_day: placedOn, is_test_mode, ...row }) => ({
      entry: entryOf(row),
      number,
      placedOn,
      isTestMode: row.gateway === 'demo' || (row.gateway === 'card' && is_test_mode === 1),
    }))
    await yieldEventLoop()
  }
}
