// How an order gets to its customer: delivery or pickup, and in which zone a ZIP code lies.
import type {
  shopFulfillment as shopWaysSchema,
  fulfillment,
  fulfillmentSettings,
  zone,
} from './fulfillment-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents, type Cents } from '../basics/money.ts'
import { fulfillments } from './setting-constants.ts'

export type Fulfillment = Wire<typeof fulfillment>

/** As the owner sets them. */
export type FulfillmentSettings = Wire<typeof fulfillmentSettings>
/** As customers know them. */
export type ShopFulfillment = Wire<typeof shopWaysSchema>
export type Zone = Wire<typeof zone>

/** What a delivery costs and takes. */
export type DeliveryTerms = Pick<Zone, 'fee' | 'minimumOrder' | 'travelMinutes'>

/** Where no zone is set: everywhere. */
const termsEverywhere: DeliveryTerms = { fee: cents(0), minimumOrder: cents(0), travelMinutes: 20 }

/** Undefined where nobody delivers to. A ZIP+4 code lies where its first five digits lie. */
export function deliveryTerms(
  { zones }: Pick<ShopFulfillment, 'zones'>,
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
export function feeOn(
  { feeIsTaxed }: Pick<ShopFulfillment, 'feeIsTaxed'>,
  { fee }: DeliveryTerms,
): DeliveryFee {
  return { amount: fee, isTaxed: feeIsTaxed }
}

export function offeredFulfillments(set: Pick<ShopFulfillment, Fulfillment>): readonly Fulfillment[] {
  return fulfillments.filter((fulfillment) => set[fulfillment])
}

/** The way that a checkout starts with. */
export function initialFulfillment(set: Pick<ShopFulfillment, Fulfillment | 'chosenFirst'>): Fulfillment {
  if (set[set.chosenFirst]) return set.chosenFirst
  return set.delivery ? 'delivery' : 'pickup'
}

/** Without what only the owner reads. */
export function shopFulfillment({ zones, ...rest }: FulfillmentSettings): ShopFulfillment {
  return { ...rest, zones: zones.map(({ name: _name, ...zone }) => zone) }
}
