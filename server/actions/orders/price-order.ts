// Prices an order with the restaurant's own prices, and refuses what is sold out.
import { makeBill, type Bill } from '#domain/orders/bill.ts'
import { configureItem, soldOutIn } from '#domain/menu/configured-item.ts'
import { soldOutDefaultsIn } from '#domain/menu/substitutes.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { ShopPaymentMethods } from '#domain/restaurant/payment-methods.ts'
import { maxTip } from '#domain/orders/tip.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { maxOrderAmount } from '#domain/orders/order-size.ts'
import type { ShopFulfillment, DeliveryFee } from '#domain/restaurant/fulfillment.ts'
import { assertPromoCodeMinimum } from './use-promo-code.ts'

/** Everything that decides what an order costs. */
export interface PricingInput {
  readonly menu: Menu
  readonly restaurant: Pick<Restaurant, 'taxRate'>
  readonly fulfillmentSettings: ShopFulfillment
  /** Undefined for a pickup. */
  readonly fee: DeliveryFee | undefined
  /** The promo code that the customer entered, if it is valid. */
  readonly code: PromoCodeTerms | undefined
  readonly paymentMethods: ShopPaymentMethods
}

/** Trust rule 1: only our own prices and tax count. A customer who was shown another total has to confirm the new one. */
export function priceOrder(
  { lines, tip, expectedTotal }: OrderRequest,
  { menu, restaurant, fulfillmentSettings, fee, code, paymentMethods }: PricingInput,
): Bill {
  if (tip && !paymentMethods.tips) throw new Problem('payment-methods-changed', { paymentMethods })
  const bill = makeBill(lines, menu, restaurant.taxRate, { fee, code, tip })
  if (code) assertPromoCodeMinimum(bill.subtotal, code)
  if (tip && 'amount' in tip && tip.amount > maxTip(bill.subtotal)) throw new Problem('tip-too-high')
  // With very high prices, even an order that the kitchen can cook may exceed the amount that the sales reports can add up.
  if (bill.total > maxOrderAmount) throw new Problem('too-many')
  assertNothingSoldOut(lines, menu)
  if (bill.total !== expectedTotal) throw new Problem('price-changed', { bill, fulfillmentSettings })
  return bill
}

/** Checks the items and the choices made for them. */
function assertNothingSoldOut(lines: OrderRequest['lines'], menu: Menu): void {
  const configured = lines.map((line) => configureItem(line, menu)).filter((one) => typeof one !== 'string')
  const items = configured.filter(({ item }) => item.soldOut).map(({ item }) => item.id)
  if (items.length > 0) throw new Problem('sold-out', { items: [...new Set(items)] })
  // A customer who ordered the default choices has not been shown the substitute for a sold-out default.
  const replaced = lines.flatMap((line) => soldOutDefaultsIn(line, menu))
  const choices = [...configured.flatMap(soldOutIn), ...replaced].map(({ id }) => id)
  if (choices.length > 0) throw new Problem('sold-out', { items: [], choices: [...new Set(choices)] })
}
