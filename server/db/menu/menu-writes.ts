// The owner's changes to the items and sections of the menu. Every change locks the whole menu first.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { ItemFacts } from '#domain/menu/menu-changes.ts'
import { nameInUrl } from '#domain/menu/picture.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu/menu.ts'
import { menuAt, parseMenu, readMenuRows, retiredItemsAt } from './menu.ts'
import type { Database } from '../engine/database.ts'
import { raiseShopVersion } from '../restaurant/shop-version.ts'
import type { Tables } from '../schema.ts'

export interface LockedMenu extends Menu {
  readonly retired: readonly MenuItem[]
}

/** Reads the menu without today's stock, and locks it until this transaction ends. */
export async function lockMenu(
  trx: Transaction<Tables>,
  { engine }: Database,
  now: Date,
): Promise<LockedMenu> {
  // Two owners who change the menu at the same time take turns here.
  await raiseShopVersion(trx)
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time.
  if (engine === 'postgres')
    await trx.selectFrom('menu_items').select('id').orderBy('id').forUpdate().execute()
  const stored = parseMenu(await readMenuRows(trx))
  return { ...menuAt(stored, now), retired: retiredItemsAt(stored, now) }
}

/** At the end of its section. */
export async function insertItem(trx: Transaction<Tables>, id: ItemId, item: ItemFacts): Promise<void> {
  await trx
    .insertInto('menu_items')
    .values({
      id,
      ...columnsOf(item),
      ...pictureColumns(item),
      position: nextPosition('menu_items'),
      sold_out_until: null,
    })
    .execute()
}

/** False when the item is no longer at that version. An item that moves to another section comes last there. */
export async function updateItem(
  trx: Transaction<Tables>,
  id: ItemId,
  {
    version,
    item,
    moves,
    hasOtherPicture,
  }: { version: number; item: ItemFacts; moves: boolean; hasOtherPicture: boolean },
): Promise<boolean> {
  const row = await trx
    .updateTable('menu_items')
    .set({
      ...columnsOf(item),
      // A starting picture has another kind of name, which must stay unless the owner replaces the picture.
      ...(hasOtherPicture && pictureColumns(item)),
      version: version + 1,
      ...(moves && { position: nextPosition('menu_items') }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf(item: ItemFacts) {
  return {
    name: JSON.stringify(item.name),
    short_name: JSON.stringify(item.shortName),
    description: JSON.stringify(item.description),
    price: item.price,
    section: item.section,
    inside: JSON.stringify(item.inside),
    groups: JSON.stringify(item.groups),
    allergens: JSON.stringify(item.ownAllergens),
    marks: JSON.stringify(item.marks),
    color: item.color,
    weight: Math.round(item.weight * 10),
  }
}

function pictureColumns({ picture }: ItemFacts) {
  return {
    picture: picture && nameInUrl(picture.url),
    picture_alt: picture?.alt ? JSON.stringify(picture.alt) : null,
  }
}

export async function retireItem(
  trx: Transaction<Tables>,
  id: ItemId,
  { at, sold }: { at: string; sold: number },
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({ retired_at: at, sold_when_retired: sold, version: nextVersion() })
    .where('id', '=', id)
    .execute()
}

/** At the end of its section. */
export async function restoreItem(
  trx: Transaction<Tables>,
  id: ItemId,
  { section, marks }: Pick<MenuItem, 'section' | 'marks'>,
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({
      retired_at: null,
      section,
      marks: JSON.stringify(marks),
      position: nextPosition('menu_items'),
      version: nextVersion(),
    })
    .where('id', '=', id)
    .execute()
}

/** Raises the version: an owner who has the item open gets a conflict, because its groups have changed. */
export async function setItemGroups(
  trx: Transaction<Tables>,
  id: ItemId,
  groups: readonly string[],
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({ groups: JSON.stringify(groups), version: nextVersion() })
    .where('id', '=', id)
    .execute()
}

/** Reordering the groups does not change the item's version. */
export async function setItemGroupOrder(
  trx: Transaction<Tables>,
  id: ItemId,
  groups: readonly string[],
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({ groups: JSON.stringify(groups) })
    .where('id', '=', id)
    .execute()
}

/** Reordering does not change an item's version, unless the item moves to another section. */
export async function setItemOrder(
  trx: Transaction<Tables>,
  places: readonly { readonly id: ItemId; readonly section: string; readonly moves: boolean }[],
): Promise<void> {
  for (const [position, { id, section, moves }] of places.entries()) {
    await trx
      .updateTable('menu_items')
      .set({ position, section, ...(moves && { version: nextVersion() }) })
      .where('id', '=', id)
      .execute()
  }
}

export async function insertSection(trx: Transaction<Tables>, id: string, name: LocalText): Promise<void> {
  await trx
    .insertInto('menu_sections')
    .values({ id, name: JSON.stringify(name), position: nextPosition('menu_sections') })
    .execute()
}

/** False when the section is no longer at that version. */
export async function renameSection(
  trx: Transaction<Tables>,
  id: string,
  { version, name }: { version: number; name: LocalText },
): Promise<boolean> {
  const row = await trx
    .updateTable('menu_sections')
    .set({ name: JSON.stringify(name), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeSection(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('menu_sections').where('id', '=', id).execute()
}

export async function setSectionOrder(trx: Transaction<Tables>, sections: readonly string[]): Promise<void> {
  for (const [position, id] of sections.entries())
    await trx.updateTable('menu_sections').set({ position }).where('id', '=', id).execute()
}

/** The place after the last one. */
export function nextPosition(table: 'menu_items' | 'menu_sections' | 'ingredients' | 'option_groups') {
  return sql<number>`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`
}

export function nextVersion(): RawBuilder<number> {
  return sql<number>`version + 1`
}
