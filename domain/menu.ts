// The shape of the menu and its items; the menu itself is in the database.
import type { Allergen, DietaryMark } from './food-facts.ts'
import type { Cents } from './money.ts'

/** In the order of the menu cards, 1 to 4. */
export const itemIds = ['beef', 'chix', 'bean', 'pork'] as const
export type ItemId = (typeof itemIds)[number]

export interface MenuItem {
  readonly id: ItemId
  /** On the menu card, such as "Chicken". */
  readonly name: string
  /** In the cart and the kitchen, such as "Chix". */
  readonly shortName: string
  readonly description: string
  readonly price: Cents
  readonly allergens: readonly Allergen[]
  readonly marks: readonly DietaryMark[]
  readonly soldOut: boolean
  /** When a sold-out burrito can be ordered again, if that is known. */
  readonly backAt: string | null
}

export type Menu = readonly MenuItem[]

export function findItem(menu: Menu, id: ItemId): MenuItem | undefined {
  return menu.find((item) => item.id === id)
}
