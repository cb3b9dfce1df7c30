// What the restaurant sells. The menu itself lives in the database; this is its shape and how it starts.
import type { Allergen, DietaryMark } from './food-facts.ts'
import { cents, type Cents } from './money.ts'

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

/** R13, R34: one price for each burrito, starting at the menu's displayed one. */
export const startingMenu: Menu = [
  {
    id: 'beef',
    name: 'Beef',
    shortName: 'Beef',
    description: 'Skirt steak off the hot iron, black beans, rice, tomato.',
    price: cents(1050),
    allergens: [],
    marks: [],
    soldOut: false,
    backAt: null,
  },
  {
    id: 'chix',
    name: 'Chicken',
    shortName: 'Chix',
    description: 'Adobo chicken, red rice, sweet corn, avocado.',
    price: cents(1000),
    allergens: [],
    marks: [],
    soldOut: false,
    backAt: null,
  },
  {
    id: 'bean',
    name: 'Bean',
    shortName: 'Bean',
    description: 'Black and pinto beans, rice, corn, cheese, avocado. No meat.',
    price: cents(950),
    allergens: [],
    marks: [],
    soldOut: false,
    backAt: null,
  },
  {
    id: 'pork',
    name: 'Pork',
    shortName: 'Pork',
    description: 'Slow pork in red chile, pineapple, onion, cilantro.',
    price: cents(1100),
    allergens: [],
    marks: [],
    soldOut: false,
    backAt: null,
  },
]

export function findItem(menu: Menu, id: ItemId): MenuItem | undefined {
  return menu.find((item) => item.id === id)
}
