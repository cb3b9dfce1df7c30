// The menu on the wire: sections, items, what is inside them, and the options that customers choose from. A schema gives the
// type. What several items share stands once: a menu is sent to every open page.
import * as z from 'zod/mini'
import { allergens, dietaryMarks } from '../food-facts.ts'
import { groupKinds, idShape, ticketWords } from '../menu.ts'
import { cents, count, instant, itemId, localText, look, named } from './values.ts'

const id = z.string().check(z.regex(idShape))
const contained = z.array(z.enum(allergens))

export const section = z.strictObject({ id, name: localText }).register(named, { id: 'Section' })

export const ingredient = z
  .strictObject({ id, name: localText, allergens: contained })
  .register(named, { id: 'Ingredient' })

export const choice = z
  .strictObject({
    /** Of no other choice, in whatever group. */
    id,
    name: localText,
    /** Added to the price of the item. */
    price: cents,
    allergens: contained,
    /** Chosen where the customer chooses nothing. It costs nothing, so that an item has one price (R34). */
    isDefault: z.boolean(),
    soldOut: z.boolean(),
    /** When a sold-out choice can be ordered again, if that is known. */
    backAt: z.nullable(instant),
  })
  .register(named, { id: 'Choice' })

export const optionGroup = z
  .strictObject({
    id,
    name: localText,
    /** One; some, each once; or many: so many of each. */
    kind: z.enum(groupKinds),
    /** How many must be chosen in all. */
    smallest: count,
    /** How many can be chosen: in all, and for `many` of each. */
    largest: count,
    /** How a choice stands on the ticket: ADD guacamole, or HOT alone. */
    onTicket: z.enum(ticketWords),
    choices: z.array(choice),
  })
  .register(named, { id: 'OptionGroup' })

export const menuItemFields = {
  id: itemId,
  section: id,
  /** On the menu card. */
  name: localText,
  /** In the cart and the kitchen, where there is less room. */
  shortName: localText,
  description: localText,
  price: cents,
  /** What is inside, from the list of ingredients, and whether it can be left out. */
  inside: z.array(z.strictObject({ id, canLeaveOut: z.boolean() })),
  /** The option groups, in the order in which they are asked. */
  groups: z.array(id),
  /** Of the item as it comes now: its own, those of what is inside, and those of what is chosen first or stands in for it. */
  allergens: contained,
  /** Those that the owner names beyond the ingredients. */
  ownAllergens: contained,
  marks: z.array(z.enum(dietaryMarks)),
  look,
  /** How much work it is for the kitchen, in burritos (R42). */
  weight: z.number().check(z.gte(0)),
  soldOut: z.boolean(),
  /** When a sold-out item can be ordered again, if that is known. */
  backAt: z.nullable(instant),
  /** How many are left today (R59); null: nobody counts. */
  left: z.nullable(count),
}
export const menuItem = z.strictObject(menuItemFields).register(named, { id: 'MenuItem' })

export const menuFields = {
  /** In the order of the menu, like all that follow. */
  sections: z.array(section),
  items: z.array(menuItem),
  groups: z.array(optionGroup),
  ingredients: z.array(ingredient),
}
export const menu = z.strictObject(menuFields)
