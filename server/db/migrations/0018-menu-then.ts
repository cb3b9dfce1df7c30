// What the menu of a restaurant that has not opened yet is given with this migration: what is inside each item, and the
// options to choose from. Like every migration, never edited.

const contained: Readonly<Record<string, string>> = { tortilla: 'wheat', cheese: 'milk' }

export const ingredientsThen = [
  ['tortilla', 'Flour tortilla'],
  ['steak', 'Skirt steak'],
  ['adobo', 'Adobo chicken'],
  ['carne', 'Slow pork in red chile'],
  ['black-beans', 'Black beans'],
  ['pinto-beans', 'Pinto beans'],
  ['rice', 'Rice'],
  ['red-rice', 'Red rice'],
  ['corn', 'Sweet corn'],
  ['tomato', 'Tomato'],
  ['avocado', 'Avocado'],
  ['cheese', 'Cheese'],
  ['pineapple', 'Pineapple'],
  ['onion', 'Onion'],
  ['cilantro', 'Cilantro'],
].map(([id = '', en]) => ({
  id,
  name: { en },
  allergens: [contained[id]].filter((one) => one !== undefined),
}))

/** The tortilla and the filling after it make the burrito; the rest can be left out. */
export const insideThen = Object.entries({
  beef: ['tortilla', 'steak', 'black-beans', 'rice', 'tomato'],
  chix: ['tortilla', 'adobo', 'red-rice', 'corn', 'avocado'],
  bean: ['tortilla', 'black-beans', 'pinto-beans', 'rice', 'corn', 'cheese', 'avocado'],
  pork: ['tortilla', 'carne', 'pineapple', 'onion', 'cilantro'],
}).map(([item, all]) => ({ item, inside: all.map((id, at) => ({ id, canLeaveOut: at > 1 })) }))

export const groupsThen = [
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

function choice(id: string, en: string, price = 0, ...allergens: string[]) {
  return { id, name: { en }, price, allergens, isDefault: false }
}
