// The owner's changes to the items and sections of the menu. Whoever changes the menu locks all of it first.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { ItemFacts } from '#domain/menu/menu-changes.ts'
import { nameInUrl } from '#domain/menu/picture.ts'
import type { LocalText } from '#domain/basics/local-text.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu/menu.ts'
import { menuOf, readMenuRows, retiredItemsOf } from './menu.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

export interface LockedMenu extends Menu {
  readonly retired: readonly MenuItem[]
}

/** Reads the menu and locks it until this transaction ends. What is left today is no change of the menu, and not told. */
export async function lockMenu(
  trx: Transaction<Tables>,
  { engine }: Database,
  now: Date,
): Promise<LockedMenu> {
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time. There is always a section, so that two owners
  // who both add something wait for each other.
  if (engine === 'postgres') {
    await trx.selectFrom('menu_sections').select('id').orderBy('id').forUpdate().execute()
    await trx.selectFrom('menu_items').select('id').orderBy('id').forUpdate().execute()
  }
  const rows = await readMenuRows(trx)
  return { ...menuOf(rows, now), retired: retiredItemsOf(rows, now) }
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

/** False when the item is no longer at that version. In another section, it comes last. */
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
      // One that the restaurant opened with is named in another way: untouched, it stays.
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

/** Whoever has the item open sees that its groups are others now. */
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

/** The order in which customers are asked is nobody's edit of an item. */
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

/** The order alone is nobody's edit: only an item that changes its section gets another version. */
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
