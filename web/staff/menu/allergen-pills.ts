// The allergens as the owner picks them.
import { allergens } from '#domain/menu/food-facts.ts'
import { allergenNames } from '#words/menu/food.ts'

export const allergenPills = allergens.map((one) => {
  const word = allergenNames[one]
  return [one, word.charAt(0).toUpperCase() + word.slice(1)] as const
})
