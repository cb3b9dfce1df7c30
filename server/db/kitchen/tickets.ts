// The kitchen's tickets: reads the board, and finds and changes tickets.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { LiveEvents } from '#domain/people/people-api.ts'
import {
  boardStatuses,
  isOnBoard,
  maxTicketsOnBoard,
  noOverflow,
  undoWindow,
  type BoardOverflow,
  type BoardStatus,
  type Move,
  type Ticket,
  type TicketLine,
} from '#domain/kitchen/tickets.ts'
import { cents } from '#domain/basics/money.ts'
import {
  callOutName,
  type FulfillmentDetails,
  type OrderId,
  type OrderStatus,
  type CancelReason,
} from '#domain/orders/order.ts'
import type { OrderPromise } from '#domain/restaurant/wait-times.ts'
import type { Database } from '../engine/database.ts'
import { readTicketLines, type OrderRow } from '../orders/order-parts.ts'
import { requestReturn, rescheduleCapture } from '../payments/payments.ts'
import { clearRolled } from './roll-line.ts'
import type { Tables } from '../schema.ts'
import { noTicketMoney, readTicketMoney, type TicketMoney } from './ticket-money.ts'

/** The most handed-over tickets on a board that can still be undone. */
const mostUndoable = 100

/**
 * The open tickets that were promised first, counts of the open tickets beyond them, and the handed-over tickets that can
 * still be undone.
 */
export async function readBoard(db: Database, now: Date): Promise<LiveEvents['board']> {
  const undoableSince = new Date(now.getTime() - undoWindow).toISOString()
  const [open, handedOver] = await Promise.all([
    sql<OrderRow>`
      select * from orders ${byStatus(db)} where status in (${sql.join([...boardStatuses])})
      order by ready_by, seq limit ${maxTicketsOnBoard}`.execute(db.read),
    sql<OrderRow>`
      select * from orders ${byStatus(db)} where status = 'handed-over' and moved_at > ${undoableSince}
      order by moved_at desc limit ${mostUndoable}`.execute(db.read),
  ])
  const rows = [...open.rows, ...handedOver.rows].toSorted((one, other) => one.seq - other.seq)
  const last = open.rows[maxTicketsOnBoard - 1]
  const [linesOf, moneyOf, rest] = await Promise.all([
    readTicketLines(
      db.read,
      rows.map(({ seq }) => seq),
    ),
    readTicketMoney(db.read, rows),
    last ? readRest(db, last, now) : noOverflow,
  ])
  return { tickets: rows.map((row) => ticketOf(row, linesOf(row.seq), moneyOf(row))), rest }
}

