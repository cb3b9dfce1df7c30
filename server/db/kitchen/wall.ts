// The wall's orders (R75): the open ones alone, by the index of statuses, and of each no more than the wall needs.
import { sql } from 'kysely'
import { maxTicketsOnBoard } from '#domain/kitchen/tickets.ts'
import { arrangeWall, type Wall } from '#domain/kitchen/wall.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import type { Database } from '../engine/database.ts'
import { byStatus } from './tickets.ts'

interface WallRow {
  readonly number: number
  readonly first_name: string
  readonly fulfillment: Fulfillment
  readonly status: OrderStatus
  readonly ready_by: string
  readonly starts_at: string | null
  readonly ready_at: string | null
}

const columns = sql`number, first_name, fulfillment, status, ready_by, starts_at, ready_at`

/** Like a board, a wall is made from the orders that were promised first, and from those that were marked ready last. */
export async function readWall(db: Database, now: Date): Promise<Wall> {
  const [inKitchen, ready] = await Promise.all([
    sql<WallRow>`
      select ${columns} from orders ${byStatus(db)} where status in ('placed', 'cooking')
      order by ready_by, seq limit ${maxTicketsOnBoard}`.execute(db.read),
    sql<WallRow>`
      select ${columns} from orders ${byStatus(db)} where status = 'ready'
      order by moved_at desc limit ${maxTicketsOnBoard}`.execute(db.read),
  ])
  const tickets = [...inKitchen.rows, ...ready.rows].map((row) => ({
    number: row.number,
    firstName: row.first_name,
    fulfillment: row.fulfillment,
    status: row.status,
    readyBy: row.ready_by,
    startsAt: row.starts_at,
    readyAt: row.ready_at,
  }))
  return arrangeWall(tickets, now.getTime())
}
