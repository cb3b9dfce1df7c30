// The close of a day (R68): its figures, and the row that says who has closed it and up to which entry.
import { sql, type Transaction } from 'kysely'
import { sealOf } from '#domain/books-sums.ts'
import type { CloseReply } from '#domain/books.ts'
import { noHash } from '#domain/ledger.ts'
import { cents, milliPercent } from '#domain/money.ts'
import { waysToCustomer, type Way } from '#domain/ways.ts'
import type { DayRange } from '#domain/sales.ts'
import type { Database } from './open.ts'
import type { Tables } from './schema.ts'

/** Up to the last entry of the day. Undefined when it is closed with all of them already. */
export async function closeOn(
  trx: Transaction<Tables>,
  day: string,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<{ seal: string } | undefined> {
  const last = await trx
    .selectFrom('ledger')
    .select(['seq', 'hash'])
    .where('day', '=', day)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const closing = { last_seq: last?.seq ?? 0, seal: last?.hash ?? noHash, closed_at: at, by_username: by }
  const stored = await trx
    .insertInto('closings')
    .values({ day, ...closing })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(closing).where('closings.last_seq', '<', closing.last_seq),
    )
    .returning('seal')
    .executeTakeFirst()
  return stored && { seal: sealOf(stored.seal) }
}

export interface Closing {
  readonly at: string
  /** The last entry that the closing knew. */
  readonly last: number
}

/** The days that were closed. */
export async function readClosings(
  db: Database,
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, Closing>> {
  const rows = await db.read
    .selectFrom('closings')
    .select(['day', 'closed_at', 'last_seq'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return new Map(rows.map(({ day, closed_at, last_seq }) => [day, { at: closed_at, last: last_seq }]))
}

type Counted = Pick<
  CloseReply,
  'items' | 'discounted' | 'refunded' | 'delivered' | 'tipped' | 'refundedTax' | 'card' | 'counter' | 'ways'
>

/** How many orders are behind each figure, and what each way brought. */
export async function countDay(db: Database, day: string): Promise<Counted> {
  const { rows: entries } = await sql<EntryCounts>`
    select sum(case when kind = 'capture' and gateway not in ('counter', 'free') then 1 else 0 end) as card_payments,
      sum(case when kind = 'refund' and gateway <> 'counter' then 1 else 0 end) as card_refunds,
      sum(case when kind = 'capture' and gateway = 'counter' then 1 else 0 end) as counter_payments,
      sum(case when kind = 'refund' and gateway = 'counter' then 1 else 0 end) as counter_refunds,
      count(distinct case when kind = 'refund' then order_seq end) as refunded,
      sum(case when kind in ('refund', 'refund-failed') then tax else 0 end) as refunded_tax
    from ledger where day = ${day}`.execute(db.read)
  const { rows } = await sql<WayCounts>`
    select way, count(*) as orders, sum(burritos) as items, sum(subtotal - discount) as amount, sum(tip) as tips,
      sum(case when discount > 0 then 1 else 0 end) as discounted, sum(case when delivery > 0 then 1 else 0 end) as delivered,
      sum(case when tip > 0 then 1 else 0 end) as tipped
    from orders where earned_day = ${day} group by way`.execute(db.read)
  const { rows: tipsBack } = await sql<{ way: Way; tips: number }>`
    select orders.way, sum(ledger.tips) as tips from ledger join orders on orders.seq = ledger.order_seq
    where ledger.day = ${day} and ledger.kind in ('refund', 'refund-failed') group by orders.way`.execute(
    db.read,
  )
  const add = (part: 'items' | 'discounted' | 'delivered' | 'tipped') =>
    rows.reduce((sum, row) => sum + row[part], 0)
  // Of no entries, the sums are null.
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
    ways: waysToCustomer.map((way) => {
      const row = rows.find((one) => one.way === way)
      const back = tipsBack.find((one) => one.way === way)?.tips ?? 0
      return {
        way,
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

interface WayCounts {
  way: Way
  orders: number
  items: number
  amount: number
  tips: number
  discounted: number
  delivered: number
  tipped: number
}

/** Null where the rate was changed in the course of the day, or nothing was sold. */
export async function readRateOf(db: Database, day: string): Promise<CloseReply['taxRate']> {
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

/** A closed day has the last entry and the seal that it was closed with: what came after is told apart. */
export async function readClosing(
  db: Database,
  day: string,
): Promise<Pick<CloseReply, 'entries' | 'closing'>> {
  const closed = await db.read
    .selectFrom('closings')
    .leftJoin('staff', 'staff.username', 'closings.by_username')
    .select(['closed_at', 'by_username', 'staff.name', 'last_seq', 'seal'])
    .where('day', '=', day)
    .executeTakeFirst()
  const { rows } = await sql<{ first: number | null; last: number | null; later: number | null }>`
    select min(seq) as first, max(seq) as last, sum(case when seq > ${closed?.last_seq ?? 0} then 1 else 0 end) as later
    from ledger where day = ${day}`.execute(db.read)
  const [{ first, last, later } = { first: null, last: null, later: null }] = rows
  const end = closed ? closed.last_seq : last
  return {
    entries:
      first === null || !end
        ? null
        : { first, last: end, seal: sealOf(closed?.seal ?? (await hashOf(db, end))) },
    closing: closed
      ? { at: closed.closed_at, by: closed.name ?? closed.by_username, entriesAfter: later ?? 0 }
      : null,
  }
}

async function hashOf(db: Database, seq: number): Promise<string> {
  const { hash } = await db.read
    .selectFrom('ledger')
    .select('hash')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow()
  return hash
}
