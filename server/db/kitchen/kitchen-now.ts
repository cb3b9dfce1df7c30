// The kitchen at a given moment: its hours, its speed and its promised work, which decide what it may promise now.
import type { Kysely } from 'kysely'
import type { Calendar } from '#domain/kitchen/order-times.ts'
import { ordersBehind, type KitchenNow } from '#domain/kitchen/promise.ts'
import { waitBounds } from '#domain/restaurant/setting-constants.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import type { Engine, Database } from '../engine/database.ts'
import { readPromisedWork, type PromisedOrder } from './promised-work.ts'
import type { OpenCalendar } from '../restaurant/open-calendar.ts'
import type { ShopNow } from '../restaurant/shop.ts'
import type { Tables } from '../schema.ts'
import { minute } from '#domain/basics/time-units.ts'
import type { OrderId } from '#domain/orders/order.ts'

export interface KitchenSettings extends WaitTimes, Pick<Calendar, 'timeZone'> {
  readonly calendar: OpenCalendar
  /** Minutes; 0 while the kitchen keeps up. */
  readonly busy: number
}

export interface KitchenWithPromises extends KitchenNow {
  readonly promised: readonly PromisedOrder[]
}

/** Picks the kitchen's settings from those that were read with the menu. */
export function kitchenSettings({ waitTimes, calendar, restaurant, busy }: ShopNow): KitchenSettings {
  return { ...waitTimes, calendar, timeZone: restaurant.timeZone, busy: busy?.minutes ?? 0 }
}

/** Without a set speed, promised work does not limit new promises and is not read. */
export async function readKitchen(
  db: Kysely<Tables>,
  engine: Engine,
  settings: KitchenSettings,
  now: Date,
): Promise<KitchenWithPromises> {
  return {
    now: now.getTime(),
    spans: settings.calendar.spans(now, daysInSight),
    ahead: settings.calendar.spans(now, settings.daysAhead),
    speed: settings.speed,
    shortestWait: settings.shortestWait * minute,
    busy: settings.busy * minute,
    promised: settings.speed ? await readPromisedWork(db, engine) : [],
  }
}

/** An order may be promised for the last day that any owner can allow ordering ahead for, and then be delayed. */
const daysInSight = waitBounds.daysAhead.most + 2

/** The orders that can no longer be ready on time: the board marks them (R42). */
export async function readLostPromises(db: Database, shop: ShopNow, now: Date): Promise<OrderId[]> {
  return ordersBehind(await readKitchen(db.read, db.engine, kitchenSettings(shop), now)).map(({ id }) => id)
}
