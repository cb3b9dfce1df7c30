// Fulfillment: delivery or pickup, and the terms of a delivery by ZIP code.
import type {
  shopFulfillment as shopFulfillmentSchema,
  fulfillment,
  fulfillmentSettings,
  zone,
} from './fulfillment-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents, type Cents } from '../basics/money.ts'
import { fulfillments } from './setting-constants.ts'

export type Fulfillment = Wire<typeof fulfillment>

/** The settings as the owner sees them. */
export type FulfillmentSettings = Wire<typeof fulfillmentSettings>
/** The settings as the shop gets them. */
export type ShopFulfillment = Wire<typeof shopFulfillmentSchema>
export type Zone = Wire<typeof zone>

/** What a delivery costs, requires, and how long it takes. */
export type DeliveryTerms = Pick<Zone, 'fee' | 'minimumOrder' | 'travelMinutes'>

/** The terms if no zone is set, for every ZIP code. */
const termsEverywhere: DeliveryTerms = { fee: cents(0), minimumOrder: cents(0), travelMinutes: 20 }

/** Undefined if the restaurant does not deliver there. Only the first five digits of a ZIP+4 code count. */
export function deliveryTerms(
  { zones }: Pick<ShopFulfillment, 'zones'>,
  zipcode: string,
): DeliveryTerms | undefined {
  if (zones.length === 0) return termsEverywhere
  return zones.find(({ zipcodes }) => zipcodes.includes(zipcode.slice(0, 5)))
}

/** What a delivery costs, and whether the fee is taxed. */
export interface DeliveryFee {
  readonly amount: Cents
  readonly isTaxed: boolean
}

/** The fee on the bill of a delivery on these terms. */
export function feeOn(
  { feeIsTaxed }: Pick<ShopFulfillment, 'feeIsTaxed'>,
  { fee }: DeliveryTerms,
): DeliveryFee {
  return { amount: fee, isTaxed: feeIsTaxed }
}

export function offeredFulfillments(set: Pick<ShopFulfillment, Fulfillment>): readonly Fulfillment[] {
  return fulfillments.filter((fulfillment) => set[fulfillment])
}

/** The fulfillment that the checkout starts with. */
export function initialFulfillment(set: Pick<ShopFulfillment, Fulfillment | 'chosenFirst'>): Fulfillment {
  if (set[set.chosenFirst]) return set.chosenFirst
  return set.delivery ? 'delivery' : 'pickup'
}

/** Leaves out the zones' names, which are for the owner only. */
export function shopFulfillment({ zones, ...rest }: FulfillmentSettings): ShopFulfillment {
  return { ...rest, zones: zones.map(({ name: _name, ...zone }) => zone) }
}
