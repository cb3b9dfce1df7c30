// The demo's menu: the starting menu, and what a restaurant adds in its first year: sides, drinks, sizes, and a burrito that
// did not stay.
import type { Allergen, DietaryMark } from '#domain/food-facts.ts'
import type { Colour } from '#domain/look.ts'
import type { Choice, Ingredient, ItemId, Menu, MenuItem, OptionGroup } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import { startingMenu } from '#domain/starting-menu.ts'

/** Sold until then. */
export const retired = { item: 'fish', daysAgo: 13, time: '09:30' } as const
/** What the kitchen counts today. */
export const fewLeft = { item: 'elote', left: 7 } as const
/** Gone for the rest of the day. */
export const soldOutToday = 'extras-sour-cream'

const ingredients: readonly Ingredient[] = [
  ...startingMenu.ingredients,
  ingredient('cod', 'Battered cod', 'fish', 'wheat'),
  ingredient('slaw', 'Cabbage slaw'),
  ingredient('crema', 'Chipotle crema', 'milk', 'eggs'),
  ingredient('chips', 'Corn chips'),
  ingredient('guacamole', 'Guacamole'),
  ingredient('salsa-roja', 'Salsa roja'),
  ingredient('grilled-corn', 'Grilled corn'),
  ingredient('cotija', 'Cotija cheese', 'milk'),
  ingredient('rice-milk', 'Rice and cinnamon'),
  ingredient('hibiscus', 'Hibiscus flowers'),
]

const size: OptionGroup = {
  id: 'size',
  name: { en: 'Size' },
  kind: 'one',
  smallest: 1,
  largest: 1,
  onTicket: 'word',
  choices: [{ ...choice('size-regular', 'Regular'), isDefault: true }, choice('size-large', 'Large', 100)],
}

/** Only the owner of a real restaurant says what its food is; this is made up. */
const marks: Readonly<Record<string, readonly DietaryMark[]>> = { bean: ['vegetarian'], pork: ['spicy'] }

const burritos = startingMenu.items.map((one) => ({ ...one, marks: [...(marks[one.id] ?? one.marks)] }))

/** With the burrito that has left the menu since. */
export const demoMenu: Menu = {
  sections: [
    ...startingMenu.sections,
    { id: 'sides', name: { en: 'Sides' } },
    { id: 'drinks', name: { en: 'Drinks' } },
  ],
  items: [
    ...burritos,
    item(retired.item, 'Fish', {
      section: 'burritos',
      description: 'Battered cod, slaw, chipotle crema. It was only ever a summer thing.',
      price: 1150,
      colour: 'cielo',
      inside: ['tortilla', 'cod', 'slaw', 'crema'],
      fixed: 2,
      groups: startingMenu.groups.map(({ id }) => id),
      weight: 1,
    }),
    item('chips-guacamole', 'Chips and guac', {
      section: 'sides',
      description: 'Corn chips fried this morning, guacamole mashed since.',
      price: 475,
      colour: 'lima',
      inside: ['chips', 'guacamole'],
      fixed: 2,
      marks: ['vegan', 'gluten-free'],
      weight: 0.3,
    }),
    item('chips-salsa', 'Chips and salsa', {
      section: 'sides',
      description: 'The same chips, with salsa roja.',
      price: 325,
      colour: 'chile',
      inside: ['chips', 'salsa-roja'],
      fixed: 2,
      marks: ['vegan', 'gluten-free', 'spicy'],
      weight: 0.2,
    }),
    item(fewLeft.item, 'Street corn', {
      section: 'sides',
      description: 'Grilled corn, cotija, chipotle crema. On a stick if you ask.',
      price: 425,
      colour: 'maiz',
      inside: ['grilled-corn', 'cotija', 'crema'],
      fixed: 1,
      marks: ['vegetarian'],
      weight: 0.5,
    }),
    item('horchata', 'Horchata', {
      section: 'drinks',
      description: 'Rice and cinnamon, cold.',
      price: 325,
      colour: 'arena',
      inside: ['rice-milk'],
      fixed: 1,
      groups: [size.id],
      marks: ['vegan'],
      weight: 0,
    }),
    item('jamaica', 'Jamaica', {
      section: 'drinks',
      description: 'Hibiscus, lime, not too sweet.',
      price: 325,
      colour: 'lila',
      inside: ['hibiscus'],
      fixed: 1,
      groups: [size.id],
      marks: ['vegan'],
      weight: 0,
    }),
  ],
  groups: [...startingMenu.groups, size],
  ingredients,
}

interface Written {
  readonly section: string
  readonly description: string
  readonly price: number
  readonly colour: Colour
  readonly inside: readonly string[]
  /** So many of them, from the first, cannot be left out. */
  readonly fixed: number
  readonly groups?: readonly string[]
  readonly marks?: readonly DietaryMark[]
  readonly weight: number
}

function item(id: string, name: string, written: Written): MenuItem {
  const contained = ingredients.filter((one) => written.inside.includes(one.id))
  return {
    id: id as ItemId,
    section: written.section,
    name: { en: name },
    shortName: { en: name },
    description: { en: written.description },
    price: cents(written.price),
    inside: written.inside.map((of, at) => ({ id: of, canLeaveOut: at >= written.fixed })),
    groups: [...(written.groups ?? [])],
    allergens: [...new Set(contained.flatMap(({ allergens }) => allergens))],
    ownAllergens: [],
    marks: [...(written.marks ?? [])],
    look: { colour: written.colour, picture: null },
    weight: written.weight,
    soldOut: false,
    backAt: null,
    left: null,
  }
}

function ingredient(id: string, name: string, ...allergens: Allergen[]): Ingredient {
  return { id, name: { en: name }, allergens }
}

function choice(id: string, name: string, price = 0): Choice {
  return {
    id,
    name: { en: name },
    price: cents(price),
    allergens: [],
    isDefault: false,
    soldOut: false,
    backAt: null,
  }
}
