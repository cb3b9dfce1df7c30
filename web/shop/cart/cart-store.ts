// The cart as this browser keeps it: across screens, reloads and tabs, until the order is placed (R26).
import { emptyCart, type Cart, type CartLine } from '#domain/orders/cart.ts'
import type { CartItem } from '#domain/menu/requested-item.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import type { Menu } from '#domain/menu/menu.ts'
import { storedValue, type StoredValue } from '../../browser/stored-value.ts'
import { parseStored } from '../../browser/safe-storage.ts'
import { readCode, readLines } from './stored-cart.ts'
import { afterChange, afterMenu, afterRefusal, type CartAndRemoved } from './removed-items.ts'

const cart = storedLines('burritoful.cart')
const removed = storedLines('burritoful.left-menu')

/** R64. Whether the code is still good, the server says. */
const code = storedValue<PromoCodeTerms | undefined>('burritoful.code', {
  read: (text) => readCode(parseStored(text)),
  write: (terms) => JSON.stringify(terms ?? null),
})

export const { use: useCode, now: currentCode } = code

/** Undefined takes the code off. */
export function storeCode(terms: PromoCodeTerms | undefined): void {
  code.change(() => terms)
}

export const { use: useCart, now: currentCart, change: changeCart } = cart

/** A line becomes another burrito, as it was saved in Make it yours. */
export function changeInCart(before: CartItem, after: CartLine): void {
  leave((known) => afterChange(known, before, after))
}

/** The burritos that left the cart because they left the menu, until the customer says Got it or has ordered. */
export function useRemovedItems(): Cart {
  return removed.use()
}

export function forgetRemovedItems(): void {
  removed.change((lines) => (lines.length > 0 ? emptyCart : lines))
}

/**
 * Takes out of the cart what is not on this menu, which the server has just sent, and puts back what is on it again. A menu that a tab has had for a while
 * must not decide: what another tab has put into the cart may be newer.
 */
export function followMenu(menu: Menu): void {
  leave((known) => afterMenu(known, menu))
}

/** Takes these items out of the cart: by the server's answer they are not on the menu. */
export function dropItems(items: readonly string[]): void {
  leave((known) => afterRefusal(known, items))
}

function leave(step: (known: CartAndRemoved) => CartAndRemoved): void {
  const after = step({ cart: cart.now(), removed: removed.now() })
  // What left comes first: a page that ends in between repeats the step, and another tab, which follows the same menu, puts
  // nothing back a second time.
  removed.change(() => after.removed)
  cart.change(() => after.cart)
}

function storedLines(key: string): StoredValue<Cart> {
  return storedValue(key, {
    read: (text) => readLines(parseStored(text)),
    write: (lines) => JSON.stringify(lines),
  })
}
