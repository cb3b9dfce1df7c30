// What in a cart cannot be had as things stand: kinds that are sold out or of which too few are left, and sold-out choices
// (R59). The customer sees which, and nothing is ordered until they are out of the cart.
import { countOf, type RequestedLine } from '#domain/menu/requested-item.ts'
import { configureItem, soldOutIn } from '#domain/menu/configured-item.ts'
import type { Choice, Menu, MenuItem } from '#domain/menu/menu.ts'

export interface Missing {
  /** Sold out. */
  readonly items: readonly MenuItem[]
  /** There are some, but fewer than in the cart. */
  readonly few: readonly MenuItem[]
  readonly choices: readonly Choice[]
}

export const nothingMissing: Missing = { items: [], few: [], choices: [] }

export function isAnyMissing({ items, few, choices }: Missing): boolean {
  return items.length + few.length + choices.length > 0
}

/** How many of a kind must go. */
export function excessOf(
  { soldOut, remaining }: Pick<MenuItem, 'soldOut' | 'remaining'>,
  count: number,
): number {
  if (soldOut) return count
  return remaining === null ? 0 : Math.max(0, count - remaining)
}

export function missingIn(lines: readonly RequestedLine[], menu: Menu): Missing {
  const short = menu.items.filter((item) => excessOf(item, countOf(lines, item.id)) > 0)
  const choices = new Set(lines.flatMap((line) => missingChoices(line, menu)))
  return {
    items: short.filter(({ soldOut }) => soldOut),
    few: short.filter(({ soldOut }) => !soldOut),
    choices: [...choices],
  }
}

/** What is sold out of one burrito. */
export function missingChoices(line: RequestedLine, menu: Menu): Choice[] {
  const made = configureItem(line, menu)
  return typeof made === 'string' ? [] : soldOutIn(made)
}
