// The menu of a fresh install. The first start writes it to the database, and from then on the menu lives there.
import type { Allergen } from './food-facts.ts'
import type { Color } from './look.ts'
import type { Choice, Ingredient, ItemId, Menu, MenuItem, OptionGroup } from './menu.ts'
import { cents } from '../basics/money.ts'

const section = 'burritos'

/** The ingredients that the items share, each with its allergens. */
const ingredients: readonly Ingredient[] = [
  ingredient('tortilla', 'Flour tortilla', 'wheat'),
  ingredient('steak', 'Skirt steak'),
  ingredient('adobo', 'Adobo chicken'),
  ingredient('carne', 'Slow pork in red chile'),
  ingredient('black-beans', 'Black beans'),
  ingredient('pinto-beans', 'Pinto beans'),
  ingredient('rice', 'Rice'),
  ingredient('red-rice', 'Red rice'),
  ingredient('corn', 'Sweet corn'),
  ingredient('tomato', 'Tomato'),
  ingredient('avocado', 'Avocado'),
  ingredient('cheese', 'Cheese', 'milk'),
  ingredient('pineapple', 'Pineapple'),
  ingredient('onion', 'Onion'),
  ingredient('cilantro', 'Cilantro'),
]

/** R57 */
const groups: readonly OptionGroup[] = [
  {
    id: 'salsa',
    name: { en: 'Salsa' },
    kind: 'one',
    smallest: 1,
    largest: 1,
    onTicket: 'word',
    choices: [
      choice('salsa-mild', 'Mild'),
      { ...choice('salsa-medium', 'Medium'), isDefault: true },
      choice('salsa-hot', 'Hot'),
      choice('salsa-none', 'No salsa'),
    ],
  },
  {
    id: 'extras',
    name: { en: 'Extras' },
    kind: 'some',
    smallest: 0,
    largest: 4,
    onTicket: 'add',
    choices: [
      choice('extras-guacamole', 'Guacamole', 150),
      choice('extras-cheese', 'Cheese', 75, 'milk'),
      choice('extras-sour-cream', 'Sour cream', 75, 'milk'),
      choice('extras-double-filling', 'Double filling', 300),
    ],
  },
]

/** R13, R34: one price for each burrito, which is at first the price that the specification's menu displays. */
export const startingMenu: Menu = {
  sections: [{ id: section, name: { en: 'Burritos' } }],
  items: [
    item('beef', 'Beef', 'Beef', {
      description: 'Skirt steak hot off the griddle, black beans, rice, tomato, avocado.',
      price: 1050,
      color: 'chile',
      inside: ['tortilla', 'steak', 'black-beans', 'rice', 'tomato', 'avocado'],
    }),
    item('chix', 'Chicken', 'Chix', {
      description: 'Adobo chicken, red rice, black beans, sweet corn, tomato, avocado.',
      price: 1000,
      color: 'maiz',
      inside: ['tortilla', 'adobo', 'red-rice', 'black-beans', 'corn', 'tomato', 'avocado'],
    }),
    item('bean', 'Bean', 'Bean', {
      description: 'Black and pinto beans, rice, corn, tomato, cheese, avocado. No meat.',
      price: 950,
      color: 'jade',
      inside: ['tortilla', 'black-beans', 'pinto-beans', 'rice', 'corn', 'tomato', 'cheese', 'avocado'],
    }),
    item('pork', 'Pork', 'Pork', {
      description: 'Slow pork in red chile, rice, pinto beans, tomato, pineapple, onion, cilantro.',
      price: 1100,
      color: 'rosa',
      inside: ['tortilla', 'carne', 'rice', 'pinto-beans', 'tomato', 'pineapple', 'onion', 'cilantro'],
    }),
  ],
  groups,
  ingredients,
}

interface ItemDetails {
  readonly description: string
  readonly price: number
  readonly color: Color
  /** The first two, the tortilla and the main filling, cannot be left out; all others can. */
  readonly inside: readonly string[]
}

function item(id: string, name: string, shortName: string, details: ItemDetails): MenuItem {
  const contained = ingredients.filter((one) => details.inside.includes(one.id))
  return {
    id: id as ItemId,
    section,
    name: { en: name },
    shortName: { en: shortName },
    description: { en: details.description },
    price: cents(details.price),
    inside: details.inside.map((of, at) => ({ id: of, canLeaveOut: at > 1 })),
    groups: groups.map((group) => group.id),
    allergens: [...new Set(contained.flatMap(({ allergens }) => allergens))].toSorted(),
    ownAllergens: [],
    marks: [],
    look: { color: details.color, picture: null },
    weight: 1,
    soldOut: false,
    backAt: null,
    remaining: null,
  }
}

function ingredient(id: string, name: string, ...allergens: Allergen[]): Ingredient {
  return { id, name: { en: name }, allergens }
}

function choice(id: string, name: string, price = 0, ...allergens: Allergen[]): Choice {
  return {
    id,
    name: { en: name },
    price: cents(price),
    allergens,
    isDefault: false,
    soldOut: false,
    backAt: null,
  }
}
