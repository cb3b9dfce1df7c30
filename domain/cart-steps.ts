// What becomes of a cart: one more, one less, none, or ordered.
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

/** The cart after these lines were ordered: what another tab added meanwhile stays. */
export function withoutLines(cart: Cart, ordered: readonly CartLine[]): Cart {
  return ordered.reduce<Cart>(
    (rest, { item, quantity }) => ({ ...rest, [item]: Math.max(0, rest[item] - quantity) }),
    cart,
  )
}
