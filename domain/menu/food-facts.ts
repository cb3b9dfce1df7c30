// Allergens and dietary marks of a burrito, and which of them contradict each other.

/** The nine allergens that US law requires to be named, in the order of the law. Only the owner says which apply. */
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

/** Food with a mark cannot contain these allergens: somebody's health may depend on it. */
const without = {
  vegetarian: ['fish', 'shellfish'],
  vegan: ['milk', 'eggs', 'fish', 'shellfish'],
  'gluten-free': ['wheat'],
  spicy: [],
} as const satisfies Record<DietaryMark, readonly Allergen[]>

/** The first mark that an allergen of the same burrito contradicts. */
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
