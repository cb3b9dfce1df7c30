// The deck of the Menu: its sections, each with its cards. Numbers run through the whole deck.
import type { Menu, MenuItem, Section } from '#domain/menu/menu.ts'

export interface DeckSection extends Section {
  readonly cards: readonly { readonly item: MenuItem; readonly number: number }[]
}

/** A section without items is not shown. */
export function deckOf({ sections, items }: Pick<Menu, 'sections' | 'items'>): DeckSection[] {
  const cards = items.map((item, at) => ({ item, number: at + 1 }))
  const known = sections.map(({ id }) => id)
  return sections
    .map((section, at) => ({
      ...section,
      cards: cards.filter(
        // An item of a section that is gone is still on the menu, under the last one.
        ({ item }) =>
          item.section === section.id || (at === sections.length - 1 && !known.includes(item.section)),
      ),
    }))
    .filter((section) => section.cards.length > 0)
}
