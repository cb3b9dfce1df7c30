// The bill of the cart as the shop's screens show it, made once for each cart, and what it says of one row.
import { useMemo } from 'react'
import { priceLines, type Bill } from '#domain/orders/bill.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { dropUnavailable, type Cart } from '#domain/orders/cart.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { useCode } from './cart-store.ts'
import type { PricedMenu } from './price-change.ts'

export interface PricedCart<Menu extends PricedMenu = PricedMenu> {
  /** The menu of these prices: a sum that is shown later goes with the names and offers of the same menu. */
  readonly menu: Menu
  /** Without what cannot be made with this menu. */
  readonly cart: Cart
  readonly code: PromoCodeTerms | undefined
  readonly cost: Bill | 'too-many'
}

/** The same object until the cart, the menu or the code changes, so that a deferred render needs no bill of its own. */
export function usePricedCart<Menu extends PricedMenu>(stored: Cart, menu: Menu): PricedCart<Menu> {
  const code = useCode()
  return useMemo(() => {
    const cart = dropUnavailable(stored, menu)
    return { menu, cart, code, cost: priceLines(cart, menu, menu.restaurant.taxRate, { code }) }
  }, [stored, menu, code])
}

/** What the burritos of one row cost, or that they are more than can be added up exactly (R16). */
export function priceRow(
  { cart, cost }: Pick<PricedCart, 'cart' | 'cost'>,
  item: string,
  menu: PricedMenu,
): Cents | 'too-many' {
  const bill = cost === 'too-many' ? priceLines(linesOf(cart, item), menu, menu.restaurant.taxRate) : cost
  if (bill === 'too-many') return bill
  return cents(linesOf(bill.lines, item).reduce((sum, { price }) => sum + price, 0))
}

function linesOf<Line extends { readonly item: string }>(lines: readonly Line[], item: string): Line[] {
  return lines.filter((line) => line.item === item)
}
