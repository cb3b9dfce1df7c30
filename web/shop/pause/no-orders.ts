// Why no orders are taken just now, in words, and from when on one can order: the restaurant is closed, nobody is in sight in the
// kitchen, or it has paused.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { initialFulfillment } from '#domain/restaurant/fulfillment.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import { useCart } from '../cart/cart-store.ts'
import { clockFor } from '../opening/clock-for.ts'
import { aboutClosed } from '#words/restaurant/shop/closed-notice.ts'
import { closedMessages } from '#words/restaurant/shop/closed.ts'
import { pauseMessages, unattendedMessages } from '#words/restaurant/shop/pause.ts'
import { firstOf, useTimes } from '../times/use-times.ts'
import { takesLater } from './takes-orders.ts'

export interface NoOrders {
  readonly reason: 'closed' | 'unattended' | 'pause'
  readonly title: string
  /** Why, in the owner's words, until when, and what can be ordered for, as far as that is known. */
  readonly text: string
  /** The same without the reason. */
  readonly until: string
  /** False where one can order for later all the same. */
  readonly isOff: boolean
}

/** For the strip above cart and menu. Undefined while orders are taken. */
export function useNoOrders(menu: MenuReply): NoOrders | undefined {
  const cart = useCart()
  const { fulfillmentSettings, opening, now } = menu
  const isForLater = !opening.open && takesLater(menu)
  const fulfillment = initialFulfillment(fulfillmentSettings)
  const answer = useTimes(isForLater ? { weight: weightOf(cart, menu), fulfillment } : undefined, now)
  // While the cart changes, the time of the last answer stays: it only tells what can be ordered for, and nothing is sent.
  return noOrders(menu, firstOf(answer?.reply))
}

/**
 * Undefined while orders are taken. A closed restaurant need not say that the kitchen is behind. `first` is the first time that
 * can be ordered for, if there is one.
 */
export function noOrders(menu: MenuReply, first?: string): NoOrders | undefined {
  const { opening, pause, isUnattended, restaurant } = menu
  const { timeZone } = restaurant
  if (!opening.open) {
    const offered = takesLater(menu) ? first : undefined
    const { words, opens, orderFor } = aboutClosed(opening, clockFor(opening, timeZone), offered)
    return {
      reason: 'closed',
      title: closedMessages.title,
      text: [words, opens, orderFor].filter(Boolean).join(' '),
      until: opens,
      isOff: offered === undefined,
    }
  }
  if (isUnattended) {
    const { title, text } = unattendedMessages
    return { reason: 'unattended', title, text, until: text, isOff: true }
  }
  if (!pause) return undefined
  const until = pauseMessages.ordering(pause, timeZone)
  return { reason: 'pause', title: pauseMessages.title, text: until, until, isOff: true }
}
