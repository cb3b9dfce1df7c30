// How large an order may be (R16): the cart's counters know no end, the kitchen does.
import type { CartLine } from './cart.ts'
import { Problem } from './problems.ts'

/** What the restaurant may set, and what holds until it does. */
export const orderSizes = { smallest: 1, usual: 1_000, largest: 10_000 }

/** Refuses what nobody could cook, before anything is asked of a card. */
export function checkOrderSize(lines: readonly CartLine[], most: number): void {
  const items = lines.reduce((count, { quantity }) => count + quantity, 0)
  if (items > most) throw new Problem('order-too-large', { most })
}
