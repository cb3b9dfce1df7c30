// Writes the demo's menu over the one that the restaurant opened with.
import type { Transaction } from 'kysely'
import type { Choice, Menu, MenuItem } from '#domain/menu.ts'
import type { Tables } from './schema.ts'

/** With the items that have left the menu. */
export interface PastMenu extends Pick<Menu, 'sections' | 'groups' | 'ingredients'> {
  readonly items: readonly PastItem[]
  /** The business day whose counts of what is left these are. */
  readonly countedOn: string
  /** By the id of a choice. */
  readonly soldOutUntil: Readonly<Record<string, string>>
}

export interface PastItem extends MenuItem {
  readonly version: number
  readonly retiredAt: string | null
}

export async function writeMenu(trx: Transaction<Tables>, menu: PastMenu): Promise<void> {
  for (const table of ['menu_sections', 'ingredients', 'option_groups'] as const)
    await trx.deleteFrom(table).execute()
  await trx
    .insertInto('menu_sections')
    .values(menu.sections.map(({ id, name }, position) => ({ id, position, name: JSON.stringify(name) })))
    .execute()
  await trx
    .insertInto('ingredients')
    .values(
      menu.ingredients.map(({ id, name, allergens }, position) => ({
        id,
        position,
        name: JSON.stringify(name),
        allergens: JSON.stringify(allergens),
      })),
    )
    .execute()
  await trx
    .insertInto('option_groups')
    .values(
      menu.groups.map(({ id, name, kind, smallest, largest, onTicket, choices }, position) => ({
        id,
        position,
        name: JSON.stringify(name),
        kind,
        smallest,
        largest,
        on_ticket: onTicket,
        choices: JSON.stringify(choices.map(asWritten)),
        sold_out: JSON.stringify(soldOutIn(choices, menu)),
      })),
    )
    .execute()
  for (const [position, item] of menu.items.entries()) {
    const row = rowOf(item, position, menu)
    await trx
      .insertInto('menu_items')
      .values({ ...row, id: item.id })
      // The picture of an item that was there stays.
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

/** What is sold out stands beside the choices. */
function asWritten({ soldOut: _soldOut, backAt: _backAt, ...choice }: Choice) {
  return choice
}

function soldOutIn(choices: readonly Choice[], { soldOutUntil }: PastMenu): Record<string, string> {
  const listed = Object.entries(soldOutUntil).filter(([id]) => choices.some((choice) => choice.id === id))
  return Object.fromEntries(listed)
}

function rowOf(item: PastItem, position: number, { countedOn }: PastMenu) {
  return {
    section: item.section,
    position,
    name: JSON.stringify(item.name),
    short_name: JSON.stringify(item.shortName),
    description: JSON.stringify(item.description),
    price: item.price,
    inside: JSON.stringify(item.inside),
    groups: JSON.stringify(item.groups),
    allergens: JSON.stringify(item.ownAllergens),
    marks: JSON.stringify(item.marks),
    colour: item.look.colour,
    weight: Math.round(item.weight * 10),
    version: item.version,
    retired_at: item.retiredAt,
    left_count: item.left,
    left_day: item.left === null ? null : countedOn,
  }
}
