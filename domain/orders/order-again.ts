// The same order again (R76): what somebody ordered, as lines for the cart with today's menu, and everything that has changed
// since, item by item.
import type { LocalText } from '../basics/local-text.ts'
import { cents, type Cents } from '../basics/money.ts'
import { configureItem, defaultChoices, type LineChange } from '../menu/configured-item.ts'
import { cartNameOf, findItem, groupsOf, type Menu, type MenuItem, type OptionGroup } from '../menu/menu.ts'
import { countOf, type CartItem, type ChosenCount } from '../menu/requested-item.ts'
import { soldOutDefaultsIn, substitutesFor } from '../menu/substitutes.ts'
import { toCartItem } from '../menu/to-cart-item.ts'
import type { PricedLine } from './bill.ts'
import { addLine, emptyCart, type Cart, type CartLine } from './cart.ts'

/** A line of an order as its link shows it: only the device that ordered is told the note itself (trust rule 25). */
export type OrderedLine = Omit<PricedLine, 'shortName' | 'price' | 'discount'> & { readonly hasNote?: true }

/** A choice or an ingredient; the group is named where "Hot" alone would not say what is hot. */
export type NamedPart = Pick<LineChange, 'name' | 'group'>

export type AgainChange =
  /** Nothing of the line goes into the cart. */
  | { readonly kind: 'item-gone' | 'item-sold-out' | 'item-unavailable'; readonly item: LocalText }
  /** Nothing of the line goes into the cart: somebody may leave an ingredient out for a reason. */
  | { readonly kind: 'not-left-out'; readonly item: LocalText; readonly part: NamedPart }
  | { readonly kind: 'item-price'; readonly item: LocalText; readonly was: Cents; readonly is: Cents }
  | { readonly kind: 'choice-price'; readonly part: NamedPart; readonly was: Cents; readonly is: Cents }
  /** `instead`: the choices that take its place; none where the item comes without it. */
  | {
      readonly kind: 'choice-gone' | 'choice-sold-out'
      readonly item: LocalText
      readonly part: NamedPart
      readonly instead: readonly NamedPart[]
    }
  /** An order does not tell the names of its defaults, and nothing has to take its place. */
  | { readonly kind: 'default-gone'; readonly item: LocalText }
  /** What nobody chose then has to be chosen now. */
  | { readonly kind: 'comes-with'; readonly item: LocalText; readonly parts: readonly NamedPart[] }
  /** Fewer of a choice than before, or none. */
  | {
      readonly kind: 'choice-limited'
      readonly item: LocalText
      readonly part: NamedPart
      readonly count: number
    }
  | {
      readonly kind: 'few-left'
      readonly item: LocalText
      readonly remaining: number
      readonly added: number
    }
  | { readonly kind: 'note-lost'; readonly item: LocalText }

export interface OrderedAgain {
  /** What goes into the cart, beside what is in it already. */
  readonly lines: Cart
  /** In the order of the lines; each once. */
  readonly changes: readonly AgainChange[]
}

export function orderAgain(
  ordered: readonly OrderedLine[],
  menu: Menu,
  cart: Cart = emptyCart,
): OrderedAgain {
  const made = ordered.map((line) => lineAgain(line, menu))
  const lines = made.flatMap(({ line }) => line ?? []).reduce<Cart>(addLine, emptyCart)
  const inStock = limitToStock(lines, menu, cart)
  const changes = [...made.flatMap((one) => one.changes), ...inStock.changes]
  return { lines: inStock.lines, changes: eachOnce(changes) }
}

interface LineAgain {
  /** Undefined where it cannot be made. */
  readonly line?: CartLine
  readonly changes: readonly AgainChange[]
}

