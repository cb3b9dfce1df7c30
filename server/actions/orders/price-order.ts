// What an order costs, by our own prices; and whether it can be had.
import { makeBill, type Bill } from '#domain/orders/bill.ts'
import { makeBurrito, soldOutIn } from '#domain/menu/configured-item.ts'
import { replacedIn } from '#domain/menu/substitutes.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { CodeTerms } from '#domain/orders/discount.ts'
import type { ShopPaying } from '#domain/restaurant/payment-methods.ts'
import { largestTip } from '#domain/orders/tip.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { largestCounted } from '#domain/orders/order-size.ts'
import type { ShopWays, DeliveryFee } from '#domain/restaurant/fulfillment.ts'
import { refuseTooSmall } from './use-promo-code.ts'

/** Everything that decides what an order costs. */
export interface Tariff {
  readonly menu: Menu
  readonly restaurant: Pick<Restaurant, 'taxRate'>
  readonly ways: ShopWays
  /** Of this order's way. */
  readonly fee: DeliveryFee | undefined
  /** The code that the customer typed, where it is good. */
  readonly code: CodeTerms | undefined
  readonly paying: ShopPaying
}

/** Trust rule 1: our own prices and our own tax decide. A customer who was shown another total is asked again. */
export function billFor(
  { lines, tip, expectedTotal }: OrderRequest,
  { menu, restaurant, ways, fee, code, paying }: Tariff,
): Bill {
  if (tip && !paying.tips) throw new Problem('paying-changed', { paying })
  const bill = makeBill(lines, menu, restaurant.taxRate, { fee, code, tip })
  if (code) refuseTooSmall(bill.subtotal, code)
  if (tip && 'amount' in tip && tip.amount > largestTip(bill.subtotal)) throw new Problem('tip-too-high')
  // Where prices and tax are high, an order that the kitchen can cook may be more than the sales add up.
  if (bill.total > largestCounted) throw new Problem('too-many')
  refuseSoldOut(lines, menu)
  if (bill.total !== expectedTotal) throw new Problem('price-changed', { bill, ways })
  return bill
}

/** An item, or what was chosen for it. */
function refuseSoldOut(lines: OrderRequest['lines'], menu: Menu): void {
  const made = lines.map((line) => makeBurrito(line, menu)).filter((one) => typeof one !== 'string')
  const items = made.filter(({ item }) => item.soldOut).map(({ item }) => item.id)
  if (items.length > 0) throw new Problem('sold-out', { items: [...new Set(items)] })
  // Whoever asks for it as it comes has not been shown what would stand in.
  const replaced = lines.flatMap((line) => replacedIn(line, menu))
  const choices = [...made.flatMap(soldOutIn), ...replaced].map(({ id }) => id)
  if (choices.length > 0) throw new Problem('sold-out', { items: [], choices: [...new Set(choices)] })
}
