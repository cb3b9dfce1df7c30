// The rules for a group of options (R57), which the screen and the server check with. They see to it that an item can be
// ordered as it comes: + in the cart always works.
import * as z from 'zod/mini'
import { allergens } from './food-facts.ts'
import { fault, text, wholeNumber } from './form-rules.ts'
import type { Fault } from './faults.ts'
import { eachOnce, menuId, menuIds } from './menu-rules.ts'
import { highestPrice } from './price-form.ts'
import { version } from './saved-version.ts'
import { longestName, mostChoices, mostItems } from './menu-limits.ts'
import { groupKinds, ticketWords } from './menu.ts'

const choiceForm = z.strictObject({
  /** Null for a new one, whose id is made from its name. */
  id: z.nullable(menuId('choice-gone')),
  name: text('name-missing', longestName),
  price: wholeNumber(0, highestPrice, 'choice-price-range'),
  allergens: eachOnce(allergens, 'unknown-allergen'),
  isDefault: z.boolean(fault('not-true-or-false')),
})

const groupFields = {
  name: text('name-missing', longestName),
  kind: z.enum(groupKinds, fault('kind-unknown')),
  smallest: wholeNumber(0, mostChoices, 'smallest-range'),
  largest: wholeNumber(1, mostChoices, 'largest-range'),
  onTicket: z.enum(ticketWords, fault('ticket-word-unknown')),
  choices: z
    .array(choiceForm, fault('not-a-list'))
    .check(z.minLength(1, fault('choice-missing')), z.maxLength(mostChoices, fault('too-many-choices'))),
  /** The items that the group serves. */
  items: menuIds('item-unknown', mostItems),
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
  for (const [path, { code, ...params }] of [...boundFaults(input), ...defaultFaults(input), ...twins(input)])
    payload.issues.push({ code: 'custom', input, path, message: code, params })
}

/** How many can be chosen: one has one at most, and nobody must or can choose more than there is. */
function boundFaults({ kind, smallest, largest, choices }: Group): Found[] {
  const found: Found[] = []
  if (kind === 'one' && largest !== 1) found.push([['largest'], { code: 'one-has-one' }])
  if (kind === 'some' && largest > choices.length) found.push([['largest'], { code: 'largest-over-choices' }])
  const inAll = kind === 'many' ? largest * choices.length : largest
  if (smallest > inAll) found.push([['smallest'], { code: 'smallest-over-largest' }])
  return found
}

/** What comes with an item is as much as must be chosen, no more than can be, and costs nothing. */
function defaultFaults({ kind, smallest, largest, choices }: Group): Found[] {
  const chosenFirst = choices.filter(({ isDefault }) => isDefault).length
  const found = choices.flatMap(({ isDefault, price }, at): Found[] =>
    isDefault && price > 0 ? [[['choices', at, 'price'], { code: 'default-costs' }]] : [],
  )
  if (chosenFirst < smallest) found.push([['choices'], { code: 'defaults-missing', needed: smallest }])
  if (kind !== 'many' && chosenFirst > largest)
    found.push([['choices'], { code: 'too-many-defaults', most: largest }])
  return found
}

/** Two choices of one name would look the same to customer and cook. */
function twins({ choices }: Group): Found[] {
  const names = choices.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, at): Found[] =>
    names.indexOf(name) < at ? [[['choices', at, 'name'], { code: 'choice-name-taken' }]] : [],
  )
}
