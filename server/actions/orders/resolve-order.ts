// Resolves whether the restaurant takes an order now, its fulfillment, its bill and how it is paid: before money is held, and
// again when the order is stored if the shop has changed since.
import type { Bill } from '#domain/orders/bill.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import {
  acceptedPaymentMethods,
  minCardCharge,
  maxCardCharge,
  paymentMethodsFor,
  type AcceptedCards,
  type ShopPaymentMethods,
} from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import { resolveFulfillment, assertMinimumOrder, type ResolvedFulfillment } from './resolve-fulfillment.ts'
import { priceOrder } from './price-order.ts'

export interface ResolvedOrder {
  readonly fulfillment: ResolvedFulfillment
  readonly bill: Bill
  readonly gateway: PaidWith
}

export function resolveOrder(
  request: OrderRequest,
  shop: ShopNow,
  {
    acceptedCards,
    promoCode,
  }: { readonly acceptedCards: AcceptedCards; readonly promoCode: PromoCodeTerms | undefined },
): ResolvedOrder {
  assertAcceptingOrders(shop)
  const { restaurant, fulfillmentSettings } = shop
  const fulfillment = resolveFulfillment(request, fulfillmentSettings)
  const paymentMethods = acceptedPaymentMethods(shop.paymentMethods, acceptedCards)
  const bill = priceOrder(request, {
    menu: shop,
    restaurant,
    fulfillmentSettings,
    fee: fulfillment.fee,
    code: promoCode,
    paymentMethods,
  })
  const gateway = choosePaymentMethod(request, { bill, paymentMethods })
  assertMinimumOrder(bill, fulfillment, fulfillmentSettings)
  return { fulfillment, bill, gateway }
}

/** No orders are taken while the kitchen has paused them, or while nobody attends to new orders (R48). */
export function assertAcceptingOrders({
  pause,
  isUnattended,
}: Pick<ShopNow, 'pause' | 'isUnattended'>): void {
  if (pause) throw new Problem('paused', { until: pause.until })
  if (isUnattended) throw new Problem('unattended')
}

/**
 * Chooses how the order is paid (R65): by card, at the counter or at the door, or not at all. A refusal carries the current
 * payment methods, so that the page can show the customer what has changed.
 */
function choosePaymentMethod(
  { pay = 'card', fulfillment = 'delivery', paymentToken }: OrderRequest,
  { bill, paymentMethods }: { bill: Pick<Bill, 'total'>; paymentMethods: ShopPaymentMethods },
): PaidWith {
  if (bill.total === 0) return 'free'
  if (!paymentMethodsFor(paymentMethods, fulfillment).includes(pay))
    throw new Problem('payment-methods-changed', { paymentMethods })
  if (pay === 'counter' || paymentMethods.cards === null) return 'counter'
  if (paymentToken === undefined)
    throw new Problem('invalid', { errors: { paymentToken: { code: 'missing' } } })
  if (paymentMethods.cards === 'card') {
    if (bill.total < minCardCharge) throw new Problem('below-card-minimum', { least: minCardCharge })
    if (bill.total > maxCardCharge) throw new Problem('too-many')
  }
  return paymentMethods.cards
}
