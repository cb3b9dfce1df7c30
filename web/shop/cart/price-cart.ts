// What the cart costs, or that it holds more than can be added up exactly (R16).
import type { Cart, CartLine } from '#domain/cart.ts'
import { linesOf } from '#domain/cart-steps.ts'
import type { Menu } from '#domain/menu.ts'
import type { BasisPoints, Cents } from '#domain/money.ts'
import { priceLines as price, type Quote } from '#domain/pricing.ts'

export function priceCart(cart: Cart, menu: Menu, taxRate: BasisPoints): Quote | 'too-many' {
  return priceLines(linesOf(cart), menu, taxRate)
}

export function priceLine(line: CartLine, menu: Menu, taxRate: BasisPoints): Cents | 'too-many' {
  const priced = priceLines([line], menu, taxRate)
  return priced === 'too-many' ? priced : priced.subtotal
}

export function priceLines(lines: readonly CartLine[], menu: Menu, taxRate: BasisPoints): Quote | 'too-many' {
  const priced = price(lines, menu, taxRate)
  if (priced === 'unknown-item') throw new Error('a burrito in the cart is not on the menu')
  return priced
}
