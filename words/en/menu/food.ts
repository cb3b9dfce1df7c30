// The names of allergens and dietary marks, for the menu card and for the screen where the owner sets them.
import type { AllergenSource } from '#domain/menu/allergen-sources.ts'
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { inSentence, joinNames } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

export const allergenNames = {
  milk: 'milk',
  eggs: 'eggs',
  fish: 'fish',
  shellfish: 'shellfish',
  'tree-nuts': 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
} satisfies Record<Allergen, string>

export const markNames = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  spicy: 'Spicy',
} satisfies Record<DietaryMark, string>

/** For the middle of a sentence: "It can’t be vegan and contain milk." */
export const markInSentence = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  spicy: 'spicy',
} satisfies Record<DietaryMark, string>

/** Contains milk, wheat */
export function formatContains(contains: readonly Allergen[]): string {
  return `Contains ${joinNames(contains.map((one) => allergenNames[one]))}`
}

/** Contains milk (cheese), wheat: on the card and in Make it yours alike. Empty if there are no allergens. */
export function formatAllergenSources(sources: readonly AllergenSource[]): string {
  const said = sources.map(({ allergen, from }) => {
    const names = from.map((name) => inSentence(textInLanguage(name, language)))
    return names.length > 0 ? `${allergenNames[allergen]} (${joinNames(names)})` : allergenNames[allergen]
  })
  return said.length > 0 ? `Contains ${joinNames(said)}` : ''
}
