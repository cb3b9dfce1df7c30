// How orders get to their customers (R50, R51, R53): the setting with its checks, and what the shop is told. A schema gives
// the type.
import * as z from 'zod/mini'
import { amount, complain, fault, text, wholeNumber, version } from '../basics/form-rules.ts'
import type { Cents } from '../basics/money.ts'
import { waysToCustomer } from './setting-constants.ts'
import { branded, named, type Wire } from '../basics/values.ts'

export const mostZones = 40
/** Of all zones together: they go to every visitor with the menu. */
export const mostZipcodes = 500

export const way = z.enum(waysToCustomer)

const upTo1000 = branded<Cents, number>(amount(0, 100_000))
const tooManyZipcodes = { code: 'too-many', of: 'zipcodes', most: mostZipcodes } as const

const zoneFields = {
  /** Of five digits each; in no other zone. */
  zipcodes: z.array(z.string().check(z.regex(/^\d{5}$/))).check(
    z.minLength(1),
    z.maxLength(mostZipcodes, fault(tooManyZipcodes)),
    z.refine((zipcodes) => new Set(zipcodes).size === zipcodes.length, fault('twice')),
  ),
  fee: upTo1000,
  /** Of the subtotal. */
  smallestOrder: upTo1000,
  minutesOnTheRoad: wholeNumber(5, 240),
}
/** The screen edits each in a window of its own. */
export const zone = z
  .strictObject({
    /** For the owner, who tells the zones apart by it; customers never read it. */
    name: text(40),
    ...zoneFields,
  })
  .register(named, { id: 'Zone', description: 'Where we deliver to, for which fee.' })

const waysFields = {
  /** At least one of the two. */
  delivery: z.boolean(),
  pickup: z.boolean(),
  /** Which one the checkout starts with, where both are offered. */
  chosenFirst: way,
  /** None: everywhere, without a fee. */
  zones: z
    .array(zone)
    .check(z.maxLength(mostZones, fault({ code: 'too-many', of: 'zones', most: mostZones }))),
  feeIsTaxed: z.boolean(),
  /** Whether customers must give a phone number. */
  phoneRequired: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}

export const shopWays = z
  .strictObject({ ...waysFields, zones: z.array(z.strictObject(zoneFields)) })
  .register(named, { id: 'ShopWays', description: 'Pickup and delivery, as customers know them.' })

export const ways = z.strictObject(waysFields)

export const savedWays = z
  .strictObject({ ...waysFields, version })
  .check(({ value, issues }) => {
    if (!value.delivery && !value.pickup) complain(issues, ['delivery'], 'missing')
    else if (!value[value.chosenFirst]) complain(issues, ['chosenFirst'], 'unknown')
    let zipcodes = 0
    value.zones.forEach((one, at) => {
      const others = value.zones.slice(0, at)
      zipcodes += one.zipcodes.length
      if (zipcodes > mostZipcodes) complain(issues, ['zones', at, 'zipcodes'], tooManyZipcodes)
      if (isNameTaken(one.name, others))
        complain(issues, ['zones', at, 'name'], { code: 'name-taken', of: 'zone' })
      const taken = findTaken(one.zipcodes, others)
      if (taken) complain(issues, ['zones', at, 'zipcodes'], { code: 'zipcode-taken', ...taken })
    })
  })
  .register(named, { id: 'SavedWays' })

type Zone = Wire<typeof zone>

/** Customers never read a zone's name, but the owner tells the zones apart by it. */
export function isNameTaken(name: string, others: readonly Pick<Zone, 'name'>[]): boolean {
  return others.some((other) => other.name.toLowerCase() === name.trim().toLowerCase())
}

/** The first of the ZIP codes that another zone has, and that zone's name. */
export function findTaken(
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
