// How an order gets to its customer: delivery or pickup, and in which zone a ZIP code lies.
import type { shopWays as shopWaysSchema, way, ways, zone } from './fulfillment-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents, type Cents } from '../basics/money.ts'
import { waysToCustomer } from './setting-constants.ts'

export type Way = Wire<typeof way>

/** As the owner sets them. */
export type Ways = Wire<typeof ways>
/** As customers know them. */
export type ShopWays = Wire<typeof shopWaysSchema>
export type Zone = Wire<typeof zone>

/** What a delivery costs and takes. */
export type DeliveryTerms = Pick<Zone, 'fee' | 'smallestOrder' | 'minutesOnTheRoad'>

/** Where no zone is set: everywhere. */
const termsEverywhere: DeliveryTerms = { fee: cents(0), smallestOrder: cents(0), minutesOnTheRoad: 20 }

/** Undefined where nobody delivers to. A ZIP+4 code lies where its first five digits lie. */
export function deliveryTerms(
  { zones }: Pick<ShopWays, 'zones'>,
  zipcode: string,
): DeliveryTerms | undefined {
  if (zones.length === 0) return termsEverywhere
  return zones.find(({ zipcodes }) => zipcodes.includes(zipcode.slice(0, 5)))
}

/** What a delivery costs, and whether the tax is on it, too. */
export interface DeliveryFee {
  readonly amount: Cents
  readonly isTaxed: boolean
}

/** What the bill of a delivery on these terms has for it. */
export function feeOn({ feeIsTaxed }: Pick<ShopWays, 'feeIsTaxed'>, { fee }: DeliveryTerms): DeliveryFee {
  return { amount: fee, isTaxed: feeIsTaxed }
}

export function offeredWays(set: Pick<ShopWays, Way>): readonly Way[] {
  return waysToCustomer.filter((way) => set[way])
}

/** The way that a checkout starts with. */
export function firstWay(set: Pick<ShopWays, Way | 'chosenFirst'>): Way {
  if (set[set.chosenFirst]) return set.chosenFirst
  return set.delivery ? 'delivery' : 'pickup'
}

/** Without what only the owner reads. */
export function shopWays({ zones, ...rest }: Ways): ShopWays {
  return { ...rest, zones: zones.map(({ name: _name, ...zone }) => zone) }
}
