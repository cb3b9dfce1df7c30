// The sales queries: the database adds up what came in and what was sold, by day and hour.
import { sql, type RawBuilder } from 'kysely'
import type { ComparedRange } from '#domain/books/earlier-range.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { addDays } from '#domain/basics/days.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { ChargedOrdersInHour, ChoiceSales, ItemSales } from '#domain/books/sales-breakdown.ts'
import type { ChargedOrders } from '#domain/books/sales.ts'
import type { Database } from '../engine/database.ts'
import { cacheByDay } from './cache-by-day.ts'
import { readInBatches } from './read-in-batches.ts'

export interface Sold {
  readonly hours: readonly ChargedOrdersInHour[]
  readonly kinds: readonly ItemSales[]
  readonly choices: readonly ChoiceSales[]
}

/** The sums over orders. Every column is in the index orders_by_earned_day. */
const sums = sql`count(*) as orders, sum(orders.item_count) as burritos, sum(orders.subtotal) as sales,
  sum(orders.discount) as discounts, sum(orders.tax) as tax, sum(orders.delivery) as delivery, sum(orders.tip) as tips,
  sum(case fulfillment when 'pickup' then 1 else 0 end) as pickups,
  sum(case fulfillment when 'pickup' then orders.subtotal - orders.discount else 0 end) as pickup_sold,
  sum(case fulfillment when 'pickup' then orders.tip else 0 end) as pickup_tips`

type SoldSums = ChargedOrdersInHour | ItemSales | ChoiceSales

export async function readSold(db: Database, range: DayRange): Promise<Sold> {
  return splitSold(await readSoldSums(db, range))
}

async function readSoldSums(db: Database, range: DayRange): Promise<SoldSums[]> {
  const rows = await readInBatches(db, range, async (piece) => {
    // SQLite sorts rows to group them, unless an index has them in that order. For a single day, the index of the lines does.
    const oneDay = piece.from === piece.to
    const days = oneDay
      ? sql`earned_day = ${piece.from}`
      : sql`earned_day between ${piece.from} and ${piece.to}`
    const [day, byDay] = oneDay
      ? [sql`cast(${piece.from} as text)`, sql``]
      : [sql`earned_day`, sql`earned_day, `]
    // A single statement, so that no order is in one of the results and not yet in another.
    const { rows: some } = await sql<SoldRow>`
      with kinds as (
        select ${day} as day, item, sum(quantity) as burritos, sum(price) - sum(discount) as sold,
          sum(discount) as discounts, max(order_seq) as latest
        from order_lines where ${days}
        group by ${byDay} item
      ), choices as (
        select ${day} as day, choice, sum(quantity) as times, sum(price) as added, max(order_seq) as latest
        from order_choices where ${days}
        group by ${byDay} choice
      )
      select ${day} as day, local_hour as hour, cast(null as text) as item, cast(null as text) as choice,
        cast(null as text) as name, ${sums}
      from orders where ${days}
      group by ${byDay} local_hour
      union all
      select day, null, item, null, (select cast(short_name as text) from order_lines
          where order_seq = kinds.latest and item = kinds.item limit 1),
        null, burritos, sold, discounts, null, null, null, null, null, null
      from kinds
      union all
      select day, null, null, choice, (select cast(name as text) from order_choices
          where order_seq = choices.latest and choice = choices.choice limit 1),
        null, times, added, null, null, null, null, null, null, null
      from choices order by 1`.execute(db.read)
    return some
  })
  return rows.map((row) => {
    if (row.hour !== null) return chargedInHour(row)
    return row.item === null ? chosenOf(row) : soldOf(row)
  })
}

function splitSold(rows: readonly SoldSums[]): Sold {
  return {
    hours: rows.filter((row) => 'hour' in row),
    kinds: rows.filter((row) => 'item' in row),
    choices: rows.filter((row) => 'choice' in row),
  }
}

export interface SalesCache {
  readSold(range: DayRange): Promise<Sold>
  /** Grouped by day. */
  readCharged(range: DayRange): Promise<ChargedOrders[]>
}

/** The same sums, each day's from memory until the ledger has more entries for the day. */
export function createSalesCache(db: Database): SalesCache {
  const readSoldCached = cacheByDay(db, (range) => readSoldSums(db, range))
  return {
    readSold: async (range) => splitSold(await readSoldCached(range)),
    readCharged: cacheByDay(db, (range) => readWholeDays(db, range)),
  }
}

/** Grouped by day; `until` leaves out money that came in later. */
export async function readCharged(
  db: Database,
  { from, to, until }: ComparedRange,
  timeZone: string,
  readDaySums: SalesCache['readCharged'] = (range) => readWholeDays(db, range),
): Promise<ChargedOrders[]> {
  if (until === undefined) return readDaySums({ from, to })
  const lastDay = businessDayOf(new Date(until), timeZone)
  const before = await readDaySums({ from, to: addDays(lastDay, -1) })
  // The time of payment is not in the index, so only the day that contains `until` is filtered by it.
  const cut = await readDays(
    db,
    { from: lastDay, to: lastDay },
    sql`and (select coalesce(captured_at, requested_at) from payments where order_seq = orders.seq) <= ${until}`,
  )
  return [...before, ...cut]
}

function readWholeDays(db: Database, range: DayRange): Promise<ChargedOrders[]> {
  return readInBatches(db, range, (piece) => readDays(db, piece, sql``))
}

async function readDays(db: Database, range: DayRange, only: RawBuilder<unknown>): Promise<ChargedOrders[]> {
  const { rows } = await sql<ChargedRow>`
    select orders.earned_day as day, ${sums}
    from orders
    where orders.earned_day between ${range.from} and ${range.to} ${only}
    group by orders.earned_day`.execute(db.read)
  return rows.map(chargedOf)
}

interface ChargedRow {
  day: string
  orders: number
  burritos: number
  sales: number
  discounts: number
  tax: number
  delivery: number
  tips: number
  pickups: number
  pickup_sold: number
  pickup_tips: number
}

interface HourRow extends ChargedRow {
  hour: number
  item: null
  choice: null
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
  /** Uses the column of the orders' sales: the amount after discounts. */
  sales: number
  discounts: number
}

/** Uses the columns of KindRow: `burritos` is how many, `sales` is what the choices added. */
interface ChoiceRow extends Omit<KindRow, 'item' | 'choice' | 'discounts'> {
  item: null
  choice: string
}

function chargedOf(row: ChargedRow): ChargedOrders {
  const { day, orders, burritos, sales, discounts, tax, delivery, tips } = row
  const pickup = { orders: row.pickups, sold: row.pickup_sold, tips: row.pickup_tips }
  return { day, orders, burritos, sales, discounts, tax, delivery, tips, pickup }
}

function chargedInHour(row: HourRow): ChargedOrdersInHour {
  return { ...chargedOf(row), hour: row.hour }
}

function soldOf({ day, item, name, burritos, sales, discounts }: KindRow): ItemSales {
  return { day, item, name: JSON.parse(name) as LocalText, burritos, sold: sales, discounts }
}

function chosenOf({ day, choice, name, burritos, sales }: ChoiceRow): ChoiceSales {
  return { day, choice, name: JSON.parse(name) as LocalText, count: burritos, added: sales }
}
