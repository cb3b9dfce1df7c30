// The names of allergens and dietary marks, for the menu card and for the screen where the owner sets them.
import type { Allergen, DietaryMark } from '#domain/food-facts.ts'
import { rowOf } from './lists.ts'

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
