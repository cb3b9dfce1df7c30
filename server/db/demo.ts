// Fills an empty database with the demo's past. Nothing else in the project writes history.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { CancelReason } from '#domain/cancellation.ts'
import type { CodeSet } from '#domain/codes.ts'
import type { Move } from '#domain/kitchen.ts'
import { nextMailAt, type Mail } from '#domain/mail.ts'
import type { Hours } from '#domain/opening-hours.ts'
import type { OrderStatus, PaidWith } from '#domain/order.ts'
import type { Paying } from '#domain/paying.ts'
import type { RefundedUnits, RefundParts, RefundReason } from '#domain/refund.ts'
import type { Restaurant } from '#domain/restaurant.ts'
import type { Role } from '#domain/staff.ts'
import type { WaitTimes } from '#domain/wait-times.ts'
import type { Ways } from '#domain/ways.ts'
import { auditRow, type NewEntry } from './audit.ts'
import { insertBooks, insertCodes } from './demo-books.ts'
import { writeMenu, type PastMenu } from './demo-menu.ts'
import { insertInBatches } from './insert-in-batches.ts'
import type { Database } from './open.ts'
import { chargeRows, choiceRows, lineRows } from './order-parts.ts'
import { newOrderRow, type NewOrder } from './orders.ts'
import type { OrdersTable, PaymentsTable } from './order-tables.ts'
import type { Tables } from './schema.ts'
import { writeMissingSettings, writeSetting } from './settings.ts'
import { reachedAt } from './tickets.ts'

/** An order together with what became of it. */
export interface PastOrder extends NewOrder {
  /** The promise after a delay (R47); null where it stands as it was made. */
  readonly movedTo: string | null
  readonly status: OrderStatus
  readonly moves: readonly Move[]
  readonly mails: readonly Mail[]
  readonly cancel: { readonly reason: CancelReason; readonly note: string } | null
  readonly version: number
  readonly seenAt: string | null
  readonly printedAt: string | null
  readonly payment: PastPayment
  readonly refunds: readonly PastRefund[]
  /** The business day on which the money came in. */
  readonly earnedDay: string | null
}

export interface PastPayment {
  readonly gateway: PaidWith
  /** Null where no card company knows of it. */
  readonly intent: string | null
  readonly state: 'authorised' | 'to-collect' | 'captured' | 'voided' | 'refunded'
  readonly captureAt: string | null
  readonly capturedAt: string | null
  readonly returnAskedAt: string | null
  readonly returnedAt: string | null
}

/** Money that was sent back, on a business day. */
export interface PastRefund {
  readonly key: string
  readonly at: string
  readonly sentAt: string
  readonly day: string
  /** Null where the order was cancelled. */
  readonly by: string | null
  readonly reason: RefundReason
  readonly units: readonly RefundedUnits[]
  readonly parts: RefundParts
}

export interface PastRestaurant {
  readonly restaurant: Restaurant
  readonly hours: Hours
  readonly waitTimes: WaitTimes
  readonly ways: Ways
  readonly paying: Paying
  readonly codes: readonly CodeSet[]
  readonly staff: readonly PastWorker[]
  readonly menu: PastMenu
  /** Oldest first. */
  readonly orders: readonly PastOrder[]
  /** Oldest first. */
  readonly log: readonly NewEntry[]
}

export interface PastWorker {
  readonly username: string
  readonly name: string
  readonly role: Role
  readonly createdAt: string
  readonly lastLoginAt: string | null
  readonly disabledAt: string | null
}

