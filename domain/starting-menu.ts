// The menu that the restaurant opens with. From the first start on, the menu is in the database.
import type { ItemId, Menu } from './menu.ts'
import { cents } from './money.ts'

/** R13, R34: one price for each burrito, which is at first the price that the menu displays. */
export const startingMenu: Menu = [
  {
    id: 'beef' as ItemId,
    name: 'Beef',
    shortName: 'Beef',
    description: 'Skirt steak hot off the griddle, black beans, rice, tomato.',
    price: cents(1050),
    allergens: [],
    marks: [],
    soldOut: false,
    backAt: null,
  },
  {
    id: 'chix' as ItemId,
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
    id: 'bean' as ItemId,
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
    id: 'pork' as ItemId,
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
