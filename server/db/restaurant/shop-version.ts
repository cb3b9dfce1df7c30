// The version of the shop's value: the menu and the settings. Servers that hold the value in memory compare the version.
import type { Transaction } from 'kysely'
import type { Tables } from '../schema.ts'

/**
 * Called before the write, in every transaction that changes the menu or a setting of the shop. On PostgreSQL the row stays
 * locked until the COMMIT, so such changes take turns. The lock order is: the setting's row (readSettingToChange), shop_state,
 * the menu's rows.
 */
export async function raiseShopVersion(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set((set) => ({ version: set('version', '+', 1) }))
    .execute()
}
