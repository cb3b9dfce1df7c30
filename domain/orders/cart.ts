// The cart: a list of lines, with equal burritos in one line, and its steps: add a burrito, remove one, change one, take a kind
// out, keep to the menu, and let go of what was ordered. The cart lives in the browser (R26).
import type { LocalText } from '../basics/local-text.ts'
import { configureItem } from '../menu/configured-item.ts'
import type { Menu } from '../menu/menu.ts'
import { itemIn, isUnmodified, lineKey, type CartItem, type RequestedLine } from '../menu/requested-item.ts'

/** A burrito with the name that its item had when a menu was last seen: who leaves the menu is still called by it. */
export interface NamedCartItem extends CartItem {
  readonly name?: LocalText
}

export interface CartLine extends NamedCartItem, RequestedLine {}

/** No two lines of a cart have the same key, and every quantity is a whole number above zero. */
export type Cart = readonly CartLine[]

export const emptyCart: Cart = []

export function addOne(cart: Cart, burrito: NamedCartItem): Cart {
  return changeLine(cart, burrito, 1)
}

export function removeOne(cart: Cart, burrito: CartItem): Cart {
  return changeLine(cart, burrito, -1)
}

/** − on the row of a kind: takes a plain one, and where there is none, one of the line added last (R58). */
export function removeOneOf(cart: Cart, item: string): Cart {
  return removeCount(cart, item, 1)
}

/** Takes that many of a kind, in the same turn. */
export function removeCount(cart: Cart, item: string, count: number): Cart {
  const newestFirst = cart.filter((line) => line.item === item).toReversed()
  const inTurn = newestFirst.toSorted((one, other) => Number(isUnmodified(other)) - Number(isUnmodified(one)))
  let rest = cart
  let toTake = count
  for (const line of inTurn) {
    const taken = Math.min(toTake, line.quantity)
    if (taken > 0) rest = changeLine(rest, line, -taken)
    toTake -= taken
  }
  return rest
}

/** The line keeps its place, and takes in the one that it has become equal to. */
export function replaceLine(cart: Cart, before: CartItem, after: CartLine): Cart {
  const [from, to] = [lineKey(before), lineKey(after)]
  // Another tab may have taken the line out meanwhile.
  if (!cart.some((line) => lineKey(line) === from)) return addLine(cart, after)
  const twin = from === to ? undefined : cart.find((line) => lineKey(line) === to)
  const quantity = Math.min(after.quantity + (twin?.quantity ?? 0), Number.MAX_SAFE_INTEGER)
  return cart.flatMap((line) => {
    if (line === twin) return []
    return lineKey(line) === from ? { ...after, quantity } : line
  })
}

/** Joins the line that is equal to it, where there is one. */
export function addLine(cart: Cart, { quantity, ...burrito }: CartLine): Cart {
  return changeLine(cart, burrito, quantity)
}

/** Takes out all burritos of a kind. */
export function takeOut(cart: Cart, { item }: CartItem): Cart {
  return keepOnly(cart, (line) => line.item !== item)
}

/** The cart without what is not on the menu, or not like this. A choice is never dropped silently: the whole line leaves. */
export function dropUnavailable(cart: Cart, menu: Menu): Cart {
  return keepOnly(cart, (line) => typeof configureItem(line, menu) !== 'string')
}

/** The lines as an order has them. */
export function toRequestedLines(lines: readonly RequestedLine[]): RequestedLine[] {
  return lines.map((line) => ({ ...itemIn(line), quantity: line.quantity }))
}

/** Burritos that another tab added meanwhile stay in the cart. */
export function subtractLines(cart: Cart, ordered: readonly RequestedLine[]): Cart {
  return ordered.reduce<Cart>((rest, line) => changeLine(rest, line, -line.quantity), cart)
}

/** `by` is below zero to take burritos away. A line of which nothing is left leaves the cart. */
function changeLine(cart: Cart, burrito: NamedCartItem, by: number): Cart {
  const key = lineKey(burrito)
  const before = cart.find((line) => lineKey(line) === key)
  if (!before) return by > 0 ? [...cart, { ...burrito, quantity: by }] : cart
  // Past this number counts are no longer exact, and a kept cart would be unreadable.
  const quantity = Math.min(before.quantity + by, Number.MAX_SAFE_INTEGER)
  if (quantity <= 0) return cart.filter((line) => line !== before)
  const after = { ...before, ...(burrito.name && { name: burrito.name }), quantity }
  return cart.map((line) => (line === before ? after : line))
}

/** The very same cart where nothing leaves it, so that nothing is stored or shown anew. */
function keepOnly(cart: Cart, stays: (line: CartLine) => boolean): Cart {
  const rest = cart.filter(stays)
  return rest.length === cart.length ? cart : rest
}
