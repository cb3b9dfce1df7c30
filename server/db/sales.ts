// The sales queries: the database adds up revenue, tax, refunds and burritos by day and hour.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { businessDayOf } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import type { EarlierRange } from '#domain/earlier-range.ts'
import type { ItemId } from '#domain/menu.ts'
import {
  largestCounted,
  type Charged,
  type ChargedInHour,
  type DayRange,
  type LeftOut,
  type SentBack,
  type SoldOfKind,
} from '#domain/sales.ts'
import type { Database } from './open.ts'

export interface Sold {
  readonly hours: readonly ChargedInHour[]
  readonly kinds: readonly SoldOfKind[]
}

/** domain/sales.ts explains this rule. */
export const isCharged = sql`(payment in ('captured', 'refunded', 'refund-failed') or (payment = 'authorised' and status <> 'cancelled'))`
/** The bound is a literal in the SQL text, as it is in the partial index of the orders that are left out. */
const isCounted = sql`total <= ${sql.lit(largestCounted)}`
const isLeftOut = sql`total > ${sql.lit(largestCounted)}`

/** One pass over an index in which equal carts lie side by side, so that few groups remain to be added up. */
export async function readSold(db: Database, range: DayRange): Promise<Sold> {
  const rows = await readInPieces(db, range, async ({ from, to }) => {
    // One statement reads both, so that no order is in one result and not yet in the other.
    const { rows: piece } = await sql<SoldRow>`
      with carts as materialized (
        select business_day as day, lines, local_hour as hour, count(*) as times, sum(burritos) as burritos,
          sum(subtotal) as before_tax, sum(tax) as tax, sum(total) as revenue
        from orders where business_day between ${from} and ${to} and ${isCharged} and ${isCounted}
        group by business_day, lines, local_hour
      ), kinds as materialized (
        select day, lines, sum(times) as times from carts group by day, lines
      )
      select day, hour, cast(null as text) as item, cast(null as text) as name,
        sum(times) as orders, sum(burritos) as burritos, sum(before_tax) as before_tax, sum(tax) as tax,
        sum(revenue) as revenue
      from carts group by day, hour
      union all
      select kinds.day, null, line.value ->> 'item', max(line.value ->> 'name'), null,
        sum(kinds.times * cast(line.value ->> 'quantity' as numeric)),
        sum(kinds.times * cast(line.value ->> 'price' as numeric)), null, null
      from kinds, ${linesOf(db)} as line${sql.raw(db.engine === 'postgres' ? '(value)' : '')}
      group by kinds.day, line.value ->> 'item'
      order by 1`.execute(db.read)
    return piece
  })
  return {
    hours: rows.flatMap((row) => (row.item === null ? [{ ...chargedOf(row), hour: row.hour }] : [])),
    kinds: rows.flatMap((row) => (row.item === null ? [] : [soldOf(row)])),
  }
}

/** Day by day, from the index alone; `until` leaves out later orders of its day. */
export async function readCharged(db: Database, { from, to, until }: EarlierRange): Promise<Charged[]> {
  if (until === undefined) return readWholeDays(db, { from, to })
  const lastDay = businessDayOf(new Date(until), db.timeZone)
  const before = await readWholeDays(db, { from, to: addDays(lastDay, -1) })
  // The timestamp is not in the index: only the one day that `until` cuts reads it.
  return [...before, ...(await readDays(db, { from: lastDay, to: lastDay }, sql`and timestamp <= ${until}`))]
}

function readWholeDays(db: Database, range: DayRange): Promise<Charged[]> {
  return readInPieces(db, range, (piece) => readDays(db, piece, sql``))
}

async function readDays(db: Database, { from, to }: DayRange, only: RawBuilder<unknown>): Promise<Charged[]> {
  const { rows } = await sql<ChargedRow>`
    select business_day as day, count(*) as orders, sum(burritos) as burritos, sum(subtotal) as before_tax,
      sum(tax) as tax, sum(total) as revenue
    from orders where business_day between ${from} and ${to} and ${isCharged} and ${isCounted} ${only}
    group by business_day`.execute(db.read)
  return rows.map(chargedOf)
}

export async function readSentBack(db: Database, { from, to, until }: EarlierRange): Promise<SentBack[]> {
  const only = until === undefined ? sql`` : sql`and returned_at <= ${until}`
  const { rows } = await sql<SentBackRow>`
    select refund_day as day, sum(total) as refunds, sum(tax) as refunded_tax
    from orders where refund_day between ${from} and ${to} and ${isCounted} ${only}
    group by refund_day`.execute(db.read)
  return rows.map(({ day, refunds, refunded_tax }) => ({ day, refunds, refundedTax: refunded_tax }))
}

/** From a partial index of such orders, which is mostly empty. */
export async function readLeftOut(db: Database, { from, to }: DayRange): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select business_day as day, count(*) as orders
    from orders where business_day between ${from} and ${to} and ${isCharged} and ${isLeftOut}
    group by business_day`.execute(db.read)
  return rows
}

/** How many milliseconds the event loop may be blocked at a time. */
const longestBlock = 3
/** An order takes half a dozen turns of the event loop: requests that waited are finished before the next block. */
const turnsToYield = 8

/**
 * SQLite reads in the server's own thread and blocks the event loop, so it reads one day at a time and yields before
 * requests have waited long. PostgreSQL runs elsewhere and reads the whole range at once.
 */
async function readInPieces<Row>(
  db: Database,
  range: DayRange,
  read: (piece: DayRange) => Promise<Row[]>,
): Promise<Row[]> {
  if (db.engine === 'postgres') return read(range)
  const rows: Row[] = []
  let heldSince = performance.now()
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    rows.push(...(await read({ from: day, to: day })))
    if (performance.now() - heldSince < longestBlock) continue
    await yieldToRequests()
    heldSince = performance.now()
  }
  return rows
}

/** A turn of the event loop with nothing to do takes microseconds. */
async function yieldToRequests(): Promise<void> {
  for (let turn = 0; turn < turnsToYield; turn += 1) await nextTurn()
}

/** Equal carts are parsed once, since parsing is the slow part and most customers order the same few carts. */
function linesOf({ engine }: Database): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`jsonb_array_elements(kinds.lines::jsonb)` : sql`json_each(kinds.lines)`
}

interface ChargedRow {
  day: string
  orders: number
  burritos: number
  before_tax: number
  tax: number
  revenue: number
}

type SoldRow = (ChargedRow & { hour: number; item: null }) | KindRow

interface KindRow {
  day: string
  item: ItemId
  name: string
  burritos: number
  before_tax: number
}

interface SentBackRow {
  day: string
  refunds: number
  refunded_tax: number
}

function chargedOf({ day, orders, burritos, before_tax, tax, revenue }: ChargedRow): Charged {
  return { day, orders, burritos, beforeTax: before_tax, tax, revenue }
}

function soldOf({ day, item, name, burritos, before_tax }: KindRow): SoldOfKind {
  return { day, item, name, burritos, beforeTax: before_tax }
}
