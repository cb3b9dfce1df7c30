// What a customer is putting together in Make it yours, step by step, apart from the screen (R57, R58). A draft never has more
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

export interface ItemDraft {
  readonly choices: readonly ChosenCount[]
  /** The ingredients that are left out. */
  readonly without: readonly string[]
  /** As typed. */
  readonly note: string
  readonly quantity: number
}

/** As the item comes, or as it is in the cart. */
export function startDraft(item: MenuItem, menu: Menu, line?: RequestedLine): ItemDraft {
  return {
    choices: line?.choices ?? defaultChoices(groupsOf(item, menu)),
    without: line?.without ?? [],
    note: line?.note ?? '',
    quantity: line?.quantity ?? 1,
  }
}

export function countIn({ choices }: Pick<ItemDraft, 'choices'>, id: string): number {
  return choices.find((one) => one.id === id)?.count ?? 0
}

/** How many of a group, in all. */
export function sumIn(draft: Pick<ItemDraft, 'choices'>, group: OptionGroup): number {
  return group.choices.reduce((sum, { id }) => sum + countIn(draft, id), 0)
}

/** Whether there can be one more of it; of a group of which one is chosen, it takes the place of the other. */
export function canChoose(draft: ItemDraft, group: OptionGroup, choice: Choice): boolean {
  const count = countIn(draft, choice.id)
  if (choice.soldOut) return false
  if (group.kind === 'many') return count < group.largest
  return count === 0 && (group.kind === 'one' || sumIn(draft, group) < group.largest)
}

/** One more of it, where there can be. */
export function choose(draft: ItemDraft, group: OptionGroup, choice: Choice): ItemDraft {
  if (!canChoose(draft, group, choice)) return draft
  const { choices } = group.kind === 'one' ? chooseNone(draft, group) : draft
  return withCount({ ...draft, choices }, choice.id, countIn(draft, choice.id) + 1)
}

/** One less of it. */
export function unchoose(draft: ItemDraft, { id }: Choice): ItemDraft {
  return withCount(draft, id, Math.max(0, countIn(draft, id) - 1))
}

/** Nothing of a group. */
export function chooseNone(draft: ItemDraft, group: OptionGroup): ItemDraft {
  return { ...draft, choices: draft.choices.filter(({ id }) => !group.choices.some((one) => one.id === id)) }
}

export function leaveOut(draft: ItemDraft, id: string, isLeftOut: boolean): ItemDraft {
  const rest = draft.without.filter((one) => one !== id)
  return { ...draft, without: isLeftOut ? [...rest, id] : rest }
}

function withCount(draft: ItemDraft, id: string, count: number): ItemDraft {
  const rest = draft.choices.filter((one) => one.id !== id)
  return { ...draft, choices: count > 0 ? [...rest, { id, count }] : rest }
}

/** The part of the draft that this menu has: the menu may change while the window is open. */
export function fitDraft(draft: ItemDraft, item: MenuItem, menu: Menu): ItemDraft {
  const groups = groupsOf(item, menu)
  const choices = groups.flatMap((group) => {
    let room = group.kind === 'many' ? Number.POSITIVE_INFINITY : group.kind === 'one' ? 1 : group.largest
    return group.choices.flatMap(({ id }) => {
      const count = Math.min(countIn(draft, id), group.kind === 'many' ? group.largest : 1, room)
      room -= count
      return count > 0 ? { id, count } : []
    })
  })
  const canGo = item.inside.filter(({ canLeaveOut }) => canLeaveOut).map(({ id }) => id)
  return { ...draft, choices, without: draft.without.filter((id) => canGo.includes(id)) }
}

/** A draft compared with the menu: what the window shows of the draft, and whether it can be added. */
export interface DraftPreview {
  readonly made: ConfiguredItem
  readonly changes: readonly LineChange[]
  readonly unitPrice: Cents
  /** As the cart keeps it. */
  readonly cartItem: CartItem
  /** The groups of which too few are chosen. */
  readonly lacking: readonly OptionGroup[]
  /** What is chosen and sold out. */
  readonly soldOut: readonly Choice[]
  readonly noteError: ValidationError | undefined
  readonly canBeMade: boolean
}

export function previewDraft(draft: ItemDraft, item: MenuItem, menu: Menu): DraftPreview {
  const groups = groupsOf(item, menu)
  const chosen: Chosen[] = groups.flatMap((group) =>
    group.choices.flatMap((choice) => {
      const count = countIn(draft, choice.id)
      return count > 0 ? { group, choice, count } : []
    }),
  )
  const without = ingredientsOf(item, menu).filter(({ id }) => draft.without.includes(id))
  // Blanks and joiners alone are no note.
  const cartItem = toCartItem(item, menu, { ...draft, note: isVisible(draft.note) ? draft.note : '' })
  const made = { item, chosen, without, note: cartItem.note ?? '' }
  const soldOut = soldOutIn(made)
  const noteError = cartItem.note === undefined ? undefined : findTextError(kitchenNote, cartItem.note)
  return {
    made,
    changes: changesOf(made, menu),
    unitPrice: unitPriceOf(made),
    cartItem,
    lacking: groups.filter((group) => sumIn(draft, group) < group.smallest),
    soldOut,
    noteError,
    canBeMade:
      soldOut.length === 0 &&
      !item.soldOut &&
      noteError === undefined &&
      typeof configureItem(cartItem, menu) !== 'string',
  }
}
