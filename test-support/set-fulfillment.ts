// Sets the ways of a test's restaurant: those of a fresh install, but for what the test is about.
import { sql } from 'kysely'
import { cents } from '../domain/basics/money.ts'
import { startingFulfillment } from '../domain/restaurant/starting-settings.ts'
import type { FulfillmentSettings, Zone } from '../domain/restaurant/fulfillment.ts'
import type { Database } from '../server/db/engine/database.ts'

export async function setFulfillment(
  db: Database,
  change: Partial<FulfillmentSettings>,
): Promise<FulfillmentSettings> {
  const fulfillmentSettings = { ...startingFulfillment, ...change }
  await sql`update settings set value = ${JSON.stringify(fulfillmentSettings)} where name = 'fulfillmentSettings'`.execute(
    db.write,
  )
  return fulfillmentSettings
}

export function zoneOf(zipcode: string, fee: number, minimumOrder = 0): Zone {
  return {
    name: `Around ${zipcode}`,
    zipcodes: [zipcode],
    fee: cents(fee),
    minimumOrder: cents(minimumOrder),
    travelMinutes: 35,
  }
}
