// The rules for sections, ingredients and the order of the menu, which the screens and the server check with.
import * as z from 'zod/mini'
import { allergens } from './food-facts.ts'
import { fault, text } from './form-rules.ts'
import { eachOnce, isEachOnce, menuId, menuIds } from './menu-rules.ts'
import { version } from './saved-version.ts'
import { longestName, mostGroups, mostItems, mostSections } from './menu-limits.ts'

const name = text(longestName)

/** The body of POST /api/office/sections/add. */
export const newSectionForm = z.strictObject({ name })
/** The body of POST /api/office/sections/:section/change. */
export const sectionForm = z.strictObject({ version, name })

const ingredientFields = { name, allergens: eachOnce(allergens) }
/** The body of POST /api/office/ingredients/add. */
export const newIngredientForm = z.strictObject(ingredientFields)
/** The body of POST /api/office/ingredients/:ingredient/change. */
export const ingredientForm = z.strictObject({ version, ...ingredientFields })

/** The body of POST /api/office/menu/:item/retired. */
export const retiredForm = z.strictObject({ retired: z.boolean() })

/** The body of POST /api/office/menu-order: all sections, and in each its items, in the order in which the menu shows them. */
export const menuOrderForm = z.strictObject({
  sections: z.array(z.strictObject({ id: menuId, items: menuIds(mostItems) })).check(
    z.maxLength(mostSections),
    z.refine((sections) => isEachOnce(sections.map(({ id }) => id)), fault('twice')),
    z.refine((sections) => isEachOnce(sections.flatMap(({ items }) => items)), fault('twice')),
  ),
})

/** The body of POST /api/office/option-group-order. */
export const groupOrderForm = z.strictObject({ groups: menuIds(mostGroups) })
