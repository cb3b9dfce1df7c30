// The cart: how many of each burrito a customer has picked. The cart lives in the browser (R26).
import { itemIds, type ItemId } from './menu.ts'

export type Cart = Readonly<Record<ItemId, number>>

/** One kind of burrito and its quantity, as the browser sends them. */
export interface CartLine {
  readonly item: ItemId
  readonly quantity: number
}

export const emptyCart: Cart = { beef: 0, chix: 0, bean: 0, pork: 0 }

export function countBurritos(cart: Cart): number {
  return itemIds.reduce((count, item) => count + cart[item], 0)
}

/** Reads a cart from the browser's storage, which anybody may have edited: what is not a count becomes zero. */
export function readCart(kept: unknown): Cart {
  const counts = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const count = (item: ItemId) => {
    const value = counts[item]
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
  }
  return { beef: count('beef'), chix: count('chix'), bean: count('bean'), pork: count('pork') }
}
