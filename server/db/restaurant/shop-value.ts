// The shop as one value: the menu and the settings, read in one snapshot and parsed once. The version says whether the value is
// still the stored one (shop-version.ts); counts, the pause and the busy time are not in it (shop-state.ts).
import type { Kysely, Transaction } from 'kysely'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { PaymentMethods } from '#domain/restaurant/payment-methods.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import { shopFulfillment, type ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import { createMenuClock } from '../menu/menu-clock.ts'
import { readMenuRows } from '../menu/menu.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { createOpenCalendar, type OpenCalendar } from './open-calendar.ts'
import { parseSetting, type ShopSettingName } from './settings.ts'

export interface ShopValue {
  readonly version: number
  readonly restaurant: Restaurant
  readonly hours: Hours
  readonly calendar: OpenCalendar
  readonly fulfillmentSettings: ShopFulfillment
  readonly waitTimes: WaitTimes
  readonly paymentMethods: PaymentMethods
  /** The menu at a moment, without today's counts. */
  menuAt(now: Date): Menu
}

/** `inside` is the transaction that needs the value. */
export function readShopValue(db: Database, inside?: Transaction<Tables>): Promise<ShopValue> {
  // On SQLite, a transaction is a snapshot, and it must see the changes that share its COMMIT.
  if (inside && db.engine === 'sqlite') return readFromSnapshot(inside)
  return db.read.transaction().setIsolationLevel('repeatable read').execute(readFromSnapshot)
}

async function readFromSnapshot(snapshot: Kysely<Tables>): Promise<ShopValue> {
  const { version } = await snapshot.selectFrom('shop_state').select('version').executeTakeFirstOrThrow()
  const rows = await snapshot.selectFrom('settings').select(['name', 'value']).execute()
  const menuRows = await readMenuRows(snapshot)
  const setting = <Name extends ShopSettingName>(name: Name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`the setting ${name} is missing`)
    return parseSetting(name, row.value)
  }
  const restaurant = setting('restaurant')
  const hours = setting('hours')
  return {
    version,
    restaurant,
    hours,
    calendar: createOpenCalendar(hours, restaurant.timeZone),
    fulfillmentSettings: shopFulfillment(setting('fulfillmentSettings')),
    waitTimes: setting('waitTimes'),
    paymentMethods: setting('paymentMethods'),
    menuAt: createMenuClock(menuRows),
  }
}
