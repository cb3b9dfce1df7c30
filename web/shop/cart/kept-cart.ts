// Reads the cart as browsers keep it, in two parts: how many of each item, which pages of every version read and write, and
// the lines of this version (decision 0040). Anybody can write there: what is malformed is left out.
import {
  burritoIn,
  countOf,
  emptyCart,
  type Burrito,
  type Cart,
  type CartLine,
  type ChosenCount,
  type NamedBurrito,
} from '#domain/cart.ts'
import { addLine, removeOf } from '#domain/cart-steps.ts'
import type { CodeTerms } from '#domain/discount.ts'
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
    return missing > 0 ? addLine(cart, { item, quantity: missing }) : removeOf(cart, item, -missing)
  }, lines)
}

/** What was counted before and is gone counts zero, so that a page of another version takes it out as well. */
export function countsOf(cart: Cart, before: Counts): Counts {
  const items = new Set([...before.keys(), ...cart.map(({ item }) => item)])
  return new Map([...items].map((item) => [item, countOf(cart, item)]))
}

/** The code that goes with the cart (R64). */
export function readCode(read: unknown): CodeTerms | undefined {
  const kept = read as CodeTerms | null
  if (!kept?.code || !kept.gives || !Number.isSafeInteger(kept.smallestOrder)) return undefined
  const { gives } = kept
  const most = gives.kind === 'percent' ? 100 : Number.MAX_SAFE_INTEGER
  const worth = gives.kind === 'percent' ? gives.percent : gives.amount
  return Number.isInteger(worth) && worth >= 0 && worth <= most ? kept : undefined
}

/** Every page loads this file, so it has no more of the rules for a note than keep the cart whole; the server has them all. */
const noteShape = /^\P{Cc}{1,140}$/u

function readLine(kept: unknown): CartLine[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { name, quantity, ...burrito } = kept as Record<string, unknown>
  if (!isCount(quantity) || !isBurrito(burrito)) return []
  return [{ ...burritoIn(burrito), ...(isName(name) && { name }), quantity }]
}

/** Whether the menu has such choices, the menu says; a line in which anything is malformed is none. */
function isBurrito(kept: {
  item?: unknown
  choices?: unknown
  without?: unknown
  note?: unknown
}): kept is Burrito {
  const { item, choices, without, note } = kept
  return (
    isId(item) &&
    (choices === undefined || isListOf(choices, isChosen, ({ id }) => id)) &&
    (without === undefined || isListOf(without, isId, (id) => id)) &&
    (note === undefined || (typeof note === 'string' && noteShape.test(note)))
  )
}

/** Each once, and no more than an order takes. */
function isListOf<One>(
  kept: unknown,
  isOne: (one: unknown) => one is One,
  idOf: (one: One) => string,
): kept is One[] {
  return (
    Array.isArray(kept) &&
    kept.length <= 100 &&
    kept.every(isOne) &&
    new Set(kept.map(idOf)).size === kept.length
  )
}

function isChosen(kept: unknown): kept is ChosenCount {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, count } = kept as Partial<ChosenCount>
  return isId(id) && isCount(count) && count > 0 && count < 100
}

function isId(kept: unknown): kept is string {
  return typeof kept === 'string' && idShape.test(kept)
}

function isName(kept: unknown): kept is NonNullable<NamedBurrito['name']> {
  if (typeof kept !== 'object' || kept === null) return false
  const { en, es } = kept as { en?: unknown; es?: unknown }
  return typeof en === 'string' && (es === undefined || typeof es === 'string')
}

function isCount(kept: unknown): kept is number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0
}
