// The zones of the proof's restaurant, written into its database, and what a delivery costs there by the owner's own words.
import { cents } from '../domain/money.ts'
import type { OrderRequest } from '../domain/order-form.ts'
import { startingWays } from '../domain/starting-settings.ts'
import type { Zone } from '../domain/ways.ts'
import { onPostgres, onSqlite } from './ledger.ts'
import { noFee, type Fee } from './price-oracle.ts'
import type { Place } from './set-up.ts'

/** In no zone. */
export const foreignZip = '96910'
/** In the zone that only delivers more than anybody orders here. */
export const farZip = '93702'
export const [nearFee, farFee] = [300, 500]
/** What Rosa pays. */
export const toTheDoor: Fee = { amount: nearFee, isTaxed: false }

const zonesWith = (near: number): Zone[] => [
  { name: 'Near', zipcodes: ['93701'], fee: cents(near), smallestOrder: cents(0), minutesOnTheRoad: 20 },
  {
    name: 'Far',
    zipcodes: [farZip],
    fee: cents(farFee),
    smallestOrder: cents(100_000),
    minutesOnTheRoad: 45,
  },
]

/** The server asks its database for the ways of every order. */
export async function drawZones(place: Place, { amount, isTaxed } = toTheDoor): Promise<void> {
  const set = "update settings set value = $1 where name = 'ways'"
  const ways = JSON.stringify({ ...startingWays, zones: zonesWith(amount), feeIsTaxed: isTaxed })
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(set, [ways]))
  else onSqlite(place, (db) => db.prepare(set.replace('$1', '?')).run(ways))
}

/** Nothing at the counter. */
export function feeOf({ way, delivery }: Pick<OrderRequest, 'way' | 'delivery'>): Fee {
  if (way === 'pickup') return noFee
  return delivery?.zipcode === farZip ? { amount: farFee, isTaxed: false } : toTheDoor
}
