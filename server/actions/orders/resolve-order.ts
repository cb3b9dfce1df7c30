// Whether the restaurant takes an order as it stands now, how, and for how much: checked before money is held, and again when
// the order is stored, where anything has changed meanwhile.
import type { Bill } from '#domain/orders/bill.ts'
import type { CodeTerms } from '#domain/orders/discount.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import {
  shopPayingOf,
  leastOnCard,
  mostOnCard,
  waysToPayFor,
  type CardsTaken,
  type ShopPaying,
} from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import { agreeOnWay, checkSmallestOrder, type AgreedWay } from './resolve-fulfillment.ts'
import { billFor } from './price-order.ts'

export interface AgreedOrder {
  readonly way: AgreedWay
  readonly bill: Bill
  readonly gateway: PaidWith
}

export function agreeOnOrder(
  request: OrderRequest,
  shop: ShopNow,
  { taken, code }: { readonly taken: CardsTaken; readonly code: CodeTerms | undefined },
): AgreedOrder {
  refuseUntaken(shop)
  const { restaurant, ways } = shop
  const way = agreeOnWay(request, ways)
  const paying = shopPayingOf(shop.paying, taken)
  const bill = billFor(request, { menu: shop, restaurant, ways, fee: way.fee, code, paying })
  const gateway = agreeOnPaying(request, { bill, paying })
  checkSmallestOrder(bill, way, ways)
  return { way, bill, gateway }
}

/** While the kitchen catches up, or nobody looks at new orders (R48), nothing is taken. */
export function refuseUntaken({ pause, isUnwatched }: Pick<ShopNow, 'pause' | 'isUnwatched'>): void {
  if (pause) throw new Problem('paused', { until: pause.until })
  if (isUnwatched) throw new Problem('unwatched')
}

/**
 * How the order will be paid (R65): by card, at the counter or at the door, or not at all. A refusal brings how one pays now, so
 * that the page can show the customer what has changed.
 */
function agreeOnPaying(
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
