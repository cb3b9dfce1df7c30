// How orders get to their customers, on the wire: the ways that are offered, and where they are delivered to.
import * as z from 'zod/mini'
import { waysToCustomer } from '../ways.ts'
import { cents, count, named } from './values.ts'

export const way = z.enum(waysToCustomer)

const zoneFields = {
  /** Of five digits each; in no other zone. */
  zipcodes: z.array(z.string().check(z.regex(/^\d{5}$/))),
  fee: cents,
  /** Of the subtotal. */
  smallestOrder: cents,
  minutesOnTheRoad: count,
}
export const zone = z
  .strictObject({
    /** For the owner, who tells the zones apart by it; customers never read it. */
    name: z.string(),
    ...zoneFields,
  })
  .register(named, { id: 'Zone', description: 'Where we deliver to, for which fee.' })

export const waysFields = {
  /** At least one of the two. */
  delivery: z.boolean(),
  pickup: z.boolean(),
  /** Which one the checkout starts with, where both are offered. */
  chosenFirst: way,
  /** None: everywhere, without a fee. */
  zones: z.array(zone),
  feeIsTaxed: z.boolean(),
  /** Whether customers must give a phone number. */
  phoneRequired: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}
export const ways = z.strictObject(waysFields).register(named, { id: 'Ways' })

export const shopWays = z
  .strictObject({ ...waysFields, zones: z.array(z.strictObject(zoneFields)) })
  .register(named, { id: 'ShopWays', description: 'Pickup and delivery, as customers know them.' })

export const officeWaysReply = z
  .strictObject({
    ...waysFields,
    /** Sent back with a change, so that nobody overwrites what they have not seen. */
    version: count,
  })
  .register(named, { id: 'OfficeWaysReply' })
