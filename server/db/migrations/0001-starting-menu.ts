// The rows of the menu that a restaurant opens with: one section, four burritos, what is in them, and their options.
import { sql, type RawBuilder } from 'kysely'

export const startingMenu = (): RawBuilder<unknown>[] => [
  sql`insert into menu_sections (id, position, name) values ('burritos', 0, ${text({ en: 'Burritos' })})`,
  ...ingredients.map(
    ([id, name, ...allergens], position) => sql`insert into ingredients (id, position, name, allergens)
      values (${id}, ${position}, ${text({ en: name })}, ${text(allergens)})`,
  ),
  ...groups.map(
    (group, position) => sql`insert into option_groups
        (id, position, name, kind, smallest, largest, on_ticket, choices)
      values (${group.id}, ${position}, ${text({ en: group.name })}, ${group.kind}, ${group.smallest},
        ${group.largest}, ${group.onTicket}, ${text(group.choices)})`,
  ),
  ...items.map(
    (item, position) => sql`insert into menu_items
        (id, position, name, short_name, description, price, color, picture, inside, groups)
      values (${item.id}, ${position}, ${text({ en: item.name })}, ${text({ en: item.shortName })},
        ${text({ en: item.description })}, ${item.price}, ${item.color}, ${item.id}, ${text(inside(item))},
        ${text(groups.map(({ id }) => id))})`,
  ),
]

const ingredients = [
  ['tortilla', 'Flour tortilla', 'wheat'],
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
  ['cheese', 'Cheese', 'milk'],
  ['pineapple', 'Pineapple'],
  ['onion', 'Onion'],
  ['cilantro', 'Cilantro'],
] as const

const groups = [
  {
    id: 'salsa',
    name: 'Salsa',
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
    name: 'Extras',
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

const items = [
  {
    id: 'beef',
    name: 'Beef',
    shortName: 'Beef',
    description: 'Skirt steak hot off the griddle, black beans, rice, tomato, avocado.',
    price: 1050,
    color: 'chile',
    inside: ['tortilla', 'steak', 'black-beans', 'rice', 'tomato', 'avocado'],
  },
  {
    id: 'chix',
    name: 'Chicken',
    shortName: 'Chix',
    description: 'Adobo chicken, red rice, black beans, sweet corn, tomato, avocado.',
    price: 1000,
    color: 'maiz',
    inside: ['tortilla', 'adobo', 'red-rice', 'black-beans', 'corn', 'tomato', 'avocado'],
  },
  {
    id: 'bean',
    name: 'Bean',
    shortName: 'Bean',
    description: 'Black and pinto beans, rice, corn, tomato, cheese, avocado. No meat.',
    price: 950,
    color: 'jade',
    inside: ['tortilla', 'black-beans', 'pinto-beans', 'rice', 'corn', 'tomato', 'cheese', 'avocado'],
  },
  {
    id: 'pork',
    name: 'Pork',
    shortName: 'Pork',
    description: 'Slow pork in red chile, rice, pinto beans, tomato, pineapple, onion, cilantro.',
    price: 1100,
    color: 'rosa',
    inside: ['tortilla', 'carne', 'rice', 'pinto-beans', 'tomato', 'pineapple', 'onion', 'cilantro'],
  },
]

/** The tortilla and the filling make the burrito; customers can leave out the rest. */
function inside(item: (typeof items)[number]) {
  return item.inside.map((id, at) => ({ id, canLeaveOut: at > 1 }))
}

function choice(id: string, en: string, price = 0, ...allergens: string[]) {
  return { id, name: { en }, price, allergens, isDefault: false }
}

function text(value: unknown): string {
  return JSON.stringify(value)
}
