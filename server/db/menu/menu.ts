// The menu at a given moment.
import type { Colour } from '#domain/menu/look.ts'
import type { ItemId, Menu } from '#domain/menu/menu.ts'
import { colourOf, menuOf, readRows } from './menu-rows.ts'
import type { Database } from '../engine/database.ts'

export async function readMenu(db: Database, now: Date): Promise<Menu> {
  return menuOf(await readRows(db.read), now)
}

export async function readColours(db: Database): Promise<Readonly<Record<ItemId, Colour>>> {
  const rows = await db.read.selectFrom('menu_items').select(['id', 'colour']).execute()
  return Object.fromEntries(rows.map(({ id, colour }) => [id, colourOf(colour)]))
}
