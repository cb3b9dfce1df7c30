// The sales queries: the database adds up revenue, tax, refunds and burritos by day and hour.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { businessDayOf } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import type { EarlierRange } from '#domain/earlier-range.ts'
import type { LocalText } from '#domain/local-text.ts'
import type { ItemId } from '#domain/menu.ts'
import {
  largestCounted,
  type Charged,
  type ChargedInHour,
  type DayRange,
  type LeftOut,
  type SentBack,
  type SoldOfChoice,
  type SoldOfKind,
} from '#domain/sales.ts'
import type { Database } from './open.ts'

export interface Sold {
  readonly hours: readonly ChargedInHour[]
  readonly kinds: readonly SoldOfKind[]
  readonly choices: readonly SoldOfChoice[]
}

/** domain/sales.ts explains both rules; the payment of a cancelled order is asked to return. */
const notCharged = sql`(payments.state not in ('captured', 'refunded', 'refund-failed')
  and (payments.state <> 'authorised' or payments.return_asked_at is not null))`
const tooLarge = sql`payments.asked > ${sql.lit(largestCounted)}`

/**
 * Whether an order counts, by its seq. The few that do not count are in a partial index, which has the same conditions: all
 * others are known by their absence from it, and no payment is read.
 */
export function isCounted(seq: string): RawBuilder<boolean> {
  return sql`not exists (
    select 1 from payments where payments.order_seq = ${sql.ref(seq)} and (${tooLarge} or ${notCharged}))`
}

export async function readSold(db: Database, range: DayRange): Promise<Sold> {
  const rows = await readInPieces(db, range, async (piece) => {
    // SQLite sorts what it groups, unless an index has it in order: of one day, the index of the lines has.
    const oneDay = piece.from === piece.to
    const days = oneDay
      ? sql`business_day = ${piece.from}`
      : sql`business_day between ${piece.from} and ${piece.to}`
    const [day, byDay] = oneDay
      ? [sql`cast(${piece.from} as text)`, sql``]
      : [sql`business_day`, sql`business_day, `]
    // One statement reads all of it, so that no order is in one result and not yet in the other.
    const { rows: some } = await sql<SoldRow>`
      with kinds as (
        select ${day} as day, item, sum(quantity) as burritos, sum(price) as before_tax, max(order_seq) as latest
        from order_lines where ${days} and ${isCounted('order_lines.order_seq')}
        group by ${byDay} item
      ), choices as (
        select ${day} as day, choice, sum(quantity) as times, sum(price) as added, max(order_seq) as latest
        from order_choices where ${days} and ${isCounted('order_choices.order_seq')}
        group by ${byDay} choice
      )
      select ${day} as day, local_hour as hour, cast(null as text) as item, cast(null as text) as choice,
        cast(null as text) as name,
        count(*) as orders, sum(burritos) as burritos, sum(subtotal) as before_tax, sum(tax) as tax,
        sum(delivery) as delivery, sum(total) as revenue,
        sum(case way when 'pickup' then 1 else 0 end) as pickups,
        sum(case way when 'pickup' then total else 0 end) as pickup_revenue
      from orders where ${days} and ${isCounted('orders.seq')}
      group by ${byDay} local_hour
      union all
      select day, null, item, null, (select cast(short_name as text) from order_lines
          where order_seq = kinds.latest and item = kinds.item limit 1),
        null, burritos, before_tax, null, null, null, null, null
      from kinds
      union all
      select day, null, null, choice, (select cast(name as text) from order_choices
          where order_seq = choices.latest and choice = choices.choice limit 1),
        null, times, added, null, null, null, null, null
      from choices order by 1`.execute(db.read)
    return some
  })
  return {
    hours: rows.filter((row) => row.hour !== null).map(chargedInHour),
    kinds: rows.filter((row) => row.item !== null).map(soldOf),
    choices: rows.filter((row) => row.choice !== null).map(chosenOf),
  }
}

