// Whether a menu is true to those whose health depends on it: an item names every allergen, and no mark contradicts one.
import {
  allergens as allAllergens,
  findContradiction,
  type Allergen,
  type DietaryMark,
} from './food-facts.ts'
import { defaultChoices } from './configured-item.ts'
import { groupsOf, ingredientsOf, type Menu, type MenuItem } from './menu.ts'

type Marked = Pick<MenuItem, 'ownAllergens' | 'inside' | 'groups' | 'marks'>
type Around = Pick<Menu, 'ingredients' | 'groups'>

/**
 * The allergens of an item as it comes at this moment, in the law's order: its own, those of what is inside, and those of what
 * is chosen first, or of what stands in for it while that is sold out.
 */
export function defaultAllergens(item: Omit<Marked, 'marks'>, menu: Around): Allergen[] {
  const groups = groupsOf(item, menu)
  const plain = new Set(defaultChoices(groups).map(({ id }) => id))
  const chosenFirst = groups.flatMap(({ choices }) => choices.filter(({ id }) => plain.has(id)))
  const contained = [...ingredientsOf(item, menu), ...chosenFirst].flatMap(({ allergens }) => allergens)
  return allAllergens.filter((one) => item.ownAllergens.includes(one) || contained.includes(one))
}

/** A mark is for every day: what is sold out now does not count. */
export function contradictionOf(item: Marked, { ingredients, groups }: Around) {
  const full = groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, soldOut: false })),
  }))
  return findContradiction(defaultAllergens(item, { ingredients, groups: full }), item.marks)
}

/** What customers read while something stands in: no mark that its allergens contradict. */
export function currentMarks({ allergens, marks }: Pick<MenuItem, 'allergens' | 'marks'>): DietaryMark[] {
  return marks.filter((mark) => !findContradiction(allergens, [mark]))
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
