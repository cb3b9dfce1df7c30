// What may be in a burrito, and the marks it may carry.

/** What the law of the land wants named, in its order. The owner says which apply; we claim none ourselves. */
export const allergens = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'tree-nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof allergens)[number]

export const dietaryMarks = ['vegetarian', 'vegan', 'gluten-free', 'spicy'] as const
export type DietaryMark = (typeof dietaryMarks)[number]

/** What food with a mark cannot contain: somebody's health may hang on it. */
const without = {
  vegetarian: ['fish', 'shellfish'],
  vegan: ['milk', 'eggs', 'fish', 'shellfish'],
  'gluten-free': ['wheat'],
  spicy: [],
} as const satisfies Record<DietaryMark, readonly Allergen[]>

/** The first mark that what is in it belies, if there is one. */
export function findContradiction(
  contains: readonly Allergen[],
  marks: readonly DietaryMark[],
): { readonly mark: DietaryMark; readonly allergen: Allergen } | undefined {
  for (const mark of marks) {
    const never: readonly Allergen[] = without[mark]
    const allergen = contains.find((one) => never.includes(one))
    if (allergen) return { mark, allergen }
  }
  return undefined
}
