// The menu as the office sees it: with versions, what was sold, and what is retired. A schema gives the type.
import * as z from 'zod/mini'
import { ingredient, menuItemFields, optionGroup, section } from './menu.ts'
import { count, instant, itemId, localText, look, named } from './values.ts'

/** Sent back with a change, so that nobody overwrites what they have not seen. */
const version = count

export const officeSection = z
  .strictObject({ ...section.shape, version })
  .register(named, { id: 'OfficeSection' })

export const officeMenuItem = z
  .strictObject({ ...menuItemFields, version, soldToday: count })
  .register(named, { id: 'OfficeMenuItem' })

export const retiredItem = z
  .strictObject({
    id: itemId,
    name: localText,
    look,
    retiredAt: instant,
    /** In all the time until then. */
    sold: count,
  })
  .register(named, { id: 'RetiredItem', description: 'An item that left the menu, and can come back.' })

export const officeGroup = z
  .strictObject({
    ...optionGroup.shape,
    version,
    /** The items on the menu that have it. */
    serves: z.array(itemId),
  })
  .register(named, { id: 'OfficeGroup' })

export const officeIngredient = z
  .strictObject({
    ...ingredient.shape,
    version,
    /** The names of the items that have it inside, also of those that are retired. */
    usedIn: z.array(localText),
  })
  .register(named, { id: 'OfficeIngredient' })

export const officeMenuReply = z
  .strictObject({
    /** In the order of the menu, like all that follow. */
    sections: z.array(officeSection),
    items: z.array(officeMenuItem),
    /** The latest first. */
    retired: z.array(retiredItem),
    groups: z.array(officeGroup),
    ingredients: z.array(officeIngredient),
  })
  .register(named, { id: 'OfficeMenuReply' })

export const menuAddedReply = z
  .strictObject({
    /** The id that was made for it. */
    added: z.string(),
    menu: officeMenuReply,
  })
  .register(named, { id: 'MenuAddedReply' })
