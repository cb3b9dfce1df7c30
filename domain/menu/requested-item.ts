// An item as the customer requests it, before it is checked against the menu, and the key by which equal items share a line.
import type { TextRule } from '../basics/text-rule.ts'

/** How many of a choice one burrito has. */
export interface ChosenCount {
  readonly id: string
  readonly count: number
}

/**
 * Everything that distinguishes one burrito from another. The menu decides whether such an item exists. An absent field means
 * that the customer changed nothing there. toCartItem sorts the lists, so that equal burritos are equal values.
 */
export interface CartItem {
  readonly item: string
  /** All choices, including defaults. */
  readonly choices?: readonly ChosenCount[]
  /** The ids of the ingredients that are left out. */
  readonly without?: readonly string[]
  /** The customer's note to the kitchen. */
  readonly note?: string
}

/** The rule for the customer's note about one burrito (R58). */
export const kitchenNote: TextRule = { longest: 140 }

/** A number of equal burritos, as the browser sends them. */
export interface RequestedLine extends CartItem {
  readonly quantity: number
}

declare const line: unique symbol
export type LineKey = string & { readonly [line]: 'key' }

/** True if the customer has changed nothing about the item. */
export function isUnmodified({ choices, without, note }: CartItem): boolean {
  return choices === undefined && without === undefined && note === undefined
}

/** Equal burritos have equal keys. The key is computed and never stored, so it cannot disagree with the line. */
export function lineKey(burrito: CartItem): LineKey {
  const { item, choices = null, without = null, note = null } = burrito
  return (isUnmodified(burrito) ? item : JSON.stringify([item, choices, without, note])) as LineKey
}

/** The burrito of a line, without the line's other fields. */
export function itemIn({ item, choices, without, note }: CartItem): CartItem {
  return { item, ...(choices && { choices }), ...(without && { without }), ...(note && { note }) }
}

/** Counts an item over all lines that have it. */
export function countOf(lines: readonly RequestedLine[], item: string): number {
  return countItems(lines.filter((one) => one.item === item))
}

export function countItems(lines: readonly RequestedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
