// The on-time record (R49): when orders were promised and when they were ready, and the percentage that customers see.
import { sql } from 'kysely'
import { instantAt, restaurantClock, businessDayOf } from '#domain/restaurant/business-day.ts'
import { addDays, businessDayStartHour } from '#domain/basics/days.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { minOrdersToShow, percentKept, type FinishedOrder } from '#domain/kitchen/on-time-record.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Database } from '../engine/database.ts'
import { readInBatches } from '../books/read-in-batches.ts'

const quarterHour = 15 * 60_000

/** The orders that were promised for these business days and marked ready. Canceled orders do not count. */
export async function readMadeOrders(
  db: Database,
  range: DayRange,
  timeZone: string,
): Promise<FinishedOrder[]> {
  const clockOf = createClockCache(timeZone)
  const rows = await readInBatches(db, range, async ({ from, to }) => {
    const { rows: some } = await sql<MadeRow>`
      select seq, first_ready_by, ready_at, cooking_at, weight,
        case when ready_by = first_ready_by then 0 else 1 end as is_delayed
      from orders
      where first_ready_by >= ${startOf(from, timeZone)} and first_ready_by < ${startOf(addDays(to, 1), timeZone)}
        and ready_at is not null and status <> 'canceled'
      order by first_ready_by`.execute(db.read)
    return some
  })
  return rows.map((row) => {
    const promisedFor = Date.parse(row.first_ready_by)
    return {
      seq: row.seq,
      promisedFor,
      readyAt: Date.parse(row.ready_at),
      cookingAt: row.cooking_at === null ? null : Date.parse(row.cooking_at),
      weight: row.weight / 10,
      isDelayed: row.is_delayed === 1,
      ...clockOf(promisedFor),
    }
  })
}

/**
 * How many orders that were promised for these days were made, and how many of them on time (isKept). The database counts
 * them, so that no rows are read.
 */
export async function countOnTime(
  db: Database,
  range: DayRange,
  timeZone: string,
): Promise<{ orders: number; kept: number }> {
  const minuteLate =
    db.engine === 'postgres'
      ? sql`first_ready_by + interval '1 minute'`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', first_ready_by, '+1 minute')`
  const rows = await readInBatches(db, range, async ({ from, to }) => {
    const { rows: some } = await sql<{ orders: number; kept: number | null }>`
      select count(*) as orders, sum(case when ready_at <= first_ready_by then 1
        when ready_at <= ${minuteLate} then 1 else 0 end) as kept
      from orders
      where first_ready_by >= ${startOf(from, timeZone)} and first_ready_by < ${startOf(addDays(to, 1), timeZone)}
        and ready_at is not null and status <> 'canceled'`.execute(db.read)
    return some
  })
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    kept: rows.reduce((sum, { kept }) => sum + (kept ?? 0), 0),
  }
}

/** The order's id, and the number by which staff know it. */
export function findMadeOrder(
  db: Database,
  { seq }: Pick<FinishedOrder, 'seq'>,
): Promise<{ id: OrderId; number: number }> {
  return db.read
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow()
}

interface MadeRow {
  seq: number
  first_ready_by: string
  ready_at: string
  cooking_at: string | null
  /** In tenths. */
  weight: number
  is_delayed: number
}

function startOf(day: string, timeZone: string): string {
  return instantAt(day, { hour: businessDayStartHour }, timeZone).toISOString()
}

/** Time zones differ from UTC by whole quarter hours, so the wall clock is computed once for each quarter hour. */
function createClockCache(timeZone: string): (at: number) => { day: string; hour: number } {
  const cache = new Map<number, { day: string; hour: number }>()
  return (at) => {
    const quarter = Math.floor(at / quarterHour)
    const clock = cache.get(quarter) ?? restaurantClock(new Date(at), timeZone)
    cache.set(quarter, clock)
    return clock
  }
}

type OnTimeShown = MenuReply['record']

interface OnTimeQuery {
  readonly now: Date
  readonly timeZone: string
}

/** The record of thirty days hardly changes within minutes, but every menu shows it. */
const maxAgeMs = 5 * 60_000
const days = 30

/**
 * How often orders were ready on time, as customers see it. Only the first callers wait for the database; later callers get the
 * last record, which is refreshed in the background.
 */
export function createOnTimeShown(db: Database): (query: OnTimeQuery) => Promise<OnTimeShown> {
  let last: { readonly at: number; readonly record: OnTimeShown } | undefined
  let reading: Promise<OnTimeShown> | undefined

  async function refresh({ now, timeZone }: OnTimeQuery): Promise<OnTimeShown> {
    const to = businessDayOf(now, timeZone)
    const made = await countOnTime(db, { from: addDays(to, 1 - days), to }, timeZone)
    const record = made.orders < minOrdersToShow ? null : { keptPercent: percentKept(made) }
    last = { at: now.getTime(), record }
    return record
  }

  /** Concurrent callers share one read. */
  function readShared(query: OnTimeQuery): Promise<OnTimeShown> {
    reading ??= refresh(query).finally(() => (reading = undefined))
    return reading
  }

  return async (query) => {
    if (!last) return readShared(query)
    // If the refresh fails, the last record stays, and the next call tries again.
    if (Math.abs(query.now.getTime() - last.at) > maxAgeMs) void readShared(query).catch(() => {})
    return last.record
  }
}
