// The owner rearranges the menu: the sections, and the items within and across sections.
import { changed, type AuditAction, menuTarget, wholeMenu } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { ItemId, Menu } from '#domain/menu/menu.ts'
import type { MenuOrderBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { setItemOrder, setSectionOrder } from '../../db/menu/menu-writes.ts'
import { changeMenu, type ByOwner, type ChangeMenuDeps } from './change-menu.ts'

interface Place {
  readonly id: ItemId
  readonly section: string
  /** The item moves to another section. */
  readonly moves: boolean
}

export function arrangeMenu(
  deps: ChangeMenuDeps,
  { staff, sections }: ByOwner & MenuOrderBody,
): Promise<void> {
  return changeMenu(deps, { staff }, async ({ trx, menu, log }) => {
    const order = sections.map(({ id }) => id)
    const places = placesOf(menu, sections)
    // A mismatch means that something was added or removed since the owner loaded the menu.
    const listed = sections.flatMap(({ items }) => items).length
    if (listed !== places.length || listed !== menu.items.length || !hasAllSections(order, menu))
      throw new Problem('edit-conflict')
    const actions = auditEntriesOf(menu, order, places)
    if (actions.length === 0) return
    await setSectionOrder(trx, order)
    await setItemOrder(trx, places)
    await log(...actions)
  })
}

function placesOf({ items }: Menu, sections: MenuOrderBody['sections']): Place[] {
  return sections.flatMap((section) =>
    section.items.flatMap((id) => {
      const item = items.find((other) => other.id === id)
      // Skipping an unknown item makes the counts differ, which arrangeMenu refuses.
      return item ? { id: item.id, section: section.id, moves: item.section !== section.id } : []
    }),
  )
}

function hasAllSections(order: readonly string[], { sections }: Menu): boolean {
  return order.length === sections.length && sections.every(({ id }) => order.includes(id))
}

function auditEntriesOf(menu: Menu, order: readonly string[], places: readonly Place[]): AuditAction[] {
  const sectionName = (id: string) => menu.sections.find((section) => section.id === id)?.name.en ?? ''
  const itemName = (id: ItemId) => menu.items.find((item) => item.id === id)?.name.en ?? ''
  const moved = menu.items.flatMap((item): AuditAction[] => {
    const place = places.find(({ id }) => id === item.id)
    if (!place?.moves) return []
    const [section, next] = [sectionName(item.section), sectionName(place.section)]
    return [changed(menuTarget('item', item), diff({ section }, { section: next }))]
  })
  const changes = diff(
    { sections: menu.sections.map(({ name }) => name.en), items: menu.items.map(({ name }) => name.en) },
    { sections: order.map(sectionName), items: places.map(({ id }) => itemName(id)) },
  )
  return changes.length > 0 ? [...moved, changed(wholeMenu, changes)] : moved
}
