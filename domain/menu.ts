// What the restaurant sells. The menu itself lives in the database; this is its shape.
import type { Allergen, DietaryMark } from './food-facts.ts'
import type { Cents } from './money.ts'

/** In the order of the card numbers, 1 to 4. */
export const itemIds = ['beef', 'chix', 'bean', 'pork'] as const
export type ItemId = (typeof itemIds)[number]

export interface MenuItem {
  readonly id: ItemId
  /** On the menu card: Chicken. */
  readonly name: string
  /** In the cart and the kitchen: Chix. */
  readonly shortName: string
  readonly description: string
  readonly price: Cents
  readonly allergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
  readonly soldOut: boolean
  /** When it can be ordered again, if that is known. */
  readonly backAt: string | null
}

export type Menu = readonly MenuItem[]

export function findItem(menu: Menu, id: ItemId): MenuItem | undefined {
  return menu.find((item) => item.id === id)
}
