// Checks that customers can trust the menu with their health: an item names all its allergens, and no mark contradicts one.
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
 * The allergens of the unmodified item right now, in the order of the law: the item's own, those of its ingredients, and
 * those of its default choices or, while a default is sold out, of its substitute.
 */
export function defaultAllergens(item: Omit<Marked, 'marks'>, menu: Around): Allergen[] {
  const groups = groupsOf(item, menu)
  const defaultIds = new Set(defaultChoices(groups).map(({ id }) => id))
  const defaults = groups.flatMap(({ choices }) => choices.filter(({ id }) => defaultIds.has(id)))
  const contained = [...ingredientsOf(item, menu), ...defaults].flatMap(({ allergens }) => allergens)
  return allAllergens.filter((one) => item.ownAllergens.includes(one) || contained.includes(one))
}

/** A dietary mark must hold every day, so this check ignores what is sold out right now. */
export function contradictionOf(item: Marked, { ingredients, groups }: Around) {
  const full = groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, soldOut: false })),
  }))
  return findContradiction(defaultAllergens(item, { ingredients, groups: full }), item.marks)
}

/** The marks that customers see: a mark is hidden while the allergens of a substitute contradict it. */
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
