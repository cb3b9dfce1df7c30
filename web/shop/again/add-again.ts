// Puts the items of an order into the cart once more, with today's menu, and tells the cart what has changed since (R76).
import { findItem, groupsOf, type MenuItem, type OptionGroup } from '#domain/menu/menu.ts'
import { countOf } from '#domain/menu/requested-item.ts'
import { addLine, type Cart } from '#domain/orders/cart.ts'
import { orderAgain } from '#domain/orders/order-again.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { formatAgainChange } from '#words/orders/shop/again.ts'
import { agreeToPrices, currentTaxOfStep } from '../cart/agreed-prices.ts'
import { changeCart, currentCart } from '../cart/cart-store.ts'
import { chosenIn, type PricedMenu } from '../cart/price-change.ts'
import type { SeenOrder } from '../tracker/seen-order.ts'
import { currentAgainNews, isInCart, storeAgainNews } from './again-store.ts'

export function addAgain({ id, number, lines: ordered }: SeenOrder, menu: MenuReply): void {
  const before = currentCart()
  const known = currentAgainNews()
  // Whoever goes back and presses once more, or opens the link a second time, does not get all of it twice.
  if (known && isInCart(known, id, before))
    return storeAgainNews({ ...known, isRepeated: true, isSeen: false })
  const { lines, changes } = orderAgain(ordered, menu, before)
  agreeToPrices({
    ...newIn(lines, menu, before),
    restaurant: { taxRate: currentTaxOfStep(before, menu) },
  })
  storeAgainNews({
    order: id,
    number,
    changes: changes.map(formatAgainChange),
    added: lines.map(({ note: _note, ...line }) => line),
    isBeside: before.length > 0,
    isRepeated: false,
    isSeen: false,
    addedAt: Date.now(),
  })
  changeCart((cart) => lines.reduce(addLine, cart))
}

/**
 * What these lines bring into the cart is at today's prices, which the strip tells where they have changed since the order. What
 * lay in the cart before stays at the prices agreed to, so that the cart tells of their change.
 */
export function newIn(
  lines: Cart,
  menu: PricedMenu,
  before: Cart,
): { readonly items: readonly MenuItem[]; readonly groups: readonly OptionGroup[] } {
  const known = chosenIn(before, menu)
  const items = lines.flatMap((line) => findItem(menu.items, line.item) ?? [])
  const groups = items.flatMap((item) => groupsOf(item, menu))
  return {
    items: items.filter(({ id }) => countOf(before, id) === 0),
    groups: groups.map((group) => ({
      ...group,
      choices: group.choices.filter((choice) => !known.includes(choice)),
    })),
  }
}
