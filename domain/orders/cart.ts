// The cart: a list of lines, with equal burritos in one line, and the functions that change it. The cart lives in the browser
// (R26).
import type { LocalText } from '../basics/local-text.ts'
import { configureItem } from '../menu/configured-item.ts'
import type { Menu } from '../menu/menu.ts'
import { itemIn, isUnmodified, lineKey, type CartItem, type RequestedLine } from '../menu/requested-item.ts'

/** A burrito with the last known name of its item, so that the cart can still name an item that has left the menu. */
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

/** The − button in an item's row: removes an unmodified one or, if there is none, one from the line added last (R58). */
export function removeOneOf(cart: Cart, item: string): Cart {
  return removeCount(cart, item, 1)
}

/** Removes several of an item, in the same order of preference. */
export function removeCount(cart: Cart, item: string, count: number): Cart {
  const newestFirst = cart.filter((line) => line.item === item).toReversed()
  const candidates = newestFirst.toSorted(
    (one, other) => Number(isUnmodified(other)) - Number(isUnmodified(one)),
  )
  let rest = cart
  let toRemove = count
  for (const line of candidates) {
    const removed = Math.min(toRemove, line.quantity)
    if (removed > 0) rest = changeLine(rest, line, -removed)
    toRemove -= removed
  }
  return rest
}

/** The line keeps its place. If it becomes equal to another line, the two are joined. */
export function replaceLine(cart: Cart, before: CartItem, after: CartLine): Cart {
  const [from, to] = [lineKey(before), lineKey(after)]
  // Another tab may have removed the line in the meantime.
  if (!cart.some((line) => lineKey(line) === from)) return addLine(cart, after)
  const twin = from === to ? undefined : cart.find((line) => lineKey(line) === to)
  const quantity = Math.min(after.quantity + (twin?.quantity ?? 0), Number.MAX_SAFE_INTEGER)
  return cart.flatMap((line) => {
    if (line === twin) return []
    return lineKey(line) === from ? { ...after, quantity } : line
  })
}

/** Joins an equal line, if there is one. */
export function addLine(cart: Cart, { quantity, ...burrito }: CartLine): Cart {
  return changeLine(cart, burrito, quantity)
}

/** Removes all lines of an item. */
export function takeOut(cart: Cart, { item }: CartItem): Cart {
  return keepOnly(cart, (line) => line.item !== item)
}

/** Drops the lines that cannot be made with this menu. A choice is never dropped silently: the whole line goes. */
export function dropUnavailable(cart: Cart, menu: Menu): Cart {
  return keepOnly(cart, (line) => typeof configureItem(line, menu) !== 'string')
}

/** The lines in the form in which an order sends them. */
export function toRequestedLines(lines: readonly RequestedLine[]): RequestedLine[] {
  return lines.map((line) => ({ ...itemIn(line), quantity: line.quantity }))
}

/** Removes what was ordered. Burritos that another tab added in the meantime stay in the cart. */
export function subtractLines(cart: Cart, ordered: readonly RequestedLine[]): Cart {
  return ordered.reduce<Cart>((rest, line) => changeLine(rest, line, -line.quantity), cart)
}

/** A negative `by` removes burritos. A line that reaches zero leaves the cart. */
function changeLine(cart: Cart, burrito: NamedCartItem, by: number): Cart {
  const key = lineKey(burrito)
  const before = cart.find((line) => lineKey(line) === key)
  if (!before) return by > 0 ? [...cart, { ...burrito, quantity: by }] : cart
  // Larger counts are not exact, and a stored cart with such a count could not be read back.
  const quantity = Math.min(before.quantity + by, Number.MAX_SAFE_INTEGER)
  if (quantity <= 0) return cart.filter((line) => line !== before)
  const after = { ...before, ...(burrito.name && { name: burrito.name }), quantity }
  return cart.map((line) => (line === before ? after : line))
}

/** Returns the same object if nothing is removed, so that the cart is not stored and rendered again. */
function keepOnly(cart: Cart, stays: (line: CartLine) => boolean): Cart {
  const rest = cart.filter(stays)
  return rest.length === cart.length ? cart : rest
}
