// The steps of a cart: add a burrito, remove one, take a kind out, and empty the cart once its lines are ordered.
import { countOf, type Cart, type CartLine } from './cart.ts'

export function addOne(cart: Cart, item: string): Cart {
  return withCount(cart, item, countOf(cart, item) + 1)
}

export function removeOne(cart: Cart, item: string): Cart {
  return withCount(cart, item, countOf(cart, item) - 1)
}

export function takeOut(cart: Cart, item: string): Cart {
  return withCount(cart, item, 0)
}

export function linesOf(cart: Cart): CartLine[] {
  return Object.entries(cart).map(([item, quantity]) => ({ item, quantity }))
}

/** Burritos that another tab added meanwhile stay in the cart. */
export function withoutLines(cart: Cart, ordered: readonly CartLine[]): Cart {
  return ordered.reduce<Cart>(
    (rest, { item, quantity }) => withCount(rest, item, countOf(rest, item) - quantity),
    cart,
  )
}

/** A cart holds no item of which there is none. */
function withCount(cart: Cart, item: string, count: number): Cart {
  if (count > 0) return { ...cart, [item]: count }
  const { [item]: _none, ...rest } = cart
  return rest
}