/** Day by day; `until` leaves out later orders of its day. */
export async function readCharged(
  db: Database,
  { from, to, until }: EarlierRange,
  timeZone: string,
): Promise<Charged[]> {
  if (until === undefined) return readWholeDays(db, { from, to })
  const lastDay = businessDayOf(new Date(until), timeZone)
  const before = await readWholeDays(db, { from, to: addDays(lastDay, -1) })
  // The timestamp is not in the index: only the one day that `until` cuts reads it.
  const cut = await readDays(db, { from: lastDay, to: lastDay }, sql`and orders.timestamp <= ${until}`)
  return [...before, ...cut]
}

function readWholeDays(db: Database, range: DayRange): Promise<Charged[]> {
  return readInPieces(db, range, (piece) => readDays(db, piece, sql``))
}

async function readDays(db: Database, range: DayRange, only: RawBuilder<unknown>): Promise<Charged[]> {
  const { rows } = await sql<ChargedRow>`
    select orders.business_day as day, count(*) as orders, sum(orders.burritos) as burritos,
      sum(orders.subtotal) as before_tax, sum(orders.tax) as tax,
      sum(orders.delivery) as delivery, sum(orders.total) as revenue
    from orders
    where orders.business_day between ${range.from} and ${range.to} and ${isCounted('orders.seq')} ${only}
    group by orders.business_day`.execute(db.read)
  return rows.map(chargedOf)
}

export async function readSentBack(db: Database, { from, to, until }: EarlierRange): Promise<SentBack[]> {
  const only = until === undefined ? sql`` : sql`and payments.returned_at <= ${until}`
  const { rows } = await sql<SentBackRow>`
    select payments.refund_day as day, sum(payments.refunded) as refunds,
      sum(orders.tax) as refunded_tax
    from payments join orders on orders.seq = payments.order_seq
    where payments.refund_day between ${from} and ${to} and not ${tooLarge} ${only}
    group by payments.refund_day`.execute(db.read)
  return rows.map(({ day, refunds, refunded_tax }) => ({ day, refunds, refundedTax: refunded_tax }))
}

/** From a partial index of such orders, which is mostly empty. */
export async function readLeftOut(db: Database, { from, to }: DayRange): Promise<LeftOut[]> {
  const { rows } = await sql<LeftOut>`
    select orders.business_day as day, count(*) as orders
    from orders join payments on payments.order_seq = orders.seq
    where orders.business_day between ${from} and ${to} and not ${notCharged}
      and orders.total > ${sql.lit(largestCounted)}
    group by orders.business_day`.execute(db.read)
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
export async function readInPieces<Row>(
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

interface ChargedRow {
  day: string
  orders: number
  burritos: number
  before_tax: number
  tax: number
  delivery: number
  revenue: number
}

interface HourRow extends ChargedRow {
  hour: number
  item: null
  choice: null
  pickups: number
  pickup_revenue: number
}

type SoldRow = HourRow | KindRow | ChoiceRow

interface KindRow {
  day: string
  hour: null
  item: ItemId
  choice: null
  /** JSON: LocalText, as on the latest of these orders. */
  name: string
  burritos: number
  before_tax: number
}

/** The columns are those of the kinds: how many, and what they came to. */
interface ChoiceRow extends Omit<KindRow, 'item' | 'choice'> {
  item: null
  choice: string
}

interface SentBackRow {
  day: string
  refunds: number
  refunded_tax: number
}

function chargedOf({ day, orders, burritos, before_tax, tax, delivery, revenue }: ChargedRow): Charged {
  return { day, orders, burritos, beforeTax: before_tax, tax, delivery, revenue }
}

function chargedInHour(row: HourRow): ChargedInHour {
  const { hour, pickups, pickup_revenue } = row
  return { ...chargedOf(row), hour, pickup: { orders: pickups, revenue: pickup_revenue } }
}

function soldOf({ day, item, name, burritos, before_tax }: KindRow): SoldOfKind {
  return { day, item, name: JSON.parse(name) as LocalText, burritos, beforeTax: before_tax }
}

function chosenOf({ day, choice, name, burritos, before_tax }: ChoiceRow): SoldOfChoice {
  return { day, choice, name: JSON.parse(name) as LocalText, count: burritos, added: before_tax }
}
