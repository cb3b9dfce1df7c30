// Checks the books (R68): every entry against its order, payment and refund, and every bill against its parts. Works in batches,
// so that a million orders need no more memory than a few hundred, and requests are served in between.
import { sql, type RawBuilder } from 'kysely'
import type { Discrepancy } from '#domain/books/books-api.ts'
import {
  findBillDiscrepancy,
  findEntryDiscrepancy,
  type ComparedBill,
  type ComparedEntry,
} from '#domain/books/books-check.ts'
import { accounts, type Account, type Entry, type Postings } from '#domain/books/ledger.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'
import { yieldEventLoop } from './read-in-batches.ts'

export interface BooksCheck {
  readonly entries: number
  /** The day of the first entry; null without one. */
  readonly since: string | null
  readonly discrepancies: readonly Discrepancy[]
  /** The check stopped at maxDiscrepancies: there may be more. */
  readonly hasMore: boolean
}

/** This many are enough to show that something is wrong. */
export const maxDiscrepancies = 10
const batchSize = 200

/** Undefined if the server stops during the check. */
export async function checkBooks(db: Database, closing?: AbortSignal): Promise<BooksCheck | undefined> {
  const { rows } = await sql<{ entries: number; since: string | null; last: number }>`
    select count(*) as entries, (select day from ledger order by seq limit 1) as since,
      (select coalesce(max(seq), 0) from orders) as last from ledger`.execute(db.read)
  const [{ entries, since, last } = { entries: 0, since: null, last: 0 }] = rows
  const discrepancies: Discrepancy[] = []
  for (let after = 0; after <= last && discrepancies.length < maxDiscrepancies; after += batchSize) {
    if (closing?.aborted) return undefined
    // The first and the last batch are unbounded, so that entries of orders that never existed are read, too.
    const range = {
      after: after === 0 ? Number.MIN_SAFE_INTEGER : after,
      to: after + batchSize > last ? Number.MAX_SAFE_INTEGER : after + batchSize,
    }
    discrepancies.push(...(await readBills(db, range)).flatMap((bill) => findBillDiscrepancy(bill) ?? []))
    discrepancies.push(
      ...(await readMismatches(db, range)).flatMap((entry) => findEntryDiscrepancy(entry) ?? []),
    )
    await yieldEventLoop()
  }
  return {
    entries,
    since,
    discrepancies: discrepancies.slice(0, maxDiscrepancies),
    hasMore: discrepancies.length >= maxDiscrepancies,
  }
}

interface Range {
  readonly after: number
  readonly to: number
}

/**
 * The entries that differ from the expected ones. A single statement reads everything about a batch: between two statements money
 * could move, and a correct entry would look wrong.
 */
async function readMismatches(db: Database, { after, to }: Range): Promise<ComparedEntry[]> {
  const some = (orders: RawBuilder<unknown>) => sql`${orders} > ${after} and ${orders} <= ${to}`
  const inRange = some(sql.ref('order_seq'))
  const each = (write: (account: RawBuilder<unknown>) => RawBuilder<unknown>, between = sql`, `) =>
    sql.join(
      accounts.map((account) => write(sql.raw(account))),
      between,
    )
  const { rows } = await sql<MismatchRow>`
    with moved as (
      select orders.seq as order_seq, 'capture' as kind, 0 as refund_seq, earned_day as day, captured as cash,
        -subtotal as sales, discount as discounts, 0 as refunds, -tax as tax, -delivery as delivery, -tip as tips
      from orders join payments on payments.order_seq = orders.seq
      where payments.state in ('captured', 'refunded', 'refund-failed') and ${some(sql.ref('orders.seq'))}
      union all
      select order_seq, 'refund', seq, day, -amount, 0, 0, goods, tax, delivery, tip
      from refunds where sent_at is not null and ${inRange}
      union all
      select order_seq, 'refund-failed', seq, null, amount, 0, 0, -goods, -tax, -delivery, -tip
      from refunds where sent_at is not null and state = 'failed' and ${inRange}
      union all
      select order_seq, 'dispute', 0, null, -sum(withdrawn), 0, 0, sum(withdrawn), 0, 0, 0
      from disputes where ${inRange} group by order_seq
    ), due as (
      select moved.*, gateway, case gateway when 'counter' then 0 else cash end as card,
        case gateway when 'counter' then cash else 0 end as counter
      from moved join payments on payments.order_seq = moved.order_seq
    ), found as (
      select order_seq, kind, coalesce(refund_seq, 0) as refund_seq, gateway, min(seq) as seq, max(day) as day,
        ${each((account) => sql`sum(${account}) as ${account}`)}
      from ledger where ${inRange} group by order_seq, kind, refund_seq, gateway
    )
    select orders.id, orders.number, coalesce(due.kind, found.kind) as kind, orders.business_day as "placedOn",
      due.kind is not null as "isDue", due.day as "dueDay", found.seq, found.day,
      ${each((account) => sql`due.${account} as due_${account}, found.${account} as found_${account}`)}
    from due full join found on found.order_seq = due.order_seq and found.kind = due.kind
      and found.refund_seq = due.refund_seq and found.gateway = due.gateway
    left join orders on orders.seq = coalesce(due.order_seq, found.order_seq)
    where due.kind is null or found.kind is null
      or (due.kind in ('capture', 'refund') and due.day is distinct from found.day)
      or ${each((account) => sql`due.${account} <> found.${account}`, sql` or `)}
    order by coalesce(due.order_seq, found.order_seq), coalesce(found.seq, 0)`.execute(db.read)
  return rows.map((row) => ({
    order: row.id === null ? null : { id: row.id, number: row.number },
    kind: row.kind,
    due: row.isDue ? { day: row.dueDay, postings: postingsOf(row, 'due') } : null,
    found: row.seq === null ? null : { seq: row.seq, day: row.day, postings: postingsOf(row, 'found') },
    placedOn: row.placedOn,
  }))
}

