// The menu: its sections, ingredients and items, as customers see them and as the owner enters them, with their checks. A
// schema gives the type. Groups and ingredients are listed once and items refer to them by id, since the menu is sent to
// every open page.
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

/** The fields of an item that customers see exactly as the owner entered them. */
const itemFacts = {
  section: menuId,
  price: branded<Cents, number>(amount(minPrice, maxPrice)),
  /** The ingredients, each with whether it can be left out. */
  inside: z.array(z.strictObject({ id: menuId, canLeaveOut: z.boolean() })).check(
    z.maxLength(maxIngredients),
    z.refine((inside) => isEachOnce(inside.map(({ id }) => id)), validationError('twice')),
  ),
  /** The option groups, in the order in which the customer is asked. */
  groups: menuIds(maxGroups),
  /** Allergens that the owner adds to those of the ingredients. */
  ownAllergens: contained,
  marks: eachOnce(dietaryMarks),
  /** How much work the item is for the kitchen, in burritos (R42): a party platter may be as much work as 20 burritos. */
  weight: tenths(0, 20),
}

export const menuItem = z
  .strictObject({
    id: itemId,
    /** The name on the menu card. */
    name: localText,
    /** The name in the kitchen and wherever there is less room. */
    shortName: localText,
    description: localText,
    ...itemFacts,
    /** The allergens of the unmodified item right now: see defaultAllergens in menu-checks.ts. */
    allergens: contained,
    look,
    soldOut: z.boolean(),
    /** When a sold-out item can be ordered again, if that is known. */
    backAt: z.nullable(instant),
    /** How many remain today (R59); null if the item is not counted. */
    remaining: z.nullable(count),
  })
  .register(named, { id: 'MenuItem' })

/** The body of POST /api/office/menu-items/add. */
export const newItem = z
  .strictObject({
    name: text(maxNameLength),
    /** If empty, the short name is made from the name (short-name.ts). */
    shortName: optionalText(maxShortNameLength),
    description: optionalText(maxDescriptionLength),
    ...itemFacts,
    color: z.enum(colors),
    /** If absent, the picture stays as it is; null removes it. */
    picture: z.exactOptional(z.nullable(pictureChoice)),
  })
  .check(({ value: { ownAllergens, marks }, issues }) => {
    // The schema does not know the ingredients: menu-checks.ts also checks their allergens.
    const found = findContradiction(ownAllergens, marks)
    if (found) addIssue(issues, ['marks'], { code: 'contradiction', ...found })
  })
/** The body of POST /api/office/menu/:item. */
export const itemChange = z.safeExtend(newItem, { version })

export const menu = z.strictObject({
  /** In the order of the menu, like the lists below. */
  sections: z.array(section),
  items: z.array(menuItem),
  groups: z.array(optionGroup),
  ingredients: z.array(ingredient),
})

export const lineChange = z
  .strictObject({
    /** Printed as "ADD guacamole", "HOT" or "NO onion". */
    kind: z.enum(['add', 'word', 'no']),
    /** The id of the choice or the ingredient. */
    id: z.string(),
    name: localText,
    /** The name of the group, only for the kind "word", so that "Hot" can be shown as "Hot salsa". */
    group: z.exactOptional(localText),
    count,
    /** The price of one, added to the price of the item. */
    price: cents,
  })
  .register(named, { id: 'LineChange', description: 'What is different about a burrito.' })
