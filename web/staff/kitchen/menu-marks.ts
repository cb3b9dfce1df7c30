// What the menu says about the lines of the tickets: their colors, what is sold out by now, which words are the milder ones, and
// what nobody ticks off.
import { isTickedOff } from '#domain/kitchen/tickets.ts'
import { defaultColor, type Color } from '#domain/menu/look.ts'
import type { Menu, MenuItem } from '#domain/menu/menu.ts'
import type { PricedLine } from '#domain/orders/bill.ts'

interface ItemMarks {
  readonly id: string
  readonly color: Color
  readonly isSoldOut: boolean
  readonly isTicked: boolean
}

export interface MenuMarks {
  readonly items: readonly ItemMarks[]
  readonly soldOutChoices: readonly string[]
  /** Choices that come before the one that a burrito comes with: less than usual, and quieter on the ticket. */
  readonly milder: readonly string[]
}

export const noMarks: MenuMarks = { items: [], soldOutChoices: [], milder: [] }

/** The same object until a mark changes: a menu that arrives again does not render 300 tickets again. */
export function menuMarksOf({ items, groups }: Pick<Menu, 'items' | 'groups'>, before: MenuMarks): MenuMarks {
  const marks: MenuMarks = {
    items: items.map((item) => ({
      id: item.id,
      color: item.look.color,
      isSoldOut: isMarkedSoldOut(item),
      isTicked: isTickedOff(item),
    })),
    soldOutChoices: groups.flatMap(({ choices }) => choices.filter((one) => one.soldOut).map(({ id }) => id)),
    milder: groups.flatMap(({ choices }) => {
      const usual = choices.findIndex(({ isDefault }) => isDefault)
      return choices.slice(0, Math.max(usual, 0)).map(({ id }) => id)
    }),
  }
  return JSON.stringify(marks) === JSON.stringify(before) ? before : marks
}

/** Somebody has marked the item. The last of a count is sold out, too, but its customer gets it. */
export function isMarkedSoldOut({ soldOut, backAt, remaining }: MenuItem): boolean {
  return soldOut && (remaining !== 0 || backAt !== null)
}

/** An item that has left the menu is a burrito of the plain color. */
export function marksOfItem({ items }: MenuMarks, { item }: Pick<PricedLine, 'item'>): Omit<ItemMarks, 'id'> {
  return (
    items.find(({ id }) => id === item) ?? {
      color: defaultColor,
      isSoldOut: false,
      isTicked: true,
    }
  )
}

export function isLineSoldOut(marks: MenuMarks, line: Pick<PricedLine, 'item' | 'changes'>): boolean {
  const isOut = ({ kind, id }: { kind: string; id: string }) =>
    kind !== 'no' && marks.soldOutChoices.includes(id)
  return marksOfItem(marks, line).isSoldOut || (line.changes ?? []).some(isOut)
}
