// The order book: finds orders by number, name, e-mail, day and status, newest first, in bounded time.
// On SQLite a read runs in the server's own thread, and a long one would block the shop. So no query scans all orders:
// each query starts at an index, looks at a bounded number of orders, and counts no further than mostCounted.
import { sql, type RawBuilder } from 'kysely'
import { countBurritos } from '#domain/menu/requested-item.ts'
import { cents } from '#domain/basics/money.ts'
import { mostOpenListed, mostCounted, ordersPerPage } from '#domain/orders/order-book.ts'
import { boardStatuses, type Move } from '#domain/kitchen/tickets.ts'
import type { OrderRow, OpenOrdersReply } from '#domain/orders/order-api.ts'
import { fullName, type OrderFilter } from '#domain/orders/order.ts'
import type { Sought } from '#domain/orders/search.ts'
import type { Database } from '../engine/database.ts'
import { readWhole, type WholeOrder } from './order-parts.ts'
import { doerOf } from './cancellations.ts'
import { ordersWithFailedPayment, wasNotPaid } from '../payments/payments.ts'
import { rowMoneyOf } from '../kitchen/ticket-money.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** Filters. `from` and `to` are business days, both included. */
export interface BookPart {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderFilter | undefined
}

export interface BookPage {
  readonly orders: readonly OrderRow[]
  readonly count: number
  readonly more: boolean
  readonly page: number
}

/** The most orders that are looked at one by one, where an index alone does not answer. */
const mostLookedAt = 10_000
/** Up to this many matches are sorted; more would take too long. */
const fewAlike = 2_000

export async function readBook(
  db: Database,
  { find, page: wanted, ...part }: BookPart & { find: Sought | undefined; page: number },
): Promise<BookPage> {
  const { seqs, more } = await findOrders(db, part, find)
  const count = Math.min(seqs.length, mostCounted)
  const page = Math.min(wanted, Math.max(1, Math.ceil(count / ordersPerPage)))
  const shown = seqs.slice(0, count).slice((page - 1) * ordersPerPage, page * ordersPerPage)
  return { orders: await readRows(db, shown), count, more, page }
}

/** The matching orders that are still in the kitchen. */
export async function readOpenOrders(
  db: Database,
  { find, status, ...days }: BookPart & { find: Sought | undefined },
): Promise<OpenOrdersReply> {
  const open = boardStatuses.filter((one) => status === undefined || one === status)
  const found = await Promise.all(open.map((one) => findOrders(db, { ...days, status: one }, find)))
  const seqs = found.flatMap((one) => one.seqs).toSorted((one, other) => other - one)
  return {
    orders: await readRows(db, seqs.slice(0, mostOpenListed)),
    more: seqs.length > mostOpenListed || found.some(({ more }) => more),
  }
}

/** Newest first, one more than is counted; `more` when further orders were neither counted nor looked at. */
interface Found {
  readonly seqs: readonly number[]
  readonly more: boolean
}

async function findOrders(db: Database, part: BookPart, find: Sought | undefined): Promise<Found> {
  if (!find) return run(seqsOf(newestIn(db, part)).limit(mostCounted + 1))
  if ('number' in find) return withNumber(db, part, find.number)
  if (await isCommon(db, find.start)) return withCommonStart(db, part, find.start)
  return withStart(db, part, find.start)
}

function withNumber(db: Database, { status, ...days }: BookPart, number: number): Promise<Found> {
  return run(sift(db, newestIn(db, days).where('number', '=', number), { status }))
}

/** For a start with few matches: the search indexes name them all, whenever they were placed. */
function withStart(db: Database, part: BookPart, start: string): Promise<Found> {
  const alike = startingWith(db, 'search_name', start)
    .union(startingWith(db, 'search_last', start))
    .union(startingWith(db, 'search_email', start))
  return run(sift(db, columnsToSift(db).where('seq', 'in', alike), part))
}

/** For a start with too many matches: only the latest orders are searched, and more letters find older ones. */
async function withCommonStart(db: Database, part: BookPart, start: string): Promise<Found> {
  const latest = newestIn(db, part)
  const starting = sift(db, latest, {}).where((where) =>
    where.or(
      searchColumns.map((column) =>
        where.and([where(column, '>=', start), where(column, '<', start + lastSign)]),
      ),
    ),
  )
  const [{ seqs, more }, older] = await Promise.all([
    run(starting),
    seqsOf(latest).offset(mostLookedAt).limit(1).executeTakeFirst(),
  ])
  return { seqs, more: more || older !== undefined }
}

