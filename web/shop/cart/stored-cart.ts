// Reads the cart as browsers keep it: a list of lines (docs/decisions/0004). Anybody can write there: what is malformed is left out.
import { emptyCart, type Cart, type CartLine, type NamedCartItem, addLine } from '#domain/orders/cart.ts'
import { itemIn, type CartItem, type ChosenCount } from '#domain/menu/requested-item.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { idPattern } from '#domain/menu/menu-ids.ts'

export function readLines(kept: unknown): Cart {
  if (!Array.isArray(kept)) return emptyCart
  return kept.flatMap(readLine).reduce<Cart>(addLine, emptyCart)
}

/** The code that goes with the cart (R64). */
export function readCode(read: unknown): PromoCodeTerms | undefined {
  const kept = read as PromoCodeTerms | null
  if (typeof kept?.code !== 'string' || !kept.code || !kept.gives) return undefined
  const { gives, minimumOrder } = kept
  if (!Number.isSafeInteger(minimumOrder)) return undefined
  const most = gives.kind === 'percent' ? 100 : Number.MAX_SAFE_INTEGER
  const worth = gives.kind === 'percent' ? gives.percent : gives.amount
  return Number.isInteger(worth) && worth >= 0 && worth <= most ? kept : undefined
}

/** Every page loads this file, so it has no more of the rules for a note than keep the cart whole; the server has them all. */
const noteShape = /^\P{Cc}{1,140}$/u

function readLine(kept: unknown): CartLine[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { name, quantity, ...burrito } = kept as Record<string, unknown>
  if (!isCount(quantity) || quantity === 0 || !isName(name) || !isBurrito(burrito)) return []
  return [{ ...itemIn(burrito), name, quantity }]
}

/** Whether the menu has such choices, the menu says; a line in which anything is malformed is none. */
function isBurrito(kept: {
  item?: unknown
  choices?: unknown
  without?: unknown
  note?: unknown
}): kept is CartItem {
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
  return typeof kept === 'string' && idPattern.test(kept)
}

function isName(kept: unknown): kept is NonNullable<NamedCartItem['name']> {
  if (typeof kept !== 'object' || kept === null) return false
  const { en, es } = kept as { en?: unknown; es?: unknown }
  return typeof en === 'string' && (es === undefined || typeof es === 'string')
}

function isCount(kept: unknown): kept is number {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0
}
