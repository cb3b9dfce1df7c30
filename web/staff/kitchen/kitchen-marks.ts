// What the menu says about the lines of the tickets: what is sold out by now, which words are the milder ones, and what nobody
// ticks off.
import { createContext, useContext, useMemo } from 'react'
import type { PricedLine } from '#domain/orders/bill.ts'
import { isTickedOff } from '#domain/kitchen/tickets.ts'
import type { Menu, MenuItem } from '#domain/menu/menu.ts'

interface Marks {
  readonly items: ReadonlySet<string>
  readonly choices: ReadonlySet<string>
  /** Choices that come before the one that a burrito comes with: less than usual, and quieter on the ticket. */
  readonly milder: ReadonlySet<string>
  /** Items that go into the bag as they are. */
  readonly bagged: ReadonlySet<string>
}

const noMarks: Marks = { items: new Set(), choices: new Set(), milder: new Set(), bagged: new Set() }
const KitchenMarks = createContext(noMarks)
export const KitchenMarksProvider = KitchenMarks.Provider

/** The same marks until one changes: a menu that is told anew does not draw 300 tickets again. */
export function useMarksOf({ items, groups }: Pick<Menu, 'items' | 'groups'>): Marks {
  const choices = groups.flatMap((group) => group.choices)
  const written = JSON.stringify([
    items.filter(isMarkedSoldOut).map(({ id }) => id),
    choices.filter(({ soldOut }) => soldOut).map(({ id }) => id),
    groups.flatMap((group) => {
      const usual = group.choices.findIndex(({ isDefault }) => isDefault)
      return group.choices.slice(0, Math.max(usual, 0)).map(({ id }) => id)
    }),
    items.filter((item) => !isTickedOff(item)).map(({ id }) => id),
  ])
  return useMemo(() => {
    const sets = (JSON.parse(written) as string[][]).map((ids) => new Set(ids))
    const [soldOutItems, soldOutChoices, milder, bagged] = sets as [
      Set<string>,
      Set<string>,
      Set<string>,
      Set<string>,
    ]
    return { items: soldOutItems, choices: soldOutChoices, milder, bagged }
  }, [written])
}

/** Somebody has marked it. The last of a count is sold out, too, but whoever ordered it gets it. */
export function isMarkedSoldOut({ soldOut, backAt, remaining }: MenuItem): boolean {
  return soldOut && (remaining !== 0 || backAt !== null)
}

export function useMarks() {
  const { items, choices, milder, bagged } = useContext(KitchenMarks)
  return {
    milder,
    /** What has left the menu is taken for a burrito. */
    isTicked: ({ item }: Pick<PricedLine, 'item'>) => !bagged.has(item),
    isSoldOut: ({ item, changes = [] }: PricedLine) =>
      items.has(item) || changes.some(({ kind, id }) => kind !== 'no' && choices.has(id)),
  }
}
