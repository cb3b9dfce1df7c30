// The rules for a group of options (R57), which the screen and the server check with. They see to it that an item can be
// ordered as it comes: + in the cart always works.
import * as z from 'zod/mini'
import { allergens } from './food-facts.ts'
import { amount, complain, fault, text, wholeNumber } from './form-rules.ts'
import type { Fault } from './faults.ts'
import { eachOnce, menuId, menuIds } from './menu-rules.ts'
import { highestPrice } from './price-form.ts'
import { version } from './saved-version.ts'
import { longestName, mostChoices, mostItems } from './menu-limits.ts'
import { groupKinds, ticketWords } from './menu.ts'

const choiceForm = z.strictObject({
  /** Null for a new one, whose id is made from its name. */
  id: z.nullable(menuId),
  name: text(longestName),
  price: amount(0, highestPrice),
  allergens: eachOnce(allergens),
  isDefault: z.boolean(),
})

const groupFields = {
  name: text(longestName),
  kind: z.enum(groupKinds),
  smallest: wholeNumber(0, mostChoices),
  largest: wholeNumber(1, mostChoices),
  onTicket: z.enum(ticketWords),
  choices: z
    .array(choiceForm)
    .check(
      z.minLength(1),
      z.maxLength(mostChoices, fault({ code: 'too-many', of: 'choices', most: mostChoices })),
    ),
  /** The items that the group serves. */
  items: menuIds(mostItems),
}

const wellFormed = z.strictObject(groupFields)

/** The body of POST /api/office/option-groups/add. */
export const newGroupForm = wellFormed.check(keepsRules)

/** The body of POST /api/office/option-groups/:group/change. */
export const groupForm = z.strictObject({ version, ...groupFields }).check(keepsRules)

type Group = z.output<typeof wellFormed>
type Found = readonly [path: (string | number)[], fault: Fault]

function keepsRules(payload: { value: Group; issues: z.core.$ZodRawIssue[] }): void {
  const { value: input } = payload
  for (const [path, found] of [...boundFaults(input), ...defaultFaults(input), ...twins(input)])
    complain(payload.issues, path, found)
}

/** How many can be chosen: one has one at most, and nobody must or can choose more than there is. */
function boundFaults({ kind, smallest, largest, choices }: Group): Found[] {
  const found: Found[] = []
  if (kind === 'one' && largest !== 1) found.push([['largest'], { code: 'one-has-one' }])
  if (kind === 'some' && largest > choices.length)
    found.push([['largest'], { code: 'too-large', most: choices.length }])
  const inAll = kind === 'many' ? largest * choices.length : largest
  if (smallest > inAll) found.push([['smallest'], { code: 'too-large', most: inAll }])
  return found
}

/** What comes with an item is as much as must be chosen, no more than can be, and costs nothing. */
function defaultFaults({ kind, smallest, largest, choices }: Group): Found[] {
  const chosenFirst = choices.filter(({ isDefault }) => isDefault).length
  const found = choices.flatMap(({ isDefault, price }, at): Found[] =>
    isDefault && price > 0 ? [[['choices', at, 'price'], { code: 'default-costs' }]] : [],
  )
  if (chosenFirst < smallest) found.push([['choices'], { code: 'too-few', least: smallest }])
  if (kind !== 'many' && chosenFirst > largest)
    found.push([['choices'], { code: 'too-many', of: 'defaults', most: largest }])
  return found
}

/** Two choices of one name would look the same to customer and cook. */
function twins({ choices }: Group): Found[] {
  const names = choices.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, at): Found[] =>
    names.indexOf(name) < at ? [[['choices', at, 'name'], { code: 'name-taken', of: 'choice' }]] : [],
  )
}
