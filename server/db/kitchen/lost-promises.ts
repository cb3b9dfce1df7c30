// The orders whose promise can no longer be kept: the board marks them (R42).
import { lostOrders } from '#domain/kitchen/promise.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { kitchenSettings, readKitchen } from './kitchen-now.ts'
import type { Database } from '../engine/database.ts'
import { readShopNow } from '../restaurant/shop.ts'

export async function readLostPromises(db: Database, now: Date): Promise<OrderId[]> {
  const settings = kitchenSettings(await readShopNow(db, now))
  return lostOrders(await readKitchen(db.read, db.engine, settings, now)).map(({ id }) => id)
}
