// The allergens as the owner picks them.
import { allergens } from '#domain/menu/food-facts.ts'
import { allergenNames } from '#words/menu/food.ts'

export const allergenChoices = allergens.map((value) => {
  const word = allergenNames[value]
  return { value, words: word.charAt(0).toUpperCase() + word.slice(1) }
})
