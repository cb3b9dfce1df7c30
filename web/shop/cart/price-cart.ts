// What the burritos of one row cost, or that they are more than can be added up exactly (R16).
import { priceLines } from '#domain/bill.ts'
import type { Cart } from '#domain/cart.ts'
import type { Menu } from '#domain/menu.ts'
import type { MilliPercent, Cents } from '#domain/money.ts'

export function priceRow(cart: Cart, item: string, menu: Menu, taxRate: MilliPercent): Cents | 'too-many' {
  const lines = cart.filter((line) => line.item === item)
  const priced = priceLines(lines, menu, taxRate)
  return priced === 'too-many' ? priced : priced.subtotal
}
