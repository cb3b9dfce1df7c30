// The shop as customers find it at a moment: the menu, what is sold out, whether orders are taken.
import type { MenuReply, Pause } from '#domain/api.ts'
import type { ItemId } from '#domain/menu.ts'
import { taxRate } from '#domain/pricing.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { menuItem } from './menu.ts'
import type { Database } from './open.ts'
import type { MenuItemsTable, ShopStateTable, Tables } from './schema.ts'
import { standingQuery } from './standing-query.ts'

export async function readShop(db: Database, now: Date): Promise<MenuReply> {
  return shopOf(db, await shopRows(db.read, {}), now)
}

/** What placing an order starts with, in one round trip: the shop, and whether there is an order with this key. */
export async function readShopForOrder(
  db: Database,
  key: string,
  now: Date,
): Promise<{ shop: MenuReply; isKeyTaken: boolean }> {
  const rows = await shopRowsForOrder(db.read, { key })
  return { shop: shopOf(db, rows, now), isKeyTaken: rows.some((row) => row.taken_by !== null) }
}

const itemsOfShop = (db: Kysely<Tables>) =>
  db
    .selectFrom(['menu_items', 'shop_state'])
    .selectAll('menu_items')
    .select(['paused_at', 'paused_until'])
    .orderBy('position')

const shopRows = standingQuery(itemsOfShop)
const shopRowsForOrder = standingQuery((db, { key }: { key: string }) =>
  itemsOfShop(db).select((select) =>
    select.selectFrom('orders').select('seq').where('idempotency_key', '=', key).as('taken_by'),
  ),
)

type ShopRow = Selectable<MenuItemsTable> & Pick<Selectable<ShopStateTable>, 'paused_at' | 'paused_until'>

function shopOf({ timeZone }: Database, rows: readonly ShopRow[], now: Date): MenuReply {
  const items = rows.map((row) => menuItem(row, now))
  return { items, taxRate, pause: pauseOf(rows[0], now), now: now.toISOString(), timeZone }
}

function pauseOf(state: ShopRow | undefined, now: Date): Pause | null {
  if (!state?.paused_at) return null
  // It ends by itself: nobody has to write that down.
  if (state.paused_until !== null && state.paused_until <= now.toISOString()) return null
  return { until: state.paused_until }
}

export async function setPause(
  trx: Transaction<Tables>,
  pause: { at: string; until: string | null } | null,
): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set({ paused_at: pause?.at ?? null, paused_until: pause?.until ?? null })
    .execute()
}

export async function setSoldOut(
  trx: Transaction<Tables>,
  item: ItemId,
  until: string | null,
): Promise<void> {
  await trx.updateTable('menu_items').set({ sold_out_until: until }).where('id', '=', item).execute()
}
