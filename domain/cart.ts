// The cart: a list of lines, with equal burritos in one line. The cart lives in the browser (R26).
import type { PricedLine } from './bill.ts'

/** What tells one burrito from another. The menu decides whether there is such an item. */
export interface Burrito {
  readonly item: string
}

/** So many equal burritos, as the browser sends them. */
export interface WantedLine extends Burrito {
  readonly quantity: number
}

/** A burrito with the name that its item had when a menu was last seen: who leaves the menu is still called by it. */
export interface NamedBurrito extends Burrito {
  readonly name?: PricedLine['name']
}

export interface CartLine extends NamedBurrito, WantedLine {}

/** No two lines of a cart have the same key, and every quantity is a whole number above zero. */
export type Cart = readonly CartLine[]

declare const line: unique symbol
export type LineKey = string & { readonly [line]: 'key' }

export const emptyCart: Cart = []

/** Equal burritos have equal keys. The key is made of the line and kept nowhere, so it cannot disagree with the line. */
export function lineKey({ item }: Burrito): LineKey {
  return item as LineKey
}

/** All burritos of a kind, in whatever lines they are. */
export function countOf(lines: readonly WantedLine[], item: string): number {
  return countBurritos(lines.filter((one) => one.item === item))
}

export function countBurritos(lines: readonly WantedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