/** One transaction; all staff get the same password. */
export async function fillWithPast(db: Database, past: PastRestaurant, passwordHash: string): Promise<void> {
  await db.transaction(async (trx) => {
    await insertInBatches(
      trx,
      'staff',
      past.staff.map((worker) => ({
        username: worker.username,
        name: worker.name,
        role: worker.role,
        password_hash: passwordHash,
        created_at: worker.createdAt,
        last_login_at: worker.lastLoginAt,
        disabled_at: worker.disabledAt,
      })),
    )
    await writeMenu(trx, past.menu)
    const [{ at: opened } = { at: new Date().toISOString() }] = past.log
    await writeMissingSettings(trx, past.restaurant.timeZone)
    await writeSetting(trx, 'restaurant', { value: past.restaurant, version: 1 }, opened)
    await writeSetting(trx, 'hours', { value: past.hours, version: 1 }, opened)
    await writeSetting(trx, 'waitTimes', { value: past.waitTimes, version: 1 }, opened)
    await writeSetting(trx, 'ways', { value: past.ways, version: 1 }, opened)
    await writeSetting(trx, 'paying', { value: past.paying, version: 1 }, opened)
    // Its first week is long over.
    await writeSetting(trx, 'checklist', { value: { putAway: true }, version: 1 }, opened)
    await insertInBatches(trx, 'orders', past.orders.map(pastRow))
    const seqOf = await readSeqs(trx)
    const weights = new Map<string, number>(past.menu.items.map(({ id, weight }) => [id, weight]))
    const numbered = past.orders.map((order) => {
      const seq = seqOf(order)
      return { order, seq, whole: { seq, business_day: order.businessDay, weights } }
    })
    await insertInBatches(
      trx,
      'order_lines',
      numbered.flatMap(({ order, whole }) => earned(order, lineRows(whole, order.bill))),
    )
    await insertInBatches(
      trx,
      'order_choices',
      numbered.flatMap(({ order, whole }) => earned(order, choiceRows(whole, order.bill))),
    )
    await insertInBatches(
      trx,
      'order_charges',
      numbered.flatMap(({ order, seq }) => chargeRows({ seq }, order.bill)),
    )
    await insertInBatches(
      trx,
      'payments',
      numbered.map(({ order, seq }) => paymentRow(order, seq)),
    )
    await insertCodes(trx, past.codes, numbered)
    await insertBooks(trx, numbered)
    await insertInBatches(trx, 'audit_log', past.log.map(auditRow))
    await sql`
      update menu_items set retired_sold = (
        select coalesce(sum(quantity), 0) from order_lines
        where item = menu_items.id and earned_day is not null)
      where retired_at is not null`.execute(trx)
  })
}

function pastRow(order: PastOrder): Insertable<OrdersTable> {
  return {
    ...newOrderRow(order),
    earned_day: order.earnedDay,
    ready_by: order.movedTo ?? order.time.promise.readyBy,
    status: order.status,
    moves: JSON.stringify(order.moves),
    moved_at: order.moves.at(-1)?.at ?? null,
    cooking_at: reachedAt(order.moves, 'cooking'),
    ready_at: reachedAt(order.moves, 'ready'),
    version: order.version,
    seen_at: order.seenAt,
    printed_at: order.printedAt,
    cancel_reason: order.cancel?.reason ?? null,
    cancel_note: order.cancel?.note ?? null,
    mails: JSON.stringify(order.mails),
    mail_due_at: nextMailAt(order.mails),
  }
}

function paymentRow(order: PastOrder, seq: number): Insertable<PaymentsTable> {
  const { payment, bill, refunds } = order
  return {
    key: order.idempotencyKey,
    order_seq: seq,
    gateway: payment.gateway,
    intent: payment.intent,
    asked: bill.total,
    held: payment.intent === null ? 0 : bill.total,
    captured: payment.capturedAt === null ? 0 : bill.total,
    refunded: refunds.reduce((sum, { parts }) => sum + parts.amount, 0),
    state: payment.state,
    asked_at: order.timestamp,
    capture_at: payment.captureAt,
    captured_at: payment.capturedAt,
    return_asked_at: payment.returnAskedAt,
    returned_at: payment.returnedAt,
  }
}

/** The parts of an order count with it. */
function earned<Row>(
  { earnedDay }: PastOrder,
  rows: readonly Row[],
): (Row & { earned_day: string | null })[] {
  return rows.map((row) => ({ ...row, earned_day: earnedDay }))
}

async function readSeqs(trx: Kysely<Tables>): Promise<(order: PastOrder) => number> {
  const rows = await trx.selectFrom('orders').select(['id', 'seq']).execute()
  const seqs = new Map(rows.map(({ id, seq }) => [id, seq]))
  return ({ id }) => seqs.get(id) ?? 0
}
