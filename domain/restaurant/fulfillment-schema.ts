// Fulfillment, that is delivery and pickup (R50, R51, R53): the owner's setting with its checks, and the part that the shop
// gets. A schema gives the type.
import * as z from 'zod/mini'
import { amount, addIssue, validationError, text, wholeNumber, version } from '../basics/form-schema.ts'
import type { Cents } from '../basics/money.ts'
import { fulfillments } from './setting-constants.ts'
import { branded, named, type Wire } from '../basics/values.ts'

export const maxZones = 40
/** In all zones together, because every visitor gets the zones with the menu. */
export const maxZipcodes = 500

export const fulfillment = z.enum(fulfillments)

const upTo1000 = branded<Cents, number>(amount(0, 100_000))
const tooManyZipcodes = { code: 'too-many', of: 'zipcodes', most: maxZipcodes } as const

const zoneFields = {
  /** Five digits each. A ZIP code is in one zone only. */
  zipcodes: z.array(z.string().check(z.regex(/^\d{5}$/))).check(
    z.minLength(1),
    z.maxLength(maxZipcodes, validationError(tooManyZipcodes)),
    z.refine((zipcodes) => new Set(zipcodes).size === zipcodes.length, validationError('twice')),
  ),
  fee: upTo1000,
  /** The smallest subtotal that is delivered. */
  minimumOrder: upTo1000,
  travelMinutes: wholeNumber(5, 240),
}
/** Exported because the office edits each zone in a dialog of its own. */
export const zone = z
  .strictObject({
    /** Only the owner sees the name, to tell the zones apart. */
    name: text(40),
    ...zoneFields,
  })
  .register(named, { id: 'Zone', description: 'Where we deliver to, for which fee.' })

const fulfillmentFields = {
  /** At least one of `delivery` and `pickup` is true. */
  delivery: z.boolean(),
  pickup: z.boolean(),
  /** The fulfillment that the checkout starts with, if both are offered. */
  chosenFirst: fulfillment,
  /** Without zones, the restaurant delivers everywhere without a fee. */
  zones: z
    .array(zone)
    .check(z.maxLength(maxZones, validationError({ code: 'too-many', of: 'zones', most: maxZones }))),
  feeIsTaxed: z.boolean(),
  /** Whether customers must give a phone number. */
  phoneRequired: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}

export const shopFulfillment = z
  .strictObject({ ...fulfillmentFields, zones: z.array(z.strictObject(zoneFields)) })
  .register(named, { id: 'ShopFulfillment', description: 'Pickup and delivery, as customers know them.' })

export const fulfillmentSettings = z.strictObject(fulfillmentFields)

export const savedFulfillment = z
  .strictObject({ ...fulfillmentFields, version })
  .check(({ value, issues }) => {
    if (!value.delivery && !value.pickup) addIssue(issues, ['delivery'], 'missing')
    else if (!value[value.chosenFirst]) addIssue(issues, ['chosenFirst'], 'unknown')
    let zipcodes = 0
    value.zones.forEach((one, at) => {
      const others = value.zones.slice(0, at)
      zipcodes += one.zipcodes.length
      if (zipcodes > maxZipcodes) addIssue(issues, ['zones', at, 'zipcodes'], tooManyZipcodes)
      if (isNameTaken(one.name, others))
        addIssue(issues, ['zones', at, 'name'], { code: 'name-taken', of: 'zone' })
      const taken = findTakenZipcode(one.zipcodes, others)
      if (taken) addIssue(issues, ['zones', at, 'zipcodes'], { code: 'zipcode-taken', ...taken })
    })
  })
  .register(named, { id: 'SavedFulfillment' })

type Zone = Wire<typeof zone>

/** Zone names are unique, because the owner tells the zones apart by name. */
export function isNameTaken(name: string, others: readonly Pick<Zone, 'name'>[]): boolean {
  return others.some((other) => other.name.toLowerCase() === name.trim().toLowerCase())
}

/** The first ZIP code that another zone has already, with that zone's name. */
export function findTakenZipcode(
  zipcodes: readonly string[],
  others: readonly Pick<Zone, 'name' | 'zipcodes'>[],
): { zipcode: string; zone: string } | undefined {
  for (const { name, zipcodes: theirs } of others) {
    const has = new Set(theirs)
    const zipcode = zipcodes.find((one) => has.has(one))
    if (zipcode) return { zipcode, zone: name }
  }
  return undefined
}
