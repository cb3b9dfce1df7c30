// How large one order may be (R16): the cart has no limit, but the kitchen has, and so have sums.
import { cents } from '../basics/money.ts'
import { countItems, type RequestedLine } from '../menu/requested-item.ts'
import { Problem } from '../basics/problems.ts'

/** The bounds of the restaurant's own setting, and the limit until the restaurant sets one. */
export const orderSizes = { smallest: 1, usual: 1_000, largest: 10_000 }

/** So many different burritos in one order: an office of sixty in which everybody wants something else, and some twice. */
export const maxLines = 100

/** The largest subtotal (90 billion dollars): twice that is still a safe integer, whatever the charges. */
export const maxSubtotal = cents(9_000_000_000_000)

/**
 * The largest total: more than 10,000 burritos (orderSizes.largest) cost at the highest price with the starting tax. What
 * costs more under a higher tax is not sold, for eight million such orders still add up to the cent.
 */
export const maxOrderAmount = cents(1_100_000_000)

/** Called before the card is asked, so that nothing is held for an order that nobody could cook. */
export function assertOrderSize(lines: readonly RequestedLine[], most: number): void {
  if (countItems(lines) > most) throw new Problem('order-too-large', { most })
}
