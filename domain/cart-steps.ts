// The steps of a cart: add a burrito, remove one, take a kind out, and empty the cart once its lines are ordered.
import type { Cart, CartLine } from './cart.ts'
import { itemIds, type ItemId } from './menu.ts'

export function addOne(cart: Cart, item: ItemId): Cart {
  return { ...cart, [item]: cart[item] + 1 }
}

export function removeOne(cart: Cart, item: ItemId): Cart {
  return { ...cart, [item]: Math.max(0, cart[item] - 1) }
}

export function takeOut(cart: Cart, item: ItemId): Cart {
  return { ...cart, [item]: 0 }
}

export function linesOf(cart: Cart): CartLine[] {
  return itemIds.filter((item) => cart[item] > 0).map((item) => ({ item, quantity: cart[item] }))
}

/** Burritos that another tab added meanwhile stay in the cart. */
export function withoutLines(cart: Cart, ordered: readonly CartLine[]): Cart {
  return ordered.reduce<Cart>(
    (rest, { item, quantity }) => ({ ...rest, [item]: Math.max(0, rest[item] - quantity) }),
    cart,
  )
}