function lineAgain(ordered: OrderedLine, menu: Menu): LineAgain {
  const { quantity, note = '', hasNote } = ordered
  const item = findItem(menu.items, ordered.item)
  if (!item) return { changes: [{ kind: 'item-gone', item: ordered.name }] }
  const called = { item: cartNameOf(item) }
  if (item.soldOut) return { changes: [{ kind: 'item-sold-out', ...called }] }
  const kept = item.inside.find(({ id, canLeaveOut }) => !canLeaveOut && ordered.without?.includes(id))
  const ingredient = menu.ingredients.find(({ id }) => id === kept?.id)
  if (ingredient) return { changes: [{ kind: 'not-left-out', ...called, part: { name: ingredient.name } }] }

  const chosen = ordered.choices ? choicesAgain(ordered, item, menu) : defaultsAgain(item, menu)
  const wanted = { without: ordered.without ?? [], note }
  const burrito: CartItem = chosen.choices
    ? toCartItem(item, menu, { ...wanted, choices: chosen.choices })
    : asItComes(item, wanted)
  if (typeof configureItem(burrito, menu) === 'string')
    return { changes: [{ kind: 'item-unavailable', ...called }] }
  const was = basePriceOf(ordered)
  return {
    line: { ...burrito, name: item.name, quantity },
    changes: [
      ...(was === item.price ? [] : [{ kind: 'item-price', ...called, was, is: item.price } as const]),
      ...chosen.changes,
      ...(hasNote && !note ? [{ kind: 'note-lost', ...called } as const] : []),
    ],
  }
}

/** The price of the item alone, as it was: a default choice is free. */
function basePriceOf({ unitPrice, changes = [] }: OrderedLine): Cents {
  const extras = changes.reduce((sum, { price, count }) => sum + price * count, 0)
  return cents(unitPrice - extras)
}

interface ChosenAgain {
  /** Undefined where nothing was chosen: it comes as it comes today. */
  readonly choices?: readonly ChosenCount[]
  readonly changes: readonly AgainChange[]
}

/** What is not inside any more need not be left out. */
function asItComes(
  item: MenuItem,
  { without, note }: { without: readonly string[]; note: string },
): CartItem {
  const leftOut = item.inside.map(({ id }) => id).filter((id) => without.includes(id))
  return { item: item.id, ...(leftOut.length > 0 && { without: leftOut }), ...(note && { note }) }
}

function defaultsAgain(item: MenuItem, menu: Menu): ChosenAgain {
  const plain = { item: item.id, quantity: 1 }
  const substitutes = substitutesFor(plain, menu)
  const changes = soldOutDefaultsIn(plain, menu).map((choice): AgainChange => {
    const group = groupsOf(item, menu).find(({ choices }) => choices.includes(choice))
    const instead = substitutes.filter((one) => group?.choices.includes(one))
    return {
      kind: 'choice-sold-out',
      item: cartNameOf(item),
      part: partOf(choice, group),
      instead: instead.map((one) => partOf(one, group)),
    }
  })
  return { changes }
}

function choicesAgain(ordered: OrderedLine, item: MenuItem, menu: Menu): ChosenAgain {
  const called = { item: cartNameOf(item) }
  const groups = groupsOf(item, menu)
  const requested = new Map(ordered.choices?.map(({ id, count }) => [id, count]))
  const before = (id: string) => ordered.changes?.find((change) => change.kind !== 'no' && change.id === id)
  const fitted = groups.map((group) => ({ group, ...fitGroup(group, requested) }))
  const onMenu = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)))
  const offMenu = [...requested.keys()].filter((id) => !onMenu.has(id))
  const gone = offMenu.flatMap((id) => before(id) ?? [])
  const groupOfGone = ({ group }: LineChange) => group && groups.find(({ name }) => name.en === group.en)
  const explained = new Set<OptionGroup>()
  const explain = (group: OptionGroup | undefined) => {
    const fit = fitted.find((one) => one.group === group)
    if (fit) explained.add(fit.group)
    return (fit?.added ?? []).map((id) => partIn(fit?.group, id))
  }
  const lost = [
    ...fitted.flatMap(({ group, soldOut }) =>
      soldOut.map((id) => ({ kind: 'choice-sold-out' as const, part: partIn(group, id), group })),
    ),
    ...gone.map((change) => ({
      kind: 'choice-gone' as const,
      part: { name: change.name, ...(change.group && { group: change.group }) },
      group: groupOfGone(change),
    })),
  ].map(({ kind, part, group }): AgainChange => ({ kind, ...called, part, instead: explain(group) }))
  const filled = fitted.filter(({ group, added }) => added.length > 0 && !explained.has(group))
  return {
    choices: fitted.flatMap(({ choices }) => choices),
    changes: [
      ...fitted.flatMap(({ group, choices }) =>
        choices.flatMap(({ id }): AgainChange[] => {
          const is = priceIn(group, id)
          const was = before(id)?.price ?? cents(0)
          const isNew = !requested.has(id)
          return isNew || was === is ? [] : [{ kind: 'choice-price', part: partIn(group, id), was, is }]
        }),
      ),
      ...lost,
      ...fitted.flatMap(({ group, limited }) =>
        limited.map(({ id, count }): AgainChange => ({
          kind: 'choice-limited',
          ...called,
          part: partIn(group, id),
          count,
        })),
      ),
      ...filled.map(({ group, added }): AgainChange => ({
        kind: 'comes-with',
        ...called,
        parts: added.map((id) => partIn(group, id)),
      })),
      // A default that has to be made up for is told by what takes its place.
      ...(offMenu.length > gone.length + filled.length ? [{ kind: 'default-gone', ...called } as const] : []),
    ],
  }
}

