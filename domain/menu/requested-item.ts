// A burrito as somebody asks for it, before the menu has said whether there is such a thing: what tells one from another.
import type { TextRule } from '../basics/text-rule.ts'

/** So many of a choice, in one burrito. */
export interface ChosenCount {
  readonly id: string
  readonly count: number
}

/**
 * What tells one burrito from another. The menu decides whether there is such an item. What is absent is as the burrito comes;
 * what is there is in the order that toCartItem gives it, so that equal burritos are written alike.
 */
export interface CartItem {
  readonly item: string
  /** All choices, also those that it would come with. */
  readonly choices?: readonly ChosenCount[]
  /** The ingredients that are left out. */
  readonly without?: readonly string[]
  /** For the kitchen. */
  readonly note?: string
}

/** The rule for what a customer writes to the kitchen about one burrito (R58). */
export const kitchenNote: TextRule = { longest: 140 }

/** So many equal burritos, as the browser sends them. */
export interface RequestedLine extends CartItem {
  readonly quantity: number
}

declare const line: unique symbol
export type LineKey = string & { readonly [line]: 'key' }

/** As it comes: nobody has changed anything about it. */
export function isUnmodified({ choices, without, note }: CartItem): boolean {
  return choices === undefined && without === undefined && note === undefined
}

/** Equal burritos have equal keys. The key is made of the line and kept nowhere, so it cannot disagree with the line. */
export function lineKey(burrito: CartItem): LineKey {
  const { item, choices = null, without = null, note = null } = burrito
  return (isUnmodified(burrito) ? item : JSON.stringify([item, choices, without, note])) as LineKey
}

/** The burrito of a line, without what the line says beyond it. */
export function itemIn({ item, choices, without, note }: CartItem): CartItem {
  return { item, ...(choices && { choices }), ...(without && { without }), ...(note && { note }) }
}

/** All burritos of a kind, in whatever lines they are. */
export function countOf(lines: readonly RequestedLine[], item: string): number {
  return countItems(lines.filter((one) => one.item === item))
}

export function countItems(lines: readonly RequestedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
