// Whether a menu is true to those whose health depends on it: no mark of an item contradicts an allergen of it.
import { findContradiction, type Allergen, type DietaryMark } from './food-facts.ts'
import { groupsOf, insideOf, type Menu, type MenuItem } from './menu.ts'

type Marked = Pick<MenuItem, 'ownAllergens' | 'inside' | 'groups' | 'marks'>
type Around = Pick<Menu, 'ingredients' | 'groups'>

/** The allergens of an item as it comes: its own, those of what is inside, and those of what is chosen first. */
export function allergensAsItComes(item: Omit<Marked, 'marks'>, menu: Around): Allergen[] {
  const chosenFirst = groupsOf(item, menu).flatMap(({ choices }) =>
    choices.filter(({ isDefault }) => isDefault),
  )
  return [
    ...item.ownAllergens,
    ...[...insideOf(item, menu), ...chosenFirst].flatMap(({ allergens }) => allergens),
  ]
}

export function contradictionOf(item: Marked, menu: Around) {
  return findContradiction(allergensAsItComes(item, menu), item.marks)
}

/** The first item whose marks no longer hold. */
export function contradictionIn(
  menu: Pick<Menu, 'items' | 'ingredients' | 'groups'>,
): { readonly item: MenuItem; readonly mark: DietaryMark; readonly allergen: Allergen } | undefined {
  for (const item of menu.items) {
    const found = contradictionOf(item, menu)
    if (found) return { item, ...found }
  }
  return undefined
}
