// The shop at a given moment: the restaurant, the menu, what is sold out, and whether orders are paused.
import type { MenuReply, Pause } from '#domain/api.ts'
import type { ItemId } from '#domain/menu.ts'
import type { Selectable, Transaction } from 'kysely'
import { readMenu } from './menu.ts'
import type { Database } from './open.ts'
import type { ShopStateTable, Tables } from './schema.ts'
import { parseSetting } from './settings.ts'

export async function readShop(db: Database, now: Date): Promise<MenuReply> {
  const [items, state] = await Promise.all([
    readMenu(db, now),
    // The tax of an order is the one that is in the database now, in one statement with the pause.
    db.read
      .selectFrom('settings')
      .leftJoin('shop_state', (join) => join.onTrue())
      .select(['settings.value', 'shop_state.paused_at', 'shop_state.paused_until'])
      .where('settings.name', '=', 'restaurant')
      .executeTakeFirstOrThrow(),
  ])
  const restaurant = parseSetting('restaurant', state.value)
  return { items, restaurant, pause: pauseOf(state, now), now: now.toISOString() }
}

type PauseColumns = Pick<Selectable<ShopStateTable>, 'paused_at' | 'paused_until'>

function pauseOf(state: PauseColumns, now: Date): Pause | null {
  if (!state.paused_at) return null
  // A pause ends by its time alone; no write is needed.
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
