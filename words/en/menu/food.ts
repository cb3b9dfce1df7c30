// The names of allergens and dietary marks, for the menu card and for the screen where the owner sets them.
import type { AllergenSource } from '#domain/menu/allergen-sources.ts'
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import { textIn } from '#domain/basics/local-text.ts'
import { inSentence, rowOf } from '../basics/lists.ts'
import { language } from '../basics/locale.ts'

export const allergenWords = {
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

export const markWords = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  spicy: 'Spicy',
} satisfies Record<DietaryMark, string>

/** As they stand in a sentence: "It can’t be vegan and contain milk." */
export const markInSentence = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  spicy: 'spicy',
} satisfies Record<DietaryMark, string>

/** Contains milk, wheat */
export function containsWords(contains: readonly Allergen[]): string {
  return `Contains ${rowOf(contains.map((one) => allergenWords[one]))}`
}

/** Contains milk (cheese), wheat: on the card and in Make it yours alike. Empty where there is nothing to name. */
export function containsFrom(sources: readonly AllergenSource[]): string {
  const said = sources.map(({ allergen, from }) => {
    const names = from.map((name) => inSentence(textIn(name, language)))
    return names.length > 0 ? `${allergenWords[allergen]} (${rowOf(names)})` : allergenWords[allergen]
  })
  return said.length > 0 ? `Contains ${rowOf(said)}` : ''
}
