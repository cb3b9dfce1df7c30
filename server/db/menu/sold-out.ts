// The kitchen marks an item or a choice sold out, until a moment.
import type { Transaction } from 'kysely'
import type { Choice, ItemId } from '#domain/menu/menu.ts'
import type { Engine } from '../engine/database.ts'
import { raiseShopVersion } from '../restaurant/shop-version.ts'
import type { Tables } from '../schema.ts'

export async function setSoldOut(
  trx: Transaction<Tables>,
  item: ItemId,
  until: string | null,
): Promise<void> {
  await raiseShopVersion(trx)
  await trx.updateTable('menu_items').set({ sold_out_until: until }).where('id', '=', item).execute()
}

/** Writes the choice's entry in its group's sold_out column. The rows are locked, so that no concurrent entry is lost. */
export async function setChoiceSoldOut(
  trx: Transaction<Tables>,
  engine: Engine,
  choice: string,
  until: string | null,
): Promise<void> {
  await raiseShopVersion(trx)
  const groups = trx.selectFrom('option_groups').select(['id', 'choices', 'sold_out']).orderBy('id')
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time.
  const rows = await (engine === 'postgres' ? groups.forUpdate() : groups).execute()
  const group = rows.find(({ choices }) => (JSON.parse(choices) as Choice[]).some(({ id }) => id === choice))
  if (!group) return
  const { [choice]: _before, ...others } = JSON.parse(group.sold_out) as Readonly<Record<string, string>>
  await trx
    .updateTable('option_groups')
    .set({ sold_out: JSON.stringify(until === null ? others : { ...others, [choice]: until }) })
    .where('id', '=', group.id)
    .execute()
}
