// The rules for what the owner writes about an item of the menu. The screen checks with these schemas before saving, and the
// server checks again.
import * as z from 'zod/mini'
import { fault, tenths, text, wholeNumber } from './form-rules.ts'
import { allergens, dietaryMarks, findContradiction, type Allergen, type DietaryMark } from './food-facts.ts'
import type { FaultCode, PlainFault } from './faults.ts'
import { colours } from './look.ts'
import { idShape } from './menu.ts'
import { mostGroups, mostIngredients } from './menu-limits.ts'
import { cents, type Cents } from './money.ts'
import { itemPictureForm } from './picture-form.ts'

/** The cart, the bill and the kitchen's tickets have no room for longer names. */
export const longestName = 40
export const longestShortName = 12
export const longestDescription = 160

export const lowestPrice = cents(1)
export const highestPrice = cents(99_999)

/** A party platter is work for as many burritos, and no more. */
export const heaviest = 20

/** The column is 32 bits wide, and the next version must fit, too. */
export const largestVersion = 2 ** 31 - 2

export const version = wholeNumber(1, largestVersion, 'version-missing')

const itemFields = {
  name: text('name-missing', longestName),
  shortName: text('short-name-missing', longestShortName),
  description: text('description-missing', longestDescription),
  price: wholeNumber(lowestPrice, highestPrice, 'price-range'),
  section: menuId('section-gone'),
  weight: tenths(0, heaviest, 'work-range'),
  /** Beyond those of what is inside. */
  ownAllergens: eachOnce(allergens, 'unknown-allergen'),
  marks: eachOnce(dietaryMarks, 'unknown-mark'),
  inside: z
    .array(
      z.strictObject({ id: menuId('ingredient-gone'), canLeaveOut: z.boolean(fault('not-true-or-false')) }),
      fault('not-a-list'),
    )
    .check(
      z.maxLength(mostIngredients, fault('named-twice')),
      z.refine((inside) => isEachOnce(inside.map(({ id }) => id)), fault('named-twice')),
    ),
  groups: menuIds('group-gone', mostGroups),
  colour: z.enum(colours, fault('colour-unknown')),
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
  if (!found) return
  payload.issues.push({
    code: 'custom',
    input: marks,
    path: ['marks'],
    message: 'contradiction' satisfies FaultCode,
    params: found,
  })
}

/** People type a price as 10.25, 10.5, 10, $10.25 or 10,25. It is read in whole cents, never as a float. */
export function readPrice(typed: string): Cents | undefined {
  const [, dollars = '', fraction = ''] = /^\$?\s*(\d{0,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === '' && fraction === '') return undefined
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')))
}

/** As people type it: 1, 0.5, .5 or 1,5. */
export function readWeight(typed: string): number | undefined {
  const written = typed.trim().replace(',', '.')
  return /^\d{0,4}(\.\d{0,4})?$/.test(written) && /\d/.test(written) ? Number(written) : undefined
}

/** The id of a part of the menu; whether there is such a part the server asks the menu. */
export function menuId(unknown: PlainFault) {
  return z.string(fault(unknown)).check(z.regex(idShape, fault(unknown)))
}

export function menuIds(unknown: PlainFault, most: number) {
  return z
    .array(menuId(unknown), fault('not-a-list'))
    .check(z.maxLength(most, fault('named-twice')), z.refine(isEachOnce, fault('named-twice')))
}

export function eachOnce<const Choices extends readonly string[]>(choices: Choices, unknown: PlainFault) {
  return z
    .array(z.enum(choices, unknown), fault('not-a-list'))
    .check(z.refine(isEachOnce, fault('named-twice')))
}

function isEachOnce(chosen: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length
}
