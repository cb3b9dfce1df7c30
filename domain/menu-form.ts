// The rules for what the owner writes on the menu, and the words at a field that breaks its rule. The screen checks with
// these schemas before saving, and the server checks again.
import * as z from 'zod/mini'
import { text, wholeNumber } from './form-rules.ts'
import { allergens, dietaryMarks, findContradiction } from './food-facts.ts'
import { itemIdShape } from './menu.ts'
import { cents, type Cents } from './money.ts'

/** The cart, the bill and the kitchen's tickets have no room for longer names. */
export const longestName = 40
export const longestShortName = 12
export const longestDescription = 160

export const lowestPrice = cents(1)
export const highestPrice = cents(99_999)

/** The column is 32 bits wide, and the next version must fit, too. */
const largestVersion = 2 ** 31 - 2

const priceWords = 'Use dollars and cents, from 0.01 to 999.99.'

/** The body of POST /api/office/menu/:item. */
export const menuItemForm = z
  .strictObject({
    version: wholeNumber(1, largestVersion, 'Send the version you saw.'),
    name: text('Enter a name.', longestName),
    shortName: text('Enter a short name.', longestShortName),
    description: text('Say what’s in it, in a line.', longestDescription),
    price: wholeNumber(lowestPrice, highestPrice, priceWords),
    allergens: eachOnce(allergens, 'We don’t know that allergen.'),
    marks: eachOnce(dietaryMarks, 'We don’t know that mark.'),
  })
  .check((payload) => {
    const found = findContradiction(payload.value.allergens, payload.value.marks)
    if (!found) return
    payload.issues.push({
      code: 'custom',
      input: payload.value.marks,
      path: ['marks'],
      message: `It can’t be ${plain(found.mark)} and contain ${plain(found.allergen)}. Uncheck one of the two.`,
    })
  })

/** The body of POST /api/office/menu-order: all items, in the order in which the menu is to show them. */
export const menuOrderForm = z.strictObject({
  items: z
    .array(
      z
        .string('One of the burritos isn’t on our menu.')
        .check(z.regex(itemIdShape, 'One of the burritos isn’t on our menu.')),
      'Send the burritos as a list.',
    )
    .check(
      z.maxLength(200, 'Name each burrito once.'),
      z.refine((items) => new Set(items).size === items.length, 'Name each burrito once.'),
    ),
})

/** People type a price as 10.25, 10.5, 10, $10.25 or 10,25. It is read in whole cents, never as a float. */
export function readPrice(typed: string): Cents | undefined {
  const [, dollars = '', fraction = ''] = /^\$?\s*(\d{0,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? []
  if (dollars === '' && fraction === '') return undefined
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')))
}

function eachOnce<const Choices extends readonly string[]>(choices: Choices, unknown: string) {
  return z
    .array(z.enum(choices, unknown), 'Send a list.')
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, 'Name each once.'))
}

/** "tree-nuts" becomes "tree nuts"; "gluten-free" keeps its hyphen. */
function plain(word: string): string {
  return word.replace('tree-', 'tree ')
}
