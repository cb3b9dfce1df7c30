// The shop as customers find it at a moment: the menu, what is sold out, whether orders are taken.
import type { MenuReply, Pause } from '#domain/api.ts'
import type { ItemId } from '#domain/menu.ts'
import { taxRate } from '#domain/pricing.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { menuItem } from './menu.ts'
import type { Database } from './open.ts'
import type { MenuItemsTable, ShopStateTable, Tables } from './schema.ts'
import { standingQuery } from './standing-query.ts'
import { together } from './together.ts'

/** Whoever asks in the same moment gets the very same shop, read after the last of them asked. */
export const readShop = together({ atOnce: 1, most: 256 }, async (db, nows: readonly Date[]) => {
  const shop = shopOf(db, await shopRows(db.read, {}), nows.at(-1) ?? new Date())
  return nows.map(() => shop)
})

/** What placing an order starts with, in one round trip: the shop, and whether there is an order with this key. */
export function readShopForOrder(
  db: Database,
  key: string,
  now: Date,
): Promise<{ shop: MenuReply; isKeyTaken: boolean }> {
  return shopAndKey(db, { key, now })
}

const itemsOfShop = (db: Kysely<Tables>) =>
  db
    .selectFrom(['menu_items', 'shop_state'])
    .selectAll('menu_items')
    .select(['paused_at', 'paused_until'])
    .orderBy('position')

const shopRows = standingQuery(itemsOfShop)
const shopRowsForOrders = {
  sqlite: standingQuery((db, { keys }: { keys: string }) =>
    itemsOfShop(db).select(
      sql<string | null>`(select json_group_array(idempotency_key) from orders
        where idempotency_key in (select value from json_each(${keys})))`.as('taken'),
    ),
  ),
  postgres: standingQuery((db, { keys }: { keys: string }) =>
    itemsOfShop(db).select(
      sql<string | null>`(select jsonb_agg(idempotency_key) from orders
        where idempotency_key = any(array(select jsonb_array_elements_text(${keys}::jsonb))))`.as('taken'),
    ),
  ),
}

/** Whoever orders in the same moment finds the same shop: it is read once for all of them. */
const shopAndKey = together(
  { atOnce: 1, most: 64 },
  async (db, asked: readonly { readonly key: string; readonly now: Date }[]) => {
    const keys = JSON.stringify(asked.map(({ key }) => key))
    const rows = await shopRowsForOrders[db.engine](db.read, { keys })
    const taken = new Set(JSON.parse(rows[0]?.taken ?? '[]') as string[])
    const shop = shopOf(db, rows, asked.at(-1)?.now ?? new Date())
    return asked.map(({ key }) => ({ shop, isKeyTaken: taken.has(key) }))
  },
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
