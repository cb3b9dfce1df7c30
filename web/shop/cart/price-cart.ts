// What the cart costs, or that it holds more than can be added up exactly (R16).
import type { Cart, CartLine } from '#domain/cart.ts'
import { linesOf, takeOut } from '#domain/cart-steps.ts'
import { findItem, type Menu } from '#domain/menu.ts'
import type { BasisPoints, Cents } from '#domain/money.ts'
import { priceLines as price, type Bill } from '#domain/bill.ts'

/** The cart without what has left the menu since it was kept: that has no row, no price and cannot be ordered. */
export function cartOnMenu(cart: Cart, menu: Menu): Cart {
  return Object.keys(cart)
    .filter((item) => !findItem(menu, item))
    .reduce(takeOut, cart)
}

export function priceCart(cart: Cart, menu: Menu, taxRate: BasisPoints): Bill | 'too-many' {
  return priceLines(linesOf(cart), menu, taxRate)
}

export function priceLine(line: CartLine, menu: Menu, taxRate: BasisPoints): Cents | 'too-many' {
  const priced = priceLines([line], menu, taxRate)
  return priced === 'too-many' ? priced : priced.subtotal
}

/** A line that is not on the menu is left out: a cart that somebody kept must never take the screen down. */
export function priceLines(lines: readonly CartLine[], menu: Menu, taxRate: BasisPoints): Bill | 'too-many' {
  const known = lines.filter(({ item }) => findItem(menu, item))
  const priced = price(known, menu, taxRate)
  return priced === 'unknown-item' ? priceLines([], menu, taxRate) : priced
}
