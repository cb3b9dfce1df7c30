// Reads all of the books and checks them (R68): the chain from its first entry to its head, and every order against its
// entries. A batch at a time, so that a million orders need no more memory than a hundred, and requests go on between.
import { sql } from 'kysely'
import {
  faultOfEnd,
  faultOfEntry,
  faultOfOrder,
  type BookedOrder,
  type BooksFault,
  type ChainEnd,
  type LastRead,
} from '#domain/books.ts'
import { noHash, type Postings } from '#domain/ledger.ts'
import type { OrderId, PaidWith } from '#domain/order.ts'
import { checkClosings } from './check-closings.ts'
import { entryOf, hashEntry } from './ledger.ts'
import type { Database } from './open.ts'
import { yieldToRequests } from './sales.ts'

export interface BooksCheck {
  readonly entries: number
  /** The day of the first entry; null without one. */
  readonly since: string | null
  /** At most `mostFaults` of the chain, and as many of closed days and of orders. */
  readonly faults: readonly BooksFault[]
  /** The check stopped at a fault: there may be more. */
  readonly hasMore: boolean
}

/** Who knows of these knows that something is wrong; a chain that was shifted breaks at every entry. */
export const mostFaults = 10
const atOnce = 200

/** Undefined when the server stops meanwhile. */
export async function checkBooks(db: Database, closing?: AbortSignal): Promise<BooksCheck | undefined> {
  const chain = await checkChain(db, closing)
  const found = [chain.faults, await checkClosings(db, mostFaults), await checkOrders(db, closing)]
  if (closing?.aborted) return undefined
  return { ...chain, faults: found.flat(), hasMore: found.some(({ length }) => length >= mostFaults) }
}

async function checkChain(
  db: Database,
  closing: AbortSignal | undefined,
): Promise<Omit<BooksCheck, 'hasMore'>> {
  const { head, top } = await readEnd(db)
  const faults: BooksFault[] = []
  let [before, entries, since]: [LastRead, number, string | null] = [
    { seq: 0, hash: noHash, day: null },
    0,
    null,
  ]
  while (before.seq < top && faults.length < mostFaults) {
    if (closing?.aborted) break
    const rows = await db.read
      .selectFrom('ledger')
      .leftJoin('orders', 'orders.seq', 'ledger.order_seq')
      .selectAll('ledger')
      .select('orders.seq as found')
      .where('ledger.seq', '>', before.seq)
      .where('ledger.seq', '<=', top)
      .orderBy('ledger.seq')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) break
    for (const { found, ...row } of rows) {
      const [entry, { hash }] = [entryOf(row), row]
      const expected = hashEntry(entry, before.hash)
      const fault = faultOfEntry({ entry, hash, expected, hasOrder: found !== null }, before)
      if (fault && faults.length < mostFaults) faults.push(fault)
      since ??= entry.day
      entries += 1
      // What follows is checked against the hash as it is stored: one changed entry breaks the chain in one place.
      before = { seq: entry.seq, hash, day: entry.day }
    }
    await yieldToRequests()
  }
  if (faults.length < mostFaults && !closing?.aborted) {
    const fault = faultOfEnd(before, head)
    if (fault && !faults.some((one) => one.kind === 'chain')) faults.push(fault)
  }
  return { entries, since, faults }
}

/** In one statement, so that no entry comes between. */
async function readEnd(db: Database): Promise<{ head: ChainEnd; top: number }> {
  const { rows } = await sql<{ seq: number; hash: string; top: number }>`
    select seq, hash, (select coalesce(max(seq), 0) from ledger) as top from ledger_head`.execute(db.read)
  const [end = { seq: 0, hash: noHash, top: 0 }] = rows
  return { head: { seq: end.seq, hash: end.hash }, top: end.top }
}

