// The rules for what the owner writes on the menu. The screen checks with these schemas before saving, and the server
// checks again.
import * as z from 'zod/mini'
import { fault, tenths, text, wholeNumber } from './form-rules.ts'
import { allergens, dietaryMarks, findContradiction } from './food-facts.ts'
import type { FaultCode, PlainFault } from './faults.ts'
import { idShape } from './menu.ts'
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

/** The body of POST /api/office/menu/:item. */
export const menuItemForm = z
  .strictObject({
    version: wholeNumber(1, largestVersion, 'version-missing'),
    name: text('name-missing', longestName),
    shortName: text('short-name-missing', longestShortName),
    description: text('description-missing', longestDescription),
    price: wholeNumber(lowestPrice, highestPrice, 'price-range'),
    allergens: eachOnce(allergens, 'unknown-allergen'),
    marks: eachOnce(dietaryMarks, 'unknown-mark'),
    weight: tenths(0, heaviest, 'work-range'),
    /** Left out: the picture stays as it is; null: the item has none. */
    picture: z.exactOptional(z.nullable(itemPictureForm)),
  })
  .check((payload) => {
    const found = findContradiction(payload.value.allergens, payload.value.marks)
    if (!found) return
    payload.issues.push({
      code: 'custom',
      input: payload.value.marks,
      path: ['marks'],
      message: 'contradiction' satisfies FaultCode,
      params: found,
    })
  })

/** The body of POST /api/office/menu-order: all items, in the order in which the menu is to show them. */
export const menuOrderForm = z.strictObject({
  items: z
    .array(
      z.string(fault('item-unknown')).check(z.regex(idShape, fault('item-unknown'))),
      fault('lines-not-listed'),
    )
    .check(
      z.maxLength(200, fault('item-twice')),
      z.refine((items) => new Set(items).size === items.length, fault('item-twice')),
    ),
})

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

function eachOnce<const Choices extends readonly string[]>(choices: Choices, unknown: PlainFault) {
  return z
    .array(z.enum(choices, unknown), fault('not-a-list'))
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, fault('named-twice')))
}
