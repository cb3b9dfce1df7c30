// The allergens of one burrito, each with its source: a customer who reads "milk (cheese)" knows what to leave out (R58).
import { allergens as allAllergens, type Allergen } from './food-facts.ts'
import type { LocalText } from '../basics/local-text.ts'
import type { ConfiguredItem } from './configured-item.ts'
import { ingredientsOf, type Menu } from './menu.ts'

export interface AllergenSource {
  readonly allergen: Allergen
  /** The ingredients that can be left out and the choices that contain it. Empty if the item always contains the allergen. */
  readonly from: readonly LocalText[]
}

/** In the order of the law, like the allergens on the menu card. */
export function allergenSources(
  { item, chosen, without }: Omit<ConfiguredItem, 'note'>,
  menu: Pick<Menu, 'ingredients'>,
): AllergenSource[] {
  const inside = ingredientsOf(item, menu).filter(({ id }) => !without.some((one) => one.id === id))
  const fixed = inside.filter(({ canLeaveOut }) => !canLeaveOut).flatMap(({ allergens }) => allergens)
  const own = [...item.ownAllergens, ...fixed]
  const free = [...inside.filter(({ canLeaveOut }) => canLeaveOut), ...chosen.map(({ choice }) => choice)]
  return allAllergens.flatMap((allergen) => {
    if (own.includes(allergen)) return { allergen, from: [] }
    const from = free.filter((one) => one.allergens.includes(allergen)).map(({ name }) => name)
    return from.length > 0 ? { allergen, from } : []
  })
}
