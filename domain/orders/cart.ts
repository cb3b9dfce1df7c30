// The cart: a list of lines, with equal burritos in one line. The cart lives in the browser (R26).
import type { PricedLine } from './bill.ts'

/** So many of a choice, in one burrito. */
export interface ChosenCount {
  readonly id: string
  readonly count: number
}

/**
 * What tells one burrito from another. The menu decides whether there is such an item. What is absent is as the burrito comes;
 * what is there is in the order that asBurrito gives it, so that equal burritos are written alike.
 */
export interface Burrito {
  readonly item: string
  /** All choices, also those that it would come with. */
  readonly choices?: readonly ChosenCount[]
  /** The ingredients that are left out. */
  readonly without?: readonly string[]
  /** For the kitchen. */
  readonly note?: string
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

/** As it comes: nobody has changed anything about it. */
export function isPlain({ choices, without, note }: Burrito): boolean {
  return choices === undefined && without === undefined && note === undefined
}

/** Equal burritos have equal keys. The key is made of the line and kept nowhere, so it cannot disagree with the line. */
export function lineKey(burrito: Burrito): LineKey {
  const { item, choices = null, without = null, note = null } = burrito
  return (isPlain(burrito) ? item : JSON.stringify([item, choices, without, note])) as LineKey
}

/** The burrito of a line, without what the line says beyond it. */
export function burritoIn({ item, choices, without, note }: Burrito): Burrito {
  return { item, ...(choices && { choices }), ...(without && { without }), ...(note && { note }) }
}

/** All burritos of a kind, in whatever lines they are. */
export function countOf(lines: readonly WantedLine[], item: string): number {
  return countBurritos(lines.filter((one) => one.item === item))
}

export function countBurritos(lines: readonly WantedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
