// The owner puts the menu in another order: the sections, and the items within and across them.
import { changed, type Deed, menuSubject, wholeMenu } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { ItemId, Menu } from '#domain/menu/menu.ts'
import type { MenuOrderBody } from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { setPlaces, setSectionOrder } from '../../db/menu/menu-writes.ts'
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
  const sectionName = (id: string) => menu.sections.find((section) => section.id === id)?.name.en ?? ''
  const itemName = (id: ItemId) => menu.items.find((item) => item.id === id)?.name.en ?? ''
  const moved = menu.items.flatMap((item): Deed[] => {
    const place = places.find(({ id }) => id === item.id)
    if (!place?.moves) return []
    const [section, next] = [sectionName(item.section), sectionName(place.section)]
    return [changed(menuSubject('item', item), diff({ section }, { section: next }))]
  })
  const changes = diff(
    { sections: menu.sections.map(({ name }) => name.en), items: menu.items.map(({ name }) => name.en) },
    { sections: order.map(sectionName), items: places.map(({ id }) => itemName(id)) },
  )
  return changes.length > 0 ? [...moved, changed(wholeMenu, changes)] : moved
}
