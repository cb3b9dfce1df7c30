// What the burritos of one row cost, or that they are more than can be added up exactly (R16).
import { priceLines } from '#domain/orders/bill.ts'
import type { Cart } from '#domain/orders/cart.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { MilliPercent, Cents } from '#domain/basics/money.ts'

export function priceRow(cart: Cart, item: string, menu: Menu, taxRate: MilliPercent): Cents | 'too-many' {
  const lines = cart.filter((line) => line.item === item)
  const priced = priceLines(lines, menu, taxRate)
  return priced === 'too-many' ? priced : priced.subtotal
}
