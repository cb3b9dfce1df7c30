// How large one order may be (R16). The cart has no limit, but the kitchen and the arithmetic have.
import { cents } from '../basics/money.ts'
import { countItems, type RequestedLine } from '../menu/requested-item.ts'
import { Problem } from '../basics/problems.ts'

/** The bounds of the restaurant's own limit, in burritos, and the limit until the restaurant sets one. */
export const orderSizes = { smallest: 1, usual: 1_000, largest: 10_000 }

/** How many different burritos one order may have: enough for an office of sixty in which everybody wants something else. */
export const maxLines = 100

/** The largest subtotal (90 billion dollars). With any charges, the total is at most twice that, which is a safe integer. */
export const maxSubtotal = cents(9_000_000_000_000)

/**
 * The largest total: more than 10,000 burritos (orderSizes.largest) cost at the highest price with the starting tax. Under a
 * higher tax the largest orders are refused, so that the sum of eight million orders stays exact to the cent.
 */
export const maxOrderAmount = cents(1_100_000_000)

/** Called before the card is authorized, so that no money is held for an order that the kitchen could not cook. */
export function assertOrderSize(lines: readonly RequestedLine[], most: number): void {
  if (countItems(lines) > most) throw new Problem('order-too-large', { most })
}
