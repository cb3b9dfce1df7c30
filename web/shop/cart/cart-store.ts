// The cart as this browser keeps it: across screens, reloads and tabs, until the order is placed (R26). How its two parts
// stay one cart, also in tabs of two versions, is in decision 0040.
import { emptyCart, type Burrito, type Cart, type CartLine } from '#domain/cart.ts'
import type { CodeTerms } from '#domain/discount.ts'
import type { Menu } from '#domain/menu.ts'
import { keptValue } from '../../browser/kept-value.ts'
import { browserStorage, parseKept } from '../../browser/safe-storage.ts'
import { countsOf, matchCounts, readCode, readCounts, readLines, type Counts } from './kept-cart.ts'
import { afterChange, afterMenu, afterRefusal, type CartAndLeft } from './left-menu.ts'

/** Pages of all versions read and write these counts. */
const keptCounts = keptValue<Counts>('burritoful.cart', {
  read: (text) => readCounts(parseKept(text)),
  write: (counts) => JSON.stringify(Object.fromEntries(counts)),
})

/** Another version keeps its lines under another name, and so never overwrites what it cannot read. */
const linesPlace = 'burritoful.cart.3'
const keptLines = keptValue<Cart>(linesPlace, {
  read: (text) => readLines(parseKept(text)),
  write: (lines) => JSON.stringify(lines),
})

/** What an earlier page has kept without a quantity is not read, and so no longer told. */
const left = keptValue<Cart>('burritoful.left-menu', {
  read: (text) => readLines(parseKept(text)),
  write: (lines) => JSON.stringify(lines),
})

/** R64. Whether the code is still good, the server says. */
const code = keptValue<CodeTerms | undefined>('burritoful.code', {
  read: (text) => readCode(parseKept(text)),
  write: (terms) => JSON.stringify(terms ?? null),
})

export const { use: useCode, now: codeNow } = code

/** Undefined takes the code off. */
export function keepCode(terms: CodeTerms | undefined): void {
  code.change(() => terms)
}

export function useCart(): Cart {
  return matched(keptLines.use(), keptCounts.use())
}

export function changeCart(step: (cart: Cart) => Cart): void {
  store(step(cartNow()))
}

/** A line becomes another burrito, as it was saved in Make it yours. */
export function changeInCart(before: Burrito, after: CartLine): void {
  leave((known) => afterChange(known, before, after))
}

/** The burritos that left the cart because they left the menu, until the customer says Got it or has ordered. */
export function useLeft(): Cart {
  return left.use()
}

export function forgetLeft(): void {
  left.change((lines) => (lines.length > 0 ? emptyCart : lines))
}

/**
 * Takes out of the cart what is not on this menu, which the server has just sent, and puts back what is on it again. A menu that a tab has had for a while
 * must not decide: what another tab has put into the cart may be newer.
 */
export function followMenu(menu: Menu): void {
  adoptLinesBefore()
  leave((known) => afterMenu(known, menu))
}

/** Takes these items out of the cart: the server has said that they are not on the menu. */
export function dropItems(items: readonly string[]): void {
  leave((known) => afterRefusal(known, items))
}

/** The lines of the version before, which knew no choices, have the names that what left the menu is called by. */
function adoptLinesBefore(): void {
  const before = browserStorage.read(linesPlace) === null ? browserStorage.read('burritoful.cart.2') : null
  if (before !== null) keptLines.change(() => readLines(parseKept(before)))
}

function leave(step: (known: CartAndLeft) => CartAndLeft): void {
  const after = step({ cart: cartNow(), left: left.now() })
  // What left comes first: a page that ends in between repeats the step, and another tab, which follows the same menu, puts
  // nothing back a second time.
  left.change(() => after.left)
  store(after.cart)
}

function store(cart: Cart): void {
  if (cart === cartNow()) return
  // The counts come first: another tab that sees only them has the right number of each until the lines follow.
  keptCounts.change((before) => countsOf(cart, before))
  keptLines.change(() => cart)
}

function cartNow(): Cart {
  return matched(keptLines.now(), keptCounts.now())
}

let lastMatch: { readonly lines: Cart; readonly counts: Counts; readonly cart: Cart } | undefined

/** The same two parts give the same object, because React compares carts by identity. */
function matched(lines: Cart, counts: Counts): Cart {
  if (lastMatch?.lines !== lines || lastMatch.counts !== counts)
    lastMatch = { lines, counts, cart: matchCounts(lines, counts) }
  return lastMatch.cart
}