async function checkOrders(db: Database, closing: AbortSignal | undefined): Promise<BooksFault[]> {
  const faults: BooksFault[] = []
  const { last } = await db.read
    .selectFrom('orders')
    .select((get) => get.fn.coalesce(get.fn.max('seq'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  for (let after = 0; after < last && faults.length < mostFaults; after += atOnce) {
    if (closing?.aborted) break
    const booked = await readBooked(db, after)
    faults.push(...booked.flatMap((order) => faultOfOrder(order) ?? []).slice(0, mostFaults - faults.length))
    await yieldToRequests()
  }
  return faults
}

/**
 * One statement reads all that there is of some orders: between two, money could move, and an order would look wrong that is
 * not.
 */
async function readBooked(db: Database, after: number): Promise<BookedOrder[]> {
  const some = sql`order_seq > ${after} and order_seq <= ${after + atOnce}`
  const of = (kind: string) => sql`sum(case kind when ${sql.lit(kind)} then amount else 0 end)`
  const { rows } = await sql<BookedRow>`
    select orders.id, orders.number, business_day, earned_day, orders.subtotal, orders.discount, orders.tax,
      orders.delivery, orders.tip, orders.total, payments.gateway,
      case when payments.state in ('captured', 'refunded', 'refund-failed') then 1 else 0 end as is_paid,
      payments.captured as paid,
      payments.refunded as returned,
      case when payments.state = 'refunded' then 1 else 0 end as is_all_back,
      coalesce(lines.price, 0) as lines_price, coalesce(lines.discount, 0) as lines_discount,
      -coalesce(charges.discount, 0) as charged_discount, coalesce(charges.tax, 0) as charged_tax,
      coalesce(charges.delivery, 0) as charged_delivery, coalesce(charges.tip, 0) as charged_tip,
      captures.day, captures.card, captures.counter, captures.sales, captures.discounts, captures.refunds,
      captures.tax as entry_tax, captures.delivery as entry_delivery, captures.tips,
      coalesce(sent.goods, 0) as sent_goods, coalesce(sent.tax, 0) as sent_tax,
      coalesce(sent.delivery, 0) as sent_delivery, coalesce(sent.tip, 0) as sent_tip,
      coalesce(sent.amount, 0) as sent_amount,
      coalesce(returns.cash, 0) as return_cash, coalesce(returns.refunds, 0) as return_refunds,
      coalesce(returns.tax, 0) as return_tax, coalesce(returns.delivery, 0) as return_delivery,
      coalesce(returns.tips, 0) as return_tips,
      coalesce(taken.amount, 0) as disputes_taken, coalesce(taken_entries.cash, 0) as disputes_cash
    from orders
    join payments on payments.order_seq = orders.seq
    left join (select order_seq, sum(price) as price, sum(discount) as discount from order_lines
      where ${some} group by order_seq) as lines on lines.order_seq = orders.seq
    left join (select order_seq, ${of('discount')} as discount, ${of('tax')} as tax, ${of('delivery')} as delivery,
      ${of('tip')} as tip from order_charges
      where ${some} group by order_seq) as charges on charges.order_seq = orders.seq
    left join ledger as captures on captures.order_seq = orders.seq and captures.kind = 'capture'
    left join (select order_seq, sum(goods) as goods, sum(tax) as tax, sum(delivery) as delivery, sum(tip) as tip,
      sum(amount) as amount from refunds
      where state = 'sent' and ${some} group by order_seq) as sent on sent.order_seq = orders.seq
    left join (select order_seq, sum(card + counter) as cash, sum(refunds) as refunds, sum(tax) as tax,
      sum(delivery) as delivery, sum(tips) as tips from ledger
      where kind in ('refund', 'refund-failed') and ${some} group by order_seq) as returns
      on returns.order_seq = orders.seq
    left join (select order_seq, sum(taken) as amount from disputes
      where ${some} group by order_seq) as taken on taken.order_seq = orders.seq
    left join (select order_seq, sum(card) as cash from ledger
      where kind = 'dispute' and ${some} group by order_seq) as taken_entries on taken_entries.order_seq = orders.seq
    where orders.seq > ${after} and orders.seq <= ${after + atOnce}
    order by orders.seq`.execute(db.read)
  return rows.map(bookedOf)
}

interface BookedRow extends Omit<Postings, 'tax' | 'delivery'> {
  id: OrderId
  number: number
  business_day: string
  earned_day: string | null
  subtotal: number
  discount: number
  tax: number
  delivery: number
  tip: number
  total: number
  gateway: PaidWith
  is_paid: 0 | 1
  paid: number
  returned: number
  is_all_back: 0 | 1
  lines_price: number
  lines_discount: number
  charged_discount: number
  charged_tax: number
  charged_delivery: number
  charged_tip: number
  /** Null without an entry, and with it its amounts. */
  day: string | null
  entry_tax: number
  entry_delivery: number
  sent_goods: number
  sent_tax: number
  sent_delivery: number
  sent_tip: number
  sent_amount: number
  return_cash: number
  return_refunds: number
  return_tax: number
  return_delivery: number
  return_tips: number
  disputes_taken: number
  disputes_cash: number
}

function bookedOf(row: BookedRow): BookedOrder {
  const { subtotal, discount, tax, delivery, tip, total, day } = row
  const { card, counter, sales, discounts, refunds, tips } = row
  const posted = { card, counter, sales, discounts, refunds, tips }
  return {
    order: row.id,
    number: row.number,
    paidWith: row.gateway,
    placedOn: row.business_day,
    earnedDay: row.earned_day,
    bill: { subtotal, discount, tax, delivery, tip, total },
    lines: { price: row.lines_price, discount: row.lines_discount },
    charges: {
      discount: row.charged_discount,
      tax: row.charged_tax,
      delivery: row.charged_delivery,
      tip: row.charged_tip,
    },
    isPaid: row.is_paid === 1,
    paid: row.paid,
    returned: row.returned,
    isAllBack: row.is_all_back === 1,
    entry:
      day === null
        ? null
        : { day, postings: { ...posted, tax: row.entry_tax, delivery: row.entry_delivery } },
    sent: {
      goods: row.sent_goods,
      tax: row.sent_tax,
      delivery: row.sent_delivery,
      tip: row.sent_tip,
      amount: row.sent_amount,
    },
    sentEntries: {
      card: row.return_cash,
      counter: 0,
      sales: 0,
      discounts: 0,
      refunds: row.return_refunds,
      tax: row.return_tax,
      delivery: row.return_delivery,
      tips: row.return_tips,
    },
    disputed: { taken: row.disputes_taken, posted: 0 - row.disputes_cash },
  }
}
