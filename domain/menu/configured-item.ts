// Checks a requested burrito against the menu: whether it can be made, what it costs, and how it differs from the plain item.
// Dialog, cart, server and kitchen all use this code (R57, R58).
import type { CartItem, ChosenCount } from './requested-item.ts'
import type { lineChange } from './menu-schema.ts'
import type { Wire } from '../basics/values.ts'
import { allergens as allAllergens, type Allergen } from './food-facts.ts'
import {
  findItem,
  groupsOf,
  ingredientsOf,
  hasTooFewChoices,
  type Choice,
  type Ingredient,
  type Menu,
  type MenuItem,
  type OptionGroup,
} from './menu.ts'
import { cents, type Cents } from '../basics/money.ts'

export interface Chosen {
  readonly group: OptionGroup
  readonly choice: Choice
  readonly count: number
}

/** A requested burrito whose item, choices and ingredients have all been found on the menu. */
export interface ConfiguredItem {
  readonly item: MenuItem
  /** All choices, including the defaults, in the order of the menu. */
  readonly chosen: readonly Chosen[]
  readonly without: readonly Ingredient[]
  readonly note: string
}

/** Why a burrito cannot be made as requested. */
export type ConfigurationError = 'unknown-item' | 'unknown-choice' | 'too-few' | 'too-many' | 'not-left-out'

/** Sold-out items and choices are accepted here: `soldOutIn` finds them. */
export function configureItem(burrito: CartItem, menu: Menu): ConfiguredItem | ConfigurationError {
  const item = findItem(menu.items, burrito.item)
  if (!item) return 'unknown-item'
  const groups = groupsOf(item, menu)
  const counts = new Map((burrito.choices ?? defaultChoices(groups)).map(({ id, count }) => [id, count]))
  const chosen = groups.flatMap((group) =>
    group.choices.flatMap((choice) => {
      const count = counts.get(choice.id) ?? 0
      return count > 0 ? { group, choice, count } : []
    }),
  )
  if (chosen.length !== counts.size || chosen.length !== (burrito.choices?.length ?? chosen.length))
    return 'unknown-choice'
  for (const group of groups) {
    const error = checkGroup(group, chosen)
    if (error) return error
  }
  const leftOut = burrito.without ?? []
  const without = ingredientsOf(item, menu).filter(
    ({ id, canLeaveOut }) => canLeaveOut && leftOut.includes(id),
  )
  if (without.length !== leftOut.length) return 'not-left-out'
  return { item, chosen, without, note: burrito.note ?? '' }
}

function checkGroup(group: OptionGroup, chosen: readonly Chosen[]): ConfigurationError | undefined {
  const counts = chosen.filter((one) => one.group === group).map(({ count }) => count)
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum < group.smallest) return 'too-few'
  // In a group of kind "many" the maximum holds for each choice. In other groups it holds for the sum, each choice once.
  const isTooMany =
    group.kind === 'many'
      ? counts.some((count) => count > group.largest)
      : sum > group.largest || counts.some((count) => count > 1)
  return isTooMany ? 'too-many' : undefined
}

/** The choices of a burrito for which the customer chooses nothing. */
export function defaultChoices(groups: readonly OptionGroup[]): ChosenCount[] {
  return groups.flatMap((group) => {
    const first = group.choices.filter(({ isDefault, soldOut }) => isDefault && !soldOut)
    // If something must be chosen, the cheapest choice that is not sold out replaces a sold-out default.
    const others = group.choices
      .filter((choice) => !choice.soldOut && !first.includes(choice))
      .toSorted((one, other) => one.price - other.price)
    // With too few choices left the item counts as sold out. Its sold-out choices stay in, so that the cart can say so.
    const gone = hasTooFewChoices(group) ? group.choices.filter(({ soldOut }) => soldOut) : []
    const candidates = [...first, ...others, ...gone.toSorted(defaultFirst)]
    const picked = candidates.slice(0, Math.max(first.length, group.smallest))
    const counts = countsOf(
      picked.map(({ id }) => id),
      group,
    )
    return group.choices.flatMap(({ id }) => {
      const count = counts.get(id)
      return count === undefined ? [] : { id, count }
    })
  })
}

function defaultFirst(one: Choice, other: Choice): number {
  return Number(other.isDefault) - Number(one.isDefault)
}

/** Each choice once. In a group of kind "many", the first choices are repeated until the minimum is reached. */
function countsOf(picked: readonly string[], { kind, smallest, largest }: OptionGroup): Map<string, number> {
  let missing = kind === 'many' ? Math.max(0, smallest - picked.length) : 0
  return new Map(
    picked.map((id) => {
      const more = Math.min(missing, largest - 1)
      missing -= more
      return [id, 1 + more]
    }),
  )
}

export function unitPriceOf({ item, chosen }: ConfiguredItem): Cents {
  return cents(chosen.reduce<number>((sum, { choice, count }) => sum + choice.price * count, item.price))
}

/** A difference from the plain item. Ticket, receipt and emails list them under the item's name, in the order of the menu. */
export type LineChange = Wire<typeof lineChange>

export function changesOf({ item, chosen, without }: ConfiguredItem, menu: Menu): LineChange[] {
  const no = ({ id, name }: Pick<Ingredient, 'id' | 'name'>): LineChange => ({
    kind: 'no',
    id,
    name,
    count: 1,
    price: cents(0),
  })
  const ofGroups = groupsOf(item, menu).flatMap((group) => {
    const picked = chosen.filter((one) => one.group === group)
    const dropped = group.choices.filter(
      (choice) => choice.isDefault && !picked.some((one) => one.choice === choice),
    )
    const isReplaced = group.kind === 'one' && picked.length > 0
    return [
      ...picked
        .filter(({ choice, count }) => !choice.isDefault || count > 1)
        .map(({ choice: { id, name, price }, count }) => ({
          kind: group.onTicket,
          id,
          name,
          ...(group.kind === 'one' && group.onTicket === 'word' && { group: group.name }),
          count,
          price,
        })),
      ...(isReplaced ? [] : dropped.map(no)),
    ]
  })
  return [...ofGroups, ...without.map(no)]
}

/** The allergens of this configured burrito, in the order of the law. */
export function allergensOf({ item, chosen, without }: ConfiguredItem, menu: Menu): Allergen[] {
  const inside = ingredientsOf(item, menu).filter(({ id }) => !without.some((one) => one.id === id))
  const found = new Set([
    ...item.ownAllergens,
    ...inside.flatMap(({ allergens }) => allergens),
    ...chosen.flatMap(({ choice }) => choice.allergens),
  ])
  return allAllergens.filter((one) => found.has(one))
}

/** The choices of this burrito that are sold out. */
export function soldOutIn({ chosen }: ConfiguredItem): Choice[] {
  return chosen.map(({ choice }) => choice).filter(({ soldOut }) => soldOut)
}
