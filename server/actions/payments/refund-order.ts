// The owner refunds part of an order (R67). If two owners refund at once, the second is told about the first, so that never
// more is refunded than was paid.
import type { Transaction } from 'kysely'
import { orderTarget } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import { emailsAfterRefund } from '#domain/orders/order-emails.ts'
import type { RefundBody } from '#domain/payments/payment-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  canRefund,
  matchesSelection,
  remainingOf,
  splitRefund,
  totalRemaining,
  type RefundParts,
} from '#domain/payments/refund.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { needsOtherKeys, type PaymentGateway } from '../../adapters/payments.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Moment } from '../../db/payments/earnings.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import type { FullOrder } from '../../db/orders/order-parts.ts'
import { placedOrder } from '../../db/orders/tracked-order.ts'
import { refundOf } from '../../db/payments/refund-rows.ts'
import {
  insertRefund,
  lockOrderToRefund,
  recordRefundSent,
  clearFailureUnlessOwed,
  findRefundByKey,
  scheduleRefundEmail,
} from '../../db/payments/refunds.ts'
import type { Tables } from '../../db/schema.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface RefundOrderDeps {
  readonly db: Database
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
  readonly onPaymentDue: () => void
  readonly onEmailDue: () => void
}

interface RequestedRefund extends RefundBody {
  readonly id: OrderId
  readonly staff: StaffMember
}

export async function refundOrder(deps: RefundOrderDeps, requested: RequestedRefund): Promise<void> {
  const now = deps.now()
  const moment = { at: now.toISOString(), day: businessDayOf(now, deps.restaurant.current().timeZone) }
  const isNew = await deps.db.transaction(async (trx) => {
    const fullOrder = await lockOrderToRefund(trx, 'id', requested.id)
    if (!fullOrder) throw new Problem('not-found')
    const before = await findRefundByKey(trx, requested.key)
    // The first response was lost, and the browser has sent the request again.
    if (before?.orderSeq === fullOrder.row.seq && matchesSelection(before.refund, requested.selection))
      return false
    if (before) throw new Problem('idempotency-key-reused')
    const { gateway, account, is_test_mode: isTestMode } = fullOrder.payment
    if (needsOtherKeys(deps.payments, { gateway, account, isTestMode: isTestMode === 1 }))
      throw new Problem('gateway-keys-changed')
    await storeRefund(trx, fullOrder, { requested, parts: resolveParts(fullOrder, requested), moment })
    return true
  })
  if (!isNew) return
  deps.feed.announce({ orders: [requested.id] })
  deps.onEmailDue()
  deps.onPaymentDue()
}

/** Refuses amounts other than those that the owner was shown: somebody else has refunded a part since. */
function resolveParts(fullOrder: FullOrder, { selection, expected }: RefundBody): RefundParts {
  const bill = placedOrder(fullOrder)
  const remaining = remainingOf(bill, fullOrder.refunds.map(refundOf))
  const { payment, row } = fullOrder
  if (!canRefund({ payment: payment.state, status: row.status }) || totalRemaining(remaining) === 0)
    throw new Problem('nothing-to-refund')
  const parts = splitRefund(bill, remaining, selection)
  if (parts?.amount !== expected) throw new Problem('refund-changed')
  return parts
}

interface ResolvedRefund {
  readonly requested: RequestedRefund
  readonly parts: RefundParts
  readonly moment: Moment
}

async function storeRefund(
  trx: Transaction<Tables>,
  { row, payment }: FullOrder,
  { requested, parts, moment }: ResolvedRefund,
): Promise<void> {
  const { at } = moment
  const { key, selection, reason, staff } = requested
  // The customer's data was purged, so no note is stored and no email is sent.
  const isPurged = row.purged_at !== null
  const seq = await insertRefund(trx, row.seq, {
    ...parts,
    key,
    at,
    by: staff.username,
    reason,
    note: isPurged ? '' : requested.note,
    units: 'units' in selection ? selection.units : [],
  })
  if (payment.state === 'refund-failed') await clearFailureUnlessOwed(trx, row.seq)
  await scheduleRefundEmail(trx, row, at, (emails) => emailsAfterRefund(emails, seq, at))
  const changes = diff(null, { amount: parts.amount, reason })
  const action = { what: 'refunded', target: orderTarget(row), changes } as const
  await writeAuditEntry(trx, { at, by: staff.username, action })
  // Cash is handed back over the counter right away.
  if (payment.gateway === 'counter') await recordRefundSent(trx, seq, moment)
}
