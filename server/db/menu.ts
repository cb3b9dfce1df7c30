// The menu's table: the menu at a given moment, and the owner's changes.
import { sql, type Transaction } from 'kysely'
import { businessDayOf } from '#domain/business-day.ts'
import type { LocalText } from '#domain/local-text.ts'
import type { Colour } from '#domain/look.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { colourOf, menuOf, readRows } from './menu-rows.ts'
import type { Database } from './open.ts'
import { isCounted } from './sales.ts'
import type { Tables } from './schema.ts'

export async function readMenu(db: Database, now: Date): Promise<Menu> {
  return menuOf(await readRows(db.read), now)
}

/** The menu with what only the owner sees: each item's version, and how many burritos were sold today. */
export async function readOfficeMenu(db: Database, now: Date, timeZone: string): Promise<OfficeMenuItem[]> {
  const [rows, sold] = await Promise.all([readRows(db.read), countSold(db, businessDayOf(now, timeZone))])
  const versions = new Map(rows.items.map(({ id, version }) => [id, version]))
  return menuOf(rows, now).items.map((item) => ({
    ...item,
    version: versions.get(item.id) ?? 0,
    soldToday: sold.get(item.id) ?? 0,
  }))
}

export async function readColours(db: Database): Promise<Readonly<Record<ItemId, Colour>>> {
  const rows = await db.read.selectFrom('menu_items').select(['id', 'colour']).execute()
  return Object.fromEntries(rows.map(({ id, colour }) => [id, colourOf(colour)]))
}

/** Reads the menu and locks its items until this transaction ends. */
export async function lockMenu(trx: Transaction<Tables>, { engine }: Database, now: Date): Promise<Menu> {
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time.
  if (engine === 'postgres')
    await trx.selectFrom('menu_items').select('id').orderBy('id').forUpdate().execute()
  return menuOf(await readRows(trx), now)
}

/** What the owner changes on an item. */
export type ItemChange = Pick<
  MenuItem,
  'name' | 'shortName' | 'description' | 'price' | 'ownAllergens' | 'marks' | 'weight'
> & {
  /** The version that the owner saw. */
  readonly version: number
  /** Undefined: it stays as it is. */
  readonly picture: PictureChange | undefined
}

export interface PictureChange {
  /** Null: the item has none. */
  readonly name: string | null
  /** What it shows, where the owner says so. */
  readonly alt: LocalText | null
}

/** False when the item is no longer at that version. */
export async function updateItem(
  trx: Transaction<Tables>,
  id: ItemId,
  { version, picture, ...item }: ItemChange,
): Promise<boolean> {
  const row = await trx
    .updateTable('menu_items')
    .set({
      name: JSON.stringify(item.name),
      short_name: JSON.stringify(item.shortName),
      description: JSON.stringify(item.description),
      price: item.price,
      allergens: JSON.stringify(item.ownAllergens),
      marks: JSON.stringify(item.marks),
      weight: Math.round(item.weight * 10),
      ...(picture && { picture: picture.name, picture_alt: picture.alt && JSON.stringify(picture.alt) }),
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
