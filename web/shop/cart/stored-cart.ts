// Reads the cart as browsers keep it: a list of lines (docs/decisions/0004). Anybody can write there: what is malformed is left out.
import { emptyCart, type Cart, type CartLine, type NamedCartItem, addLine } from '#domain/orders/cart.ts'
import { itemIn, type CartItem, type ChosenCount } from '#domain/menu/requested-item.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { idPattern } from '#domain/menu/menu-ids.ts'

export function readLines(stored: unknown): Cart {
  if (!Array.isArray(stored)) return emptyCart
  return stored.flatMap(readLine).reduce<Cart>(addLine, emptyCart)
}

/** The code that goes with the cart (R64). */
export function readCode(read: unknown): PromoCodeTerms | undefined {
  const stored = read as PromoCodeTerms | null
  if (typeof stored?.code !== 'string' || !stored.code || !stored.gives) return undefined
  const { gives, minimumOrder } = stored
  if (!Number.isSafeInteger(minimumOrder)) return undefined
  const most = gives.kind === 'percent' ? 100 : Number.MAX_SAFE_INTEGER
  const worth = gives.kind === 'percent' ? gives.percent : gives.amount
  return Number.isInteger(worth) && worth >= 0 && worth <= most ? stored : undefined
}

/** Every page loads this file, so it has no more of the rules for a note than keep the cart whole; the server has them all. */
const noteShape = /^\P{Cc}{1,140}$/u

function readLine(stored: unknown): CartLine[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { name, quantity, ...burrito } = stored as Record<string, unknown>
  if (!isCount(quantity) || quantity === 0 || !isName(name) || !isStoredItem(burrito)) return []
  return [{ ...itemIn(burrito), name, quantity }]
}

/** Whether the menu has such choices, the menu says; a line in which anything is malformed is none. */
function isStoredItem(stored: {
  item?: unknown
  choices?: unknown
  without?: unknown
  note?: unknown
}): stored is CartItem {
  const { item, choices, without, note } = stored
  return (
    isId(item) &&
    (choices === undefined || isListOf(choices, isChosen, ({ id }) => id)) &&
    (without === undefined || isListOf(without, isId, (id) => id)) &&
    (note === undefined || (typeof note === 'string' && noteShape.test(note)))
  )
}

/** Each once, and no more than an order takes. */
function isListOf<One>(
  stored: unknown,
  isOne: (one: unknown) => one is One,
  idOf: (one: One) => string,
): stored is One[] {
  return (
    Array.isArray(stored) &&
    stored.length <= 100 &&
    stored.every(isOne) &&
    new Set(stored.map(idOf)).size === stored.length
  )
}

function isChosen(stored: unknown): stored is ChosenCount {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, count } = stored as Partial<ChosenCount>
  return isId(id) && isCount(count) && count > 0 && count < 100
}

function isId(stored: unknown): stored is string {
  return typeof stored === 'string' && idPattern.test(stored)
}

function isName(stored: unknown): stored is NonNullable<NamedCartItem['name']> {
  if (typeof stored !== 'object' || stored === null) return false
  const { en, es } = stored as { en?: unknown; es?: unknown }
  return typeof en === 'string' && (es === undefined || typeof es === 'string')
}

function isCount(stored: unknown): stored is number {
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0
}
