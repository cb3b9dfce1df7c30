// Sets the ways of a test's restaurant: those of a fresh install, but for what the test is about.
import { sql } from 'kysely'
import { cents } from '../domain/basics/money.ts'
import { startingWays } from '../domain/restaurant/starting-settings.ts'
import type { Ways, Zone } from '../domain/restaurant/fulfillment.ts'
import type { Database } from '../server/db/engine/database.ts'

export async function setWays(db: Database, change: Partial<Ways>): Promise<Ways> {
  const ways = { ...startingWays, ...change }
  await sql`update settings set value = ${JSON.stringify(ways)} where name = 'ways'`.execute(db.write)
  return ways
}

export function zoneOf(zipcode: string, fee: number, smallestOrder = 0): Zone {
  return {
    name: `Around ${zipcode}`,
    zipcodes: [zipcode],
    fee: cents(fee),
    smallestOrder: cents(smallestOrder),
    minutesOnTheRoad: 35,
  }
}
