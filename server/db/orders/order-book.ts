// The order book: finds orders by number, name, email, day and status, newest first, in bounded time.
// On SQLite a read runs in the server's own thread, and a long read would block the shop. So no query scans all orders:
// each query starts at an index, reads a bounded number of orders, and counts no further than maxCounted.
import { sql, type RawBuilder } from 'kysely'
import { countItems } from '#domain/menu/requested-item.ts'
import { cents } from '#domain/basics/money.ts'
import { maxOpenListed, maxCounted, ordersPerPage } from '#domain/orders/order-book.ts'
import { boardStatuses, type Move } from '#domain/kitchen/tickets.ts'
import type { OrderRow, OpenOrdersReply } from '#domain/orders/order-api.ts'
import { fullName, type OrderFilter } from '#domain/orders/order.ts'
import type { OrderSearch } from '#domain/orders/search.ts'
import type { Database } from '../engine/database.ts'
import { readFullOrders, type FullOrder } from './order-parts.ts'
import { whoCanceled } from './cancellations.ts'
import { ordersWithFailedPayment, isHandedOverUnpaid } from '../payments/payments.ts'
import { bookRowMoneyOf } from '../kitchen/ticket-money.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** Filters. `from` and `to` are business days, both included. */
export interface OrderBookFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderFilter | undefined
}

export interface OrderBookPage {
  readonly orders: readonly OrderRow[]
  readonly count: number
  readonly more: boolean
  readonly page: number
}

/** The most orders that are filtered one by one where no index matches the whole filter. */
const maxScanned = 10_000
/** The most matches that are sorted; sorting more would take too long. */
const maxSortable = 2_000

export async function readOrderBook(
  db: Database,
  { find, page: requestedPage, ...part }: OrderBookFilter & { find: OrderSearch | undefined; page: number },
): Promise<OrderBookPage> {
  const { seqs, more } = await findOrders(db, part, find)
  const count = Math.min(seqs.length, maxCounted)
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(count / ordersPerPage)))
  const shown = seqs.slice(0, count).slice((page - 1) * ordersPerPage, page * ordersPerPage)
  return { orders: await readOrderRows(db, shown), count, more, page }
}

/** The matching orders that are still in the kitchen. */
export async function readOpenOrders(
  db: Database,
  { find, status, ...days }: OrderBookFilter & { find: OrderSearch | undefined },
): Promise<OpenOrdersReply> {
  const open = boardStatuses.filter((one) => status === undefined || one === status)
  const found = await Promise.all(open.map((one) => findOrders(db, { ...days, status: one }, find)))
  const seqs = found.flatMap((one) => one.seqs).toSorted((one, other) => other - one)
  return {
    orders: await readOrderRows(db, seqs.slice(0, maxOpenListed)),
    more: seqs.length > maxOpenListed || found.some(({ more }) => more),
  }
}

/** Newest first, at most one more than is counted. `more`: there may be further matches. */
interface Matches {
  readonly seqs: readonly number[]
  readonly more: boolean
}

async function findOrders(
  db: Database,
  part: OrderBookFilter,
  find: OrderSearch | undefined,
): Promise<Matches> {
  if (!find) return run(seqsOf(newestMatching(db, part)).limit(maxCounted + 1))
  if ('number' in find) return findByNumber(db, part, find.number)
  if (await isCommonPrefix(db, find.start)) return findByCommonPrefix(db, part, find.start)
  return findByPrefix(db, part, find.start)
}

function findByNumber(db: Database, { status, ...days }: OrderBookFilter, number: number): Promise<Matches> {
  return run(filterOrders(db, newestMatching(db, days).where('number', '=', number), { status }))
}

/** For a prefix with few matches: the search indexes return all of them, however old. */
function findByPrefix(db: Database, part: OrderBookFilter, start: string): Promise<Matches> {
  const alike = withPrefix(db, 'search_name', start)
    .union(withPrefix(db, 'search_last_name', start))
    .union(withPrefix(db, 'search_email', start))
  return run(filterOrders(db, filterableOrders(db).where('seq', 'in', alike), part))
}

