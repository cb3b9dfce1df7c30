// The first time that one can order for while the restaurant is closed: for the strip above cart and menu.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import { initialFulfillment } from '#domain/restaurant/fulfillment.ts'
import { useCart } from '../cart/cart-store.ts'
import { takesLater } from '../pause/takes-orders.ts'
import { firstOf, useTimes } from './use-times.ts'

/** Undefined while the restaurant is open, and where nothing can be ordered for later. */
export function useFirstTime(menu: MenuReply): string | undefined {
  const cart = useCart()
  const isAsked = !menu.opening.open && takesLater(menu)
  const told = useTimes(
    isAsked
      ? { weight: weightOf(cart, menu), fulfillment: initialFulfillment(menu.fulfillmentSettings) }
      : undefined,
    menu.now,
  )
  // While the cart changes, the time of the last answer stays: it only tells what can be ordered for, and nothing is sent.
  return firstOf(told?.reply)
}
