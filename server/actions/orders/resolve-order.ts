// Whether the restaurant takes an order as it stands now, how, and for how much: checked before money is held, and again when
// the order is stored, where anything has changed meanwhile.
import type { Bill } from '#domain/orders/bill.ts'
import type { CodeTerms } from '#domain/orders/discount.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { shopPayingOf, type CardsTaken } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import { agreeOnPaying } from '../payments/choose-payment-method.ts'
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
