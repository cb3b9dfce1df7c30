// Reads the cart as browsers keep it, in two parts: how many of each item, which pages of every version read and write, and
// the lines of this version (decision 0040). Anybody can write there: what is malformed is left out.
import { countOf, emptyCart, type Cart, type CartLine, type NamedBurrito } from '#domain/cart.ts'
import { addLine } from '#domain/cart-steps.ts'
import { idShape } from '#domain/menu.ts'

/** By item. An item that is not named is one that the page which wrote the counts does not know. */
export type Counts = ReadonlyMap<string, number>

export function readCounts(kept: unknown): Counts {
  // A list has numbers for keys, which would pass for items.
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return new Map()
  return new Map(Object.entries(kept).filter(([item, count]) => idShape.test(item) && isCount(count)))
}

export function readLines(kept: unknown): Cart {
  if (!Array.isArray(kept)) return emptyCart
  return kept.flatMap(readLine).reduce<Cart>(addLine, emptyCart)
}

/** The lines with as many of each item as the counts say: a page of another version may have changed the counts alone. */
export function matchCounts(lines: Cart, counts: Counts): Cart {
  return [...counts].reduce<Cart>((cart, [item, count]) => {
    const missing = count - countOf(cart, item)
    return missing === 0 ? cart : addLine(cart, { item, quantity: missing })
  }, lines)
}

/** What was counted before and is gone counts zero, so that a page of another version takes it out as well. */
export function countsOf(cart: Cart, before: Counts): Counts {
  const items = new Set([...before.keys(), ...cart.map(({ item }) => item)])
  return new Map([...items].map((item) => [item, countOf(cart, item)]))
}

function readNamed(kept: unknown): NamedBurrito[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { item, name } = kept as { item?: unknown; name?: unknown }
  if (typeof item !== 'string' || !idShape.test(item)) return []
  return [isName(name) ? { item, name } : { item }]
}

function readLine(kept: unknown): CartLine[] {
  return readNamed(kept).flatMap((burrito) => {
    const { quantity } = kept as { quantity?: unknown }
    return isCount(quantity) ? { ...burrito, quantity } : []
  })
}

function isName(kept: unknown): kept is NonNullable<NamedBurrito['name']> {
  if (typeof kept !== 'object' || kept === null) return false
  const { en, es } = kept as { en?: unknown; es?: unknown }
  return typeof en === 'string' && (es === undefined || typeof es === 'string')
}

function isCount(kept: unknown): kept is number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0
}
