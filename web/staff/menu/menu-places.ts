// Which item stands where: the sections in their order, and in each its items.
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'

export interface SectionPlaces {
  readonly id: string
  readonly items: readonly ItemId[]
}

export type Places = readonly SectionPlaces[]

export type Step = -1 | 1

export function placesIn({ sections, items }: Pick<OfficeMenuReply, 'sections' | 'items'>): Places {
  return sections.map(({ id }) => ({
    id,
    items: items.filter((item) => item.section === id).map((item) => item.id),
  }))
}

/** `at` counts the places of the section without the item. */
export function moved(places: Places, item: ItemId, section: string, at: number): Places {
  return places.map(({ id, items }) => {
    const others = items.filter((other) => other !== item)
    return { id, items: id === section ? others.toSpliced(at, 0, item) : others }
  })
}

/** One place up or down within its section; undefined at its end. */
export function stepped(places: Places, item: ItemId, step: Step): Places | undefined {
  const section = sectionOf(places, item)
  const at = section ? section.items.indexOf(item) + step : -1
  if (!section || at < 0 || at >= section.items.length) return undefined
  return moved(places, item, section.id, at)
}

/** As `stepped`, and from the end of a section into the next one; undefined at the end of the menu. */
export function steppedAcross(places: Places, item: ItemId, step: Step): Places | undefined {
  const within = stepped(places, item, step)
  if (within) return within
  const from = places.findIndex(({ items }) => items.includes(item))
  const next = from < 0 ? undefined : places[from + step]
  return next && moved(places, item, next.id, step > 0 ? 0 : next.items.length)
}

export function sectionStepped(places: Places, section: string, step: Step): Places | undefined {
  const from = places.findIndex(({ id }) => id === section)
  const one = places[from]
  if (!one || !places[from + step]) return undefined
  return places.toSpliced(from, 1).toSpliced(from + step, 0, one)
}

export function sectionOf(places: Places, item: ItemId): SectionPlaces | undefined {
  return places.find(({ items }) => items.includes(item))
}

export function isSame(one: Places, other: Places): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
