// Sets the fulfillment settings of a test's restaurant: those of a fresh install, except what the test changes.
import { cents } from '../domain/basics/money.ts'
import { startingFulfillment } from '../domain/restaurant/starting-settings.ts'
import type { FulfillmentSettings, Zone } from '../domain/restaurant/fulfillment.ts'
import type { Database } from '../server/db/engine/database.ts'
import { replaceSetting } from './change-shop.ts'

export async function setFulfillment(
  db: Database,
  change: Partial<FulfillmentSettings>,
): Promise<FulfillmentSettings> {
  const fulfillmentSettings = { ...startingFulfillment, ...change }
  await replaceSetting(db, 'fulfillmentSettings', fulfillmentSettings)
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
