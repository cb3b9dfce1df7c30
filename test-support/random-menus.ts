// Random menus for property tests: groups of every kind with their limits, ingredients that can or cannot be left out, and
// items and choices that are sold out.
import fc from 'fast-check'
import { allergens } from '../domain/menu/food-facts.ts'
import type { Choice, Ingredient, Menu, OptionGroup } from '../domain/menu/menu.ts'
import { groupKinds, ticketStyles } from '../domain/menu/menu-limits.ts'
import { cents } from '../domain/basics/money.ts'
import { startingMenu } from '../domain/menu/starting-menu.ts'

interface MenuKind {
  /** Nothing is sold out. */
  readonly allThere?: boolean
}

export function anyMenu({ allThere = false }: MenuKind = {}): fc.Arbitrary<Menu> {
  const soldOut = allThere ? fc.constant(false) : fc.boolean()
  const anyChoice = fc.record({
    price: fc.integer({ min: 0, max: 500 }),
    allergens: fc.subarray([...allergens], { maxLength: 2 }),
    soldOut,
    isDefault: fc.boolean(),
  })
  const anyGroup = fc.record({
    kind: fc.constantFrom(...groupKinds),
    onTicket: fc.constantFrom(...ticketStyles),
    smallest: fc.nat({ max: 3 }),
    largest: fc.integer({ min: 1, max: 4 }),
    choices: fc.array(anyChoice, { minLength: 1, maxLength: 5 }),
  })
  const anyIngredient = fc.record({
    canLeaveOut: fc.boolean(),
    allergens: fc.subarray([...allergens], { maxLength: 2 }),
  })
  return fc
    .record({
      groups: fc.array(anyGroup, { maxLength: 3 }),
      inside: fc.array(anyIngredient, { maxLength: 5 }),
      price: fc.integer({ min: 1, max: 2_000 }),
      ownAllergens: fc.subarray([...allergens], { maxLength: 2 }),
    })
    .map(({ groups, inside, price, ownAllergens }) => {
      const listed = groups.map(groupOf)
      const ingredients: Ingredient[] = inside.map((one, at) => ({
        id: `in-${at}`,
        name: { en: `Ingredient ${at}` },
        allergens: one.allergens,
      }))
      const items = startingMenu.items.slice(0, 2).map((item) => ({
        ...item,
        price: cents(price),
        ownAllergens,
        groups: listed.map(({ id }) => id),
        inside: inside.map(({ canLeaveOut }, at) => ({ id: `in-${at}`, canLeaveOut })),
      }))
      return { ...startingMenu, items, groups: listed, ingredients }
    })
}

type Drawn = Omit<OptionGroup, 'id' | 'name' | 'choices'> & {
  readonly choices: readonly (Pick<Choice, 'allergens' | 'soldOut' | 'isDefault'> & {
    readonly price: number
  })[]
}

/** A group that the office would accept: as many free defaults as must be chosen, and no more than can be chosen. */
function groupOf(drawn: Drawn, at: number): OptionGroup {
  const { kind, onTicket } = drawn
  const most =
    kind === 'one' ? 1 : kind === 'some' ? Math.min(drawn.largest, drawn.choices.length) : drawn.largest
  const room = kind === 'many' ? drawn.choices.length : most
  const smallest = Math.min(drawn.smallest, room)
  let defaults = 0
  const choices = drawn.choices.map((choice, place) => {
    const isDefault = defaults < smallest || (choice.isDefault && defaults < room)
    if (isDefault) defaults += 1
    return {
      id: `g${at}-c${place}`,
      name: { en: `Choice ${at} ${place}` },
      price: cents(isDefault ? 0 : choice.price),
      allergens: choice.allergens,
      isDefault,
      soldOut: choice.soldOut,
      backAt: null,
    }
  })
  return { id: `g${at}`, name: { en: `Group ${at}` }, kind, smallest, largest: most, onTicket, choices }
}
