// One order, with everything that the office sees of it.
import type { AuditEntry } from '#domain/people/audit.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { FulfillmentDetails, OrderId } from '#domain/orders/order.ts'
import { readAuditOf } from '../people/audit.ts'
import { cancellationOf } from './cancellations.ts'
import { readEmails, type StoredEmail } from './emails.ts'
import { readDisputes, officeDisputeOf } from '../payments/disputes.ts'
import type { Database } from '../engine/database.ts'
import { readFullOrder, type FullOrder } from './order-parts.ts'
import { placedOrder } from './tracked-order.ts'
import { officeRefundOf } from '../payments/refund-rows.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** The most audit entries shown for one order, in case an order is moved back and forth all evening. */
const maxHistoryEntries = 200

export async function readOfficeOrder(db: Database, id: OrderId): Promise<OfficeOrder | undefined> {
  const row = await db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const whole = await readFullOrder(db.read, row)
  if (!whole) return undefined
  const { seq } = whole.row
  const [disputes, emails, history] = await Promise.all([
    readDisputes(db.read, seq),
    readEmails(db.read, seq),
    readAuditOf(db, 'order', id, maxHistoryEntries),
  ])
  return {
    ...officeOrderOf(whole, emails, history),
    disputes: disputes.map(officeDisputeOf),
  }
}

function officeOrderOf(
  whole: FullOrder,
  emails: readonly StoredEmail[],
  history: readonly AuditEntry[],
): Omit<OfficeOrder, 'disputes'> {
  const { row, payment } = whole
  return {
    ...placedOrder(whole),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    fulfillmentDetails: JSON.parse(row.fulfillment_details) as FulfillmentDetails,
    promise: promiseOf(row, row.ready_by),
    readyAt: row.ready_at,
    status: row.status,
    payment: payment.state,
    paidWith: payment.gateway,
    // A payment at the counter is real money, even while the gateway had test keys.
    isTestMode: payment.gateway === 'card' && payment.is_test_mode === 1,
    capturedAt: payment.captured_at,
    returnedAt: payment.returned_at,
    refunds: whole.refunds.map(officeRefundOf),
    paymentFailure:
      payment.failure && payment.failed_at ? { at: payment.failed_at, reason: payment.failure } : null,
    failureSettledAt: payment.failure_settled_at,
    setAside: payment.set_aside_at === null ? null : { at: payment.set_aside_at, name: payment.intent },
    cancellation: cancellationOf(whole),
    emails: emails.map(({ seq: _seq, ...email }) => email),
    printedAt: row.printed_at,
    history,
    purgedAt: row.purged_at,
    version: row.version,
  }
}
