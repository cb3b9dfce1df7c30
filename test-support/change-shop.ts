// Changes the menu or the settings of a test's restaurant in the database, as the office does: with a new version.
import type { Transaction } from 'kysely'
import type { SettingName } from '../domain/restaurant/restaurant-api.ts'
import type { Database } from '../server/db/engine/database.ts'
import { raiseShopVersion } from '../server/db/restaurant/shop-version.ts'
import type { Tables } from '../server/db/schema.ts'

export function changeShop(
  db: Database,
  change: (trx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  return db.transaction(async (trx) => {
    await raiseShopVersion(trx)
    await change(trx)
  })
}

export function replaceSetting(db: Database, name: SettingName, value: object): Promise<void> {
  return changeShop(db, (trx) =>
    trx
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', name)
      .execute(),
  )
}
