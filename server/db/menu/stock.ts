// The stock: how many of an item are left today (R59). A count is stored with its business day and expires with it.
import type { Transaction } from 'kysely'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { assertInStock, unitsByItem, type Units } from '#domain/menu/stock.ts'
import type { Tables } from '../schema.ts'

/**
 * Reserves an order's items from the stock of a day, and returns which items are counted. `counts` are those that this transaction
 * has read; without one of them nothing is asked. The database compares and subtracts in one statement, so that no count goes
 * below zero. Throws when too few are left, which rolls the transaction back.
 */
export async function reserveStock(
  trx: Transaction<Tables>,
  requested: Units,
  { counts, day }: { readonly counts: Units; readonly day: string },
): Promise<ReadonlySet<string>> {
  // Every transaction that changes several rows does so in the order of their ids, to avoid deadlocks.
  const counted = [...requested.keys()].filter((item) => counts.has(item)).toSorted()
  const reserved = new Set<string>()
  for (const item of counted)
    if (await reserveItemStock(trx, { item, units: requested.get(item) ?? 0, day })) reserved.add(item)
  return reserved
}

interface RequestedStock {
  readonly item: string
  readonly units: number
  readonly day: string
}

/** False if the item is no longer counted. */
async function reserveItemStock(
  trx: Transaction<Tables>,
  { item, units, day }: RequestedStock,
): Promise<boolean> {
  for (;;) {
    const row = await trx
      .updateTable('menu_items')
      .set((set) => ({ remaining_count: set('remaining_count', '-', units) }))
      .where('id', '=', item as ItemId)
      .where('remaining_day', '=', day)
      .where('remaining_count', '>=', units)
      .returning('id')
      .executeTakeFirst()
    if (row) return true
    const remaining = await readRemaining(trx, item, day)
    if (!remaining.has(item)) return false
    // If enough is left now, a canceled order has just released its stock, and the loop tries again.
    assertInStock(new Map([[item, units]]), remaining)
  }
}

/** Empty if the item is not counted on that day. */
async function readRemaining(trx: Transaction<Tables>, item: string, day: string): Promise<Units> {
  const rows = await trx
    .selectFrom('menu_items')
    .select(['id', 'remaining_count'])
    .where('remaining_day', '=', day)
    .where('id', '=', item as ItemId)
    .execute()
  return new Map(
    rows.flatMap(({ id, remaining_count }) => (remaining_count === null ? [] : [[id, remaining_count]])),
  )
}

/** Releases an order's stock once: its lines then hold no reservation. Returns whether there was anything to release. */
export async function releaseStock(trx: Transaction<Tables>, id: OrderId): Promise<boolean> {
  const lines = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.seq', 'order_lines.order_seq')
    .select(['order_lines.order_seq', 'order_lines.item', 'order_lines.quantity', 'order_lines.stock_day'])
    .where('orders.id', '=', id)
    .where('order_lines.stock_day', 'is not', null)
    .orderBy('order_lines.item')
    .execute()
  const [first] = lines
  if (!first) return false
  for (const [item, units] of unitsByItem(lines)) {
    await trx
      .updateTable('menu_items')
      .set((set) => ({ remaining_count: set('remaining_count', '+', units) }))
      .where('id', '=', item as ItemId)
      .where('remaining_day', '=', first.stock_day)
      .where('remaining_count', 'is not', null)
      .execute()
  }
  await trx
    .updateTable('order_lines')
    .set({ stock_day: null })
    .where('order_seq', '=', first.order_seq)
    .execute()
  return true
}

/** Null if the item is not counted on that day. The row stays locked until the transaction ends. */
export async function lockRemaining(
  trx: Transaction<Tables>,
  item: ItemId,
  day: string,
): Promise<number | null> {
  // An update that changes nothing locks on both engines.
  const row = await trx
    .updateTable('menu_items')
    .set((set) => ({ position: set.ref('position') }))
    .where('id', '=', item)
    .returning(['remaining_count', 'remaining_day'])
    .executeTakeFirst()
  return row?.remaining_day === day ? row.remaining_count : null
}

/** Null: the item is no longer counted. */
export async function setRemaining(
  trx: Transaction<Tables>,
  item: ItemId,
  remaining: number | null,
  day: string,
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({ remaining_count: remaining, remaining_day: remaining === null ? null : day })
    .where('id', '=', item)
    .execute()
}
