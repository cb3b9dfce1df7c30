// The rules for what the owner writes about an item of the menu. The screen checks with these schemas before saving, and the
// server checks again.
import * as z from 'zod/mini'
import { amount, complain, fault, optionalText, tenths, text } from './form-rules.ts'
import { allergens, dietaryMarks, findContradiction, type Allergen, type DietaryMark } from './food-facts.ts'
import { colours } from './look.ts'
import { mostGroups, mostIngredients } from './menu-limits.ts'
import { longestDescription, longestName, longestShortName } from './menu-limits.ts'
import { eachOnce, isEachOnce, menuId, menuIds } from './menu-rules.ts'
import { itemPictureForm } from './picture-form.ts'
import { highestPrice, lowestPrice } from './price-form.ts'
import { version } from './saved-version.ts'

/** A party platter is work for as many burritos, and no more. */
export const heaviest = 20

const itemFields = {
  name: text(longestName),
  /** Empty: made from the name (short-name.ts). */
  shortName: optionalText(longestShortName),
  description: optionalText(longestDescription),
  price: amount(lowestPrice, highestPrice),
  section: menuId,
  weight: tenths(0, heaviest),
  /** Beyond those of what is inside. */
  ownAllergens: eachOnce(allergens),
  marks: eachOnce(dietaryMarks),
  inside: z.array(z.strictObject({ id: menuId, canLeaveOut: z.boolean() })).check(
    z.maxLength(mostIngredients),
    z.refine((inside) => isEachOnce(inside.map(({ id }) => id)), fault('twice')),
  ),
  groups: menuIds(mostGroups),
  colour: z.enum(colours),
  /** Left out: the picture stays as it is; null: the item has none. */
  picture: z.exactOptional(z.nullable(itemPictureForm)),
}

/** The body of POST /api/office/menu-items/add. */
export const newItemForm = z.strictObject(itemFields).check(noContradiction)

/** The body of POST /api/office/menu/:item. */
export const menuItemForm = z.strictObject({ version, ...itemFields }).check(noContradiction)

/** Those of what is inside are for whoever has the list of ingredients at hand: menu-checks.ts. */
function noContradiction(payload: {
  value: { ownAllergens: readonly Allergen[]; marks: readonly DietaryMark[] }
  issues: z.core.$ZodRawIssue[]
}): void {
  const { ownAllergens, marks } = payload.value
  const found = findContradiction(ownAllergens, marks)
  if (found) complain(payload.issues, ['marks'], { code: 'contradiction', ...found })
}
