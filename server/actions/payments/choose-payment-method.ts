// How an order will be paid (R65): by card, at the counter or at the door, or not at all.
import type { Bill } from '#domain/orders/bill.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { leastOnCard, mostOnCard, waysToPayFor, type ShopPaying } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'

/** A refusal brings how one pays now, so that the page can show the customer what has changed. */
export function agreeOnPaying(
  { pay = 'card', way = 'delivery', paymentToken }: OrderRequest,
  { bill, paying }: { bill: Pick<Bill, 'total'>; paying: ShopPaying },
): PaidWith {
  // Nobody pays nothing: it does not matter how.
  if (bill.total === 0) return 'free'
  if (!waysToPayFor(paying, way).includes(pay)) throw new Problem('paying-changed', { paying })
  if (pay === 'counter' || paying.cards === null) return 'counter'
  if (paymentToken === undefined)
    throw new Problem('invalid', { faults: { paymentToken: { code: 'missing' } } })
  if (paying.cards === 'card') {
    if (bill.total < leastOnCard) throw new Problem('too-little-for-card', { least: leastOnCard })
    if (bill.total > mostOnCard) throw new Problem('too-many')
  }
  return paying.cards
}
