// One order, with everything that the office sees of it.
import type { AuditEntry } from '#domain/people/audit.ts'
import type { Mail } from '#domain/orders/email.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { Fulfilment, OrderId } from '#domain/orders/order.ts'
import { readAuditOf } from '../people/audit.ts'
import { cancellationOf } from './cancellations.ts'
import { readDisputes, storedDispute } from '../payments/disputes.ts'
import type { Database } from '../engine/database.ts'
import { readWholeOne, type WholeOrder } from './order-parts.ts'
import { placedOrder } from './tracked-order.ts'
import { officeRefundOf } from '../payments/refund-rows.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** The most log entries shown for one order, should an order be moved to and fro all evening. */
const mostHistory = 200

export async function readOfficeOrder(db: Database, id: OrderId): Promise<OfficeOrder | undefined> {
  const row = await db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const whole = await readWholeOne(db.read, row)
  if (!whole) return undefined
  const disputes = await readDisputes(db.read, whole.row.seq)
  return {
    ...officeOrder(whole, await readAuditOf(db, 'order', id, mostHistory)),
    disputes: disputes.map(storedDispute),
  }
}

function officeOrder(whole: WholeOrder, history: readonly AuditEntry[]): Omit<OfficeOrder, 'disputes'> {
  const { row, payment } = whole
  return {
    ...placedOrder(whole),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    fulfilment: JSON.parse(row.fulfilment) as Fulfilment,
    promise: promiseOf(row, row.ready_by),
    readyAt: row.ready_at,
    status: row.status,
    payment: payment.state,
    paidWith: payment.gateway,
    // What is paid at the counter is money, whatever keys the gateway had at the time.
    isTest: payment.gateway === 'card' && payment.is_test === 1,
    capturedAt: payment.captured_at,
    returnedAt: payment.returned_at,
    refunds: whole.refunds.map(officeRefundOf),
    paymentFailure:
      payment.fault && payment.failed_at ? { at: payment.failed_at, fault: payment.fault } : null,
    setAside: payment.set_aside_at === null ? null : { at: payment.set_aside_at, name: payment.intent },
    cancellation: cancellationOf(whole),
    mails: JSON.parse(row.mails) as Mail[],
    mailTries: row.mail_tries,
    printedAt: row.printed_at,
    history,
    forgottenAt: row.purged_at,
    version: row.version,
  }
}
