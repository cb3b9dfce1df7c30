// What changes at the shop between two versions of its value: the pause, the busy time, and today's counts. One statement
// reads all of it with the version, before an order is checked and again in the transaction that stores the order.
import type { Kysely, Transaction } from 'kysely'
import type { ItemId } from '#domain/menu/menu.ts'
import type { MenuReply, Pause } from '#domain/restaurant/restaurant-api.ts'
import type { Tables } from '../schema.ts'

export interface ShopState {
  /** The version of the value that is stored now (shop-version.ts). */
  readonly version: number
  readonly pausedAt: string | null
  readonly pausedUntil: string | null
  readonly busyMinutes: number | null
  readonly busyUntil: string | null
  readonly lastBoardActivityAt: string | null
  readonly counts: readonly StockCount[]
}

/** How many of an item are left on a business day. */
export interface StockCount {
  readonly item: ItemId
  readonly left: number
  readonly day: string
}

export async function readShopState(db: Kysely<Tables>): Promise<ShopState> {
  const rows = await db
    .selectFrom('shop_state')
    .leftJoin('menu_items', (join) => join.on('menu_items.remaining_count', 'is not', null))
    .select([
      'shop_state.version',
      'shop_state.paused_at',
      'shop_state.paused_until',
      'shop_state.busy_minutes',
      'shop_state.busy_until',
      'shop_state.last_board_activity_at',
      'menu_items.id',
      'menu_items.remaining_count',
      'menu_items.remaining_day',
    ])
    .execute()
  const [state] = rows
  if (!state) throw new Error('the table shop_state is empty')
  return {
    version: state.version,
    pausedAt: state.paused_at,
    pausedUntil: state.paused_until,
    busyMinutes: state.busy_minutes,
    busyUntil: state.busy_until,
    lastBoardActivityAt: state.last_board_activity_at,
    counts: rows.flatMap(({ id, remaining_count: left, remaining_day: day }) =>
      id === null || left === null || day === null ? [] : [{ item: id, left, day }],
    ),
  }
}

/** Whether the pause and the busy time are the same in both. The counts are compared when the stock is reserved. */
export function isSamePauseAndBusy(one: ShopState, other: ShopState): boolean {
  return (
    one.pausedAt === other.pausedAt &&
    one.pausedUntil === other.pausedUntil &&
    one.busyMinutes === other.busyMinutes &&
    one.busyUntil === other.busyUntil
  )
}

export function countsOn(day: string, { counts }: Pick<ShopState, 'counts'>): ReadonlyMap<string, number> {
  return new Map(counts.flatMap((count) => (count.day === day ? [[count.item, count.left]] : [])))
}

/** A pause ends when its time is over; no write is needed. */
export function pauseAt({ pausedAt, pausedUntil }: ShopState, now: Date): Pause | null {
  if (pausedAt === null || (pausedUntil !== null && pausedUntil <= now.toISOString())) return null
  return { until: pausedUntil }
}

/** Like a pause, the busy time ends by itself. */
export function busyAt({ busyMinutes, busyUntil }: ShopState, now: Date): MenuReply['busy'] {
  if (busyMinutes === null || busyUntil === null || busyUntil <= now.toISOString()) return null
  return { minutes: busyMinutes, until: busyUntil }
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

export async function setBusy(
  trx: Transaction<Tables>,
  busy: { minutes: number; until: string } | null,
): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set({ busy_minutes: busy?.minutes ?? null, busy_until: busy?.until ?? null })
    .execute()
}
