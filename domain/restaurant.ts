// The restaurant: its name, place, clock, tax and words. The office changes it; what changed is written down fact by fact.
import type { restaurant, restaurantFact } from './contract/restaurant.ts'
import type { Wire } from './contract/values.ts'

export type Restaurant = Wire<typeof restaurant>

export type RestaurantFact = Wire<typeof restaurantFact>
export type FactName = RestaurantFact['fact']

/** The facts that differ, from what to what. */
export function factsChanged(before: Restaurant, after: Restaurant): RestaurantFact[] {
  const [then, now] = [factsOf(before), factsOf(after)]
  return (Object.keys(then) as FactName[])
    .filter((fact) => JSON.stringify(then[fact]) !== JSON.stringify(now[fact]))
    .map((fact) => ({ fact, from: then[fact], to: now[fact] }))
}

function factsOf(restaurant: Restaurant): Record<FactName, RestaurantFact['from']> {
  // The pictures of a name say nothing that the name does not.
  const { words, logo, namePicture: _made, ...facts } = restaurant
  return { ...facts, logo: logo?.id ?? null, ...words }
}
