// For the owner's first screen: the facts for the first week's checklist, and the count of unpaid orders.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { diff } from '#domain/basics/diff.ts'
import type { FirstWeekFacts } from '#domain/restaurant/first-week.ts'
import type { Menu, MenuItem } from '#domain/menu/menu.ts'
import { weekdays } from '#domain/basics/days.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { startingFulfillment } from '#domain/restaurant/starting-settings.ts'
import { haveSameClock } from '#domain/basics/time-zone.ts'
import { timeZoneOf } from '#domain/basics/us-time-zones.ts'
import type { FulfillmentSettings } from '#domain/restaurant/fulfillment.ts'
import { readMenu } from '../menu/menu.ts'
import type { Database } from '../engine/database.ts'
import { isHandedOverUnpaid } from '../payments/payments.ts'
import { readSetting } from './settings.ts'
import { readStaff } from '../people/staff.ts'
import { hour } from '#domain/basics/time-units.ts'

/** More names would not fit on a line. */
const mostNamed = 3

/** Without the facts that come from the server's environment. */
export type DatabaseFacts = Omit<FirstWeekFacts, 'cards' | 'mailServer'>

export async function readFirstWeek(db: Database, owner: string, now: Date): Promise<DatabaseFacts> {
  const [restaurant, hours, fulfillmentSettings, menu, staff, order] = await Promise.all([
    readSetting(db.read, 'restaurant'),
    readSetting(db.read, 'hours'),
    readSetting(db.read, 'fulfillmentSettings'),
    readMenu(db, now),
    readStaff(db),
    readFirstOrder(db),
  ])
  const { week, specialDays } = hours.value
  const { delivery, pickup, zones } = fulfillmentSettings.value
  const others = staff.filter(({ username, on }) => on && username !== owner).map(({ name }) => name)
  return {
    asInstalled: asInstalled(restaurant.value, fulfillmentSettings.value, menu),
    name: restaurant.value.name,
    address: restaurant.value.address,
    timeZone: restaurant.value.timeZone,
    addressTimeZone: otherZone(restaurant.value, now),
    taxRate: restaurant.value.taxRate,
    hours: {
      daysOpen: week && weekdays.filter((weekday) => week[weekday].length > 0).length,
      specialDays: specialDays.length,
    },
    fulfillmentSettings: { delivery, pickup, zones: zones.length },
    items: menu.items.length,
    people: { names: others.slice(0, mostNamed), more: Math.max(0, others.length - mostNamed) },
    order,
  }
}

function asInstalled(
  now: Restaurant,
  fulfillmentSettings: FulfillmentSettings,
  menu: Menu,
): FirstWeekFacts['asInstalled'] {
  const at = startingRestaurant()
  const isSame = {
    name: now.name === at.name,
    story: now.words.story.en === at.words.story.en,
    tax: now.taxRate === at.taxRate,
    fulfillmentSettings: diff(startingFulfillment, fulfillmentSettings).length === 0,
    menu: isDeepStrictEqual(menu.items.map(menuCardFacts), startingMenu.items.map(menuCardFacts)),
  }
  return (Object.keys(isSame) as (keyof typeof isSame)[]).filter((thing) => isSame[thing])
}

/** The facts of an item that customers see first. */
function menuCardFacts({ id, name, price }: MenuItem) {
  return { id, name, price }
}

function otherZone({ address, timeZone }: Restaurant, now: Date): string | null {
  const itsOwn = address && timeZoneOf(address.state, address.zipcode)
  return itsOwn && !haveSameClock(itsOwn, timeZone, now) ? itsOwn : null
}

async function readFirstOrder(db: Database): Promise<FirstWeekFacts['order']> {
  const first = await db.read
    .selectFrom('orders')
    .select(['number', 'timestamp'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return first ?? null
}

/** Orders that were handed over and not paid, an hour after their promise (R65). */
export async function countUnpaid(db: Database, now: Date): Promise<number> {
  // By then a driver is back with the money, and a pickup customer has left.
  const before = new Date(now.getTime() - hour).toISOString()
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders
    where ${isHandedOverUnpaid(db)} and ready_by <= ${before}`.execute(db.read)
  return rows[0]?.count ?? 0
}
