// A burrito as somebody wants it, held against the menu: whether it can be made, what it costs, and what is different about it.
// Dialog, cart, server and kitchen go by this same code (R57, R58).
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

/** A burrito of which the menu knows everything. */
export interface ConfiguredItem {
  readonly item: MenuItem
  /** All of them, in the order of the menu. */
  readonly chosen: readonly Chosen[]
  readonly without: readonly Ingredient[]
  readonly note: string
}

/** Why a burrito cannot be made like this. */
export type ConfigurationError = 'unknown-item' | 'unknown-choice' | 'too-few' | 'too-many' | 'not-left-out'

/** Held against the menu; what is sold out fits all the same. */
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
  const left = burrito.without ?? []
  const without = ingredientsOf(item, menu).filter(({ id, canLeaveOut }) => canLeaveOut && left.includes(id))
  if (without.length !== left.length) return 'not-left-out'
  return { item, chosen, without, note: burrito.note ?? '' }
}

function checkGroup(group: OptionGroup, chosen: readonly Chosen[]): ConfigurationError | undefined {
  const counts = chosen.filter((one) => one.group === group).map(({ count }) => count)
  const sum = counts.reduce((so, count) => so + count, 0)
  if (sum < group.smallest) return 'too-few'
  // Each of a choice where so many of each can be had; otherwise each once, and so many in all.
  const isTooMany =
    group.kind === 'many'
      ? counts.some((count) => count > group.largest)
      : sum > group.largest || counts.some((count) => count > 1)
  return isTooMany ? 'too-many' : undefined
}

/** What a burrito comes with where the customer chooses nothing. */
export function defaultChoices(groups: readonly OptionGroup[]): ChosenCount[] {
  return groups.flatMap((group) => {
    const first = group.choices.filter(({ isDefault, soldOut }) => isDefault && !soldOut)
    // A default that is sold out gives way to the cheapest that is not, where something must be chosen.
    const others = group.choices
      .filter((choice) => !choice.soldOut && !first.includes(choice))
      .toSorted((one, other) => one.price - other.price)
    // Where too few are left it is sold out, which is told of it as long as it is in the cart.
    const gone = hasTooFewChoices(group) ? group.choices.filter(({ soldOut }) => soldOut) : []
    const inTurn = [...first, ...others, ...gone.toSorted(defaultFirst)]
    const taken = inTurn.slice(0, Math.max(first.length, group.smallest))
    const counts = countsOf(
      taken.map(({ id }) => id),
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

/** Each once; where there can be so many of each, more of the first ones until they are enough. */
function countsOf(taken: readonly string[], { kind, smallest, largest }: OptionGroup): Map<string, number> {
  let missing = kind === 'many' ? Math.max(0, smallest - taken.length) : 0
  return new Map(
    taken.map((id) => {
      const more = Math.min(missing, largest - 1)
      missing -= more
      return [id, 1 + more]
    }),
  )
}

export function unitPriceOf({ item, chosen }: ConfiguredItem): Cents {
  return cents(chosen.reduce<number>((sum, { choice, count }) => sum + choice.price * count, item.price))
}

/** What is different about it, in the order of the menu: what the ticket, the receipt and the mails say under its name. */
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
    const taken = chosen.filter((one) => one.group === group)
    const dropped = group.choices.filter(
      (choice) => choice.isDefault && !taken.some((one) => one.choice === choice),
    )
    const isReplaced = group.kind === 'one' && taken.length > 0
    return [
      ...taken
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

/** The allergens of this very burrito, in the law's order. */
export function allergensOf({ item, chosen, without }: ConfiguredItem, menu: Menu): Allergen[] {
  const inside = ingredientsOf(item, menu).filter(({ id }) => !without.some((one) => one.id === id))
  const found = new Set([
    ...item.ownAllergens,
    ...inside.flatMap(({ allergens }) => allergens),
    ...chosen.flatMap(({ choice }) => choice.allergens),
  ])
  return allAllergens.filter((one) => found.has(one))
}

/** The sold-out choices that it needs. */
export function soldOutIn({ chosen }: ConfiguredItem): Choice[] {
  return chosen.map(({ choice }) => choice).filter(({ soldOut }) => soldOut)
}
