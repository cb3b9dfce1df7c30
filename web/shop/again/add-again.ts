// Puts the items of an order into the cart once more, with today's menu, and tells the cart what has changed since (R76).
import { findItem, groupsOf } from '#domain/menu/menu.ts'
import { addLine, type Cart } from '#domain/orders/cart.ts'
import { orderAgain } from '#domain/orders/order-again.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { formatAgainChange } from '#words/orders/shop/again.ts'
import { agreeToPrices, currentTaxOfStep } from '../cart/agreed-prices.ts'
import { changeCart, currentCart } from '../cart/cart-store.ts'
import type { SeenOrder } from '../tracker/seen-order.ts'
import { currentAgainNews, storeAgainNews, type AgainNews } from './again-store.ts'

export function addAgain({ id, number, lines: ordered }: SeenOrder, menu: MenuReply): void {
  const before = currentCart()
  const known = currentAgainNews()
  // Whoever goes back and presses once more, or opens the link a second time, does not get all of it twice.
  if (known && isInCart(known, id, before))
    return storeAgainNews({ ...known, isRepeated: true, isSeen: false })
  const { lines, changes } = orderAgain(ordered, menu, before)
  agreeToTodaysPrices(lines, menu, before)
  storeAgainNews({
    order: id,
    number,
    changes: changes.map(formatAgainChange),
    isAdded: lines.length > 0,
    isBeside: before.length > 0,
    isRepeated: false,
    isSeen: false,
    addedAt: Date.now(),
  })
  changeCart((cart) => lines.reduce(addLine, cart))
}

export function isInCart(news: AgainNews | undefined, id: string, cart: Cart): boolean {
  return news?.order === id && news.isAdded && cart.length > 0
}

/** The strip tells the prices that have changed since the order: the cart need not tell them a second time. */
function agreeToTodaysPrices(lines: Cart, menu: MenuReply, before: Cart): void {
  const items = lines.flatMap((line) => findItem(menu.items, line.item) ?? [])
  const groups = items.flatMap((item) => groupsOf(item, menu))
  agreeToPrices({ items, groups, restaurant: { taxRate: currentTaxOfStep(before, menu) } })
}
