// What the customer has agreed to pay, and what became of it since: the kept prices of the cart, and nothing else.
import type { MenuReply } from '#domain/api.ts'
import type { CartLine } from '#domain/cart.ts'
import type { Quote } from '#domain/pricing.ts'
import { changedPrices, pricesOf } from '../cart/changed-prices.ts'
import { priceLines } from '../cart/price-cart.ts'
import type { AgreedPrices } from '../cart/seen-prices.ts'

export interface PriceChange {
  /** What the same burritos cost at the prices agreed to. */
  readonly before: Quote
  readonly after: Quote
}

type Priced = Pick<MenuReply, 'items' | 'taxRate'>

/** The menu at the prices agreed to; what the customer has never seen is at its present one. */
export function atAgreedPrices({ items, taxRate }: Priced, agreed: AgreedPrices): Priced {
  return {
    taxRate: agreed.taxRate ?? taxRate,
    items: items.map((item) => ({ ...item, price: agreed[item.id] ?? item.price })),
  }
}

export function findPriceChange(before: Quote | undefined, after: Quote): PriceChange | undefined {
  if (!before) return undefined
  const changed = changedPrices(after.lines, pricesOf(before.lines)).length > 0
  return changed || before.total !== after.total ? { before, after } : undefined
}

/** Undefined where it is not known, or more than can be added up. */
export function priceOf(lines: readonly CartLine[], menu: Priced | undefined): Quote | undefined {
  const priced = menu && priceLines(lines, menu.items, menu.taxRate)
  return priced === 'too-many' ? undefined : priced
}
