// The menu's table: the menu at a given moment, and the owner's changes.
import { sql, type Selectable, type Transaction } from 'kysely'
import { businessDayOf } from '#domain/business-day.ts'
import type { Allergen, DietaryMark } from '#domain/food-facts.ts'
import type { LocalText } from '#domain/local-text.ts'
import { isColour, plainColour, type Colour } from '#domain/look.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { findPicture } from '../pictures/starting-pictures.ts'
import type { Database } from './open.ts'
import { isCounted } from './sales.ts'
import type { MenuItemsTable, Tables } from './schema.ts'

/** Sold out until somebody says otherwise is stored as this far date. */
export const furtherNotice = '9999-12-31T00:00:00.000Z'

export async function readMenu(db: Database, now: Date): Promise<Menu> {
  const rows = await db.read.selectFrom('menu_items').selectAll().orderBy('position').execute()
  return rows.map((row) => menuItem(row, now))
}

/** The menu with what only the owner sees: each item's version, and how many burritos were sold today. */
export async function readOfficeMenu(db: Database, now: Date, timeZone: string): Promise<OfficeMenuItem[]> {
  const [rows, sold] = await Promise.all([
    db.read.selectFrom('menu_items').selectAll().orderBy('position').execute(),
    countSold(db, businessDayOf(now, timeZone)),
  ])
  return rows.map((row) => ({
    ...menuItem(row, now),
    version: row.version,
    soldToday: sold.get(row.id) ?? 0,
  }))
}

export async function readColours(db: Database): Promise<Readonly<Record<ItemId, Colour>>> {
  const rows = await db.read.selectFrom('menu_items').select(['id', 'colour']).execute()
  return Object.fromEntries(rows.map(({ id, colour }) => [id, colourOf(colour)]))
}

/** Reads the menu and locks it until this transaction ends. */
export async function lockMenu(trx: Transaction<Tables>, { engine }: Database, now: Date): Promise<Menu> {
  const items = trx.selectFrom('menu_items').selectAll().orderBy('id')
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time.
  const rows = await (engine === 'postgres' ? items.forUpdate() : items).execute()
  return rows.toSorted((one, other) => one.position - other.position).map((row) => menuItem(row, now))
}

/** What the owner changes on an item. */
export type ItemChange = Pick<
  MenuItem,
  'name' | 'shortName' | 'description' | 'price' | 'allergens' | 'marks' | 'weight'
> & {
  /** The version that the owner saw. */
  readonly version: number
}

/** False when the item is no longer at that version. */
export async function updateItem(
  trx: Transaction<Tables>,
  id: ItemId,
  { version, ...item }: ItemChange,
): Promise<boolean> {
  const row = await trx
    .updateTable('menu_items')
    .set({
      name: JSON.stringify(item.name),
      short_name: JSON.stringify(item.shortName),
      description: JSON.stringify(item.description),
      price: item.price,
      allergens: JSON.stringify(item.allergens),
      marks: JSON.stringify(item.marks),
      weight: Math.round(item.weight * 10),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setOrder(trx: Transaction<Tables>, items: readonly ItemId[]): Promise<void> {
  for (const [position, id] of items.entries()) {
    await trx.updateTable('menu_items').set({ position }).where('id', '=', id).execute()
  }
}

/** Charged burritos count, as in the sales, also after a refund. */
async function countSold(db: Database, day: string): Promise<ReadonlyMap<ItemId, number>> {
  const { rows } = await sql<{ item: ItemId; sold: number }>`
    select item, sum(quantity) as sold from order_lines
    where business_day = ${day} and ${isCounted('order_lines.order_seq')}
    group by item`.execute(db.read)
  return new Map(rows.map(({ item, sold }) => [item, sold]))
}

export function menuItem(row: Selectable<MenuItemsTable>, now: Date): MenuItem {
  const soldOut = row.sold_out_until !== null && row.sold_out_until > now.toISOString()
  return {
    id: row.id,
    name: JSON.parse(row.name) as LocalText,
    shortName: JSON.parse(row.short_name) as LocalText,
    description: JSON.parse(row.description) as LocalText,
    price: cents(row.price),
    allergens: JSON.parse(row.allergens) as Allergen[],
    marks: JSON.parse(row.marks) as DietaryMark[],
    look: { colour: colourOf(row.colour), picture: findPicture(row.picture) },
    weight: row.weight / 10,
    soldOut,
    backAt: soldOut && row.sold_out_until !== furtherNotice ? row.sold_out_until : null,
  }
}

function colourOf(name: string): Colour {
  return isColour(name) ? name : plainColour
}
