// The cart: how many of each burrito a customer has picked. The cart lives in the browser (R26).
import { itemIdShape } from './menu.ts'

/** By item. The menu decides whether there is such an item. */
export type Cart = Readonly<Record<string, number>>

/** One kind of burrito and its quantity, as the browser sends them. */
export interface CartLine {
  readonly item: string
  readonly quantity: number
}

export const emptyCart: Cart = {}

export function countOf(cart: Cart, item: string): number {
  return cart[item] ?? 0
}

export function countBurritos(cart: Cart): number {
  return Object.values(cart).reduce((sum, count) => sum + count, 0)
}

/** Reads a cart from the browser's storage, which anybody may have edited: what is not a count of an item is left out. */
export function readCart(kept: unknown): Cart {
  if (typeof kept !== 'object' || kept === null) return emptyCart
  const isCount = ([item, count]: [string, unknown]) =>
    itemIdShape.test(item) && typeof count === 'number' && Number.isSafeInteger(count) && count > 0
  return Object.fromEntries(Object.entries(kept).filter(isCount))
}