async function isCommon(db: Database, start: string): Promise<boolean> {
  const beyond = await Promise.all(
    searchColumns.map((column) =>
      startingWith(db, column, start).orderBy(column).offset(fewAlike).limit(1).executeTakeFirst(),
    ),
  )
  return beyond.some((row) => row !== undefined)
}

const searchColumns = ['search_name', 'search_last', 'search_email'] as const
/** Sorts after every possible continuation, since these columns are compared by their bytes. */
const lastSign = '\u{10ffff}'

function startingWith(db: Database, column: (typeof searchColumns)[number], start: string) {
  return db.read
    .selectFrom('orders')
    .select('seq')
    .where(column, '>=', start)
    .where(column, '<', start + lastSign)
}

function columnsToSift(db: Database) {
  return db.read.selectFrom('orders').select(['seq', 'business_day', 'status', ...searchColumns])
}

/** By day and then by seq: seqs grow with the business day, and so every index returns this order. */
function newestIn(db: Database, part: BookPart) {
  let query = columnsToSift(db).orderBy('business_day', 'desc').orderBy('seq', 'desc')
  if (part.from !== undefined) query = query.where('business_day', '>=', part.from)
  if (part.to !== undefined) query = query.where('business_day', '<=', part.to)
  if (part.status !== undefined) query = query.where(isFiltered(db, part.status))
  return query
}

function isFiltered(db: Database, filter: OrderFilter): RawBuilder<boolean> {
  switch (filter) {
    case 'payment-failed':
      return sql<boolean>`seq in ${ordersWithFailedPayment(db)}`
    case 'not-paid':
      return wasNotPaid(db)
    default:
      return sql<boolean>`status = ${filter}`
  }
}

type ToSift = ReturnType<typeof columnsToSift>

/** The index alone answers this query: the rows themselves are not read. */
function seqsOf(orders: ToSift) {
  return orders.clearSelect().select('seq')
}

/** The inner limit is a barrier: no engine pushes the outer conditions through it and picks another index for them. */
function sift(db: Database, some: ToSift, part: BookPart) {
  let query = db.read
    .selectFrom(some.limit(mostLookedAt).as('looked_at'))
    .select('seq')
    .orderBy('business_day', 'desc')
    .orderBy('seq', 'desc')
    .limit(mostCounted + 1)
  if (part.from !== undefined) query = query.where('business_day', '>=', part.from)
  if (part.to !== undefined) query = query.where('business_day', '<=', part.to)
  if (part.status !== undefined) query = query.where(isFiltered(db, part.status))
  return query
}

async function run(query: { execute(): Promise<{ seq: number }[]> }): Promise<Found> {
  const seqs = (await query.execute()).map((row) => row.seq)
  return { seqs, more: seqs.length > mostCounted }
}

async function readRows(db: Database, seqs: readonly number[]): Promise<OrderRow[]> {
  if (seqs.length === 0) return []
  const rows = await db.read
    .selectFrom('orders')
    .selectAll()
    .where('seq', 'in', seqs)
    .orderBy('business_day', 'desc')
    .orderBy('seq', 'desc')
    .execute()
  return (await readWhole(db.read, rows)).map(({ row, lines, payment, refunds }) => ({
    id: row.id,
    number: row.number,
    timestamp: row.timestamp,
    name: fullName(row.first_name, row.last_name),
    lines: kindsIn(lines),
    total: cents(row.total),
    way: row.way,
    promise: promiseOf(row, row.ready_by),
    status: row.status,
    cancelledBy: row.status === 'cancelled' ? doerOf(JSON.parse(row.moves) as Move[]) : null,
    ...rowMoneyOf(row, payment, refunds),
    forgottenAt: row.purged_at,
  }))
}

/** In the list, burritos that differ only by what was chosen stand together. */
function kindsIn(lines: WholeOrder['lines']): OrderRow['lines'] {
  return [...Map.groupBy(lines, ({ item }) => item).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ shortName }) => ({ shortName, quantity: countBurritos(alike) })),
  )
}
