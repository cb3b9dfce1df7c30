// The owner sends part of an order's money back (R67). Of two owners at once, the second is told what the first has done:
// never more goes back than was paid.
import type { Transaction } from 'kysely'
import { orderSubject } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import { mailsAfterRefund, planMails } from '#domain/orders/email.ts'
import type { RefundBody } from '#domain/payments/payment-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { canRefund, isWishOf, leftOf, partsOf, totalLeft, type RefundParts } from '#domain/payments/refund.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { isElsewhere, type PaymentGateway } from '../../adapters/payments.ts'
import { writeAudit } from '../../db/people/audit.ts'
import type { Moment } from '../../db/payments/earnings.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import type { WholeOrder } from '../../db/orders/order-parts.ts'
import { placedOrder } from '../../db/orders/tracked-order.ts'
import { refundOf } from '../../db/payments/refund-rows.ts'
import {
  insertRefund,
  lockOrderToRefund,
  sendRefund,
  clearFailure,
  findRefundedWith,
  oweMail,
} from '../../db/payments/refunds.ts'
import type { Tables } from '../../db/schema.ts'
import { mailPlanOf } from '../../db/kitchen/tickets.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface RefundOrderDeps {
  readonly db: Database
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
  readonly onMoneyWaits: () => void
  readonly onMailDue: () => void
}

interface AskedRefund extends RefundBody {
  readonly id: OrderId
  readonly staff: StaffMember
}

export async function refundOrder(deps: RefundOrderDeps, asked: AskedRefund): Promise<void> {
  const now = deps.now()
  const moment = { at: now.toISOString(), day: businessDayOf(now, deps.restaurant.current().timeZone) }
  const isNew = await deps.db.transaction(async (trx) => {
    const whole = await lockOrderToRefund(trx, 'id', asked.id)
    if (!whole) throw new Problem('not-found')
    const before = await findRefundedWith(trx, asked.key)
    // The first answer was lost, and the request came again.
    if (before?.orderSeq === whole.row.seq && isWishOf(before.refund, asked.wish)) return false
    if (before) throw new Problem('key-reused')
    const { gateway, is_test: isTest } = whole.payment
    if (isElsewhere(deps.payments, { gateway, isTest: isTest === 1 })) throw new Problem('money-elsewhere')
    await keepRefund(trx, whole, { asked, parts: agreeOnParts(whole, asked), moment })
    return true
  })
  if (!isNew) return
  deps.feed.announce({ orders: [asked.id] })
  deps.onMailDue()
  deps.onMoneyWaits()
}

/** Refuses what is not what the owner was shown: somebody else has refunded a part meanwhile. */
function agreeOnParts(whole: WholeOrder, { wish, expected }: RefundBody): RefundParts {
  const bill = placedOrder(whole)
  const left = leftOf(bill, whole.refunds.map(refundOf))
  const { payment, row } = whole
  if (!canRefund({ payment: payment.state, status: row.status }) || totalLeft(left) === 0)
    throw new Problem('nothing-to-refund')
  const parts = partsOf(bill, left, wish)
  if (parts?.amount !== expected) throw new Problem('refund-changed')
  return parts
}

interface AgreedRefund {
  readonly asked: AskedRefund
  readonly parts: RefundParts
  readonly moment: Moment
}

async function keepRefund(
  trx: Transaction<Tables>,
  { row, payment }: WholeOrder,
  { asked, parts, moment }: AgreedRefund,
): Promise<void> {
  const { at } = moment
  const { key, wish, reason, staff } = asked
  // Nobody is there any more to read a note or a mail.
  const isForgotten = row.purged_at !== null
  const seq = await insertRefund(trx, row.seq, {
    ...parts,
    key,
    at,
    by: staff.username,
    reason,
    note: isForgotten ? '' : asked.note,
    units: 'units' in wish ? wish.units : [],
  })
  if (payment.state === 'refund-failed') await clearFailure(trx, row.seq)
  const mail = mailPlanOf(row)
  await oweMail(trx, row.seq, isForgotten ? mail : planMails(mail, mailsAfterRefund(mail.mails, seq, at)))
  const changes = diff(null, { amount: parts.amount, reason })
  const deed = { what: 'refunded', subject: orderSubject(row), changes } as const
  await writeAudit(trx, { at, by: staff.username, deed })
  // Handed back over the counter at this moment.
  if (payment.gateway === 'counter') await sendRefund(trx, seq, moment)
}
