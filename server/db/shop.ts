// The shop at a given moment: the menu, what is sold out, and whether orders are paused.
import type { MenuReply, Pause } from '#domain/api.ts'
import type { ItemId } from '#domain/menu.ts'
import { taxRate } from '#domain/bill.ts'
import type { Selectable, Transaction } from 'kysely'
import { readMenu } from './menu.ts'
import type { Database } from './open.ts'
import type { ShopStateTable, Tables } from './schema.ts'

export async function readShop(db: Database, now: Date): Promise<MenuReply> {
  const [items, state] = await Promise.all([
    readMenu(db, now),
    db.read.selectFrom('shop_state').selectAll().executeTakeFirst(),
  ])
  return { items, taxRate, pause: pauseOf(state, now), now: now.toISOString(), timeZone: db.timeZone }
}

function pauseOf(state: Selectable<ShopStateTable> | undefined, now: Date): Pause | null {
  if (!state?.paused_at) return null
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
