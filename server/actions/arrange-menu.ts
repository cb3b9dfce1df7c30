// The owner puts the menu in another order: the sections, and the items within and across them.
import type { Deed } from '#domain/audit.ts'
import type { ItemId, Menu } from '#domain/menu.ts'
import type { MenuOrderBody } from '#domain/office-menu-api.ts'
import { Problem } from '#domain/problems.ts'
import { setPlaces, setSectionOrder } from '../db/menu-writes.ts'
import { changeMenu, type ByOwner, type ChangeMenuDeps } from './change-menu.ts'

interface Place {
  readonly id: ItemId
  readonly section: string
  readonly moves: boolean
}

export function arrangeMenu(
  deps: ChangeMenuDeps,
  { staff, sections }: ByOwner & MenuOrderBody,
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const order = sections.map(({ id }) => id)
    const places = placesOf(menu, sections)
    // Something was added or is gone since the owner looked.
    const named = sections.flatMap(({ items }) => items).length
    if (named !== places.length || named !== menu.items.length || !holdsAll(order, menu))
      throw new Problem('changed-meanwhile')
    const deeds = deedsOf(menu, order, places)
    if (deeds.length === 0) return
    await setSectionOrder(trx, order)
    await setPlaces(trx, places)
    await log(...deeds)
  })
}

function placesOf({ items }: Menu, sections: MenuOrderBody['sections']): Place[] {
  return sections.flatMap((section) =>
    section.items.flatMap((id) => {
      const item = items.find((one) => one.id === id)
      // One that the menu does not have is missed when they are counted.
      return item ? { id: item.id, section: section.id, moves: item.section !== section.id } : []
    }),
  )
}

function holdsAll(order: readonly string[], { sections }: Menu): boolean {
  return order.length === sections.length && sections.every(({ id }) => order.includes(id))
}

function deedsOf(menu: Menu, order: readonly string[], places: readonly Place[]): Deed[] {
  const nameOf = (id: string) => menu.sections.find((section) => section.id === id)?.name ?? { en: '' }
  const sectionsBefore = menu.sections.map(({ id }) => id)
  const before = menu.items.map(({ id }) => id)
  const items = places.map(({ id }) => id)
  const moved = places.flatMap(({ id, section, moves }): Deed[] => {
    const from = nameOf(menu.items.find((item) => item.id === id)?.section ?? '')
    return moves
      ? [{ what: 'menu', item: id, changed: [{ fact: 'section', from, to: nameOf(section) }] }]
      : []
  })
  return [
    ...(isSame(sectionsBefore, order)
      ? []
      : [{ what: 'section-order', from: sectionsBefore.map(nameOf), to: order.map(nameOf) } as const]),
    ...moved,
    ...(isSame(before, items) ? [] : [{ what: 'menu-order', items, from: before } as const]),
  ]
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((id, at) => other[at] === id)
}
