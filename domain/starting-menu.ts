// The menu that the restaurant opens with. From the first start on, the menu is in the database.
import type { ItemId, Menu } from './menu.ts'
import { cents } from './money.ts'

/** R13, R34: one price for each burrito, which is at first the price that the menu displays. */
export const startingMenu: Menu = [
  {
    id: 'beef' as ItemId,
    name: { en: 'Beef' },
    shortName: { en: 'Beef' },
    description: { en: 'Skirt steak hot off the griddle, black beans, rice, tomato.' },
    price: cents(1050),
    allergens: [],
    marks: [],
    look: { colour: 'chile', picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
  },
  {
    id: 'chix' as ItemId,
    name: { en: 'Chicken' },
    shortName: { en: 'Chix' },
    description: { en: 'Adobo chicken, red rice, sweet corn, avocado.' },
    price: cents(1000),
    allergens: [],
    marks: [],
    look: { colour: 'maiz', picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
  },
  {
    id: 'bean' as ItemId,
    name: { en: 'Bean' },
    shortName: { en: 'Bean' },
    description: { en: 'Black and pinto beans, rice, corn, cheese, avocado. No meat.' },
    price: cents(950),
    allergens: [],
    marks: [],
    look: { colour: 'jade', picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
  },
  {
    id: 'pork' as ItemId,
    name: { en: 'Pork' },
    shortName: { en: 'Pork' },
    description: { en: 'Slow pork in red chile, pineapple, onion, cilantro.' },
    price: cents(1100),
    allergens: [],
    marks: [],
    look: { colour: 'rosa', picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
  },
]
