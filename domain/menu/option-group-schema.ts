// Option groups (R57), as customers see them and as the owner enters them. The checks make sure that every item can be
// ordered without any choice by the customer, so that + in the cart works. A schema gives the type.
import * as z from 'zod/mini'
import { allergens } from './food-facts.ts'
import type { ValidationError } from '../basics/validation-errors.ts'
import { amount, addIssue, validationError, text, wholeNumber, version } from '../basics/form-schema.ts'
import { groupKinds, maxPrice, maxNameLength, maxChoices, maxItems, ticketStyles } from './menu-limits.ts'
import { eachOnce, menuId, menuIds } from './menu-id-schema.ts'
import type { Cents } from '../basics/money.ts'
import { branded, instant, localText, named } from '../basics/values.ts'

const choiceFacts = {
  /** Added to the price of the item. */
  price: branded<Cents, number>(amount(0, maxPrice)),
  allergens: eachOnce(allergens),
  /** Chosen if the customer chooses nothing. A default is free, so that an item has one price (R34). */
  isDefault: z.boolean(),
}

const groupFacts = {
  /** How many choices can be made: one; some, each at most once; or many, with several of each. */
  kind: z.enum(groupKinds),
  /** How many must be chosen in all. */
  smallest: wholeNumber(0, maxChoices),
  /** How many can be chosen: in all or, for the kind "many", of each choice. */
  largest: wholeNumber(1, maxChoices),
  /** How a choice is printed on the ticket: "ADD guacamole" or just "HOT". */
  onTicket: z.enum(ticketStyles),
}

export const choice = z
  .strictObject({
    /** Unique among the choices of all groups. */
    id: menuId,
    name: localText,
    ...choiceFacts,
    soldOut: z.boolean(),
    /** When a sold-out choice can be ordered again, if that is known. */
    backAt: z.nullable(instant),
  })
  .register(named, { id: 'Choice' })

export const optionGroup = z
  .strictObject({ id: menuId, name: localText, ...groupFacts, choices: z.array(choice) })
  .register(named, { id: 'OptionGroup' })

const typedChoice = z.strictObject({
  /** Null for a new choice, whose id is made from its name. */
  id: z.nullable(menuId),
  name: text(maxNameLength),
  ...choiceFacts,
})

const typedGroup = z.strictObject({
  name: text(maxNameLength),
  ...groupFacts,
  choices: z
    .array(typedChoice)
    .check(
      z.minLength(1),
      z.maxLength(maxChoices, validationError({ code: 'too-many', of: 'choices', most: maxChoices })),
    ),
  /** The items that have this group. */
  items: menuIds(maxItems),
})
type TypedGroup = z.output<typeof typedGroup>

/** The body of POST /api/office/option-groups/add. */
export const newGroup = typedGroup.check(({ value, issues }) => {
  for (const [path, found] of [
    ...findBoundErrors(value),
    ...findDefaultErrors(value),
    ...findDuplicateNames(value),
  ])
    addIssue(issues, path, found)
})
/** The body of POST /api/office/option-groups/:group/change. */
export const groupChange = z.safeExtend(newGroup, { version })

type Found = readonly [path: (string | number)[], validationError: ValidationError]

/** A group of kind "one" has a maximum of one, and neither bound may exceed what the group offers. */
function findBoundErrors({ kind, smallest, largest, choices }: TypedGroup): Found[] {
  const found: Found[] = []
  if (kind === 'one' && largest !== 1) found.push([['largest'], { code: 'single-choice-max' }])
  if (kind === 'some' && largest > choices.length)
    found.push([['largest'], { code: 'too-large', most: choices.length }])
  const inAll = kind === 'many' ? largest * choices.length : largest
  if (smallest > inAll) found.push([['smallest'], { code: 'too-large', most: inAll }])
  return found
}

/** The defaults reach the minimum, do not exceed the maximum, and are free. */
function findDefaultErrors({ kind, smallest, largest, choices }: TypedGroup): Found[] {
  const defaults = choices.filter(({ isDefault }) => isDefault).length
  const found = choices.flatMap(({ isDefault, price }, at): Found[] =>
    isDefault && price > 0 ? [[['choices', at, 'price'], { code: 'default-not-free' }]] : [],
  )
  if (defaults < smallest) found.push([['choices'], { code: 'too-few', least: smallest }])
  if (kind !== 'many' && defaults > largest)
    found.push([['choices'], { code: 'too-many', of: 'defaults', most: largest }])
  return found
}

/** Two choices with the same name would look the same to customers and cooks. */
function findDuplicateNames({ choices }: TypedGroup): Found[] {
  const names = choices.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, at): Found[] =>
    names.indexOf(name) < at ? [[['choices', at, 'name'], { code: 'name-taken', of: 'choice' }]] : [],
  )
}
