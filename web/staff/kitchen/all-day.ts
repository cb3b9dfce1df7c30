// What the strip All day lists: what is still to be made, in the order of the menu, and last what has left the menu.
import type { TicketLine } from '#domain/kitchen/tickets.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import { defaultColor, type Color } from '#domain/menu/look.ts'
import type { Menu, MenuItems } from '#domain/menu/menu.ts'

export interface AllDayItem {
  readonly id: string
  readonly shortName: LocalText
  readonly color: Color
  readonly count: number
  readonly isSoldOut: boolean
}

export function listAllDay(
  items: MenuItems,
  tickets: readonly { readonly lines: readonly Pick<TicketLine, 'item' | 'shortName'>[] }[],
  totals: ReadonlyMap<string, number>,
): AllDayItem[] {
  const countOf = (id: string) => totals.get(id) ?? 0
  const onMenu = items.map(({ id, shortName, look, soldOut }) => ({
    id,
    shortName,
    color: look.color,
    count: countOf(id),
    isSoldOut: soldOut,
  }))
  const known = new Set(items.map(({ id }) => id))
  const offMenu = new Map(
    tickets
      .flatMap(({ lines }) => lines)
      .filter(({ item }) => !known.has(item) && countOf(item) > 0)
      .map(({ item, shortName }) => [item, shortName]),
  )
  return [
    ...onMenu.filter(({ count }) => count > 0),
    ...[...offMenu].map(([id, shortName]) => ({
      id,
      shortName,
      color: defaultColor,
      count: countOf(id),
      isSoldOut: false,
    })),
  ]
}

interface ExtrasOfGroup {
  /** Undefined for what has left the menu. */
  readonly name: LocalText | undefined
  readonly choices: readonly { readonly id: string; readonly name: LocalText; readonly count: number }[]
}

/** What was chosen for the burritos that are still to be made, group by group, and last what has left the menu. */
export function listExtras(
  groups: Menu['groups'],
  tickets: readonly { readonly lines: readonly Pick<TicketLine, 'changes'>[] }[],
  chosen: ReadonlyMap<string, number>,
): ExtrasOfGroup[] {
  const counted = (choices: readonly { readonly id: string; readonly name: LocalText }[]) =>
    choices.map(({ id, name }) => ({ id, name, count: chosen.get(id) ?? 0 })).filter(({ count }) => count > 0)
  const known = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)))
  const offMenu = new Map(
    tickets
      .flatMap(({ lines }) => lines.flatMap(({ changes = [] }) => changes))
      .filter(({ kind, id }) => kind !== 'no' && !known.has(id))
      .map((change) => [change.id, change]),
  )
  return [
    ...groups.map(({ name, choices }) => ({ name, choices: counted(choices) })),
    { name: undefined, choices: counted([...offMenu.values()]) },
  ].filter(({ choices }) => choices.length > 0)
}
