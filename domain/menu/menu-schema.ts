// The menu: its sections, ingredients and items, as customers see them and as the owner writes them, with their checks. A
// schema gives the type. What several items share stands once: a menu is sent to every open page.
import * as z from 'zod/mini'
import { allergens, dietaryMarks, findContradiction } from './food-facts.ts'
import {
  amount,
  addIssue,
  validationError,
  optionalText,
  tenths,
  text,
  version,
} from '../basics/form-schema.ts'
import { colors } from './look.ts'
import {
  maxPrice,
  maxDescriptionLength,
  maxNameLength,
  maxShortNameLength,
  minPrice,
  maxGroups,
  maxIngredients,
} from './menu-limits.ts'
import { eachOnce, isEachOnce, itemId, menuId, menuIds } from './menu-id-schema.ts'
import type { Cents } from '../basics/money.ts'
import { optionGroup } from './option-group-schema.ts'
import { pictureChoice, look } from './picture-schema.ts'
import { branded, cents, count, instant, localText, named } from '../basics/values.ts'

export const section = z.strictObject({ id: menuId, name: localText }).register(named, { id: 'Section' })
/** The body of POST /api/office/sections/add. */
export const newSection = z.strictObject({ name: text(maxNameLength) })
/** The body of POST /api/office/sections/:section/change. */
export const sectionChange = z.extend(newSection, { version })

const contained = eachOnce(allergens)
export const ingredient = z
  .strictObject({ id: menuId, name: localText, allergens: contained })
  .register(named, { id: 'Ingredient' })
/** The body of POST /api/office/ingredients/add. */
export const newIngredient = z.strictObject({ name: text(maxNameLength), allergens: contained })
/** The body of POST /api/office/ingredients/:ingredient/change. */
export const ingredientChange = z.extend(newIngredient, { version })

/** What customers are told of an item as the owner wrote it. */
const itemFacts = {
  section: menuId,
  price: branded<Cents, number>(amount(minPrice, maxPrice)),
  /** What is inside, from the list of ingredients, and whether it can be left out. */
  inside: z.array(z.strictObject({ id: menuId, canLeaveOut: z.boolean() })).check(
    z.maxLength(maxIngredients),
    z.refine((inside) => isEachOnce(inside.map(({ id }) => id)), validationError('twice')),
  ),
  /** The option groups, in the order in which they are asked. */
  groups: menuIds(maxGroups),
  /** Those that the owner names beyond the ingredients. */
  ownAllergens: contained,
  marks: eachOnce(dietaryMarks),
  /** How much work it is for the kitchen, in burritos (R42): a party platter is work for as many, and no more. */
  weight: tenths(0, 20),
}

export const menuItem = z
  .strictObject({
    id: itemId,
    /** On the menu card. */
    name: localText,
    /** In the cart and the kitchen, where there is less room. */
    shortName: localText,
    description: localText,
    ...itemFacts,
    /** Of the item as it comes now: its own, those of what is inside, and those of what is chosen first or stands in for it. */
    allergens: contained,
    look,
    soldOut: z.boolean(),
    /** When a sold-out item can be ordered again, if that is known. */
    backAt: z.nullable(instant),
    /** How many are left today (R59); null: nobody counts. */
    remaining: z.nullable(count),
  })
  .register(named, { id: 'MenuItem' })

/** The body of POST /api/office/menu-items/add. */
export const newItem = z
  .strictObject({
    name: text(maxNameLength),
    /** Empty: made from the name (short-name.ts). */
    shortName: optionalText(maxShortNameLength),
    description: optionalText(maxDescriptionLength),
    ...itemFacts,
    color: z.enum(colors),
    /** Left out: the picture stays as it is; null: the item has none. */
    picture: z.exactOptional(z.nullable(pictureChoice)),
  })
  .check(({ value: { ownAllergens, marks }, issues }) => {
    // Those of what is inside are for whoever has the list of ingredients at hand: menu-checks.ts.
    const found = findContradiction(ownAllergens, marks)
    if (found) addIssue(issues, ['marks'], { code: 'contradiction', ...found })
  })
/** The body of POST /api/office/menu/:item. */
export const itemChange = z.safeExtend(newItem, { version })

export const menu = z.strictObject({
  /** In the order of the menu, like all that follow. */
  sections: z.array(section),
  items: z.array(menuItem),
  groups: z.array(optionGroup),
  ingredients: z.array(ingredient),
})

export const lineChange = z
  .strictObject({
    /** ADD guacamole, HOT, NO onion. */
    kind: z.enum(['add', 'word', 'no']),
    /** The choice or the ingredient. */
    id: z.string(),
    name: localText,
    /** Of a word alone: what it is a kind of, so that "Hot" reads "Hot salsa". */
    group: z.exactOptional(localText),
    count,
    /** Of one of them, added to the price of the item. */
    price: cents,
  })
  .register(named, { id: 'LineChange', description: 'What is different about a burrito.' })
