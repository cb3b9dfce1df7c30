// How many burritos one order may hold (R16): the cart has no limit, but the kitchen has.
import { countBurritos, type WantedLine } from './cart.ts'
import { Problem } from '../basics/problems.ts'

/** The bounds of the restaurant's own setting, and the limit until the restaurant sets one. */
export const orderSizes = { smallest: 1, usual: 1_000, largest: 10_000 }

/** So many different burritos in one order: an office of sixty in which everybody wants something else, and some twice. */
export const mostLines = 100

/** Called before the card is asked, so that nothing is held for an order that nobody could cook. */
export function checkOrderSize(lines: readonly WantedLine[], most: number): void {
  if (countBurritos(lines) > most) throw new Problem('order-too-large', { most })
}