/** True when more tickets are open than a board shows. Reads no more rows than necessary. */
export async function isBoardFull(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders ${byStatus(db)} where status in (${sql.join([...boardStatuses])})
    limit 1 offset ${maxTicketsOnBoard}`.execute(db.read)
  return rows.length > 0
}

/** Tickets under Later are not counted, because nobody has to make them yet. */
async function readRest(db: Database, last: OrderRow, now: Date): Promise<BoardOverflow> {
  const isLater = sql`(status = 'placed' and starts_at is not null and starts_at > ${now.toISOString()})`
  const isBeyond = sql`(ready_by, seq) > (${last.ready_by}, ${last.seq}) and not ${isLater}`
  const [tickets, burritos, choices] = await Promise.all([
    sql<{ status: BoardStatus; tickets: number }>`
      select status, count(*) as tickets from orders ${byStatus(db)}
      where status in (${sql.join([...boardStatuses])}) and ${isBeyond} group by status`.execute(db.read),
    sql<{ item: string; quantity: number }>`
      select line.item, sum(line.quantity - line.rolled) as quantity
      from orders ${byStatus(db)} join order_lines as line on line.order_seq = orders.seq
      where status in ('placed', 'cooking') and ${isBeyond} group by line.item`.execute(db.read),
    sql<{ choice: string; quantity: number }>`
      select chosen.choice, sum(chosen.quantity / line.quantity * (line.quantity - line.rolled)) as quantity
      from orders ${byStatus(db)} join order_lines as line on line.order_seq = orders.seq
        join order_choices as chosen on chosen.order_seq = line.order_seq and chosen.line = line.position
      where status in ('placed', 'cooking') and ${isBeyond} group by chosen.choice`.execute(db.read),
  ])
  return {
    columns: {
      ...noOverflow.columns,
      ...Object.fromEntries(tickets.rows.map(({ status, tickets: count }) => [status, count])),
    },
    toMake: Object.fromEntries(burritos.rows.map(({ item, quantity }) => [item, quantity])),
    chosen: Object.fromEntries(choices.rows.map(({ choice, quantity }) => [choice, quantity])),
  }
}

/** After ANALYZE on a million orders SQLite would prefer a scan, because most orders have one of two statuses. */
export function byStatus({ engine }: Pick<Database, 'engine'>): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
}

/** The ticket, and the facts about the order that only the server knows. */
export async function findTicketToChange(
  trx: Transaction<Tables>,
  id: OrderId,
): Promise<{ seq: number; ticket: Ticket; isPurged: boolean } | undefined> {
  const row = (await findUnpurgedRow(trx, id)) ?? (await findPurgedUnpaid(trx, id))
  return row && { seq: row.seq, ticket: await withLines(trx, row), isPurged: row.purged_at !== null }
}

export async function findTicket(db: Kysely<Tables>, id: OrderId): Promise<Ticket | undefined> {
  const row = await findUnpurgedRow(db, id)
  return row && withLines(db, row)
}

async function withLines(db: Kysely<Tables>, row: OrderRow): Promise<Ticket> {
  const [linesOf, moneyOf] = [await readTicketLines(db, [row.seq]), await readTicketMoney(db, [row])]
  return ticketOf(row, linesOf(row.seq), moneyOf(row))
}

/** An order whose customer was purged is closed for good and has no ticket anymore. */
function findUnpurgedRow(db: Kysely<Tables>, id: OrderId): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .executeTakeFirst()
}

/** An unpaid order can still be marked paid or be canceled after the purge: that needs no personal data. */
function findPurgedUnpaid(db: Kysely<Tables>, id: OrderId): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_seq', 'orders.seq')
    .selectAll('orders')
    .where('orders.id', '=', id)
    .where('payments.state', '=', 'to-collect')
    .executeTakeFirst()
}

export interface TicketChange {
  readonly status: OrderStatus
  readonly moves: readonly Move[]
  readonly at: string
  readonly cancel?: { readonly reason: CancelReason; readonly note: string }
}

/** Changes the ticket under an optimistic lock on its version; undefined when another change came first. */
export async function changeTicket(
  trx: Transaction<Tables>,
  ticket: Ticket,
  change: TicketChange,
): Promise<Ticket | undefined> {
  // When a ticket goes back to New, nothing is ticked off anymore (R60).
  const isNewAgain = change.status === 'placed'
  const row = await trx
    .updateTable('orders')
    .set({
      status: change.status,
      moves: JSON.stringify(change.moves),
      moved_at: change.at,
      cooking_at: reachedAt(change.moves, 'cooking'),
      ready_at: reachedAt(change.moves, 'ready'),
      version: ticket.version + 1,
      ...(isNewAgain && { rolled_weight: 0 }),
      // A finished or canceled order no longer counts toward the limits of its client address, so the hash is deleted.
      ...(!isOnBoard(change.status) && { client: null }),
      ...(change.cancel && { cancel_reason: change.cancel.reason, cancel_note: change.cancel.note }),
    })
    .where('id', '=', ticket.id)
    .where('version', '=', ticket.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  if (change.cancel) await requestReturn(trx, row.seq, change.at)
  // R65: the capture is due when cooking starts. If the start is undone before the capture, it is due at the promise again.
  else if (change.status === 'cooking' && ticket.status === 'placed')
    await rescheduleCapture(trx, row.seq, change.at)
  else if (isNewAgain) await rescheduleCapture(trx, row.seq, row.ready_by)
  const money = change.cancel ? noTicketMoney : ticket
  if (!isNewAgain) return ticketOf(row, ticket.lines, money)
  await clearRolled(trx, row.seq)
  return ticketOf(
    row,
    ticket.lines.map((line) => ({ ...line, rolled: 0 })),
    money,
  )
}

/** When the status was last reached; an undo removes the move. */
export function reachedAt(moves: readonly Move[], status: OrderStatus): string | null {
  return moves.findLast(({ to }) => to === status)?.at ?? null
}

type PromiseColumns = Pick<OrderRow, 'fulfillment_details' | 'scheduled'>

export function promiseOf(
  { fulfillment_details: details, scheduled }: PromiseColumns,
  readyBy: string,
): OrderPromise {
  const fulfillment = JSON.parse(details) as FulfillmentDetails
  const travelMinutes = fulfillment.fulfillment === 'delivery' ? fulfillment.travelMinutes : 0
  const at = new Date(Date.parse(readyBy) + travelMinutes * 60_000).toISOString()
  return { at, readyBy, isScheduled: scheduled === 1 }
}

export function ticketOf(
  row: OrderRow,
  lines: readonly TicketLine[],
  { toCollect, moneyIfCanceled }: TicketMoney,
): Ticket {
  return {
    id: row.id,
    number: row.number,
    name: callOutName(row.first_name, row.last_name),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    timestamp: row.timestamp,
    lines,
    total: cents(row.total),
    toCollect,
    moneyIfCanceled,
    fulfillmentDetails: JSON.parse(row.fulfillment_details) as FulfillmentDetails,
    promise: promiseOf(row, row.ready_by),
    startsAt: row.starts_at,
    status: row.status,
    moves: JSON.parse(row.moves) as Move[],
    seen: row.seen_at !== null || row.status !== 'placed',
    printedAt: row.printed_at,
    version: row.version,
  }
}
