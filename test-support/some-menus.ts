// Random menus with random options, the orders of random customers, and what these cost: computed in BigInt, independently
// of the code that sells.
import fc from 'fast-check'
import type { Insertable, Transaction } from 'kysely'
import type { RequestedLine, ChosenCount } from '../domain/menu/requested-item.ts'
import type { ItemId } from '../domain/menu/menu.ts'
import { raiseShopVersion } from '../server/db/restaurant/shop-version.ts'
import type { Tables } from '../server/db/schema.ts'
import { chanceFrom, type Chance } from './sales-year.ts'

interface DrawnChoice {
  readonly id: string
  readonly price: number
  readonly isDefault: boolean
}

interface DrawnGroup {
  readonly id: string
  readonly kind: 'one' | 'some' | 'many'
  readonly smallest: number
  readonly largest: number
  readonly onTicket: 'add' | 'word'
  readonly choices: readonly DrawnChoice[]
}

interface DrawnItem {
  readonly id: string
  readonly price: number
  readonly groups: readonly DrawnGroup[]
  readonly canBeLeftOut: readonly string[]
}

export interface DrawnMenu {
  readonly groups: readonly DrawnGroup[]
  readonly items: readonly DrawnItem[]
}

/** A customer's choices are drawn from a seed, so that they always fit the menu. */
const sampleRequest = fc.record({ item: fc.nat(), seed: fc.nat(), quantity: fc.integer({ min: 1, max: 40 }) })

export const someOrder = fc.record({
  seed: fc.nat(),
  sizes: fc.record({ groups: fc.integer({ min: 0, max: 5 }), items: fc.integer({ min: 1, max: 6 }) }),
  wishes: fc.array(sampleRequest, { minLength: 1, maxLength: 8 }),
})

const ingredients = ['tortilla', 'beans', 'rice', 'corn', 'onion', 'cheese'] as const

/** `mark` distinguishes the ids of one menu from those of another. */
export function drawMenu(mark: string, seed: number, sizes: { groups: number; items: number }): DrawnMenu {
  const chance = chanceFrom(seed)
  const groups = Array.from({ length: sizes.groups }, (_, nth) => drawGroup(`${mark}-g${nth}`, chance))
  const items = Array.from({ length: sizes.items }, (_, nth) => ({
    id: `${mark}-i${nth}`,
    price: chance.pick([1, 999, 1 + chance.below(99_999)]),
    groups: groups.filter(() => chance.below(2) === 0),
    canBeLeftOut: ingredients.slice(1).filter(() => chance.below(2) === 0),
  }))
  return { groups, items }
}

/** If something must be chosen, as many choices are free defaults. */
function drawGroup(id: string, chance: Chance): DrawnGroup {
  const kind = chance.pick(['one', 'some', 'many'] as const)
  const count = 1 + chance.below(6)
  const smallest = kind === 'one' ? chance.below(2) : chance.below(Math.min(3, count) + 1)
  const largest = {
    one: 1,
    some: Math.max(1, smallest + chance.below(count - smallest + 1)),
    many: 1 + chance.below(5),
  }
  return {
    id,
    kind,
    smallest,
    largest: largest[kind],
    onTicket: chance.pick(['add', 'word']),
    choices: Array.from({ length: count }, (_, nth) => ({
      id: `${id}-c${nth}`,
      price: nth < smallest ? 0 : chance.pick([0, 75, chance.below(2_000)]),
      isDefault: nth < smallest,
    })),
  }
}

/** Different burritos, all allowed by the menu; a third of them are unchanged. */
export function drawLines(
  { items }: DrawnMenu,
  wishes: readonly { item: number; seed: number; quantity: number }[],
): RequestedLine[] {
  const lines = wishes.flatMap(({ item: nth, seed, quantity }): RequestedLine[] => {
    const item = items[nth % items.length]
    if (!item) return []
    const chance = chanceFrom(seed)
    if (chance.below(3) === 0) return [{ item: item.id, quantity }]
    const without = item.canBeLeftOut.filter(() => chance.below(3) === 0)
    return [
      {
        item: item.id,
        quantity,
        choices: item.groups.flatMap((group) => chooseFrom(group, chance)),
        ...(without.length > 0 && { without }),
        ...(chance.below(4) === 0 && { note: chance.pick(['Cut in half, please.', 'No rush']) }),
      },
    ]
  })
  const keyOf = ({ quantity: _quantity, ...burrito }: RequestedLine) => JSON.stringify(burrito)
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()]
}

function chooseFrom({ kind, smallest, largest, choices }: DrawnGroup, chance: Chance): ChosenCount[] {
  if (kind !== 'many') {
    const most = Math.min(largest, choices.length)
    const count = smallest + chance.below(most - smallest + 1)
    const mixed = choices.toSorted(() => chance.below(3) - 1)
    return mixed.slice(0, count).map(({ id }) => ({ id, count: 1 }))
  }
  // One of each required choice, then a random number.
  return choices.flatMap(({ id }, nth) => {
    const count = (nth < smallest ? 1 : 0) + chance.below(nth < smallest ? largest : largest + 1)
    return count > 0 ? [{ id, count }] : []
  })
}

/** The price of one unit of a line. Defaults cost nothing. */
export function unitCost(line: RequestedLine, { items, groups }: DrawnMenu): bigint {
  const all = groups.flatMap(({ choices }) => choices)
  const base = BigInt(items.find(({ id }) => id === line.item)?.price ?? -1)
  return (line.choices ?? []).reduce(
    (sum, { id, count }) => sum + BigInt(all.find((one) => one.id === id)?.price ?? -1) * BigInt(count),
    base,
  )
}

/** 9.5%, rounding half a cent up. */
export function taxOnCents(subtotal: bigint): bigint {
  return (subtotal * 95n + 500n) / 1_000n
}

export function inDollars(amount: bigint): string {
  const whole = String(amount / 100n).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${String(amount % 100n).padStart(2, '0')}`
}

/** Replaces the stored menu. */
export async function storeMenu(trx: Transaction<Tables>, { groups, items }: DrawnMenu): Promise<void> {
  await raiseShopVersion(trx)
  for (const table of ['menu_items', 'option_groups', 'ingredients'] as const)
    await trx.deleteFrom(table).execute()
  const named = (en: string) => JSON.stringify({ en })
  await trx
    .insertInto('ingredients')
    .values(ingredients.map((id, position) => ({ id, position, name: named(id) })))
    .execute()
  if (groups.length > 0) await trx.insertInto('option_groups').values(groups.map(groupRow)).execute()
  await trx.insertInto('menu_items').values(items.map(itemRow)).execute()

  function groupRow(group: DrawnGroup, position: number): Insertable<Tables['option_groups']> {
    const choices = group.choices.map((choice) => ({ ...choice, name: { en: choice.id }, allergens: [] }))
    const { id, kind, smallest, largest, onTicket } = group
    const on_ticket = onTicket
    return {
      id,
      position,
      name: named(id),
      kind,
      smallest,
      largest,
      on_ticket,
      choices: JSON.stringify(choices),
    }
  }

  function itemRow(item: DrawnItem, position: number): Insertable<Tables['menu_items']> {
    const inside = ingredients.map((id) => ({ id, canLeaveOut: item.canBeLeftOut.includes(id) }))
    return {
      id: item.id as ItemId,
      position,
      name: named(item.id),
      short_name: named(item.id),
      description: named(''),
      price: item.price,
      inside: JSON.stringify(inside),
      groups: JSON.stringify(item.groups.map(({ id }) => id)),
    }
  }
}
