// The menu as the office sees it, with versions, sales and retired items, and the owner's changes to its order. A schema
// gives the type.
import * as z from 'zod/mini'
import { validationError, version } from '../basics/form-schema.ts'
import { maxGroups, maxItems, maxSections } from './menu-limits.ts'
import { isEachOnce, menuId, menuIds, itemId } from './menu-id-schema.ts'
import { ingredient, menuItem, section } from './menu-schema.ts'
import { optionGroup } from './option-group-schema.ts'
import { cents, count, instant, localText, named } from '../basics/values.ts'
import { look } from './picture-schema.ts'

export const officeSection = z.extend(section, { version }).register(named, { id: 'OfficeSection' })

export const officeMenuItem = z
  .extend(menuItem, { version, soldToday: count })
  .register(named, { id: 'OfficeMenuItem' })

export const retiredItem = z
  .strictObject({
    id: itemId,
    name: localText,
    look,
    retiredAt: instant,
    /** How many were sold before the item was retired. */
    sold: count,
  })
  .register(named, { id: 'RetiredItem', description: 'An item that left the menu, and can come back.' })

export const officeGroup = z
  .extend(optionGroup, {
    version,
    /** The items on the menu that have this group. */
    serves: z.array(itemId),
  })
  .register(named, { id: 'OfficeGroup' })

export const officeIngredient = z
  .extend(ingredient, {
    version,
    /** The names of the items that contain the ingredient, including retired items. */
    usedIn: z.array(localText),
  })
  .register(named, { id: 'OfficeIngredient' })

export const officeMenuReply = z
  .strictObject({
    /** In the order of the menu, like the lists below. */
    sections: z.array(officeSection),
    items: z.array(officeMenuItem),
    /** The most recently retired first. */
    retired: z.array(retiredItem),
    groups: z.array(officeGroup),
    ingredients: z.array(officeIngredient),
  })
  .register(named, { id: 'OfficeMenuReply' })

export const menuAddedReply = z
  .strictObject({
    /** The id of the part that was added. */
    added: menuId,
    menu: officeMenuReply,
  })
  .register(named, { id: 'MenuAddedReply' })

export const priceHistoryReply = z
  .strictObject({
    /** Newest first. */
    changes: z.array(z.strictObject({ at: instant, by: z.string(), from: cents, to: cents })),
  })
  .register(named, { id: 'PriceHistoryReply' })

/** The body of POST /api/office/menu/:item/retired. */
export const retired = z.strictObject({ retired: z.boolean() })

/** The body of POST /api/office/menu-order: all sections, and in each its items, in the order in which the menu shows them. */
export const menuOrder = z.strictObject({
  sections: z.array(z.strictObject({ id: menuId, items: menuIds(maxItems) })).check(
    z.maxLength(maxSections),
    z.refine((sections) => isEachOnce(sections.map(({ id }) => id)), validationError('twice')),
    z.refine((sections) => isEachOnce(sections.flatMap(({ items }) => items)), validationError('twice')),
  ),
})

/** The body of POST /api/office/option-group-order. */
export const groupOrder = z.strictObject({ groups: menuIds(maxGroups) })