interface FittedGroup {
  readonly choices: readonly ChosenCount[]
  readonly soldOut: readonly string[]
  readonly limited: readonly ChosenCount[]
  /** The choices that nobody chose, where the group asks for more than are left. */
  readonly added: readonly string[]
}

/** What was chosen of a group, within what the group allows today. */
function fitGroup(group: OptionGroup, requested: ReadonlyMap<string, number>): FittedGroup {
  const { kind, smallest, largest } = group
  const wanted = group.choices.flatMap(({ id, soldOut }) => {
    const count = requested.get(id) ?? 0
    return count > 0 ? [{ id, count, soldOut }] : []
  })
  let room = kind === 'many' ? Infinity : largest
  const available = wanted.filter(({ soldOut }) => !soldOut)
  const kept = available.map(({ id, count }) => {
    const most = Math.min(count, kind === 'many' ? largest : 1, room)
    room -= most
    return { id, count: most }
  })
  const sum = kept.reduce((total, { count }) => total + count, 0)
  const added = sum < smallest ? fillGroup(group, kept, smallest - sum) : []
  return {
    choices: [...kept.filter(({ count }) => count > 0), ...added],
    soldOut: wanted.filter(({ soldOut }) => soldOut).map(({ id }) => id),
    limited: kept.filter(({ count }, at) => count < (available[at]?.count ?? 0)),
    added: added.map(({ id }) => id),
  }
}

/** As a burrito for which nobody chooses anything is filled, from what is not in it yet. */
function fillGroup(group: OptionGroup, kept: readonly ChosenCount[], missing: number): ChosenCount[] {
  const others = group.choices.filter(({ id }) => !kept.some((one) => one.id === id))
  let rest = missing
  return defaultChoices([{ ...group, smallest: missing, choices: others }]).flatMap(({ id, count }) => {
    const taken = Math.min(count, rest)
    rest -= taken
    return taken > 0 ? { id, count: taken } : []
  })
}

/** What lies in the cart already comes first. */
function limitToStock(lines: Cart, { items }: Menu, cart: Cart): OrderedAgain {
  const changes: AgainChange[] = []
  const inStock = items.flatMap((item) => {
    const ofKind = lines.filter((line) => line.item === item.id)
    if (item.remaining === null || countOf(cart, item.id) + countOf(lines, item.id) <= item.remaining)
      return ofKind
    let room = Math.max(0, item.remaining - countOf(cart, item.id))
    changes.push({ kind: 'few-left', item: cartNameOf(item), remaining: item.remaining, added: room })
    return ofKind.flatMap((line) => {
      const quantity = Math.min(line.quantity, room)
      room -= quantity
      return quantity > 0 ? { ...line, quantity } : []
    })
  })
  return { lines: inStock, changes }
}

function partIn(group: OptionGroup | undefined, id: string): NamedPart {
  const choice = group?.choices.find((one) => one.id === id)
  if (!choice) throw new Error('a choice that is not in its group')
  return partOf(choice, group)
}

/** Named like the changes of a line: "Hot" of the group Salsa is hot salsa. */
function partOf({ name }: { readonly name: LocalText }, group: OptionGroup | undefined): NamedPart {
  return { name, ...(group?.kind === 'one' && group.onTicket === 'word' && { group: group.name }) }
}

function priceIn({ choices }: OptionGroup, id: string): Cents {
  return choices.find((one) => one.id === id)?.price ?? cents(0)
}

function eachOnce(changes: readonly AgainChange[]): AgainChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}
