// The kitchen at a given moment: its hours, its speed and its promised work, which decide what it may promise now.
import type { Kysely } from 'kysely'
import type { OpenSpan } from '#domain/restaurant/open-spans.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import type { Calendar } from '#domain/kitchen/order-times.ts'
import { ordersBehind, type KitchenNow } from '#domain/kitchen/promise.ts'
import { openSpans } from '#domain/kitchen/slots.ts'
import { waitBounds } from '#domain/restaurant/setting-constants.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import type { Engine, Database } from '../engine/database.ts'
import { readPromisedWork, type PromisedOrder } from './promised-work.ts'
import { readShopNow, type ShopNow } from '../restaurant/shop.ts'
import type { Tables } from '../schema.ts'
import { minute } from '#domain/basics/time-units.ts'
import type { OrderId } from '#domain/orders/order.ts'

export interface KitchenSettings extends WaitTimes, Pick<Calendar, 'timeZone'> {
  readonly hours: Hours
  /** Minutes; 0 while the kitchen keeps up. */
  readonly busy: number
}

export interface KitchenWithPromises extends KitchenNow {
  readonly promised: readonly PromisedOrder[]
}

/** Picks the kitchen's settings from those that were read with the menu. */
export function kitchenSettings({ waitTimes, hours, restaurant, busy }: ShopNow): KitchenSettings {
  return { ...waitTimes, hours, timeZone: restaurant.timeZone, busy: busy?.minutes ?? 0 }
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
    ...upcomingSpans(settings, now),
    speed: settings.speed,
    shortestWait: settings.shortestWait * minute,
    busy: settings.busy * minute,
    promised: settings.speed ? await readPromisedWork(db, engine) : [],
  }
}

/** A cache, so that the spans are not computed again for every order. */
let last:
  | (Pick<KitchenSettings, 'hours' | 'timeZone' | 'daysAhead'> & UpcomingSpans & { minute: number })
  | undefined

interface UpcomingSpans {
  readonly spans: readonly OpenSpan[]
  readonly ahead: readonly OpenSpan[]
}

/** An order may be promised for the last day that any owner can allow ordering ahead for, and then be delayed. */
const daysInSight = waitBounds.daysAhead.most + 2

function upcomingSpans({ hours, timeZone, daysAhead }: KitchenSettings, now: Date): UpcomingSpans {
  const thisMinute = Math.floor(now.getTime() / minute)
  const isSame =
    last?.hours === hours &&
    last.timeZone === timeZone &&
    last.daysAhead === daysAhead &&
    last.minute === thisMinute
  if (!last || !isSame) {
    const from = new Date(thisMinute * minute)
    last = {
      hours,
      timeZone,
      daysAhead,
      minute: thisMinute,
      spans: openSpans(hours, timeZone, from, daysInSight),
      ahead: openSpans(hours, timeZone, from, daysAhead),
    }
  }
  return { spans: last.spans, ahead: last.ahead }
}

/** The orders that can no longer be ready on time: the board marks them (R42). */
export async function readLostPromises(db: Database, now: Date): Promise<OrderId[]> {
  const settings = kitchenSettings(await readShopNow(db, now))
  return ordersBehind(await readKitchen(db.read, db.engine, settings, now)).map(({ id }) => id)
}
