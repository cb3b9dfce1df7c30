// What the log keeps of the owner's changes to the menu, with what was there before. Names stand in it as they were: an
// ingredient or a group may be gone when somebody reads the log.
import * as z from 'zod/mini'
import { allergens, dietaryMarks } from '../food-facts.ts'
import { colours } from '../look.ts'
import { groupKinds, idShape, ticketWords } from '../menu.ts'
import { cents, count, itemId, localText, named } from './values.ts'

const id = z.string().check(z.regex(idShape))
const contained = z.array(z.enum(allergens))
const marks = z.array(z.enum(dietaryMarks))
const inside = z.array(z.strictObject({ name: localText, canLeaveOut: z.boolean() }))
const names = z.array(localText)
const colour = z.enum(colours)
const picture = z.nullable(z.strictObject({ url: z.string(), alt: z.nullable(localText) }))
const weight = z.number()

export const menuChange = z
  .discriminatedUnion('fact', [
    z.strictObject({
      fact: z.enum(['name', 'shortName', 'description', 'section']),
      from: localText,
      to: localText,
    }),
    z.strictObject({ fact: z.literal('allergens'), from: contained, to: contained }),
    z.strictObject({ fact: z.literal('marks'), from: marks, to: marks }),
    z.strictObject({ fact: z.literal('weight'), from: weight, to: weight }),
    z.strictObject({ fact: z.literal('inside'), from: inside, to: inside }),
    z.strictObject({ fact: z.literal('groups'), from: names, to: names }),
    z.strictObject({ fact: z.literal('picture'), from: picture, to: picture }),
    z.strictObject({ fact: z.literal('colour'), from: colour, to: colour }),
  ])
  .register(named, { id: 'MenuChange', description: 'A fact about an item that was changed.' })

const ingredientFacts = z.nullable(z.strictObject({ name: localText, allergens: contained }))

const rules = z.nullable(
  z.strictObject({
    kind: z.enum(groupKinds),
    smallest: count,
    largest: count,
    onTicket: z.enum(ticketWords),
  }),
)
const choiceFacts = z.nullable(
  z.strictObject({ id, name: localText, price: cents, allergens: contained, isDefault: z.boolean() }),
)

/** Null where there was nothing before, or is nothing after. */
export const groupChange = z
  .discriminatedUnion('fact', [
    z.strictObject({ fact: z.literal('name'), from: localText, to: localText }),
    z.strictObject({ fact: z.literal('rules'), from: rules, to: rules }),
    z.strictObject({ fact: z.literal('choice'), from: choiceFacts, to: choiceFacts }),
    z.strictObject({ fact: z.literal('choice-order'), from: names, to: names }),
    z.strictObject({ fact: z.literal('serves'), from: z.array(itemId), to: z.array(itemId) }),
  ])
  .register(named, { id: 'GroupChange', description: 'A fact about an option group that was changed.' })

export const menuDeeds = [
  z.strictObject({ what: z.literal('item-added'), item: itemId, name: localText, price: cents }),
  z.strictObject({ what: z.enum(['item-retired', 'item-back']), item: itemId, name: localText }),
  /** Added where it was null, removed where it is null. */
  z.strictObject({
    what: z.literal('section'),
    section: id,
    from: z.nullable(localText),
    to: z.nullable(localText),
  }),
  z.strictObject({ what: z.literal('section-order'), from: names, to: names }),
  z.strictObject({
    what: z.literal('ingredient'),
    ingredient: id,
    from: ingredientFacts,
    to: ingredientFacts,
  }),
  z.strictObject({
    what: z.literal('group'),
    group: id,
    name: localText,
    step: z.enum(['added', 'changed', 'removed']),
    changed: z.array(groupChange),
  }),
  z.strictObject({ what: z.literal('group-order'), from: names, to: names }),
] as const
