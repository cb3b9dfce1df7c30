// What a customer is putting together in Make it yours, step by step, apart from the screen (R57, R58). A wish never has more
// of a group than its largest number; while it has too few, or something that is sold out, it cannot be added.
import { toCartItem } from '#domain/menu/to-cart-item.ts'
import {
  type CartItem,
  type ChosenCount,
  type RequestedLine,
  kitchenNote,
} from '#domain/menu/requested-item.ts'
import type { ValidationError } from '#domain/basics/validation-errors.ts'
import {
  changesOf,
  configureItem,
  defaultChoices,
  soldOutIn,
  unitPriceOf,
  type LineChange,
  type Chosen,
  type ConfiguredItem,
} from '#domain/menu/configured-item.ts'
import {
  groupsOf,
  ingredientsOf,
  type Choice,
  type Menu,
  type MenuItem,
  type OptionGroup,
} from '#domain/menu/menu.ts'
import type { Cents } from '#domain/basics/money.ts'
import { findTextError, isVisible } from '#domain/basics/text-rule.ts'

export interface Wish {
  readonly choices: readonly ChosenCount[]
  /** The ingredients that are left out. */
  readonly without: readonly string[]
  /** As typed. */
  readonly note: string
  readonly quantity: number
}

/** As the item comes, or as it is in the cart. */
export function startWish(item: MenuItem, menu: Menu, line?: RequestedLine): Wish {
  return {
    choices: line?.choices ?? defaultChoices(groupsOf(item, menu)),
    without: line?.without ?? [],
    note: line?.note ?? '',
    quantity: line?.quantity ?? 1,
  }
}

export function countIn({ choices }: Pick<Wish, 'choices'>, id: string): number {
  return choices.find((one) => one.id === id)?.count ?? 0
}

/** How many of a group, in all. */
export function sumIn(wish: Pick<Wish, 'choices'>, group: OptionGroup): number {
  return group.choices.reduce((sum, { id }) => sum + countIn(wish, id), 0)
}

/** Whether there can be one more of it; of a group of which one is chosen, it takes the place of the other. */
export function canChoose(wish: Wish, group: OptionGroup, choice: Choice): boolean {
  const count = countIn(wish, choice.id)
  if (choice.soldOut) return false
  if (group.kind === 'many') return count < group.largest
  return count === 0 && (group.kind === 'one' || sumIn(wish, group) < group.largest)
}

/** One more of it, where there can be. */
export function choose(wish: Wish, group: OptionGroup, choice: Choice): Wish {
  if (!canChoose(wish, group, choice)) return wish
  const { choices } = group.kind === 'one' ? chooseNone(wish, group) : wish
  return withCount({ ...wish, choices }, choice.id, countIn(wish, choice.id) + 1)
}

/** One less of it. */
export function unchoose(wish: Wish, { id }: Choice): Wish {
  return withCount(wish, id, Math.max(0, countIn(wish, id) - 1))
}

/** Nothing of a group. */
export function chooseNone(wish: Wish, group: OptionGroup): Wish {
  return { ...wish, choices: wish.choices.filter(({ id }) => !group.choices.some((one) => one.id === id)) }
}

export function leaveOut(wish: Wish, id: string, isLeftOut: boolean): Wish {
  const rest = wish.without.filter((one) => one !== id)
  return { ...wish, without: isLeftOut ? [...rest, id] : rest }
}

function withCount(wish: Wish, id: string, count: number): Wish {
  const rest = wish.choices.filter((one) => one.id !== id)
  return { ...wish, choices: count > 0 ? [...rest, { id, count }] : rest }
}

/** What of the wish this menu has: the menu may change while the window is open. */
export function fitWish(wish: Wish, item: MenuItem, menu: Menu): Wish {
  const groups = groupsOf(item, menu)
  const choices = groups.flatMap((group) => {
    let room = group.kind === 'many' ? Number.POSITIVE_INFINITY : group.kind === 'one' ? 1 : group.largest
    return group.choices.flatMap(({ id }) => {
      const count = Math.min(countIn(wish, id), group.kind === 'many' ? group.largest : 1, room)
      room -= count
      return count > 0 ? { id, count } : []
    })
  })
  const canGo = item.inside.filter(({ canLeaveOut }) => canLeaveOut).map(({ id }) => id)
  return { ...wish, choices, without: wish.without.filter((id) => canGo.includes(id)) }
}

/** A wish held against the menu: what the window shows of it, and whether it can be added. */
export interface SeenWish {
  readonly made: ConfiguredItem
  readonly changes: readonly LineChange[]
  readonly unitPrice: Cents
  /** As the cart keeps it. */
  readonly burrito: CartItem
  /** The groups of which too few are chosen. */
  readonly lacking: readonly OptionGroup[]
  /** What is chosen and sold out. */
  readonly soldOut: readonly Choice[]
  readonly noteFault: ValidationError | undefined
  readonly canBeMade: boolean
}

export function seeWish(wish: Wish, item: MenuItem, menu: Menu): SeenWish {
  const groups = groupsOf(item, menu)
  const chosen: Chosen[] = groups.flatMap((group) =>
    group.choices.flatMap((choice) => {
      const count = countIn(wish, choice.id)
      return count > 0 ? { group, choice, count } : []
    }),
  )
  const without = ingredientsOf(item, menu).filter(({ id }) => wish.without.includes(id))
  // Blanks and joiners alone are no note.
  const burrito = toCartItem(item, menu, { ...wish, note: isVisible(wish.note) ? wish.note : '' })
  const made = { item, chosen, without, note: burrito.note ?? '' }
  const soldOut = soldOutIn(made)
  const noteFault = burrito.note === undefined ? undefined : findTextError(kitchenNote, burrito.note)
  return {
    made,
    changes: changesOf(made, menu),
    unitPrice: unitPriceOf(made),
    burrito,
    lacking: groups.filter((group) => sumIn(wish, group) < group.smallest),
    soldOut,
    noteFault,
    canBeMade:
      soldOut.length === 0 &&
      !item.soldOut &&
      noteFault === undefined &&
      typeof configureItem(burrito, menu) !== 'string',
  }
}
