// The board on the owner's first screen: how many tickets each column has, the latest order, and what is scheduled next.
import { sql } from 'kysely'
import type { TodayReply } from '#domain/people/people-api.ts'
import { grace } from '#domain/kitchen/on-time-record.ts'
import { fullName, type OrderId } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import type { Database } from '../engine/database.ts'
import { byStatus, promiseOf } from './tickets.ts'

const emptyBoard = { placed: 0, cooking: 0, ready: 0, later: 0 }
/** More would make this panel longer than the board's panel. */
const mostScheduled = 4

export async function readTodaysBoard(
  db: Database,
  now: Date,
): Promise<Pick<TodayReply, 'board' | 'late' | 'scheduled'>> {
  const at = now.toISOString()
  const lateSince = new Date(now.getTime() - grace).toISOString()
  const [counts, late, scheduled] = await Promise.all([
    sql<{ place: keyof TodayReply['board']; tickets: number }>`
      select case when status = 'placed' and starts_at > ${at} then 'later' else status end as place,
        count(*) as tickets
      from orders ${byStatus(db)} where status in ('placed', 'cooking', 'ready') group by 1`.execute(db.read),
    sql<NamedRow>`
      select id, number, first_name, last_name, ready_by from orders ${byStatus(db)}
      where status in ('placed', 'cooking') and ready_by < ${lateSince} order by ready_by limit 1`.execute(
      db.read,
    ),
    sql<ScheduledRow>`
      select id, number, first_name, last_name, ready_by, fulfillment_details, scheduled, fulfillment, item_count
      from orders ${byStatus(db)}
      where status = 'placed' and scheduled = 1 and starts_at > ${at}
      order by ready_by, seq limit ${mostScheduled}`.execute(db.read),
  ])
  const [first] = late.rows
  return {
    board: {
      ...emptyBoard,
      ...Object.fromEntries(counts.rows.map(({ place, tickets }) => [place, tickets])),
    },
    late: first ? { ...named(first), readyBy: first.ready_by } : null,
    scheduled: scheduled.rows
      .map((row) => {
        const promise = promiseOf(row, row.ready_by)
        return { ...named(row), promise, fulfillment: row.fulfillment, itemCount: row.item_count }
      })
      // The order that is ready first may be a delivery that arrives last.
      .toSorted((a, b) => a.promise.at.localeCompare(b.promise.at)),
  }
}

interface NamedRow {
  id: OrderId
  number: number
  first_name: string
  last_name: string
  ready_by: string
}

interface ScheduledRow extends NamedRow {
  /** JSON: FulfillmentDetails */
  fulfillment_details: string
  scheduled: number
  fulfillment: Fulfillment
  item_count: number
}

function named({ id, number, first_name, last_name }: NamedRow) {
  return { id, number, name: fullName(first_name, last_name) }
}
