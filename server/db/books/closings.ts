// Closing a day (R68): the day's figures, and the row that records who closed the day and how many entries it had.
import { sql, type Transaction } from 'kysely'
import type { CloseReply } from '#domain/books/books-api.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import { fulfillments } from '#domain/restaurant/setting-constants.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

/** Records how many entries the day has so far. False if the day is already closed with as many entries. */
export async function storeClosing(
  trx: Transaction<Tables>,
  day: string,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<boolean> {
  const { entries } = await trx
    .selectFrom('ledger')
    .select((get) => get.fn.countAll<number>().as('entries'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const closing = { entries, closed_at: at, by_username: by }
  const stored = await trx
    .insertInto('closings')
    .values({ day, ...closing })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(closing).where('closings.entries', '<', entries),
    )
    .returning('day')
    .executeTakeFirst()
  return stored !== undefined
}

export interface Closing {
  readonly at: string
  /** How many entries the day had then. */
  readonly entries: number
}

/** The days that were closed. */
export async function readClosings(
  db: Database,
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, Closing>> {
  const rows = await db.read
    .selectFrom('closings')
    .select(['day', 'closed_at as at', 'entries'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return new Map(rows.map(({ day, ...closing }) => [day, closing]))
}

type DayCounts = Pick<
  CloseReply,
  | 'items'
  | 'discounted'
  | 'refunded'
  | 'delivered'
  | 'tipped'
  | 'refundedTax'
  | 'card'
  | 'counter'
  | 'fulfillments'
>

/** How many orders are behind each figure, and the amounts by fulfillment. */
export async function countDay(db: Database, day: string): Promise<DayCounts> {
  const { rows: entries } = await sql<EntryCounts>`
    select sum(case when kind = 'capture' and gateway not in ('counter', 'free') then 1 else 0 end) as card_payments,
      sum(case when kind = 'refund' and gateway <> 'counter' then 1 else 0 end) as card_refunds,
      sum(case when kind = 'capture' and gateway = 'counter' then 1 else 0 end) as counter_payments,
      sum(case when kind = 'refund' and gateway = 'counter' then 1 else 0 end) as counter_refunds,
      count(distinct case when kind = 'refund' then order_seq end) as refunded,
      sum(case when kind in ('refund', 'refund-failed') then tax else 0 end) as refunded_tax
    from ledger where day = ${day}`.execute(db.read)
  const { rows } = await sql<FulfillmentCounts>`
    select fulfillment, count(*) as orders, sum(item_count) as items, sum(subtotal - discount) as amount, sum(tip) as tips,
      sum(case when discount > 0 then 1 else 0 end) as discounted, sum(case when delivery > 0 then 1 else 0 end) as delivered,
      sum(case when tip > 0 then 1 else 0 end) as tipped
    from orders where earned_day = ${day} group by fulfillment`.execute(db.read)
  const { rows: refundedTips } = await sql<{ fulfillment: Fulfillment; tips: number }>`
    select orders.fulfillment, sum(ledger.tips) as tips from ledger join orders on orders.seq = ledger.order_seq
    where ledger.day = ${day} and ledger.kind in ('refund', 'refund-failed') group by orders.fulfillment`.execute(
    db.read,
  )
  const add = (part: 'items' | 'discounted' | 'delivered' | 'tipped') =>
    rows.reduce((sum, row) => sum + row[part], 0)
  // Without entries, the sums are null.
  const [of] = entries
  return {
    items: add('items'),
    discounted: add('discounted'),
    delivered: add('delivered'),
    tipped: add('tipped'),
    refunded: of?.refunded ?? 0,
    refundedTax: cents(of?.refunded_tax ?? 0),
    card: { payments: of?.card_payments ?? 0, refunds: of?.card_refunds ?? 0 },
    counter: { payments: of?.counter_payments ?? 0, refunds: of?.counter_refunds ?? 0 },
    fulfillments: fulfillments.map((fulfillment) => {
      const row = rows.find((one) => one.fulfillment === fulfillment)
      const back = refundedTips.find((one) => one.fulfillment === fulfillment)?.tips ?? 0
      return {
        fulfillment,
        orders: row?.orders ?? 0,
        amount: cents(row?.amount ?? 0),
        tipped: row?.tipped ?? 0,
        tips: cents((row?.tips ?? 0) - back),
      }
    }),
  }
}

interface EntryCounts {
  card_payments: number | null
  card_refunds: number | null
  counter_payments: number | null
  counter_refunds: number | null
  refunded: number
  refunded_tax: number | null
}

interface FulfillmentCounts {
  fulfillment: Fulfillment
  orders: number
  items: number
  amount: number
  tips: number
  discounted: number
  delivered: number
  tipped: number
}

/** Null if the rate was changed during the day, or nothing was sold. */
export async function readTaxRateOf(db: Database, day: string): Promise<CloseReply['taxRate']> {
  const { rows } = await sql<{ lowest: number | null; highest: number | null }>`
    select min(rate) as lowest, max(rate) as highest
    from (
      select (
        select charges.rate from order_charges as charges
        where charges.order_seq = orders.seq and charges.kind = 'tax'
      ) as rate
      from orders where orders.earned_day = ${day}
    ) as rates`.execute(db.read)
  const [{ lowest, highest } = { lowest: null, highest: null }] = rows
  return lowest !== null && lowest === highest ? milliPercent(lowest) : null
}

/** Entries after the closing are part of the day's figures, and are also counted separately. */
export async function readClosing(
  db: Database,
  day: string,
): Promise<Pick<CloseReply, 'entries' | 'closing'>> {
  const closed = await db.read
    .selectFrom('closings')
    .leftJoin('staff', 'staff.username', 'closings.by_username')
    .select(['closed_at', 'by_username', 'staff.name', 'entries'])
    .where('day', '=', day)
    .executeTakeFirst()
  const { first, last, count } = await db.read
    .selectFrom('ledger')
    .select((get) => [
      get.fn.min('seq').as('first'),
      get.fn.max('seq').as('last'),
      get.fn.countAll<number>().as('count'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return {
    entries: count > 0 ? { first, last } : null,
    closing: closed
      ? { at: closed.closed_at, by: closed.name ?? closed.by_username, entriesAfter: count - closed.entries }
      : null,
  }
}
