// Compares the prices that the customer has agreed to with the present prices.
import type { MenuReply } from '#domain/api.ts'
import type { CartLine } from '#domain/cart.ts'
import type { Quote } from '#domain/pricing.ts'
import { changedPrices, pricesOf } from '../cart/changed-prices.ts'
import { priceLines } from '../cart/price-cart.ts'
import type { AgreedPrices } from '../cart/seen-prices.ts'

export interface PriceChange {
  /** The same burritos at the agreed prices. */
  readonly before: Quote
  readonly after: Quote
}

type Priced = Pick<MenuReply, 'items' | 'taxRate'>

/** The menu at the agreed prices; a burrito whose price the customer has never seen has its present price. */
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

/** Undefined while the menu is not loaded, and where the sum is too large to compute exactly. */
export function priceOf(lines: readonly CartLine[], menu: Priced | undefined): Quote | undefined {
  const priced = menu && priceLines(lines, menu.items, menu.taxRate)
  return priced === 'too-many' ? undefined : priced
}