/** For a prefix with too many matches: only the latest orders are searched. Older ones are found with more letters. */
async function findByCommonPrefix(db: Database, part: OrderBookFilter, start: string): Promise<Matches> {
  const latest = newestMatching(db, part)
  const starting = filterOrders(db, latest, {}).where((where) =>
    where.or(
      searchColumns.map((column) =>
        where.and([where(column, '>=', start), where(column, '<', start + lastCharacter)]),
      ),
    ),
  )
  const [{ seqs, more }, older] = await Promise.all([
    run(starting),
    seqsOf(latest).offset(maxScanned).limit(1).executeTakeFirst(),
  ])
  return { seqs, more: more || older !== undefined }
}

async function isCommonPrefix(db: Database, start: string): Promise<boolean> {
  const beyond = await Promise.all(
    searchColumns.map((column) =>
      withPrefix(db, column, start).orderBy(column).offset(maxSortable).limit(1).executeTakeFirst(),
    ),
  )
  return beyond.some((row) => row !== undefined)
}

const searchColumns = ['search_name', 'search_last_name', 'search_email'] as const
/** Sorts after every possible continuation, since these columns are compared by their bytes. */
const lastCharacter = '\u{10ffff}'

function withPrefix(db: Database, column: (typeof searchColumns)[number], start: string) {
  return db.read
    .selectFrom('orders')
    .select('seq')
    .where(column, '>=', start)
    .where(column, '<', start + lastCharacter)
}

function filterableOrders(db: Database) {
  return db.read.selectFrom('orders').select(['seq', 'business_day', 'status', ...searchColumns])
}

/** Sorted by day and then by seq, the order in which every index returns its rows. */
function newestMatching(db: Database, part: OrderBookFilter) {
  let query = filterableOrders(db).orderBy('business_day', 'desc').orderBy('seq', 'desc')
  if (part.from !== undefined) query = query.where('business_day', '>=', part.from)
  if (part.to !== undefined) query = query.where('business_day', '<=', part.to)
  if (part.status !== undefined) query = query.where(matchesFilter(db, part.status))
  return query
}

function matchesFilter(db: Database, filter: OrderFilter): RawBuilder<boolean> {
  switch (filter) {
    case 'payment-failed':
      return sql<boolean>`seq in ${ordersWithFailedPayment(db)}`
    case 'not-paid':
      return isHandedOverUnpaid(db)
    default:
      return sql<boolean>`status = ${filter}`
  }
}

type FilterableOrders = ReturnType<typeof filterableOrders>

/** Selects only seq, so that the query is answered from the index alone. */
function seqsOf(orders: FilterableOrders) {
  return orders.clearSelect().select('seq')
}

/** The inner limit is a barrier: no engine pushes the outer conditions through it and picks a worse index for them. */
function filterOrders(db: Database, some: FilterableOrders, part: OrderBookFilter) {
  let query = db.read
    .selectFrom(some.limit(maxScanned).as('looked_at'))
    .select('seq')
    .orderBy('business_day', 'desc')
    .orderBy('seq', 'desc')
    .limit(maxCounted + 1)
  if (part.from !== undefined) query = query.where('business_day', '>=', part.from)
  if (part.to !== undefined) query = query.where('business_day', '<=', part.to)
  if (part.status !== undefined) query = query.where(matchesFilter(db, part.status))
  return query
}

async function run(query: { execute(): Promise<{ seq: number }[]> }): Promise<Matches> {
  const seqs = (await query.execute()).map((row) => row.seq)
  return { seqs, more: seqs.length > maxCounted }
}

async function readOrderRows(db: Database, seqs: readonly number[]): Promise<OrderRow[]> {
  if (seqs.length === 0) return []
  const rows = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('seq', 'in', seqs)
    .orderBy('business_day', 'desc')
    .orderBy('seq', 'desc')
    .execute()
  return (await readFullOrders(db.read, rows)).map(({ row, lines, payment, refunds }) => ({
    id: row.id,
    number: row.number,
    timestamp: row.timestamp,
    name: fullName(row.first_name, row.last_name),
    lines: linesByItem(lines),
    total: cents(row.total),
    fulfillment: row.fulfillment,
    promise: promiseOf(row, row.ready_by),
    status: row.status,
    canceledBy: row.status === 'canceled' ? whoCanceled(JSON.parse(row.moves) as Move[]) : null,
    ...bookRowMoneyOf(row, payment, refunds),
    purgedAt: row.purged_at,
  }))
}

/** Merges the lines of one item: the list does not show customizations. */
function linesByItem(lines: FullOrder['lines']): OrderRow['lines'] {
  return [...Map.groupBy(lines, ({ item }) => item).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ shortName }) => ({ shortName, quantity: countItems(alike) })),
  )
}