type Side = 'due' | 'found'

interface MismatchRow extends Readonly<Record<`${Side}_${Account}`, number>> {
  readonly id: OrderId | null
  readonly number: number
  readonly kind: Entry['kind']
  readonly placedOn: string
  readonly isDue: boolean | 0 | 1
  readonly dueDay: string | null
  readonly seq: number | null
  readonly day: string
}

function postingsOf(row: MismatchRow, side: Side): Postings {
  const amounts = accounts.map((account) => [account, row[`${side}_${account}`]])
  return Object.fromEntries(amounts) as Postings
}

async function readBills(db: Database, { after, to }: Range): Promise<ComparedBill[]> {
  const some = sql`order_seq > ${after} and order_seq <= ${to}`
  const of = (kind: string) => sql`coalesce(sum(case kind when ${sql.lit(kind)} then amount else 0 end), 0)`
  const { rows } = await sql<ComparedBill>`
    select orders.id, orders.number, coalesce(earned_day, business_day) as day, orders.subtotal, orders.discount,
      orders.tax, orders.delivery, orders.tip, orders.total, payments.captured, payments.refunded,
      case payments.state when 'refunded' then 1 else 0 end as "isFullyRefunded",
      coalesce(lines.price, 0) as price, coalesce(lines.discount, 0) as "linesDiscount",
      coalesce(-charges.discount, 0) as "chargedDiscount", coalesce(charges.tax, 0) as "chargedTax",
      coalesce(charges.delivery, 0) as "chargedDelivery", coalesce(charges.tip, 0) as "chargedTip",
      coalesce(sent.amount, 0) as sent, coalesce(sent.goods, 0) as "sentGoods", coalesce(sent.tax, 0) as "sentTax",
      coalesce(sent.delivery, 0) as "sentDelivery", coalesce(sent.tip, 0) as "sentTip"
    from orders
    join payments on payments.order_seq = orders.seq
    left join (select order_seq, sum(price) as price, sum(discount) as discount from order_lines
      where ${some} group by order_seq) as lines on lines.order_seq = orders.seq
    left join (select order_seq, ${of('discount')} as discount, ${of('tax')} as tax, ${of('delivery')} as delivery,
      ${of('tip')} as tip from order_charges
      where ${some} group by order_seq) as charges on charges.order_seq = orders.seq
    left join (select order_seq, sum(amount) as amount, sum(goods) as goods, sum(tax) as tax,
      sum(delivery) as delivery, sum(tip) as tip from refunds
      where state = 'sent' and ${some} group by order_seq) as sent on sent.order_seq = orders.seq
    where orders.seq > ${after} and orders.seq <= ${to}
    order by orders.seq`.execute(db.read)
  return rows
}
